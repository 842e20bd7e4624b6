extension BadScreen {
  // Words that are not known.
  static let words: [BadScreen] = [
    BadScreen(
      "an unknown key of the screen", .yaml,
      #"""
      screen: Home
      titel: Home
      elements: []
      """#,
      error: #"""
        bad.screen.yaml:2:1: error: unknown key "titel" of a screen
            2 | titel: Home
              | ^
          known keys: screen, app, platform, toolkit, size, direction, language, textSize, boldText, import, elements
        """#),
    BadScreen(
      "an unknown key near a known one", .yaml,
      #"""
      scren: Home
      elements: []
      """#,
      error: #"""
        bad.screen.yaml:1:1: error: unknown key "scren" of a screen
            1 | scren: Home
              | ^
          did you mean "screen"?
        """#),
    BadScreen(
      "an unknown key of an element", .yaml,
      #"""
      elements:
        - button: Rate
          labell: Rate
      """#,
      error: #"""
        bad.screen.yaml:3:5: error: unknown key "labell" of an element
            3 |     labell: Rate
              |     ^
          the text after "button:" is the label: change it there
        """#),
    BadScreen(
      "an unknown key far from all others", .yaml,
      #"""
      elements:
        - button: Rate
          qqqqqqqqqqqq: 1
      """#,
      error: #"""
        bad.screen.yaml:3:5: error: unknown key "qqqqqqqqqqqq" of an element
            3 |     qqqqqqqqqqqq: 1
              |     ^
          nearest of 133 keys: required, id, label
        """#),
    BadScreen(
      "an unknown key of custom content", .yaml,
      #"""
      elements:
        - image: Bailey
          content: [{label: Age, valu: three}]
      """#,
      error: #"""
        bad.screen.yaml:3:28: error: unknown key "valu" of content
            3 |     content: [{label: Age, valu: three}]
              |                            ^
          did you mean "value"?
        """#),
    BadScreen(
      "an unknown key of a cell", .yaml,
      #"""
      elements:
        - text: Peter
          cell: {row: 1, colum: 2}
      """#,
      error: #"""
        bad.screen.yaml:3:20: error: unknown key "colum" of a cell
            3 |     cell: {row: 1, colum: 2}
              |                    ^
          did you mean "column"?
        """#),
    BadScreen(
      "an unknown trait", .yaml,
      #"""
      elements:
        - label: Rate
          traits: [buton]
      """#,
      error: #"""
        bad.screen.yaml:3:14: error: unknown trait "buton"
            3 |     traits: [buton]
              |              ^
          did you mean "button"?
        """#),
    BadScreen(
      "an unknown trait after words beyond ASCII", .yaml,
      #"""
      elements:
        - label: "Größe 👍"
          traits: [header, "bütton"]
      """#,
      error: #"""
        bad.screen.yaml:3:22: error: unknown trait "bütton"
            3 |     traits: [header, "bütton"]
              |                      ^
          did you mean "button"?
        """#),
    BadScreen(
      "an unknown container", .yaml,
      #"""
      elements:
        - label: Files
          container: lst
      """#,
      error: #"""
        bad.screen.yaml:3:16: error: unknown container "lst"
            3 |     container: lst
              |                ^
          did you mean "list"?
        """#),
    BadScreen(
      "an unknown platform", .yaml,
      #"""
      platform: iphone
      elements: []
      """#,
      error: #"""
        bad.screen.yaml:1:11: error: unknown platform "iphone"
            1 | platform: iphone
              |           ^
          did you mean "ios"?
        """#),
    BadScreen(
      "an unknown text size", .yaml,
      #"""
      textSize: accessibilityLarg
      elements: []
      """#,
      error: #"""
        bad.screen.yaml:1:11: error: unknown textSize "accessibilityLarg"
            1 | textSize: accessibilityLarg
              |           ^
          did you mean "accessibilityLarge"?
        """#),
    BadScreen(
      "an unknown direction", .yaml,
      #"""
      direction: left
      elements: []
      """#,
      error: #"""
        bad.screen.yaml:1:12: error: unknown direction "left"
            1 | direction: left
              |            ^
          known directions: ltr, rtl
        """#),
    BadScreen(
      "an unknown way to combine", .yaml,
      #"""
      elements:
        - combine: merge
      """#,
      error: #"""
        bad.screen.yaml:2:14: error: unknown combine "merge"
            2 |   - combine: merge
              |              ^
          known words: ignore, combine, contain
        """#),
    BadScreen(
      "an unknown behaviour", .yaml,
      #"""
      elements:
        - button: Send
          on: {activte: [close]}
      """#,
      error: #"""
        bad.screen.yaml:3:10: error: unknown behaviour "activte"
            3 |     on: {activte: [close]}
              |          ^
          did you mean "activate"?
        """#),
    BadScreen(
      "an unknown effect", .yaml,
      #"""
      elements:
        - button: Send
          on: {activate: [annonce: Sent]}
      """#,
      error: #"""
        bad.screen.yaml:3:21: error: unknown effect "annonce"
            3 |     on: {activate: [annonce: Sent]}
              |                     ^
          did you mean "announce"?
        """#),
  ]
}
