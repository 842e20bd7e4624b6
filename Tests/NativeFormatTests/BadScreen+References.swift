extension BadScreen {
  // Names that lead nowhere, twice or round in a circle.
  static let references: [BadScreen] = [
    BadScreen(
      "an id twice", .yaml,
      #"""
      elements:
        - id: rate
          button: Rate
        - group: Stars
          children:
            - id: rate
              image: Star
      """#,
      error: #"""
        bad.screen.yaml:6:13: error: the id "rate" is given twice
            6 |       - id: rate
              |             ^
          an id must be unique
        """#),
    BadScreen(
      "an empty id", .yaml,
      #"""
      elements:
        - id: ""
          button: Rate
      """#,
      error: #"""
        bad.screen.yaml:2:9: error: an "id" cannot be empty
            2 |   - id: ""
              |         ^
        """#),
    BadScreen(
      "an order that names nobody", .yaml,
      #"""
      elements:
        - order: [twoo]
          children:
            - id: two
              text: Two
      """#,
      error: #"""
        bad.screen.yaml:2:13: error: "order" names "twoo", but no element has that id
            2 |   - order: [twoo]
              |             ^
          did you mean "two"?
        """#),
    BadScreen(
      "an order that names a stranger", .yaml,
      #"""
      elements:
        - order: [two]
          children:
            - id: one
              text: One
        - id: two
          text: Two
      """#,
      error: #"""
        bad.screen.yaml:2:13: error: "order" names "two", which is not inside this element
            2 |   - order: [two]
              |             ^
          list only elements that are inside this one
        """#),
    BadScreen(
      "an order that names the element itself", .yaml,
      #"""
      elements:
        - id: box
          order: [box]
          children: [One]
      """#,
      error: #"""
        bad.screen.yaml:3:13: error: "order" names "box", which is not inside this element
            3 |     order: [box]
              |             ^
          list only elements that are inside this one
        """#),
    BadScreen(
      "an order that names an element twice", .yaml,
      #"""
      elements:
        - order: [one, one]
          children:
            - id: one
              text: One
      """#,
      error: #"""
        bad.screen.yaml:2:18: error: "order" names "one" twice
            2 |   - order: [one, one]
              |                  ^
        """#),
    BadScreen(
      "a label from nobody", .yaml,
      #"""
      elements:
        - id: name
          text: Name
        - traits: [textEntry]
          labelledBy: nam
      """#,
      error: #"""
        bad.screen.yaml:5:17: error: "labelledBy" names "nam", but no element has that id
            5 |     labelledBy: nam
              |                 ^
          did you mean "name"?
        """#),
    BadScreen(
      "a link to nobody", .yaml,
      #"""
      elements:
        - button: Save
          linked: [zzzzzzzz]
      """#,
      error: #"""
        bad.screen.yaml:3:14: error: "linked" names "zzzzzzzz", but no element has that id
            3 |     linked: [zzzzzzzz]
              |              ^
        """#),
    BadScreen(
      "a header from nobody", .yaml,
      #"""
      elements:
        - table: Members
          children:
            - table: {rows: 1, columnHeaders: {0: [nobody]}}
      """#,
      error: #"""
        bad.screen.yaml:4:46: error: "table" names "nobody", but no element has that id
            4 |       - table: {rows: 1, columnHeaders: {0: [nobody]}}
              |                                              ^
        """#),
    BadScreen(
      "a rotor that leads to nobody", .yaml,
      #"""
      elements:
        - group: List
          rotors:
            - {name: Stars, items: [any text, {element: star}]}
      """#,
      error: #"""
        bad.screen.yaml:4:51: error: "rotors" names "star", but no element has that id
            4 |       - {name: Stars, items: [any text, {element: star}]}
              |                                                   ^
        """#),
    BadScreen(
      "labels that name one another", .yaml,
      #"""
      elements:
        - id: one
          labelledBy: two
        - id: two
          labelledBy: one
      """#,
      error: #"""
        bad.screen.yaml:3:17: error: "labelledBy" refers back to its own element through "one"
            3 |     labelledBy: two
              |                 ^
          give one of these elements its own label, and remove its "labelledBy"
        """#),
    BadScreen(
      "labels in a circle of three", .yaml,
      #"""
      elements:
        - id: one
          labelledBy: [two]
        - id: two
          labelledBy: [three]
        - id: three
          labelledBy: [one]
      """#,
      error: #"""
        bad.screen.yaml:3:17: error: "labelledBy" refers back to its own element through "one"
            3 |     labelledBy: [two]
              |                 ^
          give one of these elements its own label, and remove its "labelledBy"
        """#),
    BadScreen(
      "an element that names itself", .yaml,
      #"""
      elements:
        - id: one
          labelledBy: one
      """#,
      error: #"""
        bad.screen.yaml:3:17: error: "labelledBy" refers back to its own element through "one"
            3 |     labelledBy: one
              |                 ^
          give one of these elements its own label, and remove its "labelledBy"
        """#),
  ]
}
