"""What goes over the wire, by HTTP and by the socket: the types of which the page's own are made."""
