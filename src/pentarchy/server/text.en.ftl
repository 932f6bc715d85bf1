# What the server says at a table.
