internal import Documents
internal import SystemCalls

/// The files of this machine that a page may use.
///
/// The browser opens no file: Earshot answers its requests with what it has opened itself, so that links, frames,
/// refreshes, styles and workers all meet this one judge.
struct LocalFiles: Sendable {
  /// What a request for a file is answered with.
  enum Answer {
    case content([UInt8], type: String)
    case missing
    /// The page does not get the file, for a reason.
    case refused(String)
  }

  // A message to the browser has 100 MiB at most, and letters take a third more than bytes.
  private static let largest = 64 << 20
  private static let longestPath = 4096

  /// Where documents may lie: the page, its frames, and where it leads.
  private let folders: AllowedFolders
  /// The repository that the page lies in, whose styles, scripts, pictures and fonts it may use; `nil` without one.
  private let repository: AllowedFolders?
  /// The path of the page, and its text if it comes from no file.
  private let page: (path: String, text: [UInt8]?)

  /// Allows the files of a page.
  init(of file: String, within folders: AllowedFolders?) {
    page = (file, nil)
    if let folders {
      (self.folders, repository) = (folders, nil)
      return
    }
    // What is hidden is for a page only where the user named the folders.
    let own = PathText.parent(of: file)
    self.folders = AllowedFolders(withoutLinks: [own], leavesOutHidden: true)
    repository = GitRepository.folder(around: own).map {
      AllowedFolders(withoutLinks: [$0], leavesOutHidden: true)
    }
  }

  /// Allows the files of a page that comes from no file.
  init(of path: String, text: [UInt8], within folders: AllowedFolders?) {
    page = (path, text)
    self.folders = folders ?? AllowedFolders(existing: [])
    repository = nil
  }

  /// Returns whether a file may be shown as a document, whether or not it exists.
  func mayShow(_ url: String) -> Bool {
    guard let path = Self.path(of: url) else { return false }
    return PathText.isSame(path, page.path)
      || folders.holdsPlace(of: path)
  }

  /// Returns what a request for a file is answered with.
  func answer(to url: String, for use: FileUse?) -> Answer {
    guard let use, let path = Self.path(of: url) else { return .missing }
    if use == .reading { return .refused("scripts may not read files") }
    let isOwn = use == .document && PathText.isSame(path, page.path)
    if isOwn, let text = page.text { return .content(text, type: FileType.html(text)) }
    // The user has named the page, whatever its name; what a link leads to that has come in its place is not meant.
    let own = AllowedFolders(withoutLinks: folders.paths)
    if isOwn, own.holds(page.path), own.isOrdinary(at: page.path) {
      return answer(from: page.path, for: use, isPage: true, within: own)
    }
    var isInside = false
    for judge in [folders, use == .document ? nil : repository].compactMap({ $0 }) {
      switch judge.follow(path) {
      case .there(let place): return answer(from: place, for: use, isPage: false, within: judge)
      case .missing, .nowhere: isInside = true
      case .hidden, .outside: continue
      }
    }
    if !isInside, use != .document, let answer = answerOfSite(to: path, for: use) { return answer }
    // Whether there is a file elsewhere is nobody's business.
    return isInside ? .missing : .refused("outside the page's folder, or hidden")
  }

  /// Returns a style, script, picture or font of a site of which the page is a file: where the site is served,
  /// `/css/shop.css` lies below its root, which is the page's folder or one above it.
  private func answerOfSite(to path: String, for use: FileUse) -> Answer? {
    for judge in [folders, repository].compactMap({ $0 }) {
      var root = PathText.parent(of: page.path)
      while judge.holds(root) {
        if case .there(let place) = judge.follow(root + path) {
          return answer(from: place, for: use, isPage: false, within: judge)
        }
        if root == "/" { break }
        root = PathText.parent(of: root)
      }
    }
    return nil
  }

  private func answer(
    from place: String, for use: FileUse, isPage: Bool, within judge: AllowedFolders
  ) -> Answer {
    guard use.takes(FileType.of(name: place)) else {
      return .refused("its file extension is not that of \(use.noun)")
    }
    let tooLarge = Answer.refused("larger than 64 MiB")
    // It may grow until it is read; before, this saves the time to read it.
    if let size = judge.status(of: place)?.st_size, size > Self.largest { return tooLarge }
    // A link that has come there since it was judged, by the end of its name, is not followed.
    let purpose: ReadPurpose = use == .drawn || use == .played ? .drawing : .input
    guard let bytes = try? SourceFile.contents(at: place, in: judge, for: purpose).bytes else {
      return .missing
    }
    guard bytes.count <= Self.largest else { return tooLarge }
    if use == .played, Self.isCaptions(bytes) { return .refused("scripts may not read captions") }
    return .content(bytes, type: FileType.of(place, bytes, isPage: isPage))
  }

  /// Whether a browser would take bytes for captions, whatever the name of the file: they come as sounds do, and a script
  /// gets their text (WebVTT, "file structure").
  private static func isCaptions(_ bytes: [UInt8]) -> Bool {
    let word = Array("WEBVTT".utf8)
    return [
      word, [0xEF, 0xBB, 0xBF] + word, [0xFF, 0xFE] + word.flatMap { [$0, 0] },
      [0xFE, 0xFF] + word.flatMap { [0, $0] },
    ].contains { bytes.starts(with: $0) }
  }

  /// Returns the path that an address names, or `nil` for one that names no file of this machine.
  private static func path(of url: String) -> String? {
    let address = url.prefix { $0 != "?" && $0 != "#" }
    guard address.hasPrefix("file:///") else { return nil }
    // The browser has taken `..` out of addresses; one that is only now there was written with `%2F`.
    return PercentEscapes.decoded(address.dropFirst("file://".count))
      .flatMap { path in
        // No system opens a longer one, and many parts take long to go through.
        guard path.utf8.count <= longestPath else { return nil }
        return PathText.parts(of: path).contains("..") ? nil : PathText.withoutSteps(path)
      }
  }
}
