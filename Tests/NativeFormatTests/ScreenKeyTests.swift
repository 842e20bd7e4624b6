import AccessibilityTree
import Testing

@Suite struct ScreenKeyTests {
  @Test func everyKeyIsReadAndWritten() throws {
    let read = try screen(
      """
      screen: on
      app: 1.0
      platform: visionos
      toolkit: flutter
      size: [1280, 720.5]
      direction: rtl
      language: he-IL
      textSize: accessibilityMedium
      boldText: true
      import: {format: xcuitest, cannotCarry: [headings, customRotors]}
      elements: []
      """)
    var expected = Screen(title: "on", app: "1.0", platform: .visionos, tree: ElementTree())
    expected.toolkit = .flutter
    expected.size = Size(width: 1280, height: 720.5)
    expected.direction = .rtl
    expected.language = "he-IL"
    expected.textSize = .accessibilityMedium
    expected.hasBoldText = true
    expected.origin = ImportOrigin(format: "xcuitest", cannotCarry: [.headings, .customRotors])
    #expect(read == expected)
    #expect(
      json(read) == """
        {
          "screen": "on",
          "app": "1.0",
          "platform": "visionos",
          "toolkit": "flutter",
          "size": [1280, 720.5],
          "direction": "rtl",
          "language": "he-IL",
          "textSize": "accessibilityMedium",
          "boldText": true,
          "import": {"format": "xcuitest", "cannotCarry": ["headings", "customRotors"]},
          "elements": [
          ]
        }

        """)
    #expect(
      try yaml(read) == """
        screen: "on"
        app: "1.0"
        platform: visionos
        toolkit: flutter
        size: [1280, 720.5]
        direction: rtl
        language: he-IL
        textSize: accessibilityMedium
        boldText: true
        import: {format: xcuitest, cannotCarry: [headings, customRotors]}
        elements: []

        """)
    #expect(try screen(json(read)) == expected)
    #expect(try screen(try yaml(read)) == expected)
  }

  @Test(arguments: Platform.allCases) func everyPlatformIsAWord(_ platform: Platform) throws {
    #expect(try screen("platform: \(platform)\nelements: []").platform == platform)
  }

  @Test(arguments: Toolkit.allCases) func everyToolkitIsAWord(_ toolkit: Toolkit) throws {
    #expect(try screen("toolkit: \(toolkit.rawValue)\nelements: []").toolkit == toolkit)
  }

  @Test(arguments: TextSize.allCases) func everyTextSizeIsAWord(_ size: TextSize) throws {
    #expect(try screen("textSize: \(size)\nelements: []").textSize == size)
  }

  @Test(arguments: ["screen: null", "screen: ~", "screen: 12", "screen: 'null'"])
  func aTitleIsTheWordThatIsWritten(_ line: String) throws {
    let word = line.dropFirst("screen: ".count).filter { $0 != "'" }
    #expect(try screen("\(line)\nelements: []").title == word)
  }

  @Test(arguments: [
    "screen:", "app:", "platform:", "size:", "size: null", "direction:", "language:",
    "textSize:", "boldText:", "import:",
  ])
  func nothingWrittenBehindAKeyIsTheDefault(_ line: String) throws {
    #expect(try screen("\(line)\nelements: []") == Screen(tree: ElementTree()))
  }

  @Test func nullInJSONIsTheDefault() throws {
    let text = #"{"screen": null, "app": null, "size": null, "language": null, "elements": []}"#
    #expect(try screen(text) == Screen(tree: ElementTree()))
  }
}
