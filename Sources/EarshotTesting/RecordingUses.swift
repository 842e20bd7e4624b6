import Synchronization

/// Which assertion uses which recording: two that share one would overwrite each other.
enum RecordingUses {
  private static let places = Mutex<[PathKey: String]>([:])

  /// Takes a recording for an assertion.
  static func take(_ path: String, at place: TestPlace) throws(SourceError) {
    let new = "\(place.fileID):\(place.line):\(place.column)"
    let first = places.withLock { places in
      let key = PathKey(path)
      if places[key] == nil { places[key] = new }
      return places[key] ?? new
    }
    guard first != new else { return }
    throw SourceError(
      path: path, message: "the assertion at \(first) has the same recording",
      suggestion: "give one of them a name: assertTranscript(of: …, named: \"…\")")
  }
}
