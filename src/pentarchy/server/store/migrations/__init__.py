"""The history of the database's shape, one file a change, in `versions`."""
