/// The files that people have when they mistype.
extension SlipTests {
  static let files = [
    "player.screen.yaml": "screen: Player\nelements: [button: Play]\n",
    "player.html": "<!doctype html><title>P</title><h1>Player</h1>",
    "dump.xml": "<hierarchy/>", "a.wav": "RIFF....WAVEfmt ",
    "shop.apk": "PK..", "adb.xml": "error: no devices/emulators found\n", "recordings/x": "",
    "server.flow.yaml": "page: localhost:3000\nsteps: [next]\n",
    "idle.flow.yaml": "start: player.screen.yaml\nsteps: [activate, hear: 'Thanks, heading']\n",
    "next.flow.yaml": """
    screens: {a: a.screen.yaml, b: player.screen.yaml}
    steps: [activate, hear: 'Play, Button']

    """,
    "a.screen.yaml": "elements: [{button: Go, on: {activate: [open: b]}}]\n",
    "true.flow.yaml": "start: player.screen.yaml\nsteps: [activate: true]\n",
    "list.flow.yaml": "screens: [player.screen.yaml]\nsteps: [next]\n",
    "find.flow.yaml": "start: player.screen.yaml\nsteps: [next: Play]\n",
    "list.screen.yaml": "elements:\n  - list: Songs\n    - button: Play\n",
    "outer.screen.yaml": "screen: Songs\n  - button: Play\n",
    "help.screen.yaml": "elements: [{button: Help, on: {activate: help}}]\n",
    "go.screen.yaml": "elements: [{button: Pay, on: {activate: [go: Pay]}}]\n",
    "opens.screen.yaml": "elements: [{button: Pay, opens: Checkout}]\n",
    "tap.screen.yaml": "elements: [{button: Pay, activate: Checkout}]\n",
    "deep.flow.yaml": "start: screens/home.screen.yaml\nsteps: [next]\n",
    "app/home.screen.yaml": "elements: [button: Pay]\n",
    "figma.json": #"{"document": {"type": "DOCUMENT", "children": [{"type": "CANVAS"}]}}"#,
    "activity.txt": "TASK a id=1\n  ACTIVITY a/.Main 12 pid=1\n    View Hierarchy:\n",
    "view.swift": "struct A: View {}", "design.fig": "PK..", "notes.yaml": "# screen: A\n",
    "lfs.xml": "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12\n",
    "strings.xml": "<resources><string name=\"a\">A</string></resources>",
    "views.txt": "<UIWindow: 0x7f; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x60>>\n",
    "idb.json": "[]\n",
    "dumps/a.xml": "<hierarchy/>", "dumps/b.xml": "<hierarchy/>", "empty/.keep": "",
    "heard/x.transcript.txt": "Play, button\n", "Shop.xcresult/Info.plist": "bplist00",
    "maestro.flow.yaml": "appId: com.example\n---\n- launchApp\n- tapOn: Done\n",
    "name.flow.yaml": "screens: player.screen.yaml\nsteps: [next]\n",
    "expression.flow.yaml": "start: player.screen.yaml\nsteps: [next, hear: 'Play, [a-z]+']\n",
    "null.json": "null\n", "services.txt": "ACCESSIBILITY MANAGER (dumpsys accessibility)\n",
    "tap-on.flow.yaml": "start: player.screen.yaml\nsteps:\n- tapOn: Play\n",
    "visible.flow.yaml": "start: player.screen.yaml\nsteps:\n- assertVisible: Play\n",
    "told.flow.yaml": "start: player.screen.yaml\nsteps: [activate, announced: Thanks]\n",
    "five.flow.yaml": "start: player.screen.yaml\nsteps: [{next: five}]\n",
    "english.html": "<!doctype html><html lang=en-GB><title>P</title><h1>Player</h1>",
    "three.screen.yaml": "elements: [{button: One}, {button: Two}, {button: Three}]\n",
    "three.txt": "1. One, button\n2. Two, button\n3. Three, button\n",
    "mango.screen.yaml": "screen: Mango\nelements: [button: Play]\n",
    "twins.screen.yaml": "elements:\n  - button: More\n    button: Fewer\n",
    "dimmed.screen.yaml":
      "elements: [{button: Send, traits: [notEnabled], on: {activate: {announce: Sent}}}]\n",
    "dimmed.flow.yaml": "start: dimmed.screen.yaml\nsteps: [activate, {announced: Sent}]\n",
    "turned/player.screen.yaml": "screen: Player\nelements: [button: Play]\n",
    "turned/a.txt": "Player/play label-missing Known.\n",
    "selector.flow.yaml": "page: player.html\nsteps: [{click: '#play'}]\n",
    "tab.flow.yaml": "start: player.screen.yaml\nsteps: [{press: Tab}]\n",
    "inner/earshot.yaml": "audit: {fail-on: never}\n",
    "inner/player.screen.yaml": "screen: Player\nelements: [button: Play]\n",
    "flows/root.flow.yaml": "start: app/home.screen.yaml\nsteps: [next]\n",
    "dump.txt": """
    Attributes: Application, 0x1, pid: 1, label: 'Shop'
    Element subtree:
     →Application, 0x1, pid: 1, label: 'Shop'
        Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
          Button, 0x3, {{16.0, 60.0}, {100.0, 44.0}}, label: 'Pay'

    """,
    "locked.xml": """
    <hierarchy><node index="0" text="12:41" class="android.widget.TextView" package="com.android.systemui" \
    resource-id="com.android.systemui:id/clock" content-desc="" bounds="[0,0][1080,200]"/></hierarchy>
    """,
    "relative.screen.yaml": """
    screen: Shop
    size: [390, 844]
    elements:
      - {heading: Shop, frame: [16, 60, 358, 40]}
      - group: Basket
        frame: [16, 500, 358, 200]
        children:
          - {text: Total, frame: [0, 0, 100, 20]}
          - {button: Pay, frame: [0, 40, 358, 44]}

    """,
    "flows/far.flow.yaml": "start: screens/far.screen.yaml\nsteps: [next]\n",
    "capital.screen.yaml": "elements: [{Button: Pay}]\n",
    "grep.txt": """
    I/T: Node #1 at (l=0.0, t=0.0, r=1080.0, b=2200.0)px
    I/T:  |-Node #2 at (l=40.0, t=100.0, r=600.0, b=200.0)px

    """,
    "cut.json": "{\"elements\": [{\"button\": \"Pl\n", "comma.json": "{\"elements\": [],}",
  ]
}
