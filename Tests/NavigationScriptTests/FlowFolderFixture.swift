import Documents
import Foundation
import NavigationScript
import ScreenReader
import Transcript
import Voices

/// A folder with screens and flows of a test's own; it goes when the test is over.
final class FlowFolderFixture {
  let path: String

  /// A screen with a heading, a button, an adjustable and a text field.
  static let home = """
    screen: Home
    size: [100, 200]
    elements:
      - {heading: Recipes, id: title, frame: [0, 0, 100, 20]}
      - id: rate
        button: Rate
        hint: Rates it.
        actions: [Share]
        frame: [0, 30, 100, 20]
      - {label: Stars, value: 50%, traits: [adjustable], id: stars, frame: [0, 60, 100, 20]}
      - {textField: Name, id: name, frame: [0, 90, 100, 20]}
      - {link: Help, id: help, frame: [0, 120, 100, 20]}
    """

  init(_ files: [String: String] = [:]) throws {
    path = NSTemporaryDirectory() + "earshot-flows-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try write(Self.home, to: "home.screen.yaml")
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  func write(_ text: String, to name: String) throws {
    let folder = (file(name) as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: file(name), atomically: true, encoding: .utf8)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: file(name), encoding: .utf8)
  }

  /// Reads a flow, the folder's own path left out of messages.
  func read(
    _ flow: String, name: String = "t.flow.yaml", root: String? = nil, isRecording: Bool = false
  ) throws -> Flow {
    try write(flow, to: name)
    do {
      return try FlowReader(root: root, isRecording: isRecording).read(file(name))
    } catch {
      var shortened = error
      shortened.path = shortened.path.replacing(path + "/", with: "")
      throw shortened
    }
  }

  /// Runs steps on the screen `home.screen.yaml`.
  func run(
    _ steps: String, screens: String = "{home: home.screen.yaml}", options: FlowOptions = .init(),
    isRecording: Bool = false
  ) throws -> FlowResult {
    let flow = try read("screens: \(screens)\nsteps:\n\(steps)", isRecording: isRecording)
    return try FlowRunner(options: options).run(flow)
  }

  /// Returns the transcript of steps without the arrival.
  func heard(
    _ steps: String, screens: String = "{home: home.screen.yaml}"
  ) throws -> [String] {
    let result = try run(steps, screens: screens)
    let lines = FlowTranscript(result).lines
    let broken = result.breakdown.map { ["broken: \($0.message)"] } ?? []
    return Array(lines.drop { !$0.hasPrefix("> ") }) + broken + result.failures.map(\.error.message)
  }
}
