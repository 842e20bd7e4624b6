package import Documents

/// How near we come to a real reader, version by version.
///
/// ```swift
/// let file = try CaptureFileReader().read("ios-27.capture.yaml")
/// let report = try FidelityReport([file])
/// report.versions[0].score.percentage(.exact)   // 96.5
/// ```
package struct FidelityReport: Sendable {
  /// The captures of one file, compared.
  package struct File: Sendable {
    /// The file.
    package var file: CaptureFile
    /// One comparison for each of its captures, in their order.
    package var comparisons: [CaptureComparison]
  }

  /// The captures of one version of a reader, from whatever files.
  package struct Version: Sendable {
    /// The reader with its version: `VoiceOver iOS 27.0`.
    package var name: String
    /// How many captures there are.
    package var captures = 0
    /// How near we come.
    package var score = FidelityScore()
    /// Each phrase that was heard, and whether we say it in the same words wherever it was.
    package var phrases: [String: Bool] = [:]

    /// How many phrases we say in the same words wherever they were heard.
    package var samePhrases: Int { phrases.values.count { $0 } }
  }

  /// The files, in the order given.
  package private(set) var files: [File] = []
  /// The versions, in the order in which the files name them first.
  package private(set) var versions: [Version] = []

  /// Compares the captures of files with what we say.
  package init(_ files: [CaptureFile]) throws(SourceError) {
    var places: [String: Int] = [:]
    for file in files {
      var comparisons: [CaptureComparison] = []
      for capture in file.captures {
        comparisons.append(
          try CaptureComparison(
            capture, style: file.style, path: file.path, reader: file.follows))
      }
      add(comparisons, to: "\(file.reader) \(file.version)", &places)
      self.files.append(File(file: file, comparisons: comparisons))
    }
  }

  private mutating func add(
    _ comparisons: [CaptureComparison], to name: String, _ places: inout [String: Int]
  ) {
    let index = places[name] ?? versions.count
    if index == versions.count {
      versions.append(Version(name: name))
      places[name] = index
    }
    versions[index].captures += comparisons.count
    for comparison in comparisons {
      versions[index].score.add(comparison.score)
      versions[index].phrases.merge(comparison.phrases) { $0 && $1 }
    }
  }
}
