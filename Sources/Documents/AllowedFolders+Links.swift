import SystemCalls

extension AllowedFolders {
  /// Where a path leads.
  package enum Way: Equatable {
    /// To what is there: an absolute path without links.
    case there(String)
    /// To a place in the folders at which nothing is.
    case missing(String)
    /// Behind a link, to a place in the folders at which nothing is.
    case nowhere
    /// To what is hidden in the folders and left out.
    case hidden
    /// Out of the folders.
    case outside
  }

  /// How many links are followed, as many as the system follows.
  private static let mostLinks = 40

  /// Follows a path link by link, without ever looking at what lies elsewhere.
  ///
  /// A link may lead out and back in again: the system would say by the answer whether there is a folder on the way.
  /// Here each step has to lie in the folders by its text before the disk is asked, and a link whose text may say
  /// another place than the system goes to is refused.
  package func follow(_ path: String) -> Way {
    guard !path.utf8.contains(0), let path = FolderFiles.absolute(path) else { return .outside }
    var start = step(to: path)
    var links = 0
    // How many parts stood behind the last link.
    var behindLink = -1
    while case .inside(var place, var parts) = start {
      start = nil
      // Each folder is held, so that none on the way can become a link once it was looked at.
      var holder = HeldFolder(withoutLinks: place)
      if holder == nil, errno != ENOENT { return .outside }
      while let part = parts.popLast() {
        place = place == "/" ? "/\(part)" : "\(place)/\(part)"
        guard let folder = holder, let status = folder.status(of: part) else {
          if behindLink >= 0, parts.count >= behindLink { return .nowhere }
          return .missing(([place] + parts.reversed()).joined(separator: "/"))
        }
        guard status.st_mode & S_IFMT == S_IFLNK else {
          holder = parts.isEmpty ? nil : folder.folder(part)
          continue
        }
        links += 1
        guard links <= Self.mostLinks, let target = folder.target(ofLink: part) else {
          return .nowhere
        }
        let parent = PathText.parent(of: place)
        // Behind a name, `..` leads to where that name's link leads, and only the disk tells: nobody who opens the path
        // as it is may get to another file than the one that was judged.
        guard !Self.climbsBehindName(target) else { return .outside }
        guard
          let text = PathText.withoutSteps(
            PathText.isAbsolute(target) ? target : "\(parent)/\(target)")
        else { return .outside }
        // What a link leads to by another one is still behind the first.
        behindLink = behindLink < 0 ? parts.count : min(behindLink, parts.count)
        start = step(to: text)
        guard case .inside(let base, let next) = start else { break }
        start = .inside(base, parts + next)
        break
      }
      if start == nil { return .there(place) }
    }
    return start == .hidden ? .hidden : .outside
  }

  private static func climbsBehindName(_ target: String) -> Bool {
    let parts = PathText.parts(of: target).filter { $0 != "." }
    let names = PathText.isAbsolute(target) ? parts[...] : parts.drop { $0 == ".." }
    return names.contains("..")
  }

  private enum Step: Equatable {
    /// Below a folder: its path without links, and the parts below it, the last one first.
    case inside(String, [String])
    case hidden
    case outside
  }

  /// Tells by its text alone where a path enters the folders.
  private func step(to path: String) -> Step? {
    var isHidden = false
    for spelling in spellings + paths.map({ Spelling(text: $0, path: $0) }) {
      guard let below = Self.below(spelling.text, path) else { continue }
      let folder = spelling.path
      let place = below.isEmpty ? folder : folder == "/" ? "/\(below)" : "\(folder)/\(below)"
      guard holds(place) else {
        isHidden = true
        continue
      }
      return .inside(folder, PathText.parts(of: below).reversed())
    }
    return isHidden ? .hidden : .outside
  }
}
