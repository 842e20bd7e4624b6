#!/usr/bin/env python3
"""Speaks with a voice of Piper: pip install piper-tts, and a voice's .onnx file with its .onnx.json beside it.

    earshot speak screen.yaml -o screen.wav --engine "python3 Examples/Engines/piper_voice.py voice.onnx"
"""
import sys

from piper import PiperVoice, SynthesisConfig

from speech_engine import run

voice = PiperVoice.load(sys.argv[1])


def speak(text, rate, pitch, volume):
    # Without noise, the same text makes the same sound.
    config = SynthesisConfig(noise_scale=0, noise_w_scale=0, length_scale=175 / rate, volume=volume / 100)
    return b"".join(chunk.audio_int16_bytes for chunk in voice.synthesize(text, config))


run("piper", sys.argv[1].rsplit("/", 1)[-1], voice.config.sample_rate, speak)
