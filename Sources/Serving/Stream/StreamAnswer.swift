import Documents
import Questions

/// The answer to one line of a stream, on one line.
struct StreamAnswer {
  /// What is wrong with a line.
  enum Code: String, CaseIterable {
    /// The line is no JSON.
    case json
    /// It is JSON, but asks for nothing that there is.
    case request
    /// The text that it is about cannot be read.
    case input
    /// The options do not fit the text.
    case options
    /// The line is longer than is read.
    case limit
  }

  /// The id as it was written; empty where there is none.
  var id: ArraySlice<UInt8> = []
  /// The hash of the text, or of the line where that names none; `nil` of what was not held.
  var hash: String?

  /// Writes a result.
  func line(result: [UInt8], notes: [String]) -> [UInt8] {
    line { json in
      json.field("status", "ok")
      if !notes.isEmpty { json.field("notes", notes) }
      json.key("result")
      json.value(json: result)
    }
  }

  /// Writes an error.
  func line(_ error: SourceError, _ code: Code, inLine line: Int?) -> [UInt8] {
    self.line { json in
      json.field("status", "rejected")
      json.object("error") { json in
        json.field("code", code.rawValue)
        json.field("message", error.message)
        json.key("line")
        Self.write(line ?? error.location?.line, &json)
        json.key("column")
        Self.write(error.location?.column, &json)
        if line == nil { json.field("path", error.naming(options: "options.").path) }
        if let repair = error.suggestion { json.field("repair", repair) }
        if !error.others.isEmpty { json.field("others", error.others.map(\.summary)) }
      }
    }
  }

  private func line(_ content: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("id")
      if id.isEmpty { json.value(nil as String?) } else { json.value(json: id) }
      json.field("inputSha256", hash)
      json.field("engine", "\(Engine.name) \(Engine.version)")
      content(&json)
    }
    return JSONLine.bytes(of: json.bytes)
  }

  private static func write(_ number: Int?, _ json: inout JSONWriter) {
    if let number { json.value(Double(number)) } else { json.value(nil as String?) }
  }
}
