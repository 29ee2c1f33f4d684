"""Reads the numbers out of a network's file: as much of ONNX as the own forward pass needs."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import NamedTuple

VARINT, EIGHT_BYTES, BYTES, FOUR_BYTES = 0, 1, 2, 5
"""How a field of a message is written."""
LETTERS = {1: "f", 7: "q", 10: "e"}
"""The kinds of numbers in these files, as `struct` names them: of 32 bits, whole ones, and of 16 bits."""
SIZES = {EIGHT_BYTES: 8, FOUR_BYTES: 4}
GRAPH, INITIALIZER, INPUT = 7, 5, 11
KIND, NAME, RAW = 2, 8, 9


class Tensor(NamedTuple):
    """The numbers that a network has learned, or reads at: those of a row, then those of the next."""

    name: str
    numbers: tuple[float, ...]


def read_onnx(model: bytes) -> tuple[dict[str, Tensor], int]:
    """All tensors of a network by name, and how many numbers it reads of a position."""
    [graph] = _all(model, GRAPH)
    tensors = [_tensor(each) for each in _all(graph, INITIALIZER)]
    [given] = _all(graph, INPUT)
    # Down to the second dimension: type, tensor, shape, dimension, value.
    [kind] = _all(given, 2)
    [tensor] = _all(kind, 1)
    [shape] = _all(tensor, 2)
    _, dimension = _all(shape, 1)
    [width] = [value for field, value in _fields(dimension) if field == 1 and isinstance(value, int)]
    return {tensor.name: tensor for tensor in tensors}, width


def _tensor(message: bytes) -> Tensor:
    found = dict(_fields(message))
    name, kind, raw = found[NAME], found[KIND], found.get(RAW, b"")
    assert isinstance(name, bytes)
    assert isinstance(kind, int)
    assert isinstance(raw, bytes)
    letter = LETTERS[kind]
    return Tensor(name.decode(), struct.unpack(f"<{len(raw) // struct.calcsize(letter)}{letter}", raw))


def _all(message: bytes, wanted: int) -> list[bytes]:
    """The messages in a field of a message."""
    return [value for field, value in _fields(message) if field == wanted and isinstance(value, bytes)]


def _fields(message: bytes) -> Iterator[tuple[int, int | bytes]]:
    at = 0
    while at < len(message):
        key, at = _varint(message, at)
        field, written = key >> 3, key & 7
        if written == VARINT:
            number, at = _varint(message, at)
            yield field, number
            continue
        if written == BYTES:
            size, at = _varint(message, at)
        else:
            size = SIZES[written]
        yield field, message[at : at + size]
        at += size


def _varint(message: bytes, at: int) -> tuple[int, int]:
    out = shift = 0
    while True:
        byte = message[at]
        out |= (byte & 127) << shift
        at, shift = at + 1, shift + 7
        if byte < 128:
            return out, at
