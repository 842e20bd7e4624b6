/// A file that is written under another name and takes its place when it is whole.
///
/// So nobody ever finds half a file, and nothing is left when writing fails or is stopped. Both names are in a folder that
/// is held open.
package struct AtomicFile: ~Copyable {
  /// Where to write.
  package let descriptor: Int32
  private let folder: HeldFolder
  private let name: String
  private let aside: String
  private let leftover: Leftovers.Entry?
  private var isFinished = false

  /// Creates the file beside the one that it will replace; `errno` tells why there is none.
  ///
  /// A file that is replaced keeps who may read and write it, and is no program any more.
  package init?(
    _ name: String, in folder: HeldFolder, at parent: String, ending: String? = nil,
    mode: mode_t? = nil
  ) {
    // A link says nothing of who may read a file.
    let former =
      mode
      ?? folder.status(of: name).flatMap {
        $0.st_mode & S_IFMT == S_IFREG ? $0.st_mode & 0o666 : nil
      }
    // Its name begins with a dot, so that what a killed run leaves behind is in no folder's list of inputs; it
    // is short, as the target's own may be as long as the disk allows; nobody can have put a link there.
    var generator = SystemRandomNumberGenerator()
    let suffix = String(generator.next(), radix: 36)
    let aside = ".earshot-\(suffix).\(ending.map { "\($0)." } ?? "")part"
    let path = "\(parent)/\(aside)"
    let (opened, entry) = ProgramSignals.heldBack {
      let opened = folder.open(aside, O_RDWR | O_CREAT | O_EXCL, mode: former ?? 0o644)
      return (opened, opened < 0 ? nil : Leftovers.add(file: path))
    }
    guard opened >= 0 else { return nil }
    // What the umask takes from new files stays with one that is replaced.
    if let former { fchmod(opened, former) }
    descriptor = opened
    (self.folder, self.name, self.aside) = (folder, name, aside)
    leftover = entry
  }

  deinit {
    if !isFinished {
      close(descriptor)
      folder.remove(aside)
    }
    leftover?.forget()
  }

  /// Puts the file into its place and closes it; nothing can be written to it any more.
  ///
  /// A name that is taken stays with what bears it, where it is not to be replaced; a file system without links is left with
  /// the look that was taken before.
  package mutating func finish(replacing: Bool = true) -> Int32 {
    isFinished = true
    if close(descriptor) != 0 {
      let code = errno
      folder.remove(aside)
      return code
    }
    if !replacing {
      let isLinked = folder.link(aside, to: name)
      let code = isLinked ? 0 : errno
      if isLinked || code == EEXIST {
        folder.remove(aside)
        return code
      }
    }
    if folder.rename(aside, to: name) { return 0 }
    let code = errno
    folder.remove(aside)
    return code
  }
}

extension UnsafeRawBufferPointer {
  /// Writes all bytes, however few the system takes at once; returns why not, as `errno` has it, or 0.
  package func writeAll(to descriptor: Int32, at offset: Int? = nil) -> Int32 {
    var written = 0
    while written < count {
      let rest = baseAddress?.advanced(by: written)
      let taken =
        if let offset {
          pwrite(descriptor, rest, count - written, off_t(offset + written))
        } else {
          SystemCalls.write(descriptor, rest, count - written)
        }
      if taken < 0 && errno == EINTR { continue }
      guard taken > 0 else { return taken < 0 ? errno : ENOSPC }
      written += taken
    }
    return 0
  }
}
