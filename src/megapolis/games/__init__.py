"""One folder a box. `megapolis.catalog` finds them."""
