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
  init(_ command: Command) throws(SourceError) {
    guard let watch = FileWatch() else {
      throw SourceError(
        path: "--watch", message: "this system cannot report file changes",
        suggestion: "omit --watch")
    }
    try command.beginWatching()
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
    WatchedFlows.close()
    StandardError.note("waiting for changes; stop with Ctrl-C")
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
      let known = changed.compactMap(input).sorted(by: NaturalOrder.precedes).filter { path in
        // Whoever reads a pipe waits until somebody writes.
        if SourceFile.isOrdinary(path) { return true }
        StandardError.note("\(SafeText.line(path)) was not read: it is now a pipe or a device")
        return false
      }
      if known.isEmpty { continue }
      guard command.readsFilesAlone else {
        work(command)
        continue
      }
      let present = known.filter { path in
        if SourceFile.isNamed(path) { return true }
        StandardError.note("\(SafeText.line(path)) no longer exists")
        return false
      }
      if present.isEmpty { continue }
      // What was found is read as what is found in its folder, which no link leads out of.
      var inputs: [String] = []
      for path in present {
        let input = isNamed(path) ? path : folder(around: path) ?? path
        if !inputs.contains(where: { PathText.isSame($0, input) }) { inputs.append(input) }
      }
      work(command.reading(inputs, ChangedFiles(Set(present.map(PathKey.init)))))
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

  /// Whether a path is that of a file that the user named.
  private func isNamed(_ path: String) -> Bool {
    files.values.contains { PathText.isSame($0, path) }
  }

  /// Whether a path is a folder below those that were named, with no link that leads out on the way.
  private func isFoundFolder(_ path: String) -> Bool {
    guard FolderFiles.isFolderItself(path), let folder = folder(around: path) else { return false }
    return (try? AllowedFolders(foundIn: folder))?.holdsPlace(of: path) == true
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
