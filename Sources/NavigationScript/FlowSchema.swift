import AccessibilityTree
import Documents
import OtherTechnologies
import Readers
import ScreenReader
import Transcript
import TranscriptDiff

/// The JSON Schema of flow files, made from the tables by which they are read.
///
/// It allows what the reader allows of each key by itself; what goes together only the reader knows.
package enum FlowSchema {
  /// The schema as JSON, with a version of Earshot in its name.
  package static func json(version: String) -> [UInt8] {
    JSONSchema.document("flow", title: "Earshot flow file", version: version) { json in
      json.mapping(requiring: [FlowReader.Key.steps.rawValue]) { json in
        for key in FlowReader.Key.allCases {
          json.property(key.rawValue, key.summary) { write(key, to: &$0) }
        }
      }
      json.object("$defs") { json in
        json.object("step", writeStep)
        json.object("text", writeText)
        json.object("texts") { json in
          json.anyOf([{ $0.reference(to: "text") }, { $0.list(of: "text") }])
        }
        json.object("keys") { json in
          json.anyOf([
            { $0.field("type", JSONSchema.words) },
            { json in
              json.field("type", "array")
              json.object("items") { $0.field("type", JSONSchema.words) }
            },
          ])
        }
      }
    }
  }

  private static func write(_ key: FlowReader.Key, to json: inout JSONWriter) {
    switch key {
    case .flow, .language, .page, .start: json.field("type", JSONSchema.words)
    case .reader: json.field("enum", Readers.names)
    case .style: json.field("enum", Style.allCases.map(\.rawValue))
    case .screens:
      json.field("type", "object")
      json.object("additionalProperties") { $0.field("type", JSONSchema.words) }
    case .steps: json.list(of: "step")
    case .settings:
      json.mapping { json in
        for setting in DeviceSettings.Key.allCases {
          json.property(setting.rawValue, "Setting of the device.") { json in
            let isSwitch = setting.possibleValues.contains("on")
            json.anyOf(
              [{ $0.field("enum", setting.possibleValues) }]
                + (isSwitch ? [{ $0.field("type", "boolean") }] : []))
          }
        }
      }
    case .with:
      json.anyOf([
        { $0.field("enum", Technology.allCases.map(\.rawValue)) },
        { json in
          json.mapping { json in
            json.property(Technology.switchControl.rawValue, "Switch Control with other settings.")
            { json in
              json.mapping { json in
                json.property("scan", "Seconds that the cursor stays on an item.") {
                  $0.number(in: SwitchSettings.scanRange)
                }
                json.property("style", "How the cursor moves.") {
                  $0.field("enum", SwitchSettings.Style.allCases.map(\.rawValue))
                }
                json.property("tap", "Effect of a press on an item.") {
                  $0.field("enum", SwitchSettings.Tap.allCases.map(\.rawValue))
                }
              }
            }
          }
        },
      ])
    }
  }

  // A step is a bare word or a mapping of one key.
  private static func writeStep(to json: inout JSONWriter) {
    let bare = CommandWord.allCases.filter { $0.plainCommand != nil }.map(\.rawValue)
    json.anyOf([
      { $0.field("enum", bare + TechnologyWord.allCases.filter(\.isPlain).map(\.rawValue)) },
      { json in
        json.mapping { json in
          for word in CommandWord.allCases {
            json.property(word.rawValue, word.summary) { write(word.argument, to: &$0) }
          }
          for word in TechnologyWord.allCases where CommandWord(rawValue: word.rawValue) == nil {
            json.property(word.rawValue, "With \(word.technology.title).") {
              $0.anyOf([{ $0.reference(to: "keys") }, { $0.field("type", "null") }])
            }
          }
          for word in ExpectationWord.allCases {
            json.property(word.rawValue, word.summary) { write(word, to: &$0) }
          }
        }
        json.field("minProperties", 1)
        json.field("maxProperties", 1)
      },
    ])
  }

  private static func write(_ argument: CommandArgument.Kind, to json: inout JSONWriter) {
    switch argument {
    case .none: json.field("type", "null")
    case .count, .characters:
      json.anyOf([{ $0.integer(in: 1...Flow.maximumCount) }, { $0.field("type", "null") }])
    case .milliseconds: json.integer(in: 0...Flow.maximumWait)
    case .name, .screen: json.field("type", JSONSchema.words)
    case .direction: json.field("enum", ScrollDirection.allCases.map(\.rawValue))
    case .keys: json.reference(to: "keys")
    case .text:
      json.anyOf([
        { $0.field("type", JSONSchema.words) },
        { json in
          json.mapping(requiring: ["dots"]) { json in
            json.property("dots", "Chords of a braille keyboard: 1-2-5.") { json in
              json.field("type", "array")
              json.object("items") { $0.field("type", JSONSchema.words) }
            }
            json.property("table", "Table of the translation.") { $0.field("type", "string") }
          }
        },
      ])
    case .place:
      json.anyOf([
        { $0.field("type", JSONSchema.words) },
        { json in
          json.field("type", "array")
          json.object("items") { $0.field("type", "number") }
          json.field("minItems", 2)
          json.field("maxItems", 2)
        },
      ])
    case .jump:
      json.anyOf([
        { $0.field("type", JSONSchema.words) },
        { json in
          json.mapping(requiring: ["to"]) { json in
            json.property("to", "Kind of element to jump to: heading, link, button …") {
              $0.field("type", JSONSchema.words)
            }
            json.property("back", "Whether to jump backwards.") { $0.field("type", "boolean") }
          }
        },
      ])
    case .search:
      json.anyOf([
        { $0.field("type", JSONSchema.words) },
        { json in
          json.mapping { json in
            json.property(
              "text", "Text to go to: a whole utterance, or part of a label, value or role."
            ) {
              $0.field("type", JSONSchema.words)
            }
            json.property(HeardText.partKey, "Part of an utterance (case-insensitive).") {
              $0.field("type", JSONSchema.words)
            }
            json.property("limit", "Maximum number of swipes.") {
              $0.integer(in: 0...Flow.maximumCommands)
            }
          }
        },
      ])
    }
  }

  private static func write(_ word: ExpectationWord, to json: inout JSONWriter) {
    switch word {
    case .hear, .announced, .shown:
      // Without a text it is an expectation that a recording fills in.
      json.anyOf([{ $0.reference(to: "texts") }, { $0.field("type", "null") }])
    case .notHeard: json.reference(to: "texts")
    case .focus: json.reference(to: "text")
    case .on, .transcript: json.field("type", JSONSchema.words)
    }
  }

  private static func writeText(to json: inout JSONWriter) {
    json.anyOf([
      { $0.field("type", JSONSchema.words) },
      { json in
        json.mapping(requiring: [HeardText.partKey]) { json in
          json.property(HeardText.partKey, "Part of an utterance (case-insensitive).") {
            $0.field("type", JSONSchema.words)
          }
        }
      },
    ])
  }
}
