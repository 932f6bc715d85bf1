"""How fast the server is: scripted clients on this machine play at many tables.

Everything is measured in one run, beside an echo server on the same sockets and bare commits to
the same kind of database, so that the ratios say something on any machine.
"""
