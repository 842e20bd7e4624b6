import AccessibilityTree
package import Documents

/// The JSON Schema of screen files, made from the tables by which they are read.
///
/// Editors complete and underline by it. It allows what the reader allows of each key by itself; what goes together only
/// the reader knows.
package enum ScreenSchema {
  /// The schema as JSON, with a version of Earshot in its name.
  package static func json(version: String) -> [UInt8] {
    JSONSchema.document("screen", title: "Earshot screen file", version: version) { json in
      writeScreen(to: &json)
      json.object("$defs", writeDefinitions)
    }
  }

  /// Writes a screen, which is a file of its own or part of a capture.
  package static func writeScreen(to json: inout JSONWriter) {
    json.mapping(requiring: [NativeScreenKey.elements.rawValue]) { json in
      for key in NativeScreenKey.allCases {
        json.property(key.rawValue, key.summary) { write(key, to: &$0) }
      }
    }
  }

  /// Writes the definitions that a screen refers to.
  package static func writeDefinitions(to json: inout JSONWriter) {
    json.object("element", writeElement)
  }

  private static func write(_ key: NativeScreenKey, to json: inout JSONWriter) {
    switch key {
    case .screen, .app: json.field("type", JSONSchema.words)
    case .language: json.field("type", "string")
    case .platform: json.field("enum", Platform.allCases.map(\.rawValue))
    case .toolkit: json.field("enum", Toolkit.allCases.map(\.rawValue))
    case .direction: json.field("enum", Direction.allCases.map(\.rawValue))
    case .textSize: json.field("enum", TextSize.allCases.map(\.rawValue))
    case .size: writeNumbers(2, to: &json)
    case .boldText: json.field("type", "boolean")
    case .origin: json.field("type", "object")
    case .elements: json.list(of: "element")
    }
  }

  private static func writeNumbers(_ count: Int, to json: inout JSONWriter) {
    json.field("type", "array")
    json.object("items") { $0.field("type", "number") }
    json.field("minItems", Double(count))
    json.field("maxItems", Double(count))
  }

  private static func writeElement(to json: inout JSONWriter) {
    json.field("type", JSONSchema.words + ["object"])
    json.object("properties") { json in
      for key in NativeElementKey.allCases {
        json.property(key.rawValue, key.summary) { write(key, to: &$0) }
      }
      for form in NativeShortForm.allCases where NativeElementKey(rawValue: form.rawValue) == nil {
        json.property(form.rawValue, "An element of this role with a label.") {
          $0.field("type", JSONSchema.words + ["null"])
        }
      }
    }
    json.field("additionalProperties", false)
  }

  private static func write(_ key: NativeElementKey, to json: inout JSONWriter) {
    switch key {
    case .children: return json.list(of: "element")
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
    case .number(let range): return json.number(in: range)
    case .integer(let range): return json.integer(in: range)
    default: break
    }
    switch key.type {
    case .word where key.namesElements: json.field("type", JSONSchema.words + ["array"])
    case .word: json.field("type", JSONSchema.words + ["null"])
    case .words: json.field("type", ["array"] + JSONSchema.words)
    case .number: json.field("type", ["number", "array"])
    case .flag: json.field("type", "boolean")
    case .wordOrFlag: json.field("type", ["string", "boolean"])
    case .structure: break
    }
  }
}
