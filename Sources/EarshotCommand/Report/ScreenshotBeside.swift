import Earshot
import Pages
import SystemCalls

/// The screenshot that lies beside a dump under the dump's own name: `home.png` beside `home.xml`.
struct ScreenshotBeside {
  /// The picture and its path, or `nil` where none lies there.
  let shot: (picture: Screenshot, path: String)?

  /// Looks for the screenshot of a screen.
  ///
  /// A dump that brings its own picture needs none, a file with several screens has no single one, and what has
  /// the shape of another screen is some other picture: it is left out, and that is said.
  init(_ named: NamedScreen) throws(SourceError) { shot = try Self.shot(of: named) }

  private static func shot(
    of named: NamedScreen
  ) throws(SourceError) -> (picture: Screenshot, path: String)? {
    guard named.imported.picture == nil, named.path != "-", !named.name.contains("#"),
      let path = Self.path(beside: named.path)
    else { return nil }
    var folders = named.folders
    if folders == nil { folders = try AllowedFolders(foundIn: PathText.parent(of: path)) }
    let picture = try Screenshot(try SourceFile.bytes(of: path, within: folders), path: path)
    let screen = named.imported.screen
    let frames = screen.tree.elements.compactMap(\.frame)
    guard !frames.isEmpty else { return nil }
    guard picture.fits(screen.size ?? picture.screenSize(holding: frames)) else {
      StandardError.note(
        "\(SafeText.line(path)) does not have the proportions of the screen and is not shown; "
          + "use --screenshot to show it anyway")
      return nil
    }
    return (picture, path)
  }

  private static func path(beside path: String) -> String? {
    let folder = PathText.folder(of: path)
    var name = path.dropFirst(folder.count)
    // home.screen.yaml has home.screen.png or home.png.
    while let dot = name.lastIndex(of: "."), dot > name.startIndex {
      name = name[..<dot]
      let candidate = "\(folder)\(name).png"
      if SourceFile.isNamed(candidate) { return candidate }
    }
    return nil
  }
}
