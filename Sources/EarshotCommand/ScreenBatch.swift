import Earshot

/// Reads several files on all processors, and does work on their screens there.
struct ScreenBatch {
  /// A screen, and what the work made of it.
  struct Screen<Outcome: Sendable>: Sendable {
    let named: NamedScreen
    let outcome: Result<Outcome, any Error>
  }

  /// The screens of a file, or why it cannot be read.
  typealias FileOutcome<Outcome: Sendable> = Result<[Screen<Outcome>], SourceError>

  /// The name of a format, or `nil` to go by the content.
  let format: String?
  /// Who opens web pages.
  let pages: SharedPages
  /// Who hears the screens, or `nil` for the readers of their platforms.
  let reader: Reader?
  /// Whether the screens are wanted as the platform shows them to a reader.
  let isHeard: Bool
  /// Whether more than one screen was asked for.
  var isSet: Bool

  /// The same reading, of more than one screen.
  var ofSet: ScreenBatch {
    var copy = self
    copy.isSet = true
    return copy
  }

  /// Reads files and does work on their screens.
  func outcomes<Outcome: Sendable>(
    of files: [InputFile],
    _ work: @escaping @Sendable (_ screen: NamedScreen, _ isSet: Bool) throws -> Outcome
  ) -> [FileOutcome<Outcome>] {
    // What is a page is opened here, in its order.
    let read = files.map { (file: $0, screens: $0.isPerhapsPage ? screens(of: $0) : nil) }
    return read.mapConcurrently { file, screens in
      (screens ?? self.screens(of: file)).map { screens in
        screens.map { named in
          Screen(
            named: named, outcome: Result { try work(named, isSet || screens.count > 1) })
        }
      }
    }
  }

  private func screens(of file: InputFile) -> Result<[NamedScreen], SourceError> {
    do throws(SourceError) {
      return .success(
        try isHeard
          ? file.bridgedScreens(format: format, pages: pages, for: reader)
          : file.screens(format: format, pages: pages))
    } catch {
      return .failure(error)
    }
  }
}
