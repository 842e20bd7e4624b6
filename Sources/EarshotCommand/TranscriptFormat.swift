import ArgumentParser

/// How a result is written.
enum TranscriptFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json
}
