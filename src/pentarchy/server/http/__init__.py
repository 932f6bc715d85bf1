"""The HTTP part: a thin layer over the services."""
