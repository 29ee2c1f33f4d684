"""The twelve synergies, one a module, behind the interface in `synergy.py`; `registry.py` lists them."""
