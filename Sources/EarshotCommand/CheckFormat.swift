import ArgumentParser

/// How the outcome of a check is written.
enum CheckFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, junit
}
