import AccessibilityTree
import Documents
import SeededGenerators
import Testing
import Transcript
import TranscriptDiff

/// What holds for any two transcripts, each named by its seed.
@Suite("Diffs of random transcripts")
struct DiffPropertyTests {
  /// What is heard at a stop, and what can be done there.
  private func heard(_ transcript: RecordedTranscript) -> [[String]] {
    transcript.screens.flatMap(\.stops).map { [$0.text, $0.hint ?? "-"] + ($0.actions ?? []) }
  }

  @Test(arguments: 0..<200)
  func theChangesMadeToTheOldSideGiveTheNewOne(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let old = RandomTranscript.transcript(&random, count: Int.random(in: 0...40, using: &random))
    let new =
      seed % 4 == 0
      ? RandomTranscript.transcript(&random, count: Int.random(in: 0...40, using: &random))
      : RandomTranscript.changed(old, &random)
    let diff = try TranscriptDiff(from: old, to: new)
    #expect(heard(diff.applied(to: old)) == heard(new))
    #expect(diff.isEmpty == (heard(old) == heard(new)))
    #expect(try TranscriptDiff(from: old, to: new) == diff)
  }

  @Test(arguments: 0..<100)
  func nothingDiffersFromItself(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let old = RandomTranscript.transcript(&random, count: Int.random(in: 0...60, using: &random))
    #expect(try TranscriptDiff(from: old, to: old).isEmpty)
  }

  @Test(arguments: 0..<100)
  func asFewAsPossibleMove(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let order = Array(0..<Int.random(in: 2...9, using: &random)).shuffled(using: &random)
    func transcript(_ numbers: [Int]) throws -> RecordedTranscript {
      let names = numbers.map {
        "\(["Rate", "Pay", "Add", "Go", "On", "Up", "In", "No", "So"][$0])"
      }
      return try DiffSides.recorded(names.joined(separator: "\n"))
    }
    let diff = try TranscriptDiff(from: transcript(order.sorted()), to: transcript(order))
    let changes = diff.screens[0].changes
    #expect(changes.allSatisfy { $0.kinds == [.moved] })
    #expect(changes.count == order.count - longestAscent(order))
  }

  /// The length of the longest ascending part of a list, by trying all.
  private func longestAscent(_ numbers: [Int]) -> Int {
    var best = 0
    for chosen in 1..<(1 << numbers.count) {
      let part = numbers.indices.filter { chosen >> $0 & 1 == 1 }.map { numbers[$0] }
      if zip(part, part.dropFirst()).allSatisfy(<) { best = max(best, part.count) }
    }
    return best
  }

  private static let labels = [
    "Rate", "> open Menu", "> next", "[boundary]", "[first]", "[silent]", "# earshot", "/home/",
    "{{any}}", "/(/", "<<<<<<< HEAD", "a\nb", "\u{1B}[2J", "    four", "=======", "", "[\"a\"]",
    "é",
    "Total, 12", "\u{202E}x", "{\"a\": 1}",
  ]

  @Test(arguments: Style.allCases, 0..<15)
  func aScreenDoesNotDifferFromItsOwnTranscripts(style: Style, seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var tree = ElementTree()
    // Mere lines are known by the first of them.
    tree.add(Element("Start", traits: .header))
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      var element = Element(random.one(of: Self.labels))
      if random.oneIn(2) { element.traits = .button }
      if random.oneIn(3) { element.hint = random.one(of: Self.labels) }
      if random.oneIn(4) { element.actions = ["Go"] }
      element.isElement = true
      tree.add(element)
    }
    let transcript = try DiffSides.transcript(Screen(title: "Random", tree: tree), style)
    let heard = RecordedTranscript(transcript)
    let text = try DiffSides.recorded(TranscriptText(transcript).bytes)
    let json = try DiffSides.recorded(TranscriptJSON(transcript).bytes)
    for (old, new) in [(heard, text), (text, heard), (json, heard), (text, json), (json, json)] {
      let diff = try TranscriptDiff(from: old, to: new)
      #expect(diff.isEmpty, "\(DiffText(diff).lines)")
    }
  }
}
