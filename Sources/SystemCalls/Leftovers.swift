internal import Synchronization

/// Files, folders and groups of processes that go with this program, also where a signal or a crash ends it.
///
/// There is room for so many at a time; of further ones a killed run leaves behind what it had begun.
package enum Leftovers {
  /// One of them, to be told when it is gone.
  package struct Entry: Sendable {
    fileprivate let slot: Int

    /// Forgets it: it has been removed, or stays.
    package func forget() { Leftovers.forget(slot) }

    /// Removes it, which needs no descriptor where there may be none left, and forgets it.
    package func remove() {
      Leftovers.remove(slot)
      Leftovers.forget(slot)
    }
  }

  private enum Kind {
    static let none: UInt8 = 0
    static let file: UInt8 = 1
    static let folder: UInt8 = 2
    static let group: UInt8 = 3
  }

  #if canImport(Darwin)
    private typealias Directory = UnsafeMutablePointer<DIR>
  #else
    private typealias Directory = OpaquePointer
  #endif

  private struct Slot {
    var kind = Kind.none
    var isTaken = false
    var group: pid_t = 0
    var directory: Directory?
  }

  private static let count = 64
  private static let longestPath = 4096
  // In memory of their own, as a handler may neither allocate nor run the code that first makes a global.
  nonisolated(unsafe) private static let slots: UnsafeMutablePointer<Slot> = {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: count)
    slots.initialize(repeating: Slot(), count: count)
    return slots
  }()
  nonisolated(unsafe) private static let paths: UnsafeMutablePointer<CChar> = {
    // Pages that nobody writes to take no memory.
    let size = count * longestPath
    let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
    if let memory, memory != UnsafeMutableRawPointer(bitPattern: -1) {
      return memory.bindMemory(to: CChar.self, capacity: size)
    }
    let paths = UnsafeMutablePointer<CChar>.allocate(capacity: size)
    paths.initialize(repeating: 0, count: size)
    return paths
  }()
  private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
  private static let isChanging = Mutex(())

  /// Sets up what a handler needs.
  static func prepare() { _ = (slots, paths, nameOffset) }

  /// Adds a file.
  package static func add(file path: String) -> Entry? {
    add(Slot(kind: Kind.file), path)
  }

  /// Adds a folder with the files in it, but for folders in it.
  package static func add(folder path: String) -> Entry? {
    // Opened now, as opening takes memory.
    guard let directory = opendir(path) else { return nil }
    _ = fcntl(dirfd(directory), F_SETFD, FD_CLOEXEC)
    let entry = add(Slot(kind: Kind.folder, directory: directory), path)
    if entry == nil { closedir(directory) }
    return entry
  }

  /// Adds the processes of a group, which are killed.
  package static func add(group leader: pid_t) -> Entry? {
    add(Slot(kind: Kind.group, group: leader), "")
  }

  private static func add(_ slot: Slot, _ path: String) -> Entry? {
    guard path.utf8.count < longestPath else {
      errno = ENAMETOOLONG
      return nil
    }
    return isChanging.withLock { _ in
      guard let free = (0..<count).first(where: { !slots[$0].isTaken }) else {
        errno = EMFILE
        return nil
      }
      let place = paths + free * longestPath
      for (index, byte) in path.utf8.enumerated() { place[index] = CChar(bitPattern: byte) }
      place[path.utf8.count] = 0
      var slot = slot
      slot.isTaken = true
      slots[free] = slot
      return Entry(slot: free)
    }
  }

  private static func forget(_ slot: Int) {
    isChanging.withLock { _ in
      slots[slot].kind = Kind.none
      if let directory = slots[slot].directory { closedir(directory) }
      slots[slot] = Slot()
    }
  }

  /// Removes all of them; safe in a signal handler.
  static func remove() {
    var index = 0
    while index < count {
      remove(index)
      index += 1
    }
  }

  private static func remove(_ index: Int) {
    let slot = slots + index
    let path = paths + index * longestPath
    if slot.pointee.kind == Kind.file {
      unlink(path)
    } else if slot.pointee.kind == Kind.group {
      kill(-slot.pointee.group, SIGKILL)
    } else if slot.pointee.kind == Kind.folder {
      if let directory = slot.pointee.directory { empty(directory) }
      rmdir(path)
    }
    slot.pointee.kind = Kind.none
  }

  private static func empty(_ directory: Directory) {
    let folder = dirfd(directory)
    while let entry = readdir(directory) {
      let name = UnsafeRawPointer(entry).advanced(by: nameOffset)
        .assumingMemoryBound(to: CChar.self)
      // "." and ".." are folders, which this call leaves alone.
      unlinkat(folder, name, 0)
    }
  }
}
