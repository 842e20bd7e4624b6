import ArgumentParser

/// A CI server that reads annotations from the output of a job.
enum AnnotationServer: String, CaseIterable, ExpressibleByArgument {
  case github
}
