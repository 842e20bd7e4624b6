import Documents

/// What a tool answers: for people and models as text, for programs as a mapping.
struct ToolAnswer {
  /// A part of an answer.
  enum Block {
    case text(String)
    case image([UInt8], type: String)
    case audio([UInt8], type: String)
    /// A file in words.
    case file(String, name: String, type: String)
  }

  /// The parts, the text first.
  var blocks: [Block]
  /// The mapping in JSON, or `nil`.
  var structure: [UInt8]?
  /// Whether it tells that nothing could be done.
  var isError = false

  /// Creates an answer.
  init(_ text: String, notes: [String] = [], structure: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    json.object { json in
      structure(&json)
      if !notes.isEmpty { json.field("notes", notes) }
    }
    let remarks = notes.map { "[note: \(SafeText.line($0))]\n" }.joined()
    blocks = [.text(text + remarks)]
    self.structure = json.bytes
  }

  /// Creates an answer that tells why nothing could be done, and what to do.
  init(_ error: any Error) {
    let named = (error as? SourceError)?.naming(options: "")
    blocks = [.text("\(named ?? error)")]
    isError = true
  }

  /// Writes the answer as a result of the protocol.
  func write(to json: inout JSONWriter, knowsSound: Bool) {
    json.array("content") { json in
      for block in blocks { json.object { Self.write(block, to: &$0, knowsSound) } }
    }
    if let structure {
      json.key("structuredContent")
      json.value(json: structure)
    }
    json.field("isError", isError)
  }

  private static func write(_ block: Block, to json: inout JSONWriter, _ knowsSound: Bool) {
    switch block {
    case .text(let text):
      json.field("type", "text")
      json.field("text", text)
    case .image(let bytes, let type):
      json.field("type", "image")
      json.field("data", Base64.text(bytes))
      json.field("mimeType", type)
    case .audio(let bytes, let type) where knowsSound:
      json.field("type", "audio")
      json.field("data", Base64.text(bytes))
      json.field("mimeType", type)
    case .audio(let bytes, let type):
      json.field("type", "resource")
      json.object("resource") { json in
        json.field("uri", "earshot://speech.wav")
        json.field("mimeType", type)
        json.field("blob", Base64.text(bytes))
      }
    case .file(let text, let name, let type):
      json.field("type", "resource")
      json.object("resource") { json in
        json.field("uri", "earshot://\(name)")
        json.field("mimeType", type)
        json.field("text", text)
      }
    }
  }
}
