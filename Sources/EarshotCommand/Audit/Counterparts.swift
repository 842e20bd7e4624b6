import Earshot

/// The screens that inputs are held against.
struct Counterparts {
  private let path: String
  private let files: [PathKey: InputFile]?
  private let inputs: AuditInputs

  /// Finds the counterparts of inputs.
  init(_ path: String, of audited: [InputFile], inputs: AuditInputs) throws(SourceError) {
    self.path = path
    self.inputs = inputs
    if let error = PageInput.doubt(about: path) { throw error }
    if InputFile.isFolder(path) {
      let files = try InputFile.all(of: [path])
      self.files = Dictionary(files.map { (PathKey($0.name), $0) }) { first, _ in first }
    } else {
      files = nil
      if audited.count != 1 {
        throw SourceError(
          path: path, message: "one file cannot be compared with \(audited.count) inputs",
          suggestion: "name a folder with one file of the same name for each input")
      }
    }
  }

  /// Reads the counterparts of the screens of an input.
  func screens(for file: InputFile, _ count: Int) throws(SourceError) -> [AuditedScreen]? {
    guard let other = counterpart(of: file) else {
      let message = "no file \(SafeText.quoted(name(of: file))) in \(SafeText.line(path))"
      if file.isFound {
        StandardError.note("\(SafeText.line(file.path)): \(message), so it is not compared")
        return nil
      }
      throw SourceError(path: file.path, message: message)
    }
    var notes: [String] = []
    let screens = try inputs.read(other, notes: &notes)
    notes.forEach(StandardError.note)
    guard screens.count == count else {
      throw SourceError(
        path: other.path,
        message:
          "this has \(Self.screens(screens.count)), and \(SafeText.line(file.path)) \(count)",
        suggestion: "the two files must have the same number of screens")
    }
    return screens
  }

  /// Says where a screen and its counterpart differ in nothing that rules about both look at.
  static func tellAlike(_ screen: AuditedScreen, _ other: AuditedScreen, of file: InputFile) {
    let (one, two) = (screen.screen, other.screen)
    guard screen.language == other.language, one.textSize == two.textSize,
      one.hasBoldText == two.hasBoldText
    else { return }
    StandardError.note(
      "\(SafeText.line(file.path)): --against compared nothing, as both screens have the same language, text size and "
        + "weight; to compare versions, use earshot diff")
  }

  private func counterpart(of file: InputFile) -> InputFile? {
    guard let files else { return InputFile(typed: path) }
    return files[PathKey(name(of: file))]
  }

  private func name(of file: InputFile) -> String {
    file.isFound ? file.name : PathText.name(of: file.path) ?? ""
  }

  private static func screens(_ count: Int) -> String {
    count == 1 ? "1 screen" : "\(count) screens"
  }
}
