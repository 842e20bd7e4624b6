import Documents
import Readers
import ScreenReader
import Transcript
import Voices

/// Reads our JSON back, with its typed fragments.
struct JSONTranscriptReader {
  private let source: SourceText
  private var lines: LineCounter

  init(_ source: SourceText) {
    self.source = source
    lines = LineCounter(source)
  }

  /// Returns whether a JSON document says that it is a transcript, or a list of those of flows.
  static func canRead(_ root: DocumentNode) -> Bool {
    let first = root.kind == .sequence ? root.items.first : root
    return first?["format"]?.text.hasPrefix("earshot-") ?? false
  }

  mutating func read(_ root: DocumentNode) throws(SourceError) -> RecordedTranscript {
    let parts = try Self.parts(of: root)
    var sections = ScreenSections()
    var style: Style?
    var language: String?
    for part in parts {
      try checkFormat(part)
      style = try part["style"].map { (node) throws(SourceError) in try read(style: node) }
      language = try part["language"]?.string(for: "language")
      let phrases = try Self.reader(of: part).phrases()
      let book = language.flatMap(phrases.book(for:)) ?? phrases.english
      try add(part, style, ControlWords(book, style ?? .spoken), to: &sections)
    }
    var transcript = RecordedTranscript(
      path: source.path, form: .json, style: style, language: language, screens: sections.finish())
    transcript.reader = parts.first?["reader"]?.text
    transcript.readerVersion = parts.first?["readerVersion"]?.text
    return transcript
  }

  /// Returns who heard each transcript of a document.
  static func headers(of root: DocumentNode) throws(SourceError) -> [TranscriptHeader] {
    try parts(of: root).map { part in
      TranscriptHeader(
        reader: part["reader"]?.text, dialect: part["readerVersion"]?.text,
        language: part["language"]?.text, style: part["style"].flatMap { Style(rawValue: $0.text) })
    }
  }

  // A reader that is not known here is read with the words of the one that most transcripts are of.
  private static func reader(of part: DocumentNode) throws(SourceError) -> Reader {
    let name = try part["reader"].map { (node) throws(SourceError) in
      try node.string(for: "reader")
    }
    return name.flatMap { Readers.named($0) } ?? .voiceOverIOS
  }

  /// The transcripts of a document: one, a list of those of flows, or the set of a folder.
  private static func parts(of root: DocumentNode) throws(SourceError) -> [DocumentNode] {
    if root.kind == .sequence { return root.items }
    guard root["format"]?.text == "earshot-transcripts" else { return [root] }
    guard let list = root["transcripts"] else {
      throw root.error("the set has no \"transcripts\"")
    }
    return try list.list(for: "transcripts")
  }

  private func checkFormat(_ part: DocumentNode) throws(SourceError) {
    guard part.kind == .mapping, let format = part["format"] else {
      throw part.error(
        "this JSON is not a transcript: it has no \"format\"",
        suggestion: "create one with earshot transcript SCREEN --format json")
    }
    guard format.text == "earshot-transcript" else {
      throw format.error(
        "the format is \(SafeText.quoted(format.text)), not \"earshot-transcript\"",
        suggestion: "create one with earshot transcript SCREEN --format json")
    }
    guard let version = part["version"] else {
      throw part.error("the transcript has no \"version\"")
    }
    let number = try version.integer(for: "version", in: 1...1_000_000)
    try TranscriptHeader.check(number, source, at: version.offset)
  }

  private func read(style node: DocumentNode) throws(SourceError) -> Style {
    let word = try node.string(for: "style")
    guard let style = Style(rawValue: word) else {
      throw node.error(
        "unknown style \(SafeText.quoted(word))",
        suggestion: Spelling.suggestion(
          for: word, among: Style.allCases.map(\.rawValue), noun: "styles"))
    }
    return style
  }

  private mutating func add(
    _ part: DocumentNode, _ style: Style?, _ words: ControlWords,
    to sections: inout ScreenSections
  ) throws(SourceError) {
    let title = try optionalText(part["input"] ?? part["flow"] ?? part["screen"], "screen")
    sections.begin(title)
    if let steps = part["steps"] {
      for step in try steps.list(for: "steps") {
        let stops = try RecordedStepReader.stops(step, style, &lines)
        for stop in stops { sections.add(stop) }
      }
      return
    }
    guard let stops = part["stops"] else { throw part.error("the transcript has no \"stops\"") }
    for stop in try stops.list(for: "stops") {
      sections.add(try read(stop, style, words))
    }
  }

  private mutating func read(
    _ node: DocumentNode, _ style: Style?, _ controls: ControlWords
  ) throws(SourceError) -> RecordedStop {
    try node.requireMapping(for: "stops")
    guard let text = node["text"] else { throw node.error("the stop has no \"text\"") }
    let words = SafeText.line(try text.string(for: "text"))
    let hint = try optionalText(node["hint"], "hint").map(SafeText.line)
    var stop = RecordedStop(
      words.isEmpty ? RecordedStop.silent : words, hint: style == .utterance ? nil : hint,
      element: try optionalText(node["element"], "element"),
      path: try optionalText(node["path"], "path"),
      actions: try node["actions"].map { (list) throws(SourceError) in
        try list.strings(for: "actions")
      },
      mayHoldPlaceholders: try node["literal"]?.boolean(for: "literal") != true,
      line: lines.line(at: node.offset))
    if let fragments = node["fragments"] {
      stop.fragments = try read(fragments: fragments)
      stop.isControl = controls.areOfControl(stop.fragments ?? [])
    }
    return stop
  }

  private func read(fragments node: DocumentNode) throws(SourceError) -> [Fragment] {
    var fragments: [Fragment] = []
    for item in try node.list(for: "fragments") {
      try item.requireMapping(for: "fragments")
      guard let kindNode = item["kind"], let text = item["text"] else {
        throw item.error("a fragment needs \"kind\" and \"text\"")
      }
      let word = try kindNode.string(for: "kind")
      guard let kind = Fragment.Kind(rawValue: word) else {
        throw kindNode.error(
          "unknown kind \(SafeText.quoted(word)) of a fragment",
          suggestion: Spelling.suggestion(
            for: word, among: Fragment.Kind.allCases.map(\.rawValue), noun: "kinds"))
      }
      let isNote = try item["note"]?.boolean(for: "note") ?? false
      fragments.append(Fragment(kind, try text.string(for: "text"), isNote: isNote))
    }
    return fragments
  }

  private func optionalText(_ node: DocumentNode?, _ key: String) throws(SourceError) -> String? {
    guard let node, !node.isBlank else { return nil }
    return try node.string(for: key)
  }
}
