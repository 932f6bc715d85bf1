"""The five games. One folder holds one game whole; no title knows another."""
