extension BadScreen {
  // Facts that only the audit reads.
  static let facts: [BadScreen] = [
    BadScreen(
      "a colour that has no such name", .yaml,
      #"""
      elements:
        - button: Rate
          textColor: systemBleu
      """#,
      error: #"""
        bad.screen.yaml:3:16: error: "textColor" takes a colour, not "systemBleu"
            3 |     textColor: systemBleu
              |                ^
          did you mean "systemBlue"?
        """#),
    BadScreen(
      "a colour with too few digits", .yaml,
      #"""
      elements:
        - button: Rate
          textColor: "#12345"
      """#,
      error: #"""
        bad.screen.yaml:3:16: error: "textColor" takes a colour, not "#12345"
            3 |     textColor: "#12345"
              |                ^
          write one like "#1C1C1E", "#3C3C4399", white or systemBlue
        """#),
    BadScreen(
      "an unknown word of a fact", .yaml,
      #"""
      elements:
        - button: Rate
          opens: shet
      """#,
      error: #"""
        bad.screen.yaml:3:12: error: unknown word "shet" for "opens"
            3 |     opens: shet
              |            ^
          did you mean "sheet"?
        """#),
    BadScreen(
      "an unknown gesture", .yaml,
      #"""
      elements:
        - button: Rate
          gestures: [tap, longPres]
      """#,
      error: #"""
        bad.screen.yaml:3:21: error: unknown word "longPres" for "gestures"
            3 |     gestures: [tap, longPres]
              |                     ^
          did you mean "longPress"?
        """#),
    BadScreen(
      "an unknown key of media", .yaml,
      #"""
      elements:
        - button: Play
          media: {caption: true}
      """#,
      error: #"""
        bad.screen.yaml:3:13: error: unknown key "caption" of "media"
            3 |     media: {caption: true}
              |             ^
          did you mean "captions"?
        """#),
    BadScreen(
      "a number out of range", .yaml,
      #"""
      elements:
        - button: Play
          fontSize: -3
      """#,
      error: #"""
        bad.screen.yaml:3:15: error: "fontSize" takes a number from 0.1 to 10000, not "-3"
            3 |     fontSize: -3
              |               ^
        """#),
    BadScreen(
      "a suppression without a reason", .yaml,
      #"""
      elements:
        - button: Play
          ignore: [{rule: label-vague}]
      """#,
      error: #"""
        bad.screen.yaml:3:14: error: "ignore" needs a "reason"
            3 |     ignore: [{rule: label-vague}]
              |              ^
          say why the rule does not apply here
        """#),
    BadScreen(
      "a suppression until no day", .yaml,
      #"""
      elements:
        - button: Play
          ignore: [{rule: label-vague, reason: Old, until: 2030-02-30}]
      """#,
      error: #"""
        bad.screen.yaml:3:54: error: "until" takes a date, not "2030-02-30"
            3 |     ignore: [{rule: label-vague, reason: Old, until: 2030-02-30}]
              |                                                      ^
          write it as YYYY-MM-DD: "2030-12-31"
        """#),
    BadScreen(
      "a Tab that goes nowhere", .yaml,
      #"""
      elements:
        - button: Play
          keyboardNext: stop
      """#,
      error: #"""
        bad.screen.yaml:3:19: error: "keyboardNext" names "stop", but no element has that id
            3 |     keyboardNext: stop
              |                   ^
        """#),
  ]
}
