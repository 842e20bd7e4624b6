/// What lies over something else by design, and what is drawn in it.
extension FalseAlarmTests {
  static let layers = [
    Case(
      "targets-overlap", "a floating button of Android over what scrolls",
      views(
        """
        - toolkitType: androidx.recyclerview.widget.RecyclerView
          toolkitStates: [scrollable]
          frame: [0, 100, 390, 700]
          children:
            - {toolkitType: android.widget.TextView, value: All, toolkitStates: [clickable], frame: [320, 690, 60, 48]}
        - toolkitType: android.widget.ImageButton
          label: Write
          toolkitStates: [clickable]
          frame: [330, 700, 56, 56]
        """)),
    Case(
      "targets-overlap", "windows of Android over each other", windows),
    Case(
      "focus-start-odd", "a window of Android beside the top of another", windows),
    Case(
      "label-is-identifier", "a text that is drawn otherwise, and one as it is drawn", finds: 1,
      "elements: [{text: loginBtn, visibleText: Log in}, {text: logoutBtn}]"),
    Case(
      "elements-overlap", "a text of Android in the space at the side of another",
      views(
        """
        - {toolkitType: android.widget.TextView, value: English, frame: [24, 100, 300, 48]}
        - {toolkitType: android.widget.TextView, value: "1", frame: [24, 100, 24, 48]}
        """)),
    Case(
      "elements-overlap", "texts of Android over each other", finds: 1,
      views(
        """
        - {toolkitType: android.widget.TextView, value: English, frame: [24, 100, 300, 48]}
        - {toolkitType: android.widget.TextView, value: German, frame: [100, 104, 300, 48]}
        """)),
    Case(
      "elements-overlap", "lines of large type",
      "elements: [{text: 49, frame: [16, 60, 150, 90]}, {text: Mild, frame: [16, 136, 80, 42]}]"),
    Case(
      "caption-separated", "a menu above a text, and a text above its picture",
      """
      elements:
        - {image: More, traits: [image, button], frame: [16, 60, 60, 60]}
        - {image: A quince, frame: [205, 60, 60, 60]}
        - {text: Quinces ripen late., frame: [16, 130, 90, 40]}
        - {text: Ripe, frame: [205, 130, 60, 80]}
      """),
  ]

  private static let windows =
    android + """
      platform: android
      elements:
        - toolkitType: android.widget.FrameLayout
          frame: [320, 400, 70, 300]
          children:
            - {toolkitType: android.view.View, label: Panels, toolkitStates: [clickable], frame: [320, 400, 70, 300]}
        - toolkitType: android.widget.FrameLayout
          frame: [0, 0, 390, 844]
          children:
            - {toolkitType: android.view.View, label: Scrim, toolkitStates: [clickable], frame: [0, 0, 390, 600]}
            - {toolkitType: android.widget.Button, label: Send, toolkitStates: [clickable], frame: [0, 700, 390, 60]}
      """
}
