import AccessibilityTree
import Documents
import Foundation
import GoldenFiles
import Testing

@testable import EarshotCommand
@testable import Fidelity
@testable import NavigationScript
@testable import ProjectFiles
@testable import TreeFormats

/// The published schemas are what the readers of files and the program take.
@Suite struct PublishedSchemaTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A schema, and the files that it describes.
  struct Kind: CustomTestStringConvertible, Sendable {
    var file: String
    var make: @Sendable (_ version: String) throws -> [UInt8]
    var endings: [String]
    var least: Int
    var testDescription: String { file }

    var url: URL { PublishedSchemaTests.repository.appending(path: "Sources/\(file).schema.json") }

    func check() throws -> JSONSchemaCheck { try JSONSchemaCheck(Data(contentsOf: url)) }
  }

  static let screens = Kind(
    file: "TreeFormats/Schemas/screen", make: { ScreenSchema.json(version: $0) },
    endings: [".screen.yaml"], least: 400)
  static let flows = Kind(
    file: "NavigationScript/Schemas/flow", make: { FlowSchema.json(version: $0) },
    endings: [".flow.yaml"], least: 40)
  static let captures = Kind(
    file: "Fidelity/Schemas/captures", make: { CaptureSchema.json(version: $0) },
    endings: [".capture.yaml"], least: 8)
  static let project = Kind(
    file: "ProjectFiles/Schemas/earshot",
    make: { try ProjectSchema(CommandModel()).json(version: $0) }, endings: ["earshot.yaml"],
    least: 0)

  @Test(arguments: [screens, flows, captures, project])
  func theFileIsMadeFromTheTables(_ kind: Kind) throws {
    try GoldenFile(kind.url).expect(String(decoding: kind.make("0.2"), as: UTF8.self))
  }

  /// The examples, and the screens, flows and captures of tests, which use nearly every key.
  @Test(arguments: [screens, flows, captures, project])
  func everyFileIsValid(_ kind: Kind) throws {
    let schema = try kind.check()
    var count = 0
    for folder in ["Examples", "Tests", "Voices"].map({ Self.repository.appending(path: $0).path })
    {
      let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      for name in names.sorted() where kind.endings.contains(where: name.hasSuffix) {
        count += 1
        let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
        #expect(schema.problems(of: try Self.object(text)) == [], "\(name)")
      }
    }
    #expect(count >= kind.least)
  }

  @Test(arguments: [
    (screens, "{elements: [{buton: Rate}]}", "buton"), (screens, "{element: []}", "element"),
    (screens, "{elements: [{button: Rate, frame: [1, 2]}]}", "frame"),
    (screens, "{platform: iphone, elements: []}", "platform"),
    (screens, "{elements: [{label: A, traits: [buton]}]}", "traits"),
    (screens, "{elements: [{text: A, role: knob}]}", "role"),
    (screens, "{elements: [{text: A, children: [{b: 1}]}]}", "b"),
    (screens, "{screen: A}", "elements"),
    (screens, "{elements: [{text: A, fontWeight: heavyish}]}", "fontWeight"),
    (flows, "{start: a.xml, stepps: [next]}", "stepps"), (flows, "{start: a.xml}", "steps"),
    (flows, "{reader: nvda, steps: [nxt]}", "steps"),
    (flows, "{steps: [{hear: {part: a}}]}", "part"),
    (flows, "{steps: [{next: 0}]}", "next"), (flows, "{steps: [{scroll: upwards}]}", "scroll"),
    (flows, "{steps: [{touch: [1]}]}", "touch"),
    (flows, "{settings: {bold: on}, steps: []}", "bold"),
    (flows, "{with: {switch-control: {scan: 90}}, steps: []}", "scan"),
    (captures, "{reader: nvda, version: 1, captures: [{tre: a}]}", "tre"),
    (captures, "{reader: nvda, captures: []}", "version"),
    (captures, "{reader: r, version: 1, captures: [{tree: {elements: [{buton: A}]}}]}", "buton"),
    (captures, "{reader: r, version: 1, captures: [{tree: a, steps: [{heard: a}]}]}", "do"),
    (project, "{raeder: nvda}", "raeder"),
    (project, "{no-hints: maybe}", "no-hints"), (project, "{audit: {profil: a}}", "profil"),
  ])
  func whatTheReaderRefusesIsUnderlined(_ kind: Kind, _ yaml: String, _ key: String) throws {
    let problems = try kind.check().problems(of: try Self.object(yaml))
    #expect(problems.contains { $0.hasSuffix(key) }, "\(problems)")
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
