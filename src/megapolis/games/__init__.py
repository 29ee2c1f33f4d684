"""One folder a box. `megapolis.shelf` finds them."""
