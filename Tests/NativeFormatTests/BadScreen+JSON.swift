extension BadScreen {
  // JSON that is none, and JSON of the wrong types.
  static let json: [BadScreen] = [
    BadScreen(
      "an unknown key", .json,
      #"""
      {"elements": [{"button": "Rate", "lable": "Rate"}]}
      """#,
      error: #"""
        bad.screen.json:1:34: error: unknown key "lable" of an element
            1 | {"elements": [{"button": "Rate", "lable": "Rate"}]}
              |                                  ^
          the text after "button:" is the label: change it there
        """#),
    BadScreen(
      "a number as a label", .json,
      #"""
      {"elements": [{"label": 12}]}
      """#,
      error: #"""
        bad.screen.json:1:25: error: "label" takes a text, not the number 12
            1 | {"elements": [{"label": 12}]}
              |                         ^
          put it in quotes: "12"
        """#),
    BadScreen(
      "true as a label", .json,
      #"""
      {"elements": [{"label": true}]}
      """#,
      error: #"""
        bad.screen.json:1:25: error: "label" takes a text, not true
            1 | {"elements": [{"label": true}]}
              |                         ^
          put it in quotes: "true"
        """#),
    BadScreen(
      "a number as an element", .json,
      #"""
      {"elements": [12]}
      """#,
      error: #"""
        bad.screen.json:1:15: error: an element is a mapping or a text, not the number 12
            1 | {"elements": [12]}
              |               ^
        """#),
    BadScreen(
      "a number as a trait", .json,
      #"""
      {"elements": [{"label": "Rate", "traits": ["button", 3]}]}
      """#,
      error: #"""
        bad.screen.json:1:54: error: "traits" takes a text, not the number 3
            1 | {"elements": [{"label": "Rate", "traits": ["button", 3]}]}
              |                                                      ^
          put it in quotes: "3"
        """#),
    BadScreen(
      "a number as an id in a list", .json,
      #"""
      {"elements": [{"label": "Rate", "linked": [1]}]}
      """#,
      error: #"""
        bad.screen.json:1:44: error: "linked" takes a text, not the number 1
            1 | {"elements": [{"label": "Rate", "linked": [1]}]}
              |                                            ^
          put it in quotes: "1"
        """#),
    BadScreen(
      "a number as the label that an effect sets", .json,
      #"""
      {"elements": [{"id": "a", "label": "Rate", "on": {"activate": [{"set": {"a": {"label": \#
      3}}}]}}]}
      """#,
      error: #"""
        bad.screen.json:1:88: error: "label" takes a text, not the number 3
            1 | {"elements": [{"id": "a", "label": "Rate", "on": {"activate": [{"set": {"a": \#
        {"label": 3}}}]}}]}
              |                                                                                  \#
              ^
          put it in quotes: "3"
        """#),
    BadScreen(
      "a text where a number belongs", .json,
      #"""
      {"elements": [{"label": "Rate", "sortPriority": "1"}]}
      """#,
      error: #"""
        bad.screen.json:1:49: error: "sortPriority" takes a number, not the word "1"
            1 | {"elements": [{"label": "Rate", "sortPriority": "1"}]}
              |                                                 ^
          remove the quotes
        """#),
    BadScreen(
      "a text where true or false belongs", .json,
      #"""
      {"elements": [{"label": "Rate", "hidden": "true"}]}
      """#,
      error: #"""
        bad.screen.json:1:43: error: "hidden" takes true or false, not the word "true"
            1 | {"elements": [{"label": "Rate", "hidden": "true"}]}
              |                                           ^
          did you mean true?
        """#),
    BadScreen(
      "a frame that is not a number", .json,
      #"""
      {"elements": [{"label": "Rate", "frame": [NaN, 0, 1, 1]}]}
      """#,
      error: #"""
        bad.screen.json:1:43: error: "frame" takes a finite number, not NaN
            1 | {"elements": [{"label": "Rate", "frame": [NaN, 0, 1, 1]}]}
              |                                           ^
        """#),
    BadScreen(
      "an infinite frame", .json,
      #"""
      {"elements": [{"label": "Rate", "frame": [0, 0, -Infinity, 1]}]}
      """#,
      error: #"""
        bad.screen.json:1:49: error: "frame" takes a finite number, not -Infinity
            1 | {"elements": [{"label": "Rate", "frame": [0, 0, -Infinity, 1]}]}
              |                                                 ^
        """#),
    BadScreen(
      "a number too large", .json,
      #"""
      {"elements": [{"label": "Rate", "frame": [1e999, 0, 1, 1]}]}
      """#,
      error: #"""
        bad.screen.json:1:43: error: "frame" takes a finite number, not 1e999
            1 | {"elements": [{"label": "Rate", "frame": [1e999, 0, 1, 1]}]}
              |                                           ^
        """#),
    BadScreen(
      "a key twice", .json,
      #"""
      {"elements": [{"label": "Rate", "label": "Rate it"}]}
      """#,
      error: #"""
        bad.screen.json:1:33: error: the key "label" is given twice
            1 | {"elements": [{"label": "Rate", "label": "Rate it"}]}
              |                                 ^
        """#),
    BadScreen(
      "the end in the middle of a list", .json,
      #"""
      {"elements": [{"label": "Rate"},
      """#,
      error: #"""
        bad.screen.json:1:33: error: the JSON ends in the middle
            1 | {"elements": [{"label": "Rate"},
              |                                 ^
          the file was cut short: dump it again
        """#),
    BadScreen(
      "the end in the middle of a text", .json,
      #"""
      {"elements": [{"label": "Ra
      """#,
      error: #"""
        bad.screen.json:1:25: error: this text has no closing quote
            1 | {"elements": [{"label": "Ra
              |                         ^
          the file was cut short: dump it again
        """#),
    BadScreen(
      "a comma too many", .json,
      #"""
      {"elements": [{"label": "Rate"},]}
      """#,
      error: #"""
        bad.screen.json:1:32: error: nothing follows this comma
            1 | {"elements": [{"label": "Rate"},]}
              |                                ^
          remove it, or add a value
        """#),
    BadScreen(
      "a comma too few", .json,
      #"""
      {"elements": [{"label": "Rate" "hint": "Rates."}]}
      """#,
      error: #"""
        bad.screen.json:1:32: error: expected a comma or '}'
            1 | {"elements": [{"label": "Rate" "hint": "Rates."}]}
              |                                ^
        """#),
    BadScreen(
      "a key without quotes", .json,
      #"""
      {"elements": [{label: "Rate"}]}
      """#,
      error: #"""
        bad.screen.json:1:16: error: expected a key in double quotes
            1 | {"elements": [{label: "Rate"}]}
              |                ^
        """#),
    BadScreen(
      "a text in single quotes", .json,
      #"""
      {"elements": [{"label": 'Rate'}]}
      """#,
      error: #"""
        bad.screen.json:1:25: error: expected a value
            1 | {"elements": [{"label": 'Rate'}]}
              |                         ^
        """#),
    BadScreen(
      "a number with a leading zero", .json,
      #"""
      {"elements": [{"label": "Rate", "sortPriority": 01}]}
      """#,
      error: #"""
        bad.screen.json:1:49: error: "01" is not a JSON value
            1 | {"elements": [{"label": "Rate", "sortPriority": 01}]}
              |                                                 ^
        """#),
    BadScreen(
      "text behind the end", .json,
      #"""
      {"elements": []} and more
      """#,
      error: #"""
        bad.screen.json:1:18: error: the JSON ends here, but more text follows
            1 | {"elements": []} and more
              |                  ^
        """#),
    BadScreen(
      "a tab in a text", .json,
      #"""
      {"elements": [{"label": "Ra\#tte"}]}
      """#,
      error: #"""
        bad.screen.json:1:28: error: a control character in a JSON string
            1 | {"elements": [{"label": "Ra te"}]}
              |                            ^
          escape it; write a line break as \n
        """#),
    BadScreen(
      "an unknown escape", .json,
      #"""
      {"elements": [{"label": "Ra\xte"}]}
      """#,
      error: #"""
        bad.screen.json:1:28: error: this is not a JSON escape
            1 | {"elements": [{"label": "Ra\xte"}]}
              |                            ^
        """#),
    BadScreen(
      "an escape with a sign", .json,
      #"""
      {"elements": [{"label": "Ra\u+041te"}]}
      """#,
      error: #"""
        bad.screen.json:1:28: error: \u needs four hexadecimal digits
            1 | {"elements": [{"label": "Ra\u+041te"}]}
              |                            ^
        """#),
    BadScreen(
      "a null in the place of the elements", .json,
      #"""
      {"elements": null}
      """#,
      error: #"""
        bad.screen.json:1:14: error: "elements" takes a list, not null
            1 | {"elements": null}
              |              ^
        """#),
  ]
}
