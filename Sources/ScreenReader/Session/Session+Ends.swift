extension Session {
  /// The end of a course, with the sound that tells of it.
  func end(of course: Course) -> [Event] {
    let sound: Earcon =
      switch course {
      case .meaning: .unknownCommand
      default: .boundary
      }
    return [.end(of: course), .earcon(sound)]
  }
}
