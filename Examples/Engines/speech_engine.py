"""The protocol between Earshot and a program that speaks, in Python. README.md explains it."""
import struct
import sys


class Unavailable(Exception):
    """Nothing can be spoken: the message says what to install."""


def _text(text):
    data = text.encode()
    return struct.pack("<I", len(data)) + data


def _send(kind, body):
    sys.stdout.buffer.write(struct.pack("<IB", len(body) + 1, kind) + body)
    sys.stdout.buffer.flush()


class _Reader:
    def __init__(self, data):
        self.data, self.place = data, 0

    def number(self, form):
        (value,) = struct.unpack_from("<" + form, self.data, self.place)
        self.place += struct.calcsize("<" + form)
        return value

    def text(self):
        count = self.number("I")
        self.place += count
        return self.data[self.place - count:self.place].decode()


def run(name, version, sample_rate, speak):
    """Answers until Earshot is done.

    speak(text, rate=…, pitch=…, volume=…, voice=…, wants_words=…) returns 16-bit mono samples as bytes, or these and a
    list of words: (place in the text, length, sample at which it starts). What it raises is told to the user as the
    reason why this text is silent.
    """
    _send(1, struct.pack("<H", 1) + _text(name) + _text(version) + struct.pack("<I", sample_rate))
    while True:
        head = sys.stdin.buffer.read(4)
        if len(head) < 4:
            return
        reader = _Reader(sys.stdin.buffer.read(struct.unpack("<I", head)[0]))
        if reader.number("B") != 2:
            sys.exit("only requests are understood")
        number, text, voice = reader.number("I"), reader.text(), reader.text()
        rate, pitch, _range, volume = (reader.number("H") for _ in range(4))
        try:
            spoken = speak(text, rate=rate, pitch=pitch, volume=volume, voice=voice, wants_words=reader.number("B") == 1)
        except Exception as error:
            status = 2 if isinstance(error, Unavailable) else 1
            _send(3, struct.pack("<IB", number, status) + _text(" ".join(str(error).split())))
            continue
        # Without words, captions share the time out evenly. Pauses are not told.
        samples, words = spoken if isinstance(spoken, tuple) else (spoken, [])
        body = struct.pack("<II", sample_rate, len(samples) // 2) + samples
        body += struct.pack("<I", len(words)) + b"".join(struct.pack("<III", *word) for word in words)
        _send(3, struct.pack("<IB", number, 0) + body + struct.pack("<I", 0))
