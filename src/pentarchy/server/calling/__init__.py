"""Calling people back to tables that wait for them: by push, e-mail and webhook.

`waiting` finds out whom a table waits for and who has not seen it, and keeps that as rows;
`outbox` makes letters of rows that are due and sends them; `channels` is where letters go to, as
each person has asked for; `mail`, `push` and `outside` are the ways there. Everything that must
not happen twice is a row that only one process can take.
"""
