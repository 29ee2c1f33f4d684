"""A network's forward pass without any library, for places where onnxruntime does not run, such as a browser.

Positions that are judged together mostly come from the same one, and their rows differ in few numbers. So the first
layer, by far the largest, is not computed anew for every row: only what differs from the row before is added. Numbers
of 64 bits keep that exact to far more digits than a network of 32 bits has.
"""

from __future__ import annotations

from math import exp
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i16, i64


@final
class Layer:
    """A dense layer. Its weights lie input by input, one for each output."""

    def __init__(self, weights: vec[float], biases: vec[float]) -> None:
        self.weights = weights
        self.biases = biases
        self.outputs: i64 = i64(len(biases))
        self.inputs: i64 = i64(len(weights)) // self.outputs

    def add(self, number: float, place: i64, target: vec[float]) -> None:
        """Add what an input of this much does to all outputs."""
        weights, start = self.weights, place * self.outputs
        for i in range(self.outputs):
            target[i] = target[i] + number * weights[start + i]

    def run(self, source: vec[float], target: vec[float]) -> None:
        """The outputs of all inputs. Many are 0, after a layer that answers nothing negative."""
        biases = self.biases
        for i in range(self.outputs):
            target[i] = biases[i]
        for place in range(self.inputs):
            number = source[place]
            if number != 0.0:
                self.add(number, place, target)


@final
class Forward:
    """A network: what it reads of a row, one or two hidden layers beyond the first, and what it answers.

    With a third hidden layer, which is added to the first, it answers a policy, points and wins; else one value.
    """

    def __init__(
        self, reads: vec[i64], names: vec[i64], amounts: i64, layers: list[Layer], centres: vec[float]
    ) -> None:
        # Of each input the place in a row; the first `amounts` are read as they are, the others are 1 at a name.
        self.reads = reads
        self.names = names
        self.amounts = amounts
        self.layers = layers
        # The points that each share of a seat's answer stands for.
        self.centres = centres
        self.inputs = zeros(i64(len(reads)))
        first = layers[0]
        self.sums = zeros(first.outputs)
        for i in range(first.outputs):
            self.sums[i] = first.biases[i]

    def run(self, rows: vec[i16], width: i64, count: i64) -> list[vec[float]]:
        """The answers to so many rows: each a number, or so many numbers, for every row."""
        layers = self.layers
        hidden, middle = zeros(layers[0].outputs), zeros(layers[1].outputs)
        if len(layers) == 3:
            values, value = vec[float](capacity=count), zeros(1)
            for at in range(count):
                self.read(rows, at * width)
                rectify(self.sums, hidden)
                layers[1].run(hidden, middle)
                rectify(middle, middle)
                layers[2].run(middle, value)
                values = append(values, value[0])
            return [values]
        seats = layers[5].outputs
        policy, points, wins = vec[float](capacity=count), vec[float](), vec[float]()
        last, logit, binned, odds = zeros(layers[2].outputs), zeros(1), zeros(layers[4].outputs), zeros(seats)
        for at in range(count):
            self.read(rows, at * width)
            rectify(self.sums, hidden)
            layers[1].run(hidden, middle)
            rectify(middle, middle)
            layers[2].run(middle, last)
            for i in range(layers[2].outputs):
                last[i] = last[i] + hidden[i]
            rectify(last, last)
            layers[3].run(last, logit)
            policy = append(policy, logit[0])
            layers[4].run(last, binned)
            layers[5].run(last, odds)
            for seat in range(seats):
                points = append(points, mean_of(binned, seat * i64(len(self.centres)), self.centres))
                wins = append(wins, 1.0 / (1.0 + exp(-odds[seat])))
        return [policy, points, wins]

    def read(self, rows: vec[i16], start: i64) -> None:
        """Bring the sums of the first layer from the row before to this one."""
        first, inputs, reads, names = self.layers[0], self.inputs, self.reads, self.names
        for place in range(i64(len(reads))):
            read = i64(rows[start + reads[place]])
            number = 0.0
            if place < self.amounts:
                number = float(read)
            elif read == names[place]:
                number = 1.0
            if number != inputs[place]:
                first.add(number - inputs[place], place, self.sums)
                inputs[place] = number


def zeros(count: i64) -> vec[float]:
    """So many zeros."""
    out = vec[float](capacity=count)
    for _zero in range(count):
        out = append(out, 0.0)
    return out


def rectify(source: vec[float], target: vec[float]) -> None:
    """Copy numbers, 0 in the place of negative ones."""
    for i in range(i64(len(source))):
        target[i] = source[i] if source[i] > 0.0 else 0.0


def mean_of(logits: vec[float], start: i64, centres: vec[float]) -> float:
    """The mean of some centres, each with the share that its logit stands for."""
    highest = logits[start]
    for i in range(i64(len(centres))):
        highest = max(highest, logits[start + i])
    whole, out = 0.0, 0.0
    for i in range(i64(len(centres))):
        share = exp(logits[start + i] - highest)
        whole += share
        out += share * centres[i]
    return out / whole
