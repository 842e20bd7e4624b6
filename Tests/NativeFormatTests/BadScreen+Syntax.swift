extension BadScreen {
  // YAML that is none, and YAML that is not read.
  static let syntax: [BadScreen] = [
    BadScreen(
      "a colour that is a comment to YAML", .yaml,
      #"""
      elements:
        - text: Rate
          textColor: #FF0000
      """#,
      error: #"""
        bad.screen.yaml:3:15: error: there is no value between "textColor" and the comment after it
            3 |     textColor: #FF0000
              |               ^
          put a text that begins with # in quotes
        """#),
    BadScreen(
      "a label that is a comment to YAML", .yaml,
      #"""
      elements:
        - button: #1 hit
      """#,
      error: #"""
        bad.screen.yaml:2:12: error: there is no value between "button" and the comment after it
            2 |   - button: #1 hit
              |            ^
          put a text that begins with # in quotes
        """#),
    BadScreen(
      "a key twice", .yaml,
      #"""
      elements:
        - button: Rate
          hint: Rates.
          hint: Rates it.
      """#,
      error: #"""
        bad.screen.yaml:4:5: error: the key "hint" is given twice
            4 |     hint: Rates it.
              |     ^
          keep one of them; if the second one begins another item of a list, put a dash before it
        """#),
    BadScreen(
      "children twice", .yaml,
      #"""
      elements:
        - children: [One]
          children: [Two]
      """#,
      error: #"""
        bad.screen.yaml:3:5: error: the key "children" is given twice
            3 |     children: [Two]
              |     ^
          keep one of them; if the second one begins another item of a list, put a dash before it
        """#),
    BadScreen(
      "an alias", .yaml,
      #"""
      elements:
        - button: *rate
      """#,
      error: #"""
        bad.screen.yaml:2:13: error: aliases (*name) are not supported
            2 |   - button: *rate
              |             ^
          write out the value, or put a text that begins with * in quotes
        """#),
    BadScreen(
      "an anchor", .yaml,
      #"""
      elements:
        - button: &rate Rate
      """#,
      error: #"""
        bad.screen.yaml:2:13: error: anchors (&name) are not supported
            2 |   - button: &rate Rate
              |             ^
          remove it, or put a text that begins with & in quotes
        """#),
    BadScreen(
      "a tag", .yaml,
      #"""
      elements:
        - button: !!str Rate
      """#,
      error: #"""
        bad.screen.yaml:2:13: error: tags (!name) are not supported
            2 |   - button: !!str Rate
              |             ^
          remove it, or put a text that begins with ! in quotes
        """#),
    BadScreen(
      "a list as a key", .yaml,
      #"""
      elements:
        - [button]: Rate
      """#,
      error: #"""
        bad.screen.yaml:2:5: error: a key must be a word, not a list or a mapping
            2 |   - [button]: Rate
              |     ^
        """#),
    BadScreen(
      "a second document", .yaml,
      #"""
      elements: []
      ---
      elements: []
      """#,
      error: #"""
        bad.screen.yaml:2:1: error: a second document begins here; a file can contain only one
            2 | ---
              | ^
          move it into a file of its own
        """#),
    BadScreen(
      "a tab in the indentation", .yaml,
      #"""
      elements:
      \#t- button: Rate
      """#,
      error: #"""
        bad.screen.yaml:2:1: error: while scanning for the next token: found character that \#
        cannot start any token
            2 |  - button: Rate
              | ^
          indent with spaces, not with tabs
        """#),
    BadScreen(
      "a colon in a text", .yaml,
      #"""
      elements:
        - button: Time: 10
      """#,
      error: #"""
        bad.screen.yaml:2:17: error: mapping values are not allowed in this context
            2 |   - button: Time: 10
              |                 ^
          put a text that contains a colon and a space in quotes
        """#),
    BadScreen(
      "a text that begins with a percent sign", .yaml,
      #"""
      elements:
        - button: %d stars
      """#,
      error: #"""
        bad.screen.yaml:2:13: error: while scanning for the next token: found character that \#
        cannot start any token
            2 |   - button: %d stars
              |             ^
          put the text in quotes
        """#),
    BadScreen(
      "a list without its end", .yaml,
      #"""
      elements: [one, two
      """#,
      error: #"""
        bad.screen.yaml:1:20: error: while parsing a flow sequence: did not find expected ',' or ']'
            1 | elements: [one, two
              |                    ^
        """#),
    BadScreen(
      "a quote without its end", .yaml,
      #"""
      elements:
        - button: "Rate
      """#,
      error: #"""
        bad.screen.yaml:2:13: error: while scanning a quoted scalar: found unexpected end of stream
            2 |   - button: "Rate
              |             ^
          a quote is not closed
        """#),
    BadScreen(
      "a wrong indentation", .yaml,
      #"""
      elements:
        - button: Rate
         hint: Rates.
      """#,
      error: #"""
        bad.screen.yaml:3:4: error: while parsing a block collection: did not find expected '-' \#
        indicator
            3 |    hint: Rates.
              |    ^
          indent the keys of one element equally
        """#),
  ]
}
