import Foundation
import GoldenFiles
@testable import ProjectFiles
import Testing

@testable import EarshotCommand

/// The published schema of `earshot.yaml` is what the program takes.
@Suite struct ProjectSchemaTests {
  @Test func theFileIsMadeFromTheOptions() throws {
    let repository = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = repository.appending(path: "Sources/ProjectFiles/Schemas/earshot.schema.json")
    let json = ProjectSchema(try CommandModel()).json(version: "0.2")
    try GoldenFile(file).expect(String(decoding: json, as: UTF8.self))
    let object = try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any]
    let properties = object?["properties"] as? [String: Any] ?? [:]
    for key in ["reader", "language", "no-hints", "fail-on", "transcript", "audit", "voices"] {
      #expect(properties[key] != nil, "\(key)")
    }
    // A name of an option and of a command.
    let voices = (properties["voices"] as? [String: Any])?["anyOf"] as? [[String: Any]] ?? []
    #expect(voices.contains { $0["type"] as? String == "object" } && voices.count > 1)
  }
}
