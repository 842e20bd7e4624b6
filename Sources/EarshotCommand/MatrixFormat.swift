import ArgumentParser

/// How a matrix is written.
enum MatrixFormat: String, CaseIterable, ExpressibleByArgument {
  case text, markdown, json
}
