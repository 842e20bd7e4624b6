extension BadScreen {
  // Values of another type than their key calls for, and values out of range.
  static let values: [BadScreen] = [
    BadScreen(
      "a list where a text belongs", .yaml,
      #"""
      elements:
        - label: [Rate]
      """#,
      error: #"""
        bad.screen.yaml:2:12: error: "label" takes a text, not a list
            2 |   - label: [Rate]
              |            ^
        """#),
    BadScreen(
      "a text where a list belongs", .yaml,
      #"""
      elements:
        - label: Rate
          traits: button
      """#,
      error: #"""
        bad.screen.yaml:3:13: error: "traits" takes a list, not the word "button"
            3 |     traits: button
              |             ^
          put it in brackets: ["button"]
        """#),
    BadScreen(
      "a word where true or false belongs", .yaml,
      #"""
      elements:
        - button: Rate
          hidden: yes
      """#,
      error: #"""
        bad.screen.yaml:3:13: error: "hidden" takes true or false, not the word "yes"
            3 |     hidden: yes
              |             ^
          did you mean true?
        """#),
    BadScreen(
      "a word where a number belongs", .yaml,
      #"""
      elements:
        - button: Rate
          sortPriority: high
      """#,
      error: #"""
        bad.screen.yaml:3:19: error: "sortPriority" takes a number, not the word "high"
            3 |     sortPriority: high
              |                   ^
        """#),
    BadScreen(
      "a level out of range", .yaml,
      #"""
      elements:
        - heading: Comments
          headingLevel: 7
      """#,
      error: #"""
        bad.screen.yaml:3:19: error: "headingLevel" takes a whole number from 1 to 6, not 7
            3 |     headingLevel: 7
              |                   ^
        """#),
    BadScreen(
      "a level that is not whole", .yaml,
      #"""
      elements:
        - heading: Comments
          headingLevel: 1.5
      """#,
      error: #"""
        bad.screen.yaml:3:19: error: "headingLevel" takes a whole number from 1 to 6, not 1.5
            3 |     headingLevel: 1.5
              |                   ^
        """#),
    BadScreen(
      "a frame of three numbers", .yaml,
      #"""
      elements:
        - button: Rate
          frame: [1, 2, 3]
      """#,
      error: #"""
        bad.screen.yaml:3:12: error: "frame" takes [x, y, width, height], not 3 numbers
            3 |     frame: [1, 2, 3]
              |            ^
        """#),
    BadScreen(
      "a frame with a negative width", .yaml,
      #"""
      elements:
        - button: Rate
          frame: [1, 2, -3, 4]
      """#,
      error: #"""
        bad.screen.yaml:3:12: error: a "frame" cannot have a negative width or height
            3 |     frame: [1, 2, -3, 4]
              |            ^
        """#),
    BadScreen(
      "a frame that is not a number", .yaml,
      #"""
      elements:
        - button: Rate
          frame: [1, .nan, 3, 4]
      """#,
      error: #"""
        bad.screen.yaml:3:16: error: "frame" takes a finite number, not .nan
            3 |     frame: [1, .nan, 3, 4]
              |                ^
        """#),
    BadScreen(
      "an infinite frame", .yaml,
      #"""
      elements:
        - button: Rate
          frame: [.inf, 2, 3, 4]
      """#,
      error: #"""
        bad.screen.yaml:3:13: error: "frame" takes a finite number, not .inf
            3 |     frame: [.inf, 2, 3, 4]
              |             ^
        """#),
    BadScreen(
      "a frame with a word", .yaml,
      #"""
      elements:
        - button: Rate
          frame: [1, 2, three, 4]
      """#,
      error: #"""
        bad.screen.yaml:3:19: error: "frame" takes a number, not the word "three"
            3 |     frame: [1, 2, three, 4]
              |                   ^
        """#),
    BadScreen(
      "a frame with a quoted number", .yaml,
      #"""
      elements:
        - button: Rate
          frame: [1, 2, "3", 4]
      """#,
      error: #"""
        bad.screen.yaml:3:19: error: "frame" takes a number, not the word "3"
            3 |     frame: [1, 2, "3", 4]
              |                   ^
          remove the quotes
        """#),
    BadScreen(
      "a frame that is a text", .yaml,
      #"""
      elements:
        - button: Rate
          frame: 1 2 3 4
      """#,
      error: #"""
        bad.screen.yaml:3:12: error: "frame" takes [x, y, width, height], not the word "1 2 3 4"
            3 |     frame: 1 2 3 4
              |            ^
        """#),
    BadScreen(
      "a frame with a hexadecimal number", .yaml,
      #"""
      elements:
        - button: Rate
          frame: [0x10, 2, 3, 4]
      """#,
      error: #"""
        bad.screen.yaml:3:13: error: "frame" takes a number, not the word "0x10"
            3 |     frame: [0x10, 2, 3, 4]
              |             ^
        """#),
    BadScreen(
      "a size of nothing", .yaml,
      #"""
      size: [0, 100]
      elements: []
      """#,
      error: #"""
        bad.screen.yaml:1:7: error: "size" takes a width and a height above 0
            1 | size: [0, 100]
              |       ^
        """#),
    BadScreen(
      "a language tag with an underscore", .yaml,
      #"""
      language: en_US
      elements: []
      """#,
      error: #"""
        bad.screen.yaml:1:11: error: "language" takes a language tag, not "en_US"
            1 | language: en_US
              |           ^
          write one like "en-US", "ko" or "zh-Hant"
        """#),
    BadScreen(
      "a second label", .yaml,
      #"""
      elements:
        - label: Rate
          button: Rate
      """#,
      error: #"""
        bad.screen.yaml:3:5: error: "button" gives a second label
            3 |     button: Rate
              |     ^
          the first is "Rate"; keep one of them
        """#),
    BadScreen(
      "two roles", .yaml,
      #"""
      elements:
        - button: Rate
          image: Star
      """#,
      error: #"""
        bad.screen.yaml:3:5: error: "image" and "button" both name the role
            3 |     image: Star
              |     ^
          keep one and add the other's trait to "traits"
        """#),
    BadScreen(
      "two containers", .yaml,
      #"""
      elements:
        - list: Files
          container: table
      """#,
      error: #"""
        bad.screen.yaml:3:16: error: "table" gives a second container
            3 |     container: table
              |                ^
        """#),
    BadScreen(
      "no elements", .yaml,
      #"""
      screen: Home
      """#,
      error: #"""
        bad.screen.yaml:1:1: error: a screen needs "elements": the list of its elements
            1 | screen: Home
              | ^
        """#),
    BadScreen(
      "nothing in the place of the elements", .yaml,
      #"""
      screen: Home
      elements:
      """#,
      error: #"""
        bad.screen.yaml:2:10: error: "elements" takes a list, not nothing
            2 | elements:
              |          ^
        """#),
    BadScreen(
      "a text in the place of the elements", .yaml,
      #"""
      elements: Home
      """#,
      error: #"""
        bad.screen.yaml:1:11: error: "elements" takes a list, not the word "Home"
            1 | elements: Home
              |           ^
          put it in brackets: ["Home"]
        """#),
    BadScreen(
      "a list as an element", .yaml,
      #"""
      elements:
        - [Rate]
      """#,
      error: #"""
        bad.screen.yaml:2:5: error: an element is a mapping or a text, not a list
            2 |   - [Rate]
              |     ^
          for a row of a table write - group: "", and the cells below children:
        """#),
    BadScreen(
      "nothing as an element", .yaml,
      #"""
      elements:
        - Rate
        -
      """#,
      error: #"""
        bad.screen.yaml:3:4: error: an element is a mapping or a text, not nothing
            3 |   -
              |    ^
        """#),
    BadScreen(
      "content without a label", .yaml,
      #"""
      elements:
        - image: Bailey
          content: [{value: three}]
      """#,
      error: #"""
        bad.screen.yaml:3:15: error: content needs a "label"
            3 |     content: [{value: three}]
              |               ^
        """#),
    BadScreen(
      "a rotor without items", .yaml,
      #"""
      elements:
        - group: Stars
          rotors: [{name: Stars}]
      """#,
      error: #"""
        bad.screen.yaml:3:14: error: a rotor needs a "name" and "items"
            3 |     rotors: [{name: Stars}]
              |              ^
        """#),
    BadScreen(
      "a rotor's item with neither element nor text", .yaml,
      #"""
      elements:
        - group: Stars
          rotors: [{name: Stars, items: [{}]}]
      """#,
      error: #"""
        bad.screen.yaml:3:36: error: a rotor's item needs an "element" or a "text"
            3 |     rotors: [{name: Stars, items: [{}]}]
              |                                    ^
        """#),
    BadScreen(
      "a header of no row", .yaml,
      #"""
      elements:
        - table: {rowHeaders: {first: []}}
      """#,
      error: #"""
        bad.screen.yaml:2:26: error: "rowHeaders" takes row or column numbers from 0 as keys
            2 |   - table: {rowHeaders: {first: []}}
              |                          ^
        """#),
    BadScreen(
      "a row header twice in two spellings", .yaml,
      #"""
      elements:
        - table: {rowHeaders: {0: [], 00: []}}
      """#,
      error: #"""
        bad.screen.yaml:2:33: error: "rowHeaders" takes row or column numbers from 0 as keys
            2 |   - table: {rowHeaders: {0: [], 00: []}}
              |                                 ^
        """#),
    BadScreen(
      "speech past the end of the label", .yaml,
      #"""
      elements:
        - text: ABC
          speech: [{range: [0, 4], spellOut: true}]
      """#,
      error: #"""
        bad.screen.yaml:3:13: error: the range 0 to 4 reaches past the end of the label
            3 |     speech: [{range: [0, 4], spellOut: true}]
              |             ^
        """#),
    BadScreen(
      "speech with a range turned around", .yaml,
      #"""
      elements:
        - text: ABC
          speech: [{range: [2, 1]}]
      """#,
      error: #"""
        bad.screen.yaml:3:22: error: "range" takes two whole numbers from 0, the smaller first
            3 |     speech: [{range: [2, 1]}]
              |                      ^
        """#),
    BadScreen(
      "speech at a pitch out of range", .yaml,
      #"""
      elements:
        - text: ABC
          speech: [{range: [0, 3], pitch: 3}]
      """#,
      error: #"""
        bad.screen.yaml:3:37: error: "pitch" takes a number from 0 to 2, where 1 is normal
            3 |     speech: [{range: [0, 3], pitch: 3}]
              |                                     ^
        """#),
  ]
}
