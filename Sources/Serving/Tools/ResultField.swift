import Documents

/// A field of what a tool answers as a mapping.
struct ResultField: Sendable {
  /// What a field holds.
  indirect enum Kind: Sendable {
    case text, number, flag
    case texts
    case mapping([ResultField])
    case mappings([ResultField])
  }

  private let name: String
  private let kind: Kind
  private let about: String
  /// Whether it is there in each answer; `null` is one.
  private let isAlways: Bool
  private let mayBeNull: Bool

  /// A field that is in every answer.
  static func always(_ name: String, _ kind: Kind, _ about: String = "", orNull: Bool = false)
    -> Self
  {
    Self(name: name, kind: kind, about: about, isAlways: true, mayBeNull: orNull)
  }

  /// A field that is left out where there is nothing to tell.
  static func perhaps(_ name: String, _ kind: Kind, _ about: String = "", orNull: Bool = false)
    -> Self
  {
    Self(name: name, kind: kind, about: about, isAlways: false, mayBeNull: orNull)
  }

  /// What every answer may add.
  private static let notes = perhaps("notes", .texts, "remarks on the answer")

  /// Writes the schema of an answer.
  static func writeSchema(of fields: [ResultField], to json: inout JSONWriter) {
    json.object { write(fields + [notes], to: &$0) }
  }

  private static func write(_ fields: [ResultField], to json: inout JSONWriter) {
    json.field("type", "object")
    json.object("properties") { json in
      for field in fields {
        json.object(field.name) { json in
          if !field.about.isEmpty { json.field("description", field.about) }
          field.write(to: &json)
        }
      }
    }
    json.field("required", fields.filter(\.isAlways).map(\.name))
  }

  private func write(to json: inout JSONWriter) {
    func type(_ name: String) {
      if mayBeNull { json.field("type", [name, "null"]) } else { json.field("type", name) }
    }
    switch kind {
    case .text: type("string")
    case .number: type("number")
    case .flag: type("boolean")
    case .texts:
      type("array")
      json.object("items") { $0.field("type", "string") }
    case .mapping(let fields): Self.write(fields, to: &json)
    case .mappings(let fields):
      type("array")
      json.object("items") { Self.write(fields, to: &$0) }
    }
  }
}
