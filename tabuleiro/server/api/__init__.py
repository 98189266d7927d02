"""The HTTP interface: the door, the requests and the WebSocket."""
