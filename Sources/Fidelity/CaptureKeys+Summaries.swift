extension CaptureFileReader.Key {
  /// What an editor shows of the key.
  var summary: String {
    switch self {
    case .reader: "The screen reader that was recorded."
    case .version: "Version of the reader."
    case .source: "Where and how it was recorded."
    case .style: "Notation of the recorded utterances (default: spoken)."
    case .captures: "The recordings."
    }
  }
}

extension CaptureFileReader.CaptureKey {
  /// What an editor shows of the key.
  var summary: String {
    switch self {
    case .name: "Name of the capture, as reports write it."
    case .recorded: "When it was recorded, or where it was seen."
    case .tree: "The screen: a file beside this one, or the screen itself."
    case .arrives: "Whether the recording begins as the app comes up."
    case .set: "Settings of the reader that were not the default."
    case .heard: "What was heard, stop by stop."
    case .start: "The id of the element at which the steps begin."
    case .caret: "Where the caret of fields is, by their id."
    case .steps: "Commands, each with what was heard after it."
    }
  }
}

extension CaptureFileReader.StopKey {
  /// What an editor shows of the key.
  var summary: String {
    switch self {
    case .text: "The utterance without its hint."
    case .hint: "The hint after it."
    }
  }
}

extension CaptureStepReader.Key {
  /// What an editor shows of the key.
  var summary: String {
    switch self {
    case .do: "A command, or several."
    case .heard: "What was heard after it."
    case .tutor: "The hint after it."
    }
  }
}
