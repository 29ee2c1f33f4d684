/* What compiled code calls instead of plain functions of engine/core: see `PRIMITIVES` in tools/compile.py.

   mypyc includes this file before anything else, so vecs come in as their items and length. A place outside a vec is an
   IndexError, as in the plain functions. */
#pragma once
#if defined(__GNUC__) && !defined(__clang__)
/* Entry points stay where GCC compiles a group as a whole program. */
#define PyMODINIT_FUNC __attribute__((externally_visible, visibility("default"))) PyObject *
#endif
#include <Python.h>
#include <stdint.h>
#include <string.h>

#define megapolis_bit(at) ((int64_t)1 << (at))

/* Eight numbers at once, at any address. */
typedef int16_t megapolis_eight __attribute__((vector_size(16), aligned(2), may_alias));

/* For each byte, its bits as eight numbers. */
#define MEGAPOLIS_BITS(b) \
    {(b) & 1, (b) >> 1 & 1, (b) >> 2 & 1, (b) >> 3 & 1, (b) >> 4 & 1, (b) >> 5 & 1, (b) >> 6 & 1, (b) >> 7 & 1}
#define MEGAPOLIS_BITS_4(b) \
    MEGAPOLIS_BITS(b), MEGAPOLIS_BITS((b) + 1), MEGAPOLIS_BITS((b) + 2), MEGAPOLIS_BITS((b) + 3)
#define MEGAPOLIS_BITS_16(b) \
    MEGAPOLIS_BITS_4(b), MEGAPOLIS_BITS_4((b) + 4), MEGAPOLIS_BITS_4((b) + 8), MEGAPOLIS_BITS_4((b) + 12)
#define MEGAPOLIS_BITS_64(b) \
    MEGAPOLIS_BITS_16(b), MEGAPOLIS_BITS_16((b) + 16), MEGAPOLIS_BITS_16((b) + 32), MEGAPOLIS_BITS_16((b) + 48)
static const int16_t megapolis_bytes[256][8] __attribute__((aligned(16), unused)) = {
    MEGAPOLIS_BITS_64(0), MEGAPOLIS_BITS_64(64), MEGAPOLIS_BITS_64(128), MEGAPOLIS_BITS_64(192)};

static int __attribute__((noinline, cold, unused)) megapolis_outside(void) {
    PyErr_SetString(PyExc_IndexError, "index out of range");
    return -1;
}

static inline int megapolis_in_vec(Py_ssize_t len, int64_t at, int64_t count) {
    return at >= 0 && count >= 0 && at <= len - count;
}

static inline int megapolis_put_bits(int16_t *items, Py_ssize_t len, int64_t at, int64_t members) {
    uint64_t rest = (uint64_t)members;
    if (rest == 0) return 0;
    if (!megapolis_in_vec(len, at, 64 - __builtin_clzll(rest))) return megapolis_outside();
    int16_t *place = items + at;
    int16_t *last = items + len - 8;
    for (; rest; rest >>= 8, place += 8) {
        unsigned byte = rest & 255;
        if (byte == 0) continue;
        if (__builtin_expect(place <= last, 1)) {
            /* What follows the set may have been written before it. */
            *(megapolis_eight *)place |= *(const megapolis_eight *)megapolis_bytes[byte];
        } else {
            for (; byte; byte &= byte - 1) place[__builtin_ctz(byte)] = 1;
        }
    }
    return 0;
}

static inline int megapolis_put_one(int16_t *items, Py_ssize_t len, int64_t at, int64_t which, int64_t count) {
    if (which < 0 || which >= count) return 0;
    if (!megapolis_in_vec(len, at + which, 1)) return megapolis_outside();
    items[at + which] = 1;
    return 0;
}

static inline int megapolis_put_number(int16_t *items, Py_ssize_t len, int64_t at, int64_t value, int64_t high) {
    if (!megapolis_in_vec(len, at, 1)) return megapolis_outside();
    items[at] = (int16_t)(value > high ? high : value < -high ? -high : value);
    return 0;
}

static inline int megapolis_clear(int16_t *items, Py_ssize_t len, int64_t at, int64_t count) {
    if (!megapolis_in_vec(len, at, count)) return megapolis_outside();
    memset(items + at, 0, (size_t)count * sizeof(int16_t));
    return 0;
}

static inline int megapolis_copy(
    int16_t *items, Py_ssize_t len, int64_t at, const int16_t *source, Py_ssize_t source_len, int64_t start, int64_t count
) {
    if (!megapolis_in_vec(len, at, count) || !megapolis_in_vec(source_len, start, count)) return megapolis_outside();
    memcpy(items + at, source + start, (size_t)count * sizeof(int16_t));
    return 0;
}

static inline int megapolis_widen(
    int16_t *items, Py_ssize_t len, int64_t at, const uint8_t *source, Py_ssize_t source_len, int64_t start, int64_t count
) {
    if (!megapolis_in_vec(len, at, count) || !megapolis_in_vec(source_len, start, count)) return megapolis_outside();
    for (int64_t step = 0; step < count; step++) items[at + step] = source[start + step];
    return 0;
}

#define megapolis_see_bits(out, at, members) megapolis_put_bits((out).items, (out).len, at, members)
#define megapolis_see_one(out, at, which, count) megapolis_put_one((out).items, (out).len, at, which, count)
#define megapolis_see_number(out, at, value, high) megapolis_put_number((out).items, (out).len, at, value, high)
#define megapolis_clear_numbers(out, at, count) megapolis_clear((out).items, (out).len, at, count)
#define megapolis_copy_numbers(out, at, source, start, count) \
    megapolis_copy((out).items, (out).len, at, (source).items, (source).len, start, count)
#define megapolis_copy_bytes(out, at, source, start, count) \
    megapolis_widen((out).items, (out).len, at, (source).items, (source).len, start, count)
