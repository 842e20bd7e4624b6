import ArgumentParser
import Earshot
import Serving
import SystemCalls

/// Does a command's work again whenever one of its inputs is saved.
struct WatchLoop<Command: WatchedCommand> {
  /// How long nothing has to be saved until it is read, in milliseconds: editors write several files at once.
  private static var calm: Int32 { 15 }

  private let command: Command
  private let watch: FileWatch
  /// Files that were named, and folders that are watched whole, as the watch calls what is in them.
  private var files: [PathKey: String] = [:]
  private var folders: [String] = []

  /// Watches the inputs of a command.
  ///
  /// - Parameter command: The command.
  /// - Throws: An error where the system tells of no changes.
  init(_ command: Command) throws(SourceError) {
    guard let watch = FileWatch() else {
      throw SourceError(
        path: "--watch", message: "this system does not tell what is saved",
        suggestion: "leave --watch out")
    }
    self.command = command
    self.watch = watch
    for path in command.watchedPaths {
      if FolderFiles.isFolder(path) {
        folders.append(path.hasSuffix("/") && path != "/" ? String(path.dropLast()) : path)
      } else {
        let folder = PathText.parent(of: path)
        watch.add(folder)
        files[PathKey("\(folder)/\(PathText.name(of: path) ?? path)")] = path
      }
    }
    addFolders()
  }

  /// Works, waits, and works again, until the program is told to end.
  ///
  /// What goes wrong is told and waited out: a file is often saved with half of a line.
  func run() {
    let stop = StopSignal.onSignals()
    work(command)
    StandardError.note("waiting for what is saved; Control-C ends")
    while stop.isReadable(watch.descriptor) {
      var changed = Set(watch.changes().map(PathKey.init))
      var calm = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
      while poll(&calm, 1, Self.calm) > 0 { changed.formUnion(watch.changes().map(PathKey.init)) }
      if stop.isRequested { return }
      // What was written into a new folder before it was watched is found in it.
      for folder in changed.map(\.path)
      where isFoundFolder(folder) {
        watch.add(folder, isFound: true)
        let files = (try? FolderFiles.all(in: folder)) ?? []
        changed.formUnion(files.map { PathKey("\(folder)/\($0)") })
      }
      addFolders()
      let known = changed.compactMap(input).sorted(by: NaturalOrder.precedes)
      if known.isEmpty { continue }
      guard command.readsFilesAlone else {
        work(command)
        continue
      }
      var present: [String] = []
      for path in known {
        if !SourceFile.isNamed(path) {
          StandardError.note("\(SafeText.line(path)) is gone")
        } else if let refusal = refusal(of: path) {
          StandardError.tell(refusal)
        } else {
          present.append(path)
        }
      }
      if !present.isEmpty { work(command.reading(present)) }
    }
  }

  /// The input that a changed file is or belongs to, or `nil` for one that nobody asked for.
  private func input(_ changed: PathKey) -> String? {
    if let file = files[changed] { return file }
    let changed = changed.path
    // What begins with a dot or ends with "~" is an editor's own.
    guard let name = PathText.name(of: changed), !PathText.isHidden(name), !name.hasSuffix("~"),
      !name.hasSuffix(".swp")
    else { return nil }
    // A number alone is what vim tries a folder with.
    if name.allSatisfy(\.isNumber) || FolderFiles.isFolder(changed) { return nil }
    return folder(around: changed) == nil ? nil : changed
  }

  /// Returns why a file that was found in a folder is not read, or `nil`.
  private func refusal(of path: String) -> SourceError? {
    guard !files.values.contains(where: { PathText.isSame($0, path) }),
      let bounds = bounds(of: path)
    else { return nil }
    if !bounds.holdsPlace(of: path) { return bounds.refusal(of: path) }
    // Who waits for a pipe notices no other change.
    if !SourceFile.isOrdinary(path) { return SourceFile.notOrdinary(path) }
    // Of a folder no list of addresses is gone through.
    do throws(SourceError) {
      guard path.hasSuffix(".txt"), try AddressList.read(path) != nil else { return nil }
    } catch { return error }
    return SourceError(
      path: path, message: "this is a list of addresses, and was merely found in a folder",
      suggestion: "name the file itself")
  }

  /// Whether a path is a folder below those that were named, with no link that leads out on the way.
  private func isFoundFolder(_ path: String) -> Bool {
    FolderFiles.isFolderItself(path) && bounds(of: path)?.holdsPlace(of: path) == true
  }

  /// The bounds of what is found in the folder that a path lies in, by its text.
  private func bounds(of path: String) -> AllowedFolders? {
    folder(around: path).flatMap { try? AllowedFolders(foundIn: $0) }
  }

  private func folder(around path: String) -> String? {
    folders.first { path.utf8.starts(with: "\($0)/".utf8) }
  }

  private func addFolders() {
    for folder in folders {
      watch.add(folder)
      let files = (try? FolderFiles.all(in: folder)) ?? []
      for below in Set(files.compactMap(OutputFolder.folder).map(PathKey.init)) {
        watch.add("\(folder)/\(below.path)", isFound: true)
      }
    }
  }

  private func work(_ command: Command) {
    var command = command
    do {
      try command.runWithResult()
    } catch let code as ExitCode where !code.isSuccess {
      return
    } catch {
      StandardError.error(SafeText.line("\(error)"))
    }
  }
}

extension WatchedCommand {
  /// Runs until the program is told to end.
  func watch() throws(SourceError) { try WatchLoop(self).run() }
}
