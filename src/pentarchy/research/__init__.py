"""Environments, observations and data sets for research; needs the extra `research`.

Nothing here knows a title: all is made from what a game declares, its views and its action table.
"""
