"""The network: what a position is still to bring, in points; and its file for onnxruntime."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import onnx
import torch
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper
from torch import nn

from megapolis.engine.core.observation import Slice
from subjects import Subject

POINTS = 30.0
"""The network's own unit."""


class Network(nn.Module):
    """Three layers over what a seat sees."""

    def __init__(self, slices: list[Slice], subject: Subject, width: int = 384, second: int = 64) -> None:
        super().__init__()
        size = slices[-1].offset + slices[-1].size
        scale = torch.zeros(size)
        # Numbers that are names: where each stands, and which name a feature asks about.
        places, names = [], []
        for each in slices:
            span = range(each.offset, each.offset + each.size)
            if each.name in subject.spelled:
                places += [place for place in span for _ in range(each.high)]
                names += [name for _ in span for name in range(1, each.high + 1)]
            elif each.name not in subject.unused:
                scale[span.start : span.stop] = 1 / each.high
        self.scale: torch.Tensor
        self.places: torch.Tensor
        self.names: torch.Tensor
        self.register_buffer("scale", scale)
        self.register_buffer("places", torch.tensor(places, dtype=torch.int64), persistent=False)
        self.register_buffer("names", torch.tensor(names, dtype=torch.int16), persistent=False)
        self.first = nn.Linear(size + len(places), width)
        self.second = nn.Linear(width, second)
        self.last = nn.Linear(second, 1)
        # At first nothing is still to come: the player starts as one who takes the most points at once.
        nn.init.zeros_(self.last.weight)
        nn.init.zeros_(self.last.bias)

    def features(self, rows: torch.Tensor) -> torch.Tensor:
        """Rows of whole numbers as the first layer reads them."""
        amounts = rows.float() * self.scale
        if not len(self.places):
            return amounts
        return torch.cat([amounts, (rows[:, self.places] == self.names).float()], dim=1)

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        """Points still to come, for rows of whole numbers."""
        hidden = torch.relu(self.first(self.features(rows)))
        out: torch.Tensor = self.last(torch.relu(self.second(hidden))).squeeze(-1) * POINTS
        return out


def export(network: Network, live: NDArray[np.bool_], path: Path) -> None:
    """Writes the network as ONNX: `rows` (int16) to `values`. Weights are halved in size; dead features are left out.

    `live`: the features that ever were something else than 0.
    """
    weights = {name: value.detach().cpu().float().numpy() for name, value in network.state_dict().items()}
    size = len(weights["scale"])
    amounts = np.flatnonzero(live[:size] & (weights["scale"] != 0))
    spelled = np.flatnonzero(live[size:])
    first = weights["first.weight"]
    tensors = {
        "amounts": amounts.astype(np.int64),
        "places": network.places.cpu().numpy()[spelled],
        "names": network.names.cpu().numpy()[spelled].astype(np.float32),
        "w1": np.concatenate([(first[:, :size] * weights["scale"])[:, amounts], first[:, size:][:, spelled]], axis=1).T,
        "b1": weights["first.bias"],
        "w2": weights["second.weight"].T,
        "b2": weights["second.bias"],
        "w3": weights["last.weight"].T * POINTS,
        "b3": weights["last.bias"] * POINTS,
    }
    halved = [name for name in tensors if name[0] in "wb"]
    for name in halved:
        tensors[name] = tensors[name].astype(np.float16)
    nodes = [helper.make_node("Cast", [name], [name + "f"], to=TensorProto.FLOAT) for name in halved]
    nodes += [
        helper.make_node("Cast", ["rows"], ["numbers"], to=TensorProto.FLOAT),
        helper.make_node("Gather", ["numbers", "amounts"], ["given"], axis=1),
        helper.make_node("Gather", ["numbers", "places"], ["asked"], axis=1),
        helper.make_node("Equal", ["asked", "names"], ["named"]),
        helper.make_node("Cast", ["named"], ["ones"], to=TensorProto.FLOAT),
        helper.make_node("Concat", ["given", "ones"], ["x"], axis=1),
        helper.make_node("Gemm", ["x", "w1f", "b1f"], ["h1"]),
        helper.make_node("Relu", ["h1"], ["r1"]),
        helper.make_node("Gemm", ["r1", "w2f", "b2f"], ["h2"]),
        helper.make_node("Relu", ["h2"], ["r2"]),
        helper.make_node("Gemm", ["r2", "w3f", "b3f"], ["out"]),
        helper.make_node("Squeeze", ["out", "axis"], ["values"]),
    ]
    tensors["axis"] = np.array([1], np.int64)
    graph = helper.make_graph(
        nodes,
        "megapolis",
        [helper.make_tensor_value_info("rows", TensorProto.INT16, ["positions", size])],
        [helper.make_tensor_value_info("values", TensorProto.FLOAT, ["positions"])],
        [numpy_helper.from_array(np.ascontiguousarray(array), name) for name, array in tensors.items()],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    onnx.checker.check_model(model)
    path.write_bytes(model.SerializeToString())
