/// What the JSON Schemas of Earshot's files share.
package enum JSONSchema {
  /// The types of a text: YAML reads 12 and true as a number and a truth value where a word is wanted.
  package static let words = ["string", "number", "boolean"]

  /// Returns a schema: its name ends in the kind of file and has a version of Earshot.
  package static func document(
    _ kind: String, title: String, version: String, _ content: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("$schema", "https://json-schema.org/draft/2020-12/schema")
      json.field("$id", "urn:earshot:\(version):\(kind)")
      json.field("title", title)
      content(&json)
    }
    json.raw("\n")
    return json.bytes
  }
}

extension JSONWriter {
  /// Writes a mapping of a schema that takes these keys and no others.
  package mutating func mapping(
    requiring required: [String] = [], _ properties: (inout JSONWriter) -> Void
  ) {
    field("type", "object")
    object("properties", properties)
    if !required.isEmpty { field("required", required) }
    field("additionalProperties", false)
  }

  /// Writes a property of a schema with what it is for.
  package mutating func property(
    _ name: String, _ description: String, _ content: (inout JSONWriter) -> Void
  ) {
    object(name) { json in
      json.field("description", description)
      content(&json)
    }
  }

  /// Writes a list of a schema: its items are what a definition describes.
  package mutating func list(of definition: String) {
    field("type", "array")
    object("items") { $0.reference(to: definition) }
  }

  /// Writes a reference to a definition of the same schema.
  package mutating func reference(to definition: String) {
    field("$ref", "#/$defs/\(definition)")
  }

  /// Writes that one of several descriptions fits.
  package mutating func anyOf(_ choices: [(inout JSONWriter) -> Void]) {
    array("anyOf") { json in
      for choice in choices { json.object { choice(&$0) } }
    }
  }

  /// Writes the range of an integer of a schema.
  package mutating func integer(in range: ClosedRange<Int>) {
    field("type", "integer")
    field("minimum", Double(range.lowerBound))
    field("maximum", Double(range.upperBound))
  }

  /// Writes the range of a number of a schema.
  package mutating func number(in range: ClosedRange<Double>) {
    field("type", "number")
    field("minimum", range.lowerBound)
    field("maximum", range.upperBound)
  }
}
