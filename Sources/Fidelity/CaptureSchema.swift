import Documents
import ScreenReader
import Transcript
import TreeFormats

/// The JSON Schema of lists of captures, made from the tables by which they are read.
package enum CaptureSchema {
  /// The schema as JSON, with a version of Earshot in its name.
  package static func json(version: String) -> [UInt8] {
    JSONSchema.document("captures", title: "Earshot captures", version: version) { json in
      json.mapping(requiring: ["reader", "version", "captures"]) { json in
        for key in CaptureFileReader.Key.allCases {
          json.property(key.rawValue, key.summary) { write(key, to: &$0) }
        }
      }
      json.object("$defs") { json in
        json.object("capture", writeCapture)
        json.object("stop", writeStop)
        json.object("step", writeStep)
        json.object("act", writeAct)
        json.object("screen", ScreenSchema.writeScreen)
        ScreenSchema.writeDefinitions(to: &json)
      }
    }
  }

  private static func write(_ key: CaptureFileReader.Key, to json: inout JSONWriter) {
    switch key {
    case .reader, .version, .source: json.field("type", JSONSchema.words)
    case .style: json.field("enum", Style.allCases.map(\.rawValue))
    case .captures: json.list(of: "capture")
    }
  }

  private static func writeCapture(to json: inout JSONWriter) {
    json.mapping(requiring: ["tree"]) { json in
      for key in CaptureFileReader.CaptureKey.allCases {
        json.property(key.rawValue, key.summary) { write(key, to: &$0) }
      }
    }
  }

  private static func write(_ key: CaptureFileReader.CaptureKey, to json: inout JSONWriter) {
    switch key {
    case .name, .recorded, .start: json.field("type", JSONSchema.words)
    case .tree:
      json.anyOf([{ $0.field("type", JSONSchema.words) }, { $0.reference(to: "screen") }])
    case .arrives: json.field("type", "boolean")
    case .set:
      json.field("type", "object")
      json.object("additionalProperties") { $0.field("type", JSONSchema.words) }
    case .caret:
      json.field("type", "object")
      json.object("additionalProperties") {
        $0.field("enum", KeyboardFocus.Caret.allCases.map(\.rawValue))
      }
    case .heard: json.list(of: "stop")
    case .steps: json.list(of: "step")
    }
  }

  private static func writeStop(to json: inout JSONWriter) {
    json.anyOf([
      { $0.field("type", JSONSchema.words) },
      { json in
        json.mapping(requiring: [CaptureFileReader.StopKey.text.rawValue]) { json in
          for key in CaptureFileReader.StopKey.allCases {
            json.property(key.rawValue, key.summary) { $0.field("type", JSONSchema.words) }
          }
        }
      },
    ])
  }

  private static func writeStep(to json: inout JSONWriter) {
    json.mapping(requiring: [CaptureStepReader.Key.do.rawValue]) { json in
      for key in CaptureStepReader.Key.allCases {
        json.property(key.rawValue, key.summary) { json in
          switch key {
          case .do: json.anyOf([{ $0.reference(to: "act") }, { $0.list(of: "act") }])
          case .heard:
            json.anyOf([{ $0.field("type", JSONSchema.words) }, { $0.list(of: "stop") }])
          case .tutor: json.field("type", JSONSchema.words)
          }
        }
      }
    }
  }

  // A bare command, or one with what it takes.
  private static func writeAct(to json: inout JSONWriter) {
    let bare = CommandWord.allCases.filter { $0.plainCommand != nil }.map(\.rawValue)
    json.anyOf([
      { $0.field("enum", bare) },
      { json in
        json.mapping { json in
          for word in CommandWord.allCases where word != .press {
            json.property(word.rawValue, word.summary) { json in
              json.field("type", JSONSchema.words + (word.argument == .jump ? ["object"] : []))
            }
          }
          json.property(CommandWord.press.rawValue, CommandWord.press.summary) {
            $0.field("enum", CaptureKey.allCases.map(\.rawValue))
          }
          json.property(CaptureStepReader.moveFocus, "Element that gets the focus.") {
            $0.field("type", JSONSchema.words)
          }
        }
        json.field("minProperties", 1)
        json.field("maxProperties", 1)
      },
    ])
  }
}
