import AccessibilityTree
import Documents
import Testing
import TreeFormats

@Suite struct RoundTripTests {
  @Test(arguments: 0..<20) func everyScreenIsWrittenWithoutLoss(_ part: Int) throws {
    var random = RandomScreen(seed: UInt64(part))
    for _ in 0..<10 {
      let original = random.next()
      let json = NativeWriter(original).json
      try #require(try screen(bytes: json) == original)
      // Bytes tell apart what Unicode holds for the same text.
      try #require(NativeWriter(try screen(bytes: json)).json == json)
      let yaml = try NativeWriter(original).yaml(path: "test.screen")
      try #require(
        NativeWriter(try screen(bytes: yaml)).json == json,
        "\(String(decoding: yaml, as: UTF8.self))")
    }
  }

  @Test func everyTextIsWrittenWithoutLoss() throws {
    for text in RandomScreen.hostileTexts {
      var tree = ElementTree()
      tree.add(Element(text, traits: .staticText))
      tree.add(Element(text, value: text, hint: text, traits: .button))
      let original = Screen(title: text, app: text, tree: tree)
      #expect(try screen(json(original)) == original)
      #expect(try screen(yaml(original)) == original)
    }
  }

  @Test func everyCharacterIsWrittenWithoutLoss() throws {
    var tree = ElementTree()
    for start in stride(from: 0, to: 0x11_0000, by: 64) {
      var text = ""
      for value in start..<start + 64 where start < 0x3_0000 || start >= 0x10_FFC0 {
        if let scalar = Unicode.Scalar(UInt32(value)) { text.unicodeScalars.append(scalar) }
      }
      if !text.isEmpty { tree.add(Element(text)) }
    }
    let original = Screen(tree: tree)
    let json = NativeWriter(original).json
    #expect(NativeWriter(try screen(bytes: json)).json == json)
    #expect(NativeWriter(try screen(yaml(original))).json == json)
  }
}
