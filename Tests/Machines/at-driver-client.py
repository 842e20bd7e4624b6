#!/usr/bin/env python3
"""Holds `earshot serve --at-driver` against a WebSocket client of PyPI (`websockets`).

    at-driver-client.py PROGRAM

It begins a session, presses keys of VoiceOver and of NVDA, waits for what is said, is refused a second session, and
holds every message against the shapes that the W3C's draft gives them. Status 0 when all of that went as it should.
"""

import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile

from jsonschema import Draft202012Validator
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

SHOP = """\
screen: Shop
platform: web
elements:
  - {heading: Jars, headingLevel: 1}
  - {link: Recipes}
  - {heading: Prices, headingLevel: 2}
  - {button: Buy}
"""
SETTINGS = {"type": "array", "items": {"type": "object", "required": ["name", "value"]}}
# What a server sends, in our own words after the draft's text: its own JSON schema lacks the newer error codes.
ERRORS = [
    "invalid argument", "invalid session id", "session not created", "unknown command", "unknown user intent",
    "cannot simulate keyboard interaction", "invalid OS focus state", "unknown error",
]
MESSAGE = Draft202012Validator({
    "oneOf": [
        {
            "required": ["id", "result"], "additionalProperties": False,
            "properties": {
                "id": {"type": "integer", "minimum": 0},
                "result": {"type": "object", "properties": {
                    "sessionId": {"type": "string", "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab]"},
                    "settings": SETTINGS}},
            },
        },
        {
            "required": ["id", "error", "message"], "additionalProperties": False,
            "properties": {
                "id": {"type": ["integer", "null"]}, "error": {"enum": ERRORS}, "message": {"type": "string"}},
        },
        {
            "required": ["method", "params"], "additionalProperties": False,
            "properties": {
                "method": {"const": "interaction.capturedOutput"},
                "params": {"type": "object", "required": ["data"], "properties": {"data": {"type": "string"}}}},
        },
    ]
})
RIGHT, LEFT, DOWN, CONTROL, OPTION, INSERT = "\ue014", "\ue012", "\ue015", "\ue009", "\ue00a", "\ue016"


def check(condition, words):
    if not condition:
        raise SystemExit(f"at-driver-client: {words}")


class Client:
    """A session: answers and what is said, in the order in which they come."""

    def __init__(self, socket):
        self.socket = socket
        self.number = -1

    async def message(self):
        message = json.loads(await asyncio.wait_for(self.socket.recv(), 30))
        errors = [error.message for error in MESSAGE.iter_errors(message)]
        check(not errors, f"{message}: {errors}")
        return message

    async def ask(self, method, **parameters):
        self.number += 1
        await self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        answer = await self.message()
        check(answer["id"] == self.number, answer)
        return answer

    async def heard(self):
        return (await self.message())["params"]["data"]

    async def press(self, *keys):
        answer = await self.ask("interaction.userIntent", name="pressKeys", keys=list(keys))
        check(answer.get("result") == {}, answer)


async def voice_over(address):
    async with connect(address) as socket:
        client = Client(socket)
        begun = await client.ask("session.new", capabilities={})
        check(begun["result"]["capabilities"]["atName"] == "VoiceOver", begun)
        check(await client.heard() == "Shop", "the title is not said")
        check("Jars" in await client.heard(), "the first element is not said")
        await client.press(CONTROL, OPTION, RIGHT)
        check("Recipes" in await client.heard(), "VO-Right Arrow")
        await client.press(LEFT, RIGHT)
        check(await client.heard() == "quick nav on", "Quick Nav")
        await client.press(RIGHT)
        check("Prices" in await client.heard(), "the right arrow of Quick Nav")
        async with connect(address) as other:
            refused = await Client(other).ask("session.new", capabilities={})
            check(refused["error"] == "session not created", refused)
        unknown = await client.ask("session.end")
        check(unknown["error"] == "unknown command", unknown)
        supported = await client.ask("settings.getSupportedSettings")
        check(len(supported["result"]["settings"]) >= 1, supported)


async def nvda(address):
    for _ in range(50):
        async with connect(address) as socket:
            client = Client(socket)
            begun = await client.ask("session.new", capabilities={"alwaysMatch": {"atName": "NVDA"}})
            if "error" in begun:
                await asyncio.sleep(0.1)
                continue
            check(begun["result"]["capabilities"]["atName"] == "NVDA", begun)
            await client.heard(), await client.heard()
            setting = {"name": "virtualBuffers.passThroughAudioIndication", "value": False}
            await client.ask("settings.setSettings", settings=[setting])
            await client.press(INSERT, " ")
            check(await client.heard() == "Focus mode", "NVDA-Space bar")
            await client.press(INSERT, " ")
            check(await client.heard() == "Browse mode", "NVDA-Space bar again")
            await client.press("h")
            check("Prices" in await client.heard(), "the quick key H")
            return
    check(False, "the first session never ended")


async def stranger(address):
    try:
        async with connect(address, origin="https://example.org"):
            check(False, "a page of the web was let in")
    except InvalidStatus as error:
        check(error.response.status_code == 403, error)


async def main():
    with tempfile.TemporaryDirectory() as folder:
        screen = os.path.join(folder, "shop.screen.yaml")
        with open(screen, "w", encoding="utf-8") as file:
            file.write(SHOP)
        command = [os.path.abspath(sys.argv[1]), "serve", "--at-driver", "127.0.0.1:0", screen]
        server = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        try:
            address = re.search(r"ws://\S+", server.stderr.readline()).group()
            await stranger(address)
            await voice_over(address)
            await nvda(address)
        finally:
            server.terminate()
            status = server.wait(10)
        check(status == 0, f"the server ended with {status}")
    print("at-driver-client: all as it should be")


asyncio.run(main())
