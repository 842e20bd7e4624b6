import Foundation

/// As much of JSON Schema as the published ones use.
struct JSONSchemaCheck {
  private let root: [String: Any]

  init(_ data: Data) throws {
    root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  /// The places of what is not as the schema says.
  func problems(of value: Any) -> [String] { problems(of: value, root, "") }

  private func problems(of value: Any, _ schema: [String: Any], _ place: String) -> [String] {
    if let name = (schema["$ref"] as? String)?.split(separator: "/").last {
      let target = (root["$defs"] as? [String: Any])?[String(name)] as? [String: Any] ?? [:]
      return problems(of: value, target, place)
    }
    var found: [String] = []
    if let choices = schema["anyOf"] as? [[String: Any]] {
      // The choice that comes nearest tells what is wrong.
      let all = choices.map { problems(of: value, $0, place) }
      if !all.contains([]) { return all.max { Self.depth($0) < Self.depth($1) } ?? [place] }
    }
    if let type = schema["type"] {
      let types = type as? [String] ?? [type as? String ?? ""]
      if !types.contains(where: { Self.isType($0, value) }) { return [place] }
    }
    if let words = schema["enum"] as? [String], !words.contains("\(value)") { found.append(place) }
    if let pattern = schema["pattern"] as? String, let text = value as? String,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      found.append(place)
    }
    if let number = value as? Double {
      if let least = schema["minimum"] as? Double, number < least { found.append(place) }
      if let most = schema["maximum"] as? Double, number > most { found.append(place) }
    }
    if let list = value as? [Any] {
      if let least = schema["minItems"] as? Int, list.count < least { found.append(place) }
      if let most = schema["maxItems"] as? Int, list.count > most { found.append(place) }
      if let items = schema["items"] as? [String: Any] {
        for (index, item) in list.enumerated() {
          // A list of words has the place of its key.
          let inner = item is [String: Any] ? "\(place)/\(index)" : place
          found += problems(of: item, items, inner)
        }
      }
    }
    if let object = value as? [String: Any] {
      let known = schema["properties"] as? [String: Any] ?? [:]
      for (key, value) in object {
        if let inner = known[key] as? [String: Any] {
          found += problems(of: value, inner, "\(place)/\(key)")
        } else if schema["additionalProperties"] as? Bool == false {
          found.append("\(place)/\(key)")
        } else if let inner = schema["additionalProperties"] as? [String: Any] {
          found += problems(of: value, inner, "\(place)/\(key)")
        }
      }
      if let least = schema["minProperties"] as? Int, object.count < least { found.append(place) }
      if let most = schema["maxProperties"] as? Int, object.count > most { found.append(place) }
      for key in schema["required"] as? [String] ?? [] where object[key] == nil {
        found.append("\(place)/\(key)")
      }
    }
    return found
  }

  /// How far into the value a choice fits.
  private static func depth(_ problems: [String]) -> Int {
    problems.map { $0.split(separator: "/").count }.min() ?? 0
  }

  private static func isType(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "boolean": value is Bool
    case "number": value is Double
    case "integer": (value as? Double).map { $0 == $0.rounded() } ?? false
    case "null": value is NSNull
    default: value is String
    }
  }
}
