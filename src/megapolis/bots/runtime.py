"""Where networks run: onnxruntime on a machine that has it, and the own forward pass elsewhere, as in a browser."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Protocol

from librt.vecs import vec
from mypy_extensions import i16, i64

from megapolis.bots.networks.forward import Forward, Layer
from megapolis.bots.onnx_file import Tensor, read_onnx

WITH_POLICY = 6
"""So many layers has a network that answers a policy, points and wins; one that answers a value has three."""


class Runtime(Protocol):
    """A network that is ready to be asked."""

    width: int
    """How many numbers a row has."""
    has_policy: bool
    """Whether it answers a policy, points and wins; else one value."""

    def run(self, rows: vec[i16], count: int) -> list[vec[float]]:
        """What it answers to so many rows."""


class Onnxruntime:
    """A network run by onnxruntime, in one thread."""

    def __init__(self, model: bytes) -> None:
        import onnxruntime

        settings = onnxruntime.SessionOptions()
        # A decision is a handful of small products: threads would cost more than they bring.
        settings.intra_op_num_threads = 1
        settings.inter_op_num_threads = 1
        self.session = onnxruntime.InferenceSession(model, settings, providers=["CPUExecutionProvider"])
        self.width: int = self.session.get_inputs()[0].shape[1]
        self.has_policy = len(self.session.get_outputs()) > 1

    def run(self, rows: vec[i16], count: int) -> list[vec[float]]:
        """What it answers to so many rows."""
        import numpy as np

        given = np.asarray(memoryview(rows))[: count * self.width].reshape(count, self.width)
        answers = self.session.run(None, {"rows": given})
        return [vec[float](answer.ravel().tolist()) for answer in answers]


class OwnRuntime:
    """A network run by nothing but this program."""

    def __init__(self, model: bytes) -> None:
        found, self.width = read_onnx(model)
        count = sum(name.startswith("w") for name in found)
        self.has_policy = count == WITH_POLICY
        layers = [Layer(_floats(found[f"w{at}"]), _floats(found[f"b{at}"])) for at in range(1, count + 1)]
        amounts, places, names = (found[name].numbers for name in ("amounts", "places", "names"))
        self.forward = Forward(
            vec[i64]([*map(int, amounts), *map(int, places)]),
            vec[i64]([0] * len(amounts) + [int(name) for name in names]),
            i64(len(amounts)),
            layers,
            _floats(found["centres"]) if self.has_policy else vec[float](),
        )

    def run(self, rows: vec[i16], count: int) -> list[vec[float]]:
        """What it answers to so many rows."""
        return self.forward.run(rows, i64(self.width), i64(count))


def _floats(tensor: Tensor) -> vec[float]:
    return vec[float](list(tensor.numbers))


def open_network(model: bytes) -> Runtime:
    """A network, run by the fastest that is here."""
    return OwnRuntime(model) if find_spec("onnxruntime") is None else Onnxruntime(model)
