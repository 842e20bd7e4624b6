#!/usr/bin/env python3
"""Writes made-up dumps, the same for the same number and seed: generate.py 10000 dumps [--format parquet]."""
import argparse
import json
import os
import random
from xml.sax.saxutils import quoteattr

APPS = ["Seedling", "Ferry", "Ledger", "Pantry", "Tides", "Orchard", "Parcel", "Choir"]
THINGS = ["Marigold", "Invoice", "Crossing", "Recipe", "Parcel", "Rehearsal", "Apple tree", "High tide", "Receipt", "Ticket"]
PLACES = ["harbour", "garden", "kitchen", "market", "office", "hall", "shed", "island"]
ACTIONS = ["Add to basket", "Save", "Share", "Pay now", "Details", "Remove", "Call", "Print", "Next", "Add to basket button"]
ICONS = ["heart.fill", "square.and.arrow.up", "ic_more_vert", "btn_close_24", "trash"]


def xcuitest(dice: random.Random, app: str) -> str:
    """A page source of XCUITest: a bar, perhaps a heading, and rows."""
    y = 120
    lines = []

    def add(kind: str, name: str, label: str | None, traits: str, width: int = 361, height: int = 44) -> None:
        nonlocal y
        words = "" if label is None else f" label={quoteattr(label)}"
        lines.append(
            f'    <XCUIElementType{kind} type="XCUIElementType{kind}" name={quoteattr(name)}{words} enabled="true" visible="true" '
            f'accessible="true" x="16" y="{y}" width="{width}" height="{height}" index="{len(lines)}" traits="{traits}"/>')
        y += height + 8

    title = f"{dice.choice(THINGS)} {dice.randrange(1, 1000)}"
    add("Button", "BackButton", app, "Button, BackButton", 96)
    for _ in range(dice.randrange(4)):
        add("StaticText", "note", f"From the {dice.choice(PLACES)}", "StaticText", 200, 22)
    if dice.random() < 0.8:
        add("StaticText", title, title, "StaticText, Header", 200, 24)
    for row in range(dice.randrange(3, 14)):
        place = dice.choice(PLACES)
        kind = dice.randrange(6)
        if kind == 0:
            add("Button", f"more{row}", None, "Button", 44)
        elif kind == 1:
            add("Button", dice.choice(ICONS), dice.choice(ICONS), "Button", dice.choice([20, 44]), dice.choice([20, 44]))
        elif kind == 2:
            add("Image", f"photo{row}", f"{dice.choice(THINGS)} in the {place}", "Image", 361, 180)
        elif kind == 3:
            add("Switch", f"remind{row}", f"Remind me at the {place}", "Button, ToggleButton")
        elif kind == 4:
            add("StaticText", f"text{row}", f"{dice.randrange(1, 90)} in the {place}", "StaticText", 200, 22)
        else:
            add("Button", f"act{row}", dice.choice(ACTIONS), "Button")
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<XCUIElementTypeApplication type="XCUIElementTypeApplication" name={quoteattr(app)} label={quoteattr(app)} enabled="true" '
        'visible="true" accessible="false" x="0" y="0" width="393" height="852" index="0" traits="">\n'
        '  <XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" visible="true" accessible="false" x="0" y="0" '
        'width="393" height="852" index="0" traits="">\n' + "\n".join(lines) +
        "\n  </XCUIElementTypeWindow>\n</XCUIElementTypeApplication>\n")


