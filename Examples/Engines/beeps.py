#!/usr/bin/env python3
"""An engine in a few lines, for trying the protocol: each letter is a beep of its own height."""
import math
import struct

from speech_engine import run

SAMPLE_RATE = 16_000


def speak(text, rate, pitch, volume, **_):
    samples = []
    length = int(SAMPLE_RATE * 0.08 * 175 / rate)
    for letter in text:
        height = 0 if letter.isspace() else 200 + 4 * pitch + 20 * (ord(letter) % 32)
        samples += [
            int(80 * volume * math.sin(2 * math.pi * height * place / SAMPLE_RATE) * math.sin(math.pi * place / length))
            for place in range(length)
        ]
    return struct.pack(f"<{len(samples)}h", *samples)


run("beeps", "1", SAMPLE_RATE, speak)
