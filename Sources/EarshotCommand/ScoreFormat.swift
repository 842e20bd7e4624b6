import ArgumentParser

/// How scores are written.
enum ScoreFormat: String, CaseIterable, ExpressibleByArgument {
  case text, markdown, json
}
