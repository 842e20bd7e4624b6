import Documents
import Foundation
import GoldenFiles
import Testing

@testable import TreeFormats

/// The published schema is what the reader reads.
@Suite struct ScreenSchemaTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let file = repository.appending(
    path: "Sources/TreeFormats/Schemas/screen.schema.json")

  @Test func theFileIsMadeFromTheTables() throws {
    try GoldenFile(Self.file).expect(
      String(decoding: ScreenSchema.json(version: "0.2"), as: UTF8.self))
  }

  /// The examples, and the screens of the audit's rules, which use nearly every key.
  private static let screens: [String] = {
    ["Examples", "Tests/AccessibilityAuditTests/Fixtures"].flatMap { name in
      let folder = repository.appending(path: name).path
      let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".screen.yaml") }.sorted().map { "\(folder)/\($0)" }
    }
  }()

  @Test func everyScreenIsValid() throws {
    try #require(Self.screens.count > 300)
    let schema = try Schema(Data(contentsOf: Self.file))
    for path in Self.screens {
      let screen = try Self.value(of: path)
      #expect(schema.problems(of: screen) == [], "\(path)")
    }
  }

  @Test(arguments: [
    ("{elements: [{buton: Rate}]}", "buton"), ("{element: []}", "element"),
    ("{elements: [{button: Rate, frame: [1, 2]}]}", "frame"),
    ("{platform: iphone, elements: []}", "platform"),
    ("{elements: [{label: A, traits: [buton]}]}", "traits"),
    ("{elements: [{text: A, role: knob}]}", "role"),
    ("{elements: [{text: A, children: [{b: 1}]}]}", "b"), ("{screen: A}", "elements"),
    ("{elements: [{text: A, fontWeight: heavyish}]}", "fontWeight"),
  ])
  func whatTheReaderRefusesIsUnderlined(_ yaml: String, _ key: String) throws {
    let schema = try Schema(Data(contentsOf: Self.file))
    let problems = schema.problems(of: try Self.object(yaml))
    #expect(problems.contains { $0.hasSuffix(key) }, "\(problems)")
  }

  private static func value(of path: String) throws -> Any {
    try object(String(contentsOfFile: path, encoding: .utf8))
  }

  /// YAML as JSON: plain scalars are numbers and truth values where they look like some.
  private static func object(_ yaml: String) throws -> Any {
    let root = try Document(yaml: SourceText(bytes: Array(yaml.utf8), path: "a")).root
    func value(_ node: DocumentNode) -> Any {
      switch node.kind {
      case .mapping:
        var object: [String: Any] = [:]
        try? node.forEachPair { object[$0.text] = value($1) }
        return object
      case .sequence: return node.items.map(value)
      case .plain where node.isBlank: return NSNull()
      case .plain:
        if node.text == "true" || node.text == "false" { return node.text == "true" }
        return Double(node.text) ?? node.text
      default: return node.text
      }
    }
    return value(root)
  }
}

/// As much of JSON Schema as the published ones use.
private struct Schema {
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
    if let type = schema["type"] {
      let types = type as? [String] ?? [type as? String ?? ""]
      if !types.contains(where: { Self.isType($0, value) }) { return [place] }
    }
    if let words = schema["enum"] as? [String], !words.contains("\(value)") { found.append(place) }
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
        }
      }
      for key in schema["required"] as? [String] ?? [] where object[key] == nil {
        found.append("\(place)/\(key)")
      }
    }
    return found
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
