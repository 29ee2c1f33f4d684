"""The network: what a position of Next Station is still to bring, in points; and its file for onnxruntime."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import onnx
import torch
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper
from torch import nn

from megapolis.engine.observation import Slice

POINTS = 30.0
"""The network's own unit."""
UNUSED = ("seat0.points", "seat0.best")
"""They depend on who else plays; what is still to come does not."""


class Network(nn.Module):
    """Three layers over the observation of one seat."""

    def __init__(self, slices: list[Slice], width: int = 384, second: int = 64) -> None:
        super().__init__()
        size = slices[-1].offset + slices[-1].size
        scale = torch.zeros(size)
        for each in slices:
            if each.name not in UNUSED:
                scale[each.offset : each.offset + each.size] = 1 / each.high
        self.scale: torch.Tensor
        self.register_buffer("scale", scale)
        self.first = nn.Linear(size, width)
        self.second = nn.Linear(width, second)
        self.last = nn.Linear(second, 1)
        # At first nothing is still to come: the player starts as one who takes the most points at once.
        nn.init.zeros_(self.last.weight)
        nn.init.zeros_(self.last.bias)

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        """Points still to come, for rows of whole numbers."""
        hidden = torch.relu(self.first(rows.float() * self.scale))
        out: torch.Tensor = self.last(torch.relu(self.second(hidden))).squeeze(-1) * POINTS
        return out


def export(network: Network, live: NDArray[np.bool_], path: Path) -> None:
    """Writes the network as ONNX: `rows` (int16) to `values`. Weights are halved in size; dead inputs are left out."""
    weights = {name: value.detach().cpu().float().numpy() for name, value in network.state_dict().items()}
    columns = np.flatnonzero(live & (weights["scale"] != 0))
    first = (weights["first.weight"] * weights["scale"])[:, columns].T
    tensors = {
        "columns": columns.astype(np.int64),
        "w1": first.astype(np.float16),
        "b1": weights["first.bias"].astype(np.float16),
        "w2": weights["second.weight"].T.astype(np.float16),
        "b2": weights["second.bias"].astype(np.float16),
        "w3": (weights["last.weight"].T * POINTS).astype(np.float16),
        "b3": (weights["last.bias"] * POINTS).astype(np.float16),
    }
    nodes = [
        helper.make_node("Cast", [name], [name + "f"], to=TensorProto.FLOAT) for name in tensors if name[0] in "wb"
    ]
    nodes += [
        helper.make_node("Gather", ["rows", "columns"], ["live"], axis=1),
        helper.make_node("Cast", ["live"], ["x"], to=TensorProto.FLOAT),
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
        "next_station",
        [helper.make_tensor_value_info("rows", TensorProto.INT16, ["positions", len(weights["scale"])])],
        [helper.make_tensor_value_info("values", TensorProto.FLOAT, ["positions"])],
        [numpy_helper.from_array(np.ascontiguousarray(array), name) for name, array in tensors.items()],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    onnx.checker.check_model(model)
    path.write_bytes(model.SerializeToString())
