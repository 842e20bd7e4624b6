import Earshot

@testable import DesktopApps

/// What an application of a desktop answers over AT-SPI: any value to any question.
///
/// What is read of a window is a dump that the reader of format `atspi` takes.
struct BusAnswerHarness: FuzzHarness {
  let name = "bus-answer"

  func seeds(in repository: String) -> [[UInt8]] {
    // Each byte begins a value; Answers says how. A frame with two children, and one that is its own parent.
    [
      [UInt8](repeating: 0x31, count: 64), Array(0...255), Array((0...255).reversed()),
      (0..<400).map { UInt8(truncatingIfNeeded: $0 &* 37) },
    ]
  }

  func run(_ bytes: [UInt8]) throws {
    var answers = Answers(cursor: InputCursor(bytes))
    var reading = ApplicationReading { calls throws(BusFailure) in
      if answers.cursor.isAtEnd, answers.isSpent { throw .silent }
      answers.isSpent = answers.cursor.isAtEnd
      return calls.map { answers.answer(to: $0) }
    }
    let window = BusPlace(":1.1", "/0")
    guard (try? reading.read(window)) != nil else { return }
    var numbers: [BusPlace: Int] = [:]
    for (index, object) in reading.objects.enumerated() { numbers[object.place] = index + 1 }
    let dump = ApplicationDump(
      application: "app", toolkit: "gtk", isLive: true, notes: [],
      objects: reading.objects.enumerated().map { ($0.offset + 1, $0.element) }, numbers: numbers)
    guard let source = SourceText(fuzzed: dump.bytes) else {
      return Invariant.require(false, "a dump is no text")
    }
    do throws(SourceError) {
      for imported in try TreeReaders.readAll(source, format: "atspi") {
        _ = Heard.text(imported.screen, .spoken)
      }
    } catch {
      Heard.check(error, of: source.bytes)
    }
  }

  /// Answers made of bytes: of the kind that the question is about most of the time.
  private struct Answers {
    var cursor: InputCursor
    var isSpent = false

    mutating func answer(to call: BusCall) -> BusConnection.Answer {
      let choice = cursor.byte()
      if choice == 255 { return .refused("org.freedesktop.DBus.Error.UnknownMethod") }
      if choice % 16 == 15 { return .values([value(depth: 0)]) }
      if case .text(let property)? = call.arguments.last {
        return .values([property.hasSuffix("Value") || property.hasSuffix("Count") ? number : text])
      }
      switch call.method {
      case "GetRole": return .values([.number(Double(cursor.byte() % 130))])
      case "GetState": return .values([.list([number, number])])
      case "GetAttributes": return .values([.list([.list([text, text])])])
      case "GetInterfaces": return .values([.list(interfaces)])
      case "GetRelationSet": return .values([.list([.list([small, .list(places)])])])
      case "GetChildren": return .values([.list(places)])
      case "GetExtents": return .values([.list([number, number, number, number])])
      case "GetActions": return .values([.list([.list([text, text, text])])])
      case "GetText": return .values([text])
      default: return .values([value(depth: 0)])
      }
    }

    private var small: BusValue { mutating get { .number(Double(cursor.byte() % 32)) } }
    private var text: BusValue { mutating get { .text(cursor.text()) } }

    private var number: BusValue {
      mutating get {
        let kind = cursor.byte()
        if kind == 0 { return .number(.nan) }
        let bits = UInt64(cursor.number()) << 32 | UInt64(cursor.number())
        let whole = Double(Int32(truncatingIfNeeded: bits))
        return .number(kind == 1 ? Double(bitPattern: bits) : whole)
      }
    }

    private var interfaces: [BusValue] {
      mutating get {
        let names = ["Accessible", "Component", "Text", "Value", "Action", "Table", "TableCell"]
        let bits = cursor.byte()
        return names.indices.filter { bits & 1 << UInt8($0) != 0 }
          .map { .text("org.a11y.atspi.\(names[$0])") }
      }
    }

    // Few places, so that children meet again and go in circles.
    private var places: [BusValue] {
      mutating get {
        (0..<cursor.byte() % 6).map { _ in
          .list([.text(":1.1"), .text("/\(cursor.byte() % 64)")])
        }
      }
    }

    private mutating func value(depth: Int) -> BusValue {
      switch cursor.byte() % (depth < 4 ? 5 : 4) {
      case 0: return number
      case 1: return text
      case 2: return .flag(cursor.byte() % 2 == 0)
      case 3: return .list(places)
      default:
        var items: [BusValue] = []
        for _ in 0..<cursor.byte() % 6 { items.append(value(depth: depth + 1)) }
        return .list(items)
      }
    }
  }
}