def uiautomator(dice: random.Random, app: str) -> str:
    """A dump of uiautomator: a frame with texts, buttons and fields."""
    package = f"org.example.{app.lower()}"
    y = 80
    lines = []

    def add(kind: str, text: str, description: str, clickable: bool, height: int = 96, heading: bool = False) -> None:
        nonlocal y
        marks = ' heading="true"' if heading else ""
        lines.append(
            f'    <node index="{len(lines)}" text={quoteattr(text)} resource-id="{package}:id/v{len(lines)}" '
            f'class="android.widget.{kind}" package="{package}" content-desc={quoteattr(description)} checkable="{str(kind == "CheckBox").lower()}" '
            f'checked="false" clickable="{str(clickable).lower()}" enabled="true" focusable="{str(clickable).lower()}" focused="false" '
            f'scrollable="false" long-clickable="false" password="false" selected="false"{marks} bounds="[32,{y}][1048,{y + height}]" />')
        y += height + 16

    for _ in range(dice.randrange(4)):
        add("TextView", f"From the {dice.choice(PLACES)}", "", False)
    if dice.random() < 0.7:
        add("TextView", f"{dice.choice(THINGS)} {dice.randrange(1, 1000)}", "", False, heading=True)
    for _ in range(dice.randrange(3, 14)):
        kind = dice.randrange(5)
        if kind == 0:
            add("ImageButton", "", "" if dice.random() < 0.5 else dice.choice(ICONS), True, dice.choice([40, 144]))
        elif kind == 1:
            add("Button", dice.choice(ACTIONS), "", True, 144)
        elif kind == 2:
            add("CheckBox", f"Remind me at the {dice.choice(PLACES)}", "", True)
        elif kind == 3:
            add("ImageView", "", f"{dice.choice(THINGS)} in the {dice.choice(PLACES)}", False, 400)
        else:
            add("TextView", f"{dice.randrange(1, 90)} in the {dice.choice(PLACES)}", "", False)
    return (
        "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>\n<hierarchy rotation=\"0\">\n"
        f'  <node index="0" text="" resource-id="" class="android.widget.FrameLayout" package="{package}" content-desc="" '
        'checkable="false" checked="false" clickable="false" enabled="true" focusable="false" focused="false" scrollable="false" '
        'long-clickable="false" password="false" selected="false" bounds="[0,0][1080,2280]">\n' + "\n".join(lines) +
        "\n  </node>\n</hierarchy>\n")


def record(number: int, seed: int, broken: float) -> dict:
    """One record. A broken dump was cut short."""
    dice = random.Random(f"{seed}/{number}")
    app = dice.choice(APPS)
    text = dice.choice([xcuitest, uiautomator])(dice, app)
    if dice.random() < broken:
        text = text[: dice.randrange(len(text) // 2)]
    return {"id": f"{app.lower()}-{number:09}", "app": app, "text": text}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int, help="number of dumps")
    parser.add_argument("folder", help="folder for the files")
    parser.add_argument("--format", choices=["json", "parquet"], default="json", help="JSON lines or Parquet (default: json)")
    parser.add_argument("--files", type=int, default=8, help="number of files (default: 8)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--broken", type=float, default=0.01, help="share of broken dumps (default: 0.01)")
    parser.add_argument("--large", type=int, default=0, help="number of records of 100 MB (default: 0)")
    asked = parser.parse_args()
    os.makedirs(asked.folder, exist_ok=True)
    for part in range(asked.files):
        records = (record(number, asked.seed, asked.broken) for number in range(part, asked.count, asked.files))
        file = os.path.join(asked.folder, f"part-{part:05}.{'parquet' if asked.format == 'parquet' else 'jsonl'}")
        if asked.format == "parquet":
            import pyarrow
            import pyarrow.parquet
            schema = pyarrow.schema([(name, pyarrow.string()) for name in ("id", "app", "text")])
            pyarrow.parquet.write_table(pyarrow.Table.from_pylist(list(records), schema), file)
            continue
        with open(file, "w", encoding="utf-8") as lines:
            lines.writelines(json.dumps(each) + "\n" for each in records)
            for number in range(part, asked.large, asked.files):
                lines.write(json.dumps({"id": f"large-{number:09}", "app": APPS[0], "text": "x" * 100_000_000}) + "\n")


if __name__ == "__main__":
    main()
