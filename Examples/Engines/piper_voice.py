#!/usr/bin/env python3
"""Speaks with voices of Piper. Earshot starts this program for `--voice piper:NAME`, with the sample rate of the voice.

A request's voice is "piper", the size and the time of the model, and its path.
"""
import re
import struct
import sys

from speech_engine import Unavailable, run

rate_of_answers = int(sys.argv[1])
voices = {}


def voice_of(definition):
    try:
        from piper import PiperVoice
    except ImportError:
        raise Unavailable(f"Piper is not installed for {sys.executable}; run: {sys.executable} -m pip install piper-tts")
    path = definition.split(" ", 3)[3]
    if path not in voices:
        try:
            # Words get their times if the package onnx is there, or if the model tells them by itself.
            voices[path] = PiperVoice.load(path, include_alignments=True)
        except TypeError:
            voices[path] = PiperVoice.load(path)
    return voices[path]


def chunks_of(voice, text, config):
    try:
        return voice.synthesize(text, config, include_alignments=True)
    except TypeError:
        return voice.synthesize(text, config)


def speak(text, rate, volume, voice, wants_words, **_):
    voice = voice_of(voice)
    from piper import SynthesisConfig

    # Without noise, the same text makes the same sound.
    scale = (voice.config.length_scale or 1) * 175 / rate
    config = SynthesisConfig(noise_scale=0, noise_w_scale=0, length_scale=scale, volume=volume / 100)
    samples, starts = b"", []
    for chunk in chunks_of(voice, text, config):
        if wants_words and starts is not None:
            starts = word_starts(starts, chunk, len(samples) // 2)
        samples += chunk.audio_int16_bytes
    own = voice.config.sample_rate
    words = [(match.start(), len(match[0])) for match in re.finditer(r"\S+", text)]
    # Words and their sounds are told apart by spaces alone; where their numbers differ, none is known.
    if not starts or len(starts) != len(words):
        starts, words = [], []
    if own != rate_of_answers:
        samples = resampled(samples, own)
        starts = [start * rate_of_answers // own for start in starts]
    end = len(samples) // 2
    return samples, [(place, length, min(start, end)) for (place, length), start in zip(words, starts)]


def word_starts(starts, chunk, sample):
    """Adds where the words of a sentence start; nothing is known without the lengths of its phonemes."""
    alignments = getattr(chunk, "phoneme_alignments", None)
    if not alignments:
        return None
    starts, is_inside = list(starts), False
    for alignment in alignments:
        # Marks of the start and the end are no sounds.
        is_sound = alignment.phoneme not in (" ", "^", "$", "_")
        if is_sound and not is_inside:
            starts.append(sample)
        is_inside = is_sound or is_inside and alignment.phoneme != " "
        sample += alignment.num_samples
    return starts


def resampled(samples, rate):
    own = struct.unpack(f"<{len(samples) // 2}h", samples)
    result = []
    for number in range(len(own) * rate_of_answers // rate):
        place, rest = divmod(number * rate, rate_of_answers)
        following = own[min(place + 1, len(own) - 1)]
        result.append(own[place] + (following - own[place]) * rest // rate_of_answers)
    return struct.pack(f"<{len(result)}h", *result)


run("piper", "1", rate_of_answers, speak)
