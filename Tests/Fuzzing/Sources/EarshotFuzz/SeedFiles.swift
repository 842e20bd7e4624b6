import SystemCalls

/// Reads the files that harnesses start from.
enum SeedFiles {
  /// Returns the contents of the files of a folder and its folders, in the order of their names.
  static func all(in folder: String, ending suffixes: [String] = []) -> [[UInt8]] {
    names(in: folder).flatMap { name -> [[UInt8]] in
      let path = folder + "/" + name
      let below = all(in: path, ending: suffixes)
      guard below.isEmpty else { return below }
      guard suffixes.isEmpty || suffixes.contains(where: name.hasSuffix) else { return [] }
      return bytes(of: path).map { [$0] } ?? []
    }
  }

  /// Reads a file.
  static func bytes(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes.append(contentsOf: chunk[..<count])
    }
    return ferror(file) == 0 ? bytes : nil
  }

  /// Writes a file.
  @discardableResult static func write(_ bytes: [UInt8], to path: String) -> Bool {
    guard let file = fopen(path, "wb") else { return false }
    let count = fwrite(bytes, 1, bytes.count, file)
    return fclose(file) == 0 && count == bytes.count
  }

  /// Returns what lies in a folder, but for hidden files.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
