import Documents

/// A file of Earshot's own that is no screen, and the command that reads it.
enum OwnFile {
  case flow, captures, transcript

  /// Tells a file by its outermost keys or its first line.
  init?(_ source: SourceText) {
    let keys =
      source.looksLikeJSON
      ? Set(JSONKeys.outermost(of: source).map(\.name)) : YAMLKeys.outermost(of: source)
    if keys.contains("steps"), !keys.isDisjoint(with: ["flow", "page", "screens", "start"]) {
      self = .flow
    } else if keys.contains("captures") {
      self = .captures
    } else if source.bytes.starts(with: "# earshot-transcript ".utf8)
      || keys.contains("format") && JSONSniffer.contains("\"earshot-transcript\"", source.bytes)
    {
      self = .transcript
    } else {
      return nil
    }
  }

  /// Says what the file is, and what to do with it.
  func error(_ path: String) -> SourceError {
    let (noun, repair) =
      switch self {
      case .flow: ("a flow", "to run it, use earshot run")
      case .captures: ("a list of captures", "to compare utterances with it, use earshot score")
      case .transcript: ("a recorded transcript", "to compare it with a screen, use earshot diff")
      }
    return SourceError(path: path, message: "this is \(noun), not a screen", suggestion: repair)
  }
}
