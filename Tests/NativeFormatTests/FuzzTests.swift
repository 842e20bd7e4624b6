import SeededGenerators
import Documents
import Testing
import TreeFormats

@Suite struct FuzzTests {
  static let seeds: [String] = [
    """
    screen: Récipe 👍
    size: [375, 667]
    elements:
      - heading: Mango lassi
        headingLevel: 1
      - id: rate
        button: "Rate \\u0041"
        frame: [1, 2.5, 3e1, 4]
        on: {activate: [announce: 'Rated', close]}
      - list: Ingredients
        order: [b, a]
        children:
          - {id: a, text: A}
          - id: b
            labelledBy: a
            cell: {row: 1, column: null}
            rotors: [{name: R, items: [a, {element: b, text: c}]}]
      - |
        A block
        of text
    """,
    #"""
    {"screen": "Récipe 👍", "size": [375, 667],
     "elements": [
       {"heading": "Mango\n\u0041\ud83d\ude00", "headingLevel": 1, "hidden": false},
       {"id": "rate", "button": "Rate", "frame": [1, 2.5, 3e1, 4], "hint": null,
        "on": {"activate": [{"announce": "Rated"}, "close"]}},
       {"list": "Ingredients", "order": ["a"], "children": [
         {"id": "a", "text": "A", "speech": [{"range": [0, 1], "pitch": 1.5}]}, "B"]}
     ]}
    """#,
  ]

  @Test(arguments: 0..<10) func changedScreensAreReadOrRefusedWithAPlace(_ part: Int) throws {
    var random = SeededGenerator(seed: UInt64(part))
    for round in 0..<200 {
      var bytes = Array(Self.seeds[round % 2].utf8)
      for _ in 0...Int.random(in: 0...2, using: &random) { Self.change(&bytes, &random) }
      try Self.check(bytes)
    }
  }

  @Test(arguments: 0..<5) func randomBytesAreReadOrRefusedWithAPlace(_ part: Int) throws {
    var random = SeededGenerator(seed: UInt64(100 + part))
    let signs = Array("{}[]:,-?#&*!|>'\"%@` \n\r\t\\ua0~.é\u{FEFF}".utf8)
    for round in 0..<200 {
      let count = Int.random(in: 0...120, using: &random)
      let bytes = (0..<count).map { _ in
        round % 3 == 0 ? UInt8.random(in: 0...255, using: &random) : random.one(of: signs)
      }
      try Self.check(bytes)
      try Self.check(Array("elements: ".utf8) + bytes)
      try Self.check(Array(#"{"elements": ["#.utf8) + bytes)
    }
  }

  private static func change(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let place = Int.random(in: 0..<max(1, bytes.count), using: &random)
    let end = min(bytes.count, place + Int.random(in: 0...40, using: &random))
    switch Int.random(in: 0..<7, using: &random) {
    case 0 where !bytes.isEmpty: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.removeSubrange(place...)
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 4:
      let other = Array(random.one(of: seeds).utf8)
      bytes.replaceSubrange(
        place..<end, with: other[Int.random(in: other.indices, using: &random)...])
    case 5: bytes.insert(random.one(of: Array("{}[]:,-?#&*!|>'\"% \n\t\\".utf8)), at: place)
    default: bytes.replaceSubrange(place..<end, with: bytes[place..<end].reversed())
    }
  }

  // Whatever the bytes are: a screen that can be written and read again, or an error inside the text.
  private static func check(_ bytes: [UInt8]) throws {
    do {
      let read = try screen(bytes: bytes)
      try #require(try screen(json(read)) == read, "\(bytes)")
      try #require(try screen(yaml(read)) == read, "\(bytes)")
    } catch let error as SourceError {
      try #require(!error.message.isEmpty)
      try #require(error.description.unicodeScalars.allSatisfy(isPrintable), "\(bytes)")
      guard let location = error.location else { return }
      let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
      let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" }
      try #require((1...lines.count).contains(location.line), "\(bytes)")
      try #require((1...text.count + 1).contains(location.column), "\(bytes)")
    }
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n"
      || scalar.properties.generalCategory != .control && !scalar.properties.isBidiControl
  }
}
