/// What an edge cuts off.
extension FalseAlarmTests {
  static let edges = [
    Case(
      "target-too-small", "a row at the edge of what scrolls",
      dump
        + """
        elements:
          - scrollable: true
            frame: [0, 100, 390, 400]
            children:
              - {button: A, frame: [0, 100, 390, 20]}
              - {button: B, frame: [0, 120, 390, 60]}
        """),
    Case(
      "target-too-small", "rows of one height, of which two meet the edges", finds: 3,
      dump
        + """
        elements:
          - scrollable: true
            frame: [0, 100, 390, 60]
            children:
              - {button: A, frame: [0, 100, 390, 20]}
              - {button: B, frame: [0, 120, 390, 20]}
              - {button: C, frame: [0, 140, 390, 20]}
        """),
    Case(
      "target-too-small", "neighbours at the lower edge of what scrolls to the side", finds: 2,
      dump
        + """
        elements:
          - scrollable: true
            frame: [0, 100, 390, 200]
            children:
              - {button: A, frame: [16, 280, 100, 20]}
              - {button: B, frame: [130, 280, 90, 20]}
        """),
    Case(
      "target-too-small", "neighbours that are cut off, with larger ones below", finds: 0,
      dump
        + """
        elements:
          - scrollable: true
            frame: [0, 100, 390, 200]
            children:
              - {button: A, frame: [16, 100, 100, 20]}
              - {button: B, frame: [130, 100, 90, 20]}
              - {button: C, frame: [16, 140, 90, 50]}
        """),
    Case(
      "target-too-small", "a chip as high as the row that scrolls sideways", finds: 1,
      dump
        + """
        elements:
          - scrollable: true
            frame: [0, 100, 390, 20]
            children: [{button: A, frame: [50, 100, 90, 20]}, {text: B}]
        """),
    Case(
      "target-too-small", "a row of Android at the edge of what scrolls",
      views(
        """
        - toolkitType: android.widget.ScrollView
          toolkitStates: [scrollable]
          frame: [0, 100, 390, 400]
          children:
            - {toolkitType: android.widget.Button, value: A, toolkitStates: [clickable], frame: [0, 100, 390, 20]}
            - {toolkitType: android.widget.Button, value: B, toolkitStates: [clickable], frame: [0, 120, 390, 60]}
        """)),
    Case(
      "target-too-small", "a field in a box of Android that is tapped",
      views(
        """
        - toolkitType: android.view.ViewGroup
          toolkitStates: [clickable]
          frame: [16, 100, 350, 60]
          children:
            - toolkitType: android.widget.EditText
              label: Name
              toolkitStates: [clickable]
              frame: [32, 120, 300, 18]
        """)),
    Case(
      "target-too-small", "a text in a bar of Android that is tapped, and a button in it", finds: 1,
      views(
        """
        - toolkitType: android.widget.FrameLayout
          toolkitStates: [clickable]
          frame: [16, 100, 350, 60]
          children:
            - {toolkitType: android.widget.TextView, value: Search, toolkitStates: [clickable], frame: [80, 120, 200, 20]}
            - {toolkitType: android.widget.ImageButton, label: Speak, toolkitStates: [clickable], frame: [320, 120, 20, 20]}
        """)),
    Case(
      "target-too-small", "a field beside what is as high as its bar",
      dump
        + """
        elements:
          - {button: Page, frame: [36, 800, 50, 46]}
          - {textField: Address, frame: [98, 812, 230, 21]}
        """),
    Case(
      "target-too-small", "a field below a button", finds: 1,
      dump
        + """
        elements:
          - {button: Page, frame: [36, 760, 250, 46]}
          - {textField: Address, frame: [36, 812, 230, 21]}
        """),
  ]

  /// A screen of Android with views right inside of its window.
  static func views(_ children: String) -> String {
    let lines = children.split(separator: "\n").map { "      " + $0 }.joined(separator: "\n")
    return android + "platform: android\nsize: [390, 844]\nelements:\n  - toolkitType: "
      + "android.widget.FrameLayout\n    frame: [0, 0, 390, 844]\n    children:\n" + lines
  }
}
