import SystemCalls

/// Tells the words of Japanese texts, one text a line.
///
/// It speaks first: `ready`, or `missing` or `broken` and why. The answer to a line is what ``MecabLibrary`` says of it,
/// and the line `EOS`.
struct KanjiServer {
  /// The most bytes of a line; a longer one ends the program.
  private static let longestLine = 1 << 16

  let input: Int32
  let output: Int32

  func run(library name: String) {
    let library: MecabLibrary
    do throws(MecabLibrary.Failure) {
      library = try MecabLibrary(name: name)
    } catch {
      switch error {
      case .missing(let reason): _ = send("missing \(Self.line(reason))\n")
      case .broken(let reason): _ = send("broken \(Self.line(reason))\n")
      }
      return
    }
    guard send("ready\n") else { return }
    var waiting: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(input, &piece, piece.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      waiting += piece[..<count]
      while let end = waiting.firstIndex(of: 0x0A) {
        let text = String(decoding: waiting[..<end], as: UTF8.self)
        waiting.removeSubrange(...end)
        // The library's own last line has no tab.
        let words = (library.lines(of: text) ?? "").split(separator: "\n")
          .filter { $0.contains("\t") }
        guard send(words.map { "\($0)\n" }.joined() + "EOS\n") else { return }
      }
      guard waiting.count <= Self.longestLine else { return }
    }
  }

  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private func send(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var offset = 0
    while offset < bytes.count {
      let count = bytes[offset...].withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      offset += count
    }
    return true
  }
}
