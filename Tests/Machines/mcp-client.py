#!/usr/bin/env python3
"""Holds `earshot mcp` against the official client of the Model Context Protocol (`mcp` on PyPI), in both eras.

    mcp-client.py PROGRAM

It lists the tools, walks ten steps, cancels a call, takes sound, and asks for what it may not have. Status 0 when all
of that went as it should.
"""

import asyncio
import base64
import os
import sys
import tempfile
import warnings

import mcp_types as types
from mcp import Client, StdioServerParameters
from mcp.shared.exceptions import MCPError

warnings.simplefilter("ignore")

PANTRY = """\
screen: Pantry
elements:
  - heading: Pantry
  - button: Add jar
    on: {activate: [announce: "Jar added"]}
  - switch: Sort by age
    value: "0"
  - link: Recipes
  - button: Close
"""
TOOLS = [
    "transcript", "walk", "press_gesture", "get_speech", "get_last_speech", "get_next_speech_index",
    "audit", "diff", "picture", "speak", "readers",
    "rotors", "tree", "names", "scan", "keys", "colours", "predict-text-size", "effort", "matrix",
]


def check(condition, words):
    if not condition:
        raise SystemExit(f"mcp-client: {words}")


def text(result):
    return "".join(block.text for block in result.content if block.type == "text")


async def hear(client):
    result = await client.call_tool("transcript", {"text": PANTRY})
    check(not result.is_error, text(result))
    stops = result.structured_content["screens"][0]["stops"]
    check([stop["text"] for stop in stops][:2] == ["Pantry, heading", "Add jar, button"], stops)


async def walk(client):
    begun = await client.call_tool("walk", {"text": PANTRY})
    handle = begun.structured_content["walk"]
    heard = []
    for command in ["next", "activate", "next", "activate", "next", "previous", "find Close", "first", "last", "previous"]:
        step = await client.call_tool("walk", {"walk": handle, "commands": [command]})
        check(not step.is_error, text(step))
        heard.append(step.structured_content["steps"][0]["heard"])
    check(heard[0] == ["Add jar, button"], heard)
    check("[announcement: Jar added]" in heard[1], heard)
    check(heard[9] == ["Recipes, link"], heard)
    over = await client.call_tool("walk", {"walk": handle, "commands": ["quit"]})
    check(over.structured_content["walk"] is None, text(over))
    gone = await client.call_tool("walk", {"walk": handle})
    check(gone.is_error and "unknown walk" in text(gone), text(gone))


async def refuse(client, folder):
    for path in ["/etc/passwd", "../secret.yaml", "link.yaml"]:
        result = await client.call_tool("transcript", {"path": path})
        check(result.is_error and "allowed folders" in text(result), text(result))
        check("Secret" not in text(result), text(result))
    inside = await client.call_tool("transcript", {"path": "pantry.yaml"})
    check(not inside.is_error, text(inside))
    page = await client.call_tool("transcript", {"path": "https://example.org"})
    check(page.is_error and "--network" in text(page), text(page))
    wrong = await client.call_tool("transcript", {"text": PANTRY, "redaer": "nvda"})
    check(wrong.is_error and 'did you mean "reader"?' in text(wrong), text(wrong))
    try:
        await client.call_tool("transkript", {"text": PANTRY})
        check(False, "an unknown tool was called")
    except MCPError as error:
        check(error.error.code == -32602, error)


async def listen(client):
    told = []

    async def progress(done, total, message):
        told.append((done, total))

    result = await client.call_tool("speak", {"text": PANTRY}, progress_callback=progress)
    check(not result.is_error, text(result))
    sounds = [block for block in result.content if block.type == "audio"]
    check(len(sounds) == 1 and sounds[0].mime_type == "audio/wav", result.content)
    check(base64.b64decode(sounds[0].data)[:4] == b"RIFF", "no WAV")
    check(told and told[-1][0] == told[-1][1], told)


async def cancel(client):
    many = "elements:\n" + "".join(f"  - button: Number {n} of a long list of things\n" for n in range(300))
    task = asyncio.create_task(client.call_tool("speak", {"text": many, "mostSeconds": 300}))
    await asyncio.sleep(0.5)
    check(not task.done(), "the long call was over before it was cancelled")
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    # The others go on as if nothing had been.
    await asyncio.gather(*(hear(client) for _ in range(20)))


async def serve(program, mode):
    with tempfile.TemporaryDirectory() as outer:
        folder = os.path.join(outer, "app")
        os.mkdir(folder)
        for path, content in [("secret.yaml", "screen: Secret"), ("app/pantry.yaml", PANTRY)]:
            with open(os.path.join(outer, path), "w", encoding="utf-8") as file:
                file.write(content)
        os.symlink("../secret.yaml", os.path.join(folder, "link.yaml"))

        async def roots(context):
            return types.ListRootsResult(roots=[types.Root(uri=f"file://{folder}")])

        legacy = mode == "legacy"
        server = StdioServerParameters(
            command=program, args=["mcp"], cwd=outer if legacy else folder)
        async with Client(
            server, mode=mode, list_roots_callback=roots if legacy else None, read_timeout_seconds=60
        ) as client:
            tools = (await client.list_tools()).tools
            check([tool.name for tool in tools] == TOOLS, tools)
            check(all(tool.input_schema["type"] == "object" for tool in tools), tools)
            await hear(client)
            await walk(client)
            await refuse(client, folder)
            await listen(client)
            await cancel(client)
            readers = await client.call_tool("readers", {})
            check("nvda" in text(readers), text(readers))
    print(f"mcp-client: {mode}: all as it should be")


async def main():
    for mode in ["auto", "2026-07-28", "legacy"]:
        await serve(os.path.abspath(sys.argv[1]), mode)


asyncio.run(main())
