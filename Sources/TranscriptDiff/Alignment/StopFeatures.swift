import Documents
import ScreenReader
import Transcript

/// What the stops of one side of a diff are compared by, as numbers that both sides share.
struct StopFeatures {
  /// By all that is heard.
  var heard: [Int] = []
  /// By what is heard, whatever its numbers are; -1 where the stop was not described.
  var skeleton: [Int] = []
  /// By the label alone; -1 where no label is known or the stop was not described.
  var label: [Int] = []
  /// By the place in the tree; -1 where it is not known.
  var path: [Int] = []
  /// By the element's `id`; -1 where it has none, or another stop of its side has the same.
  var element: [Int] = []
  /// The first words of what is heard, sorted; none where the stop was not described.
  var words: [[Int]] = []

  /// By what is heard and the place in the tree together; -1 where the place is not known.
  var heardInPlace: [Int] { zip(path, heard).map { $0 < 0 ? -1 : $0 << 32 | $1 } }

  /// Numbers what stops are compared by.
  init(_ stops: [RecordedStop], _ names: inout Interning<String>) {
    for stop in stops {
      heard.append(names.number("heard \(Self.all(of: stop))"))
      path.append(stop.path.map { names.number("path \($0)") } ?? -1)
      element.append(stop.element.map { names.number("id \($0)") } ?? -1)
    }
    skeleton = Array(repeating: -1, count: stops.count)
    label = skeleton
    words = Array(repeating: [], count: stops.count)
    var counts: [Int: Int] = [:]
    for number in element { counts[number, default: 0] += 1 }
    element = element.map { counts[$0] == 1 ? $0 : -1 }
  }

  /// Numbers the words of some stops: most stops are matched without a look at them.
  mutating func describe(
    _ indices: [Int], of stops: [RecordedStop], _ names: inout Interning<String>
  ) {
    for index in indices {
      let stop = stops[index]
      let text = Self.skeleton(of: Self.all(of: stop))
      skeleton[index] = names.number(text)
      let name = stop.fragments?.first { $0.kind == .label }?.text
      label[index] = name.map { names.number("label \(SafeText.line($0))") } ?? -1
      words[index] = TextWords.pieces(of: text).filter(TextWords.isWord).prefix(64)
        .map { names.number(String($0)) }.sorted()
    }
  }

  /// Finds the labels of stops that are mere text, which say one of the other side's between their commas.
  ///
  /// A text that says several of them, none inside of another, has none: nobody tells which is its label.
  mutating func findLabels(_ labels: [Int], of others: [RecordedStop], in stops: [RecordedStop]) {
    var numbers: [String: Int] = [:]
    for (index, number) in labels.enumerated() where number >= 0 {
      guard let label = others[index].fragments?.first(where: { $0.kind == .label }) else {
        continue
      }
      numbers[SafeText.line(label.text)] = number
    }
    if numbers.isEmpty { return }
    for (index, stop) in stops.enumerated() where stop.fragments == nil && skeleton[index] >= 0 {
      let pieces = stop.text.split(separator: ", ", maxSplits: Self.mostPieces)
      var found: [(pieces: Range<Int>, number: Int)] = []
      for start in pieces.indices {
        for end in start..<pieces.count {
          // A run of pieces is what stands between their outer ends: labels have commas of their own.
          let run = stop.text[pieces[start].startIndex..<pieces[end].endIndex]
          if let number = numbers[String(run)] { found.append((start..<end + 1, number)) }
        }
      }
      guard let longest = found.max(by: { $0.pieces.count < $1.pieces.count }),
        found.allSatisfy({ longest.pieces.contains($0.pieces) })
      else { continue }
      label[index] = longest.number
    }
  }

  /// Behind so many commas no label is looked for.
  private static let mostPieces = 16

  private static func all(of stop: RecordedStop) -> String {
    stop.hint.map { "\(stop.text)\n\($0)" } ?? stop.text
  }

  /// Returns how many words two stops share, from 0 to 1.
  static func likeness(_ a: [Int], _ b: [Int]) -> Double {
    if a.isEmpty && b.isEmpty { return 1 }
    var (i, j, shared) = (0, 0, 0)
    while i < a.count, j < b.count {
      if a[i] == b[j] {
        shared += 1
        i += 1
        j += 1
      } else if a[i] < b[j] {
        i += 1
      } else {
        j += 1
      }
    }
    return Double(2 * shared) / Double(a.count + b.count)
  }

  // Each run of digits becomes one mark; what is heard stays what it is but for its case.
  private static func skeleton(of text: String) -> String {
    // By bytes, which are not gone back over as characters are.
    let number = Array(Placeholder.number.written.utf8)
    let filled =
      text.utf8.contains(0x7B)
      ? String(decoding: Array(text.utf8).replacing(number, with: "0".utf8), as: UTF8.self) : text
    if filled.utf8.allSatisfy({ $0 < 0x80 }) { return asciiSkeleton(of: filled) }
    var skeleton = ""
    var isInNumber = false
    for character in filled.lowercased() {
      let isNumber = character.isNumber
      if !isNumber { skeleton.append(character) } else if !isInNumber { skeleton.append("#") }
      isInNumber = isNumber
    }
    return skeleton
  }

  private static func asciiSkeleton(of text: String) -> String {
    var skeleton: [UInt8] = []
    skeleton.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39: if skeleton.last != 0x23 { skeleton.append(0x23) }
      case 0x41...0x5A: skeleton.append(byte | 0x20)
      default: skeleton.append(byte)
      }
    }
    return String(decoding: skeleton, as: UTF8.self)
  }
}
