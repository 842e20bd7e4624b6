import AccessibilityTree
import Documents

/// Reads the structured properties of an element: content, rotors, tables, cells, speech.
enum NativeDetails {
  /// The largest row, column, span or number of them.
  private static let largest = 1_000_000

  static func content(_ value: DocumentNode) throws(SourceError) -> [CustomContent] {
    try DocumentNode.readEach(try value.list(for: "content")) {
      (item) throws(SourceError) -> CustomContent in
      try item.requireKeys(["label", "value", "important"], of: "content")
      guard let label = item.word("label") else { throw item.error("content needs a \"label\"") }
      return CustomContent(
        label: try label.string(for: "label"),
        value: try item.word("value")?.string(for: "value") ?? "",
        isImportant: try item.given("important")?.boolean(for: "important") ?? false)
    }
  }

  static func rotors(_ value: DocumentNode) throws(SourceError) -> [CustomRotor] {
    try DocumentNode.readEach(try value.list(for: "rotors")) {
      (item) throws(SourceError) -> CustomRotor in
      try item.requireKeys(["name", "items"], of: "a rotor")
      guard let name = item.word("name"), let items = item.given("items") else {
        throw item.error("a rotor needs a \"name\" and \"items\"")
      }
      return CustomRotor(
        name: try name.string(for: "name"),
        items: try DocumentNode.readEach(try items.list(for: "items")) {
          (node) throws(SourceError) in try rotorItem(node)
        })
    }
  }

  // A bare text is an `id` if there is an element of that `id`; the references settle it.
  private static func rotorItem(_ node: DocumentNode) throws(SourceError) -> CustomRotor.Item {
    guard node.kind == .mapping else {
      return CustomRotor.Item(element: nil, text: try node.string(for: "items"))
    }
    try node.requireKeys(["element", "text"], of: "a rotor's item")
    var item = CustomRotor.Item()
    item.element = try node.word("element")?.string(for: "element")
    item.text = try node.word("text")?.string(for: "text")
    guard item.element != nil || item.text != nil else {
      throw node.error("a rotor's item needs an \"element\" or a \"text\"")
    }
    return item
  }

  static func table(_ value: DocumentNode) throws(SourceError) -> DataTable {
    try value.requireKeys(["rows", "columns", "rowHeaders", "columnHeaders"], of: "a table")
    var table = DataTable()
    table.rows = try value.given("rows")?.integer(for: "rows", in: 0...largest)
    table.columns = try value.given("columns")?.integer(for: "columns", in: 0...largest)
    table.rowHeaders = try headers(value.given("rowHeaders"), "rowHeaders")
    table.columnHeaders = try headers(value.given("columnHeaders"), "columnHeaders")
    return table
  }

  private static func headers(
    _ value: DocumentNode?, _ name: String
  ) throws(SourceError) -> [DataTable.Headers] {
    guard let value else { return [] }
    try value.requireMapping(for: name)
    var headers: [DataTable.Headers] = []
    try value.forEachPair { (key, ids) throws(SourceError) in
      // One spelling for each number, so that a repeated key is seen.
      guard let index = Int(key.text), 0...largest ~= index, String(index) == key.text else {
        throw key.error("\(SafeText.quoted(name)) takes row or column numbers from 0 as keys")
      }
      headers.append(.init(index: index, ids: try ids.idOrIDs(for: name)))
    }
    return headers
  }

  static func cell(_ value: DocumentNode) throws(SourceError) -> TableCell {
    try value.requireKeys(["row", "column", "rowSpan", "columnSpan"], of: "a cell")
    var cell = TableCell(row: nil, column: nil)
    cell.row = try value.given("row")?.integer(for: "row", in: 0...largest)
    cell.column = try value.given("column")?.integer(for: "column", in: 0...largest)
    cell.rowSpan = try value.given("rowSpan")?.integer(for: "rowSpan", in: 1...largest) ?? 1
    cell.columnSpan =
      try value.given("columnSpan")?.integer(for: "columnSpan", in: 1...largest) ?? 1
    return cell
  }

  static func speech(_ value: DocumentNode) throws(SourceError) -> [SpeechAttribute] {
    try DocumentNode.readEach(try value.list(for: "speech")) {
      (item) throws(SourceError) -> SpeechAttribute in
      try item.requireKeys(
        ["on", "range", "spellOut", "punctuation", "pitch", "ipa", "language"], of: "speech")
      guard let range = item.given("range") else { throw item.error("speech needs a \"range\"") }
      let bounds = try range.numbers(for: "range", shape: ["from", "to"])
      guard let from = Int(exactly: bounds[0]), let to = Int(exactly: bounds[1]),
        0 <= from, from < to
      else { throw range.error("\"range\" takes two whole numbers from 0, the smaller first") }
      var attribute = SpeechAttribute(range: from..<to)
      attribute.target = try item.word("on")?.word(for: "on", noun: "texts") ?? .label
      attribute.spellOut = try item.given("spellOut")?.boolean(for: "spellOut") ?? false
      attribute.punctuation = try item.given("punctuation")?.boolean(for: "punctuation") ?? false
      if let pitch = item.given("pitch") {
        let number = try pitch.number(for: "pitch")
        guard (0...2).contains(number) else {
          throw pitch.error("\"pitch\" takes a number from 0 to 2, where 1 is normal")
        }
        attribute.pitch = number
      }
      attribute.ipa = try item.word("ipa")?.string(for: "ipa")
      attribute.language = try item.word("language")?.languageTag(for: "language")
      return attribute
    }
  }
}

extension DocumentNode {
  /// Returns the value of a key that calls for no word, or `nil` when none is given.
  func given(_ key: String) -> DocumentNode? {
    self[key].flatMap { $0.isNull ? nil : $0 }
  }

  /// Returns the value of a key that calls for a word, or `nil` when none is given.
  func word(_ key: String) -> DocumentNode? {
    self[key].flatMap { $0.isBlank ? nil : $0 }
  }
}
