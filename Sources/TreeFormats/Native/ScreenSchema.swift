import AccessibilityTree
package import Documents

/// The JSON Schema of screen files, made from the tables by which they are read.
///
/// Editors complete and underline by it. It allows what the reader allows of each key by itself; what goes together only
/// the reader knows.
package enum ScreenSchema {
  /// The schema as JSON, with a version of Earshot in its name.
  package static func json(version: String) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("$schema", "https://json-schema.org/draft/2020-12/schema")
      json.field("$id", "urn:earshot:\(version):screen")
      json.field("title", "Earshot screen file")
      json.field("type", "object")
      json.object("properties") { json in
        for key in NativeScreenKey.allCases {
          json.key(key.rawValue)
          write(key, to: &json)
        }
      }
      json.field("required", [NativeScreenKey.elements.rawValue])
      json.field("additionalProperties", false)
      json.object("$defs") { json in
        json.key("element")
        writeElement(to: &json)
      }
    }
    json.raw("\n")
    return json.bytes
  }

  private static func write(_ key: NativeScreenKey, to json: inout JSONWriter) {
    json.object { json in
      switch key {
      case .screen, .app: json.field("type", words)
      case .language: json.field("type", "string")
      case .platform: json.field("enum", Platform.allCases.map(\.rawValue))
      case .toolkit: json.field("enum", Toolkit.allCases.map(\.rawValue))
      case .direction: json.field("enum", Direction.allCases.map(\.rawValue))
      case .textSize: json.field("enum", TextSize.allCases.map(\.rawValue))
      case .size: writeNumbers(2, to: &json)
      case .boldText: json.field("type", "boolean")
      case .origin: json.field("type", "object")
      case .elements: writeElements(to: &json)
      }
    }
  }

  // YAML reads 12 and true as a number and a truth value, and a word is wanted.
  private static let words = ["string", "number", "boolean"]

  private static func writeElements(to json: inout JSONWriter) {
    json.field("type", "array")
    json.object("items") { $0.field("$ref", "#/$defs/element") }
  }

  private static func writeNumbers(_ count: Int, to json: inout JSONWriter) {
    json.field("type", "array")
    json.object("items") { $0.field("type", "number") }
    json.field("minItems", Double(count))
    json.field("maxItems", Double(count))
  }

  private static func writeElement(to json: inout JSONWriter) {
    json.object { json in
      json.field("type", words + ["object"])
      json.object("properties") { json in
        for key in NativeElementKey.allCases {
          json.key(key.rawValue)
          json.object { write(key, to: &$0) }
        }
        for form in NativeShortForm.allCases where NativeElementKey(rawValue: form.rawValue) == nil
        {
          json.key(form.rawValue)
          json.object { json in
            json.field("description", "An element of this role with a label.")
            json.field("type", words + ["null"])
          }
        }
      }
      json.field("additionalProperties", false)
    }
  }

  private static func write(_ key: NativeElementKey, to json: inout JSONWriter) {
    switch key {
    case .children: return writeElements(to: &json)
    case .frame: return writeNumbers(4, to: &json)
    case .activationPoint: return writeNumbers(2, to: &json)
    case .role:
      let words = Role.allCases.map(\.rawValue) + ["image", "presentation"]
      return json.field("enum", words)
    case .container: return json.field("enum", Container.allCases.map(\.rawValue))
    case .traits:
      json.object("items") { $0.field("enum", Traits.named.map(\.name)) }
      return json.field("type", "array")
    default: break
    }
    switch key.fact?.shape {
    case .word(let words): return json.field("enum", words)
    case .number(let range):
      json.field("type", "number")
      json.field("minimum", range.lowerBound)
      return json.field("maximum", range.upperBound)
    case .integer(let range):
      json.field("type", "integer")
      json.field("minimum", Double(range.lowerBound))
      return json.field("maximum", Double(range.upperBound))
    default: break
    }
    switch key.type {
    case .word where key.namesElements: json.field("type", words + ["array"])
    case .word: json.field("type", words + ["null"])
    case .words: json.field("type", ["array"] + words)
    case .number: json.field("type", ["number", "array"])
    case .flag: json.field("type", "boolean")
    case .wordOrFlag: json.field("type", ["string", "boolean"])
    case .structure: break
    }
  }
}
