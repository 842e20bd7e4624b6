package import Documents

extension [Parameter] {
  /// Writes a JSON schema (2020-12) of a mapping with these keys.
  package func writeSchema(to json: inout JSONWriter) {
    json.object { json in
      json.field("type", "object")
      json.object("properties") { json in
        for parameter in self {
          json.key(parameter.name)
          parameter.writeSchema(to: &json)
        }
      }
      let required = filter(\.isRequired).map(\.name)
      if !required.isEmpty { json.field("required", required) }
      json.field("additionalProperties", false)
    }
  }
}

extension Parameter {
  fileprivate func writeSchema(to json: inout JSONWriter) {
    if case .group(let parameters) = kind {
      // A mapping says itself what it holds.
      return parameters.writeSchema(to: &json)
    }
    json.object { json in
      switch kind {
      case .text: json.field("type", "string")
      case .optionalText: json.field("type", ["string", "boolean"])
      case .word(let words):
        json.field("type", "string")
        json.field("enum", words)
      case .truth(let usual):
        json.field("type", "boolean")
        json.field("default", usual)
      case .integer(let range):
        json.field("type", "integer")
        json.field("minimum", Double(range.lowerBound))
        json.field("maximum", Double(range.upperBound))
      case .number(let range):
        json.field("type", "number")
        json.field("minimum", range.lowerBound)
        json.field("maximum", range.upperBound)
      case .texts(let most):
        json.field("type", "array")
        json.object("items") { $0.field("type", "string") }
        json.field("maxItems", Double(most))
      case .words(let words):
        json.field("type", "array")
        json.object("items") { json in
          json.field("type", "string")
          json.field("enum", words)
        }
      case .identifier: json.field("type", ["string", "number"])
      case .settings:
        json.field("type", "object")
        json.object("additionalProperties") { $0.field("type", ["string", "number", "boolean"]) }
      case .group: break
      }
      json.field("description", about)
    }
  }
}
