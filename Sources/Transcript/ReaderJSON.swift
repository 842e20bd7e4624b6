import AccessibilityTree
import Texts
import Readers
import ScreenReader
import Voices

/// Readers as JSON: one a line, each with its settings, rotor and commands.
package struct ReaderJSON {
  private let profiles: [ReaderProfile]

  /// Creates the JSON of readers.
  package init(_ profiles: [ReaderProfile]) { self.profiles = profiles }

  /// The JSON in UTF-8 with a line feed at its end.
  package var bytes: [UInt8] {
    var json = JSONWriter()
    json.result("earshot-readers") { json in
      json.line(1)
      json.array("readers") { json in
        for profile in profiles { write(profile, to: &json) }
      }
    }
    json.raw("\n")
    return json.bytes
  }

  private func write(_ profile: ReaderProfile, to json: inout JSONWriter) {
    let reader = profile.reader
    json.line(2)
    json.object { json in
      json.field("name", reader.name)
      json.field("title", reader.title)
      json.field("readerVersion", reader.version)
      json.field("versions", Readers.versions(of: reader.name))
      json.field("summary", reader.summary)
      json.field("platforms", profile.platforms.map(\.rawValue))
      json.field("standardPlatforms", profile.standardPlatforms.map(\.rawValue))
      json.field("styles", profile.styles.map(\.rawValue))
      json.field("languages", profile.languages)
      json.line(3)
      json.field("evidence", reader.evidence)
      json.object("words") { json in
        for (evidence, count) in profile.words { json.field(evidence.rawValue, Double(count)) }
      }
      json.line(3)
      json.array("settings") { json in
        for setting in reader.settings {
          json.object { json in
            json.field("key", setting.key)
            json.field("values", setting.values)
            json.field("summary", setting.summary)
          }
        }
      }
      json.line(3)
      json.field("rotors", profile.rotors)
      json.line(3)
      json.field("platform", profile.platform.rawValue)
      json.array("commands") { json in
        for command in profile.commands {
          json.object { json in
            json.field("command", command.word.rawValue)
            json.field("summary", command.word.summary)
            json.field("gesture", command.gesture)
          }
        }
      }
    }
  }
}
