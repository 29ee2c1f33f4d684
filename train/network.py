"""The one network shape, and its file for onnxruntime.

It reads what the seat that moved last sees of a position, and answers three things: how likely a good player goes
there (a logit, to be compared with those of the other ways to go on), how the final points of each seat, its own
first, will differ from the heuristics' baseline (a distribution), and each seat's outcome as a probability to win.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import onnx
import torch
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper
from torch import nn

from megapolis.engine.core.observation import Slice
from subjects import Subject

BINS = 41
"""Into how many steps the range of points is divided."""


class Answers(NamedTuple):
    """What the network says of positions."""

    policy: torch.Tensor
    bins: torch.Tensor
    """Logits of the points' distribution, by seat."""
    wins: torch.Tensor
    """Logits of each seat's probability to win."""


class Network(nn.Module):
    """Two layers and a residual block over what a seat sees, then a head for each answer."""

    def __init__(self, slices: list[Slice], subject: Subject, width: int = 384) -> None:
        super().__init__()
        size = slices[-1].offset + slices[-1].size
        self.seats = subject.seats
        scale = torch.zeros(size)
        # Numbers that are names: where each stands, and which name a feature asks about.
        places, names = [], []
        for each in slices:
            span = range(each.offset, each.offset + each.size)
            if each.name in subject.spelled:
                places += [place for place in span for _ in range(each.high)]
                names += [name for _ in span for name in range(1, each.high + 1)]
            elif subject.reads(each):
                # Amounts are mostly far below the highest: divided by it, they would be too small to learn from.
                scale[span.start : span.stop] = 1 / math.sqrt(each.high)
        self.scale: torch.Tensor
        self.places: torch.Tensor
        self.names: torch.Tensor
        self.centres: torch.Tensor
        self.register_buffer("scale", scale)
        self.register_buffer("places", torch.tensor(places, dtype=torch.int64), persistent=False)
        self.register_buffer("names", torch.tensor(names, dtype=torch.int16), persistent=False)
        self.register_buffer("centres", torch.linspace(*subject.points, BINS), persistent=False)
        self.first = nn.Linear(size + len(places), width)
        self.second = nn.Linear(width, width // 2)
        self.third = nn.Linear(width // 2, width)
        self.policy = nn.Linear(width, 1)
        self.bins = nn.Linear(width, self.seats * BINS)
        self.wins = nn.Linear(width, self.seats)
        # At first all positions are alike, so the heuristics decide.
        for head in (self.policy, self.bins, self.wins):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)

    def features(self, rows: torch.Tensor) -> torch.Tensor:
        """Rows of whole numbers as the first layer reads them."""
        amounts = rows.float() * self.scale
        if not len(self.places):
            return amounts
        return torch.cat([amounts, (rows[:, self.places] == self.names).float()], dim=1)

    def forward(self, rows: torch.Tensor) -> Answers:
        """What it says of rows of whole numbers."""
        hidden = torch.relu(self.first(self.features(rows)))
        hidden = torch.relu(hidden + self.third(torch.relu(self.second(hidden))))
        bins = self.bins(hidden).reshape(len(rows), self.seats, BINS)
        return Answers(self.policy(hidden).squeeze(-1), bins, self.wins(hidden))

    def judge(self, rows: torch.Tensor) -> torch.Tensor:
        """Logit, expected points beyond the baseline and probability to win of each seat, side by side."""
        answers = self(rows)
        points = torch.softmax(answers.bins, dim=-1) @ self.centres
        return torch.cat([answers.policy[:, None], points, torch.sigmoid(answers.wins)], dim=1)

    def read_file(self, path: Path) -> torch.Tensor:
        """Take over the weights of an exported network; tells which features it knows: all others count for nothing."""
        model = onnx.load(str(path))
        kept = {tensor.name: torch.tensor(numpy_helper.to_array(tensor)) for tensor in model.graph.initializer}
        kept = {name: value.float() if name[0] in "wb" else value for name, value in kept.items()}
        asked = {pair: at for at, pair in enumerate(zip(self.places.tolist(), self.names.tolist(), strict=True))}
        pairs = zip(kept["places"].tolist(), kept["names"].tolist(), strict=True)
        spelled = [len(self.scale) + asked[place, int(name)] for place, name in pairs]
        columns = torch.cat([kept["amounts"], torch.tensor(spelled, dtype=torch.int64)])
        factor = torch.cat([self.scale[kept["amounts"]], torch.ones(len(spelled))])
        live = torch.zeros(self.first.in_features, dtype=torch.bool)
        live[columns] = True
        with torch.no_grad():
            self.first.weight.zero_()
            self.first.weight[:, columns] = (kept["w1"] / factor[:, None]).T
            self.first.bias.copy_(kept["b1"])
            for number, layer in enumerate((self.second, self.third, self.policy, self.bins, self.wins), 2):
                layer.weight.copy_(kept[f"w{number}"].T)
                layer.bias.copy_(kept[f"b{number}"])
        return live

    def two_hot(self, points: torch.Tensor) -> torch.Tensor:
        """Points as a distribution over the two nearest bins."""
        low, step = self.centres[0], self.centres[1] - self.centres[0]
        at = ((points - low) / step).clamp(0, BINS - 1.001)
        lower = at.long()
        upper = at - lower
        out = torch.zeros((*points.shape, BINS), device=points.device)
        out.scatter_(-1, lower[..., None], (1 - upper)[..., None])
        out.scatter_(-1, lower[..., None] + 1, upper[..., None])
        return out


class Teacher(nn.Module):
    """A network that answers points beyond the baseline alone, from its file: one to begin with."""

    def __init__(self, path: Path, seats: int) -> None:
        super().__init__()
        model = onnx.load(str(path))
        self.seats = seats
        for tensor in model.graph.initializer:
            self.register_buffer(tensor.name, torch.tensor(numpy_helper.to_array(tensor)))

    def judge(self, rows: torch.Tensor) -> torch.Tensor:
        """The same as `Network.judge`; of outcomes and policy it knows nothing."""
        part = {name: value.float() if name[0] in "wb" else value for name, value in self.named_buffers()}
        asked = (rows[:, part["places"]] == part["names"]).float()
        hidden = torch.cat([rows[:, part["amounts"]].float(), asked], dim=1)
        hidden = torch.relu(hidden @ part["w1"] + part["b1"])
        values = torch.relu(hidden @ part["w2"] + part["b2"]) @ part["w3"] + part["b3"]
        out = torch.zeros((len(rows), 1 + 2 * self.seats), device=rows.device)
        out[:, 1:2] = values
        return out


def export(network: Network, live: NDArray[np.bool_], path: Path) -> None:
    """Write the network as ONNX: `rows` (int16) to `policy`, `points` and `wins`.

    Weights are halved in size; dead features are left out. `live`: the features that ever were something else than 0.
    """
    weights = {name: value.detach().cpu().float().numpy() for name, value in network.state_dict().items()}
    size, seats = len(weights["scale"]), network.seats
    amounts = np.flatnonzero(live[:size] & (weights["scale"] != 0))
    spelled = np.flatnonzero(live[size:])
    first = weights["first.weight"]
    tensors: dict[str, Any] = {
        "amounts": amounts.astype(np.int64),
        "places": network.places.cpu().numpy()[spelled],
        "names": network.names.cpu().numpy()[spelled].astype(np.float32),
        "w1": np.concatenate([(first[:, :size] * weights["scale"])[:, amounts], first[:, size:][:, spelled]], axis=1).T,
        "b1": weights["first.bias"],
    }
    for number, name in enumerate(("second", "third", "policy", "bins", "wins"), 2):
        tensors[f"w{number}"] = weights[f"{name}.weight"].T
        tensors[f"b{number}"] = weights[f"{name}.bias"]
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
        helper.make_node("Gemm", ["r2", "w3f", "b3f"], ["h3"]),
        helper.make_node("Add", ["r1", "h3"], ["s3"]),
        helper.make_node("Relu", ["s3"], ["r3"]),
        helper.make_node("Gemm", ["r3", "w4f", "b4f"], ["logit"]),
        helper.make_node("Squeeze", ["logit", "axis"], ["policy"]),
        helper.make_node("Gemm", ["r3", "w5f", "b5f"], ["flat"]),
        helper.make_node("Reshape", ["flat", "shape"], ["binned"]),
        helper.make_node("Softmax", ["binned"], ["shares"], axis=2),
        helper.make_node("MatMul", ["shares", "centres"], ["points"]),
        helper.make_node("Gemm", ["r3", "w6f", "b6f"], ["odds"]),
        helper.make_node("Sigmoid", ["odds"], ["wins"]),
    ]
    tensors["axis"] = np.array([1], np.int64)
    tensors["shape"] = np.array([-1, seats, BINS], np.int64)
    tensors["centres"] = network.centres.cpu().float().numpy()
    graph = helper.make_graph(
        nodes,
        "megapolis",
        [helper.make_tensor_value_info("rows", TensorProto.INT16, ["positions", size])],
        [
            helper.make_tensor_value_info("policy", TensorProto.FLOAT, ["positions"]),
            helper.make_tensor_value_info("points", TensorProto.FLOAT, ["positions", seats]),
            helper.make_tensor_value_info("wins", TensorProto.FLOAT, ["positions", seats]),
        ],
        [numpy_helper.from_array(np.ascontiguousarray(array), name) for name, array in tensors.items()],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    onnx.checker.check_model(model)
    path.write_bytes(model.SerializeToString())
