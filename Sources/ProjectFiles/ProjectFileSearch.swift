import Documents
import SystemCalls

/// Finds the project file of the folder that the program is started in.
package struct ProjectFileSearch {
  /// The file, or `nil` where there is none that is ours to follow.
  package private(set) var path: String?
  /// A file of a folder further above, which the one that is followed stands before, or `nil`.
  package private(set) var covered: String?
  /// Why a file that lies there is not followed.
  package private(set) var remarks: [String] = []

  /// Looks into the working folder and those above it, as far as its file system goes and up to a folder that all
  /// users share, such as `/tmp`: a file that lies there belongs to no project below.
  ///
  /// A file of somebody else in a folder above could set options for everybody who works below, and so is told and
  /// not followed.
  package init() {
    guard let start = realpath(".", nil) else { return }
    defer { free(start) }
    guard var folder = String(validatingCString: start) else {
      remarks.append(
        "\(ProjectFile.name) was not searched for: the name of the working folder is not UTF-8")
      return
    }
    var home = stat()
    guard stat(folder, &home) == 0 else { return }
    for name in Self.otherNames where SourceFile.isNamed(name) {
      remarks.append("\(name) is not used: the name of a project file is \(ProjectFile.name)")
    }
    var isWorkingFolder = true
    var refused: String?
    while true {
      var place = stat()
      guard stat(folder, &place) == 0, place.st_dev == home.st_dev,
        isWorkingFolder || !FolderFiles.isShared(folder)
      else { return }
      let file = folder == "/" ? "/\(ProjectFile.name)" : "\(folder)/\(ProjectFile.name)"
      var name = stat()
      if lstat(file, &name) == 0, let refused {
        remarks.append(
          "\(SafeText.line(file)), in a folder above \(SafeText.line(refused)), is not used either")
        return
      } else if lstat(file, &name) == 0, path != nil {
        covered = file
        return
      } else if lstat(file, &name) == 0 {
        var found = stat()
        let isInside = (try? AllowedFolders(foundIn: folder).holdsPlace(of: file)) == true
        let reason =
          isInside && stat(file, &found) == 0
          // Whoever made a link decides what it leads to.
          ? Self.refusal(
            of: file, found, by: [name.st_uid, found.st_uid], in: place, isWorkingFolder)
          // A message about a mistake in it would show a line of somebody else's file.
          : "it is a broken link, or one to a hidden file or out of its folder"
        if let reason {
          remarks.append(
            "\(SafeText.line(file)) is not used: \(reason); to use it, give --config "
              + ShellWord.quoted(file))
          refused = file
        } else {
          path = isWorkingFolder ? ProjectFile.name : file
        }
      }
      guard folder != "/" else { return }
      folder = PathText.parent(of: folder)
      isWorkingFolder = false
    }
  }

  // How other tools name such files.
  private static let otherNames = ["earshot.yml", ".earshot.yaml", ".earshot.yml"]

  private static func refusal(
    of file: String, _ found: stat, by owners: [uid_t], in folder: stat, _ isWorkingFolder: Bool
  ) -> String? {
    if found.st_mode & S_IFMT != S_IFREG { return "it is not a file" }
    if access(file, R_OK) != 0 { return "it cannot be read" }
    let ours = [geteuid(), 0]
    if owners.allSatisfy(ours.contains), isWorkingFolder || ours.contains(folder.st_uid) {
      return nil
    }
    // A checkout that belongs to another user, as in a container, is taken as it is where somebody works in it.
    if isWorkingFolder, owners.allSatisfy({ $0 == folder.st_uid }) { return nil }
    return "it belongs to another user"
  }
}
