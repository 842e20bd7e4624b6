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
    case .name: "Name of the capture in reports."
    case .recorded: "Date of the recording, or its source."
    case .tree: "Screen: the name of a file next to this one, or the screen's content."
    case .arrives: "Whether the recording begins when the app opens."
    case .set: "Settings of the reader that differed from the default."
    case .heard: "Utterances, stop by stop."
    case .start: "Id of the element where the steps begin."
    case .caret: "Caret positions of fields, by id."
    case .steps: "Commands, each with the utterances that followed."
    }
  }
}

extension CaptureFileReader.StopKey {
  /// What an editor shows of the key.
  var summary: String {
    switch self {
    case .text: "The utterance without its hint."
    case .hint: "The hint after the utterance."
    }
  }
}

extension CaptureStepReader.Key {
  /// What an editor shows of the key.
  var summary: String {
    switch self {
    case .do: "A command, or several."
    case .heard: "Utterances after the command."
    case .tutor: "The hint after the utterance."
    }
  }
}
