// Records what VoiceOver says on a screen of yours, for `earshot score`.
//
// Drop this file into a UI test target of Xcode 27 or later and call it from a test:
//
//     func testSettings() throws {
//       let app = XCUIApplication()
//       app.launch()
//       try VoiceOverRecorder.record(app, as: "settings", test: self)
//     }
//
// The test gets two attachments: `settings.txt`, the tree as XCTest shows it, and `settings.capture.yaml`, what was said.
// With EARSHOT_RECORDINGS in the environment of the tests, both are also written into the folder that it names.
// Then: earshot score settings.capture.yaml

/// What moves through a screen and says where it is.
protocol RecordedReader {
  /// Moves to the next element and returns what is said; at the end the last one is said again.
  mutating func forward() throws -> String
  /// Moves to the element before and returns what is said; at the start the first one is said again.
  mutating func backward() throws -> String
}

/// Goes through a screen from its first element to its last.
struct RecordedWalk {
  /// Elements that say the same in a row, of which more are taken for the end of the screen.
  static let mostAlike = 4

  /// What was said, in order.
  private(set) var heard: [String] = []
  /// Whether the walk came to the end of the screen before it had to stop.
  private(set) var isWhole = false

  /// Walks, `current` being what is said at the first element.
  ///
  /// The end is not told: the last element is said again. But neighbours may say the same, too. So the walk goes on for a
  /// few steps, and then back over those that say the same, to count how many there are.
  init(from current: String, with reader: inout some RecordedReader, most: Int = 500) throws {
    heard = [current]
    var alike = 1
    while heard.count < most {
      let next = try reader.forward()
      alike = next == heard[heard.count - 1] ? alike + 1 : 1
      heard.append(next)
      guard alike > Self.mostAlike else { continue }
      // A screen on which nothing else was said has one element.
      if heard.count == alike {
        heard = [next]
        isWhole = true
        return
      }
      var count = 1
      while count < alike, try reader.backward() == next { count += 1 }
      heard.removeLast(alike - count)
      // So many alike that none of them is known to be the last.
      isWhole = count < alike
      return
    }
  }
}

/// A `.capture.yaml` file of one screen.
struct CaptureFile {
  let name: String
  /// The name of the tree's file, beside this one.
  let tree: String
  /// The version of the system: `iOS 27.0`.
  let system: String
  let language: String
  let heard: [String]

  /// The text of the file.
  var text: String {
    var lines = [
      "reader: VoiceOver", "version: \(Self.quoted("\(system) (XCUIVoiceOverService)"))",
      "style: utterance", "captures:", "  - name: \(Self.quoted(name))",
      "    tree: \(Self.quoted(tree))",
    ]
    if !language.isEmpty { lines.append("    # The language of the device: \(language)") }
    lines.append("    heard:")
    lines += heard.map { "      - \(Self.quoted($0))" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A text between quotes, as YAML and JSON write it.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          let digits = String(scalar.value, radix: 16)
          quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          quoted.unicodeScalars.append(scalar)
        }
      }
    }
    return quoted + "\""
  }
}

#if canImport(XCUIAutomation)
  import Foundation
  import UIKit
  import XCTest

  @available(iOS 27.0, *)
  @MainActor
  enum VoiceOverRecorder {
    /// Records the screen that an app shows, from the element that VoiceOver stands on.
    ///
    /// - Parameters:
    ///   - app: The app, in front.
    ///   - name: What the files are called.
    ///   - test: The test that gets the files as attachments.
    ///   - most: How many elements are recorded at the most.
    /// - Throws: What VoiceOver, or the disk, answers.
    static func record(
      _ app: XCUIApplication, as name: String, test: XCTestCase, most: Int = 500
    ) throws {
      let service = XCUIDevice.shared.voiceOverService
      let tree = app.debugDescription
      if !service.isEnabled { try service.enable() }
      defer { try? service.disable() }
      var reader = Reader()
      let walk = try RecordedWalk(from: first(service), with: &reader, most: most)
      XCTAssert(walk.isWhole, "\(name): the end was not found after \(walk.heard.count) elements")
      let device = UIDevice.current
      let file = CaptureFile(
        name: name, tree: "\(name).txt", system: "\(device.systemName) \(device.systemVersion)",
        language: Locale.preferredLanguages.first ?? "", heard: walk.heard)
      try keep(tree, "\(name).txt", test)
      try keep(file.text, "\(name).capture.yaml", test)
    }

    /// What is said at the first element.
    ///
    /// Right after it is enabled, VoiceOver may say that it is on, or nothing yet.
    private static func first(_ service: XCUIVoiceOverService) throws -> String {
      var problem: any Error = CocoaError(.featureUnsupported)
      for _ in 0..<5 {
        do {
          let said = try service.currentSpeech().utterance
          if said != "VoiceOver on" { return said }
        } catch {
          problem = error
        }
        Thread.sleep(forTimeInterval: 1)
      }
      throw problem
    }

    private static func keep(_ text: String, _ name: String, _ test: XCTestCase) throws {
      let attachment = XCTAttachment(string: text)
      attachment.name = name
      attachment.lifetime = .keepAlways
      test.add(attachment)
      if let folder = ProcessInfo.processInfo.environment["EARSHOT_RECORDINGS"] {
        let place = URL(fileURLWithPath: folder).appendingPathComponent(name)
        try text.write(to: place, atomically: true, encoding: .utf8)
      }
    }

    private struct Reader: RecordedReader {
      mutating func forward() throws -> String {
        try MainActor.assumeIsolated {
          try XCUIDevice.shared.voiceOverService.moveForward().utterance
        }
      }

      mutating func backward() throws -> String {
        try MainActor.assumeIsolated {
          try XCUIDevice.shared.voiceOverService.moveBackward().utterance
        }
      }
    }
  }
#endif
