import Earshot
import SystemCalls
import Walk

/// Writes logs as flow files.
struct FlowFile {
  /// Why a flow file was not written.
  struct Failure: Error {
    let message: String
    /// Whether it is only that there is a file already.
    var isThere = false
  }

  private let input: String
  private let isPage: Bool
  private let options: ReaderOptions

  init(input: String, isPage: Bool, options: ReaderOptions) {
    self.input = AddressText.withoutLogin(input)
    self.isPage = isPage
    self.options = options
  }

  /// Writes a log; the file appears when it is whole.
  func write(
    _ exploration: Exploration, to path: String, replacing: Bool
  ) throws(Failure) {
    guard !input.isEmpty else {
      throw Failure(message: "a running application has no path, so a flow cannot refer to it")
    }
    guard input != "-" else {
      throw Failure(
        message: "a screen from standard input has no path, so a flow cannot refer to it")
    }
    let text = FlowText(
      exploration.log, rendering: exploration.rendering, screen: screenPath(from: path),
      isPage: isPage, reader: options.reader?.name, language: options.language, options: flowOptions
    )
    guard text.stepCount <= Flow.maximumSteps else {
      throw Failure(
        message: "the walk has \(text.stepCount) steps, and a flow can have at most "
          + "\(Flow.maximumSteps); save shorter walks")
    }
    if !replacing, access(path, F_OK) == 0 { throw isThere(path) }
    let (parent, name) = (PathText.parent(of: path), PathText.name(of: path) ?? path)
    guard let folder = HeldFolder(named: parent) else { throw failure(path, errno) }
    do throws(SourceError) {
      try WrittenFile.checkPlace(folder.status(of: name), path)
    } catch {
      throw Failure(message: "cannot write \(SafeText.quoted(path)): \(error.message)")
    }
    guard var file = AtomicFile(name, in: folder, at: parent, ending: "flow") else {
      throw failure(path, errno)
    }
    let descriptor = file.descriptor
    let code = text.bytes.withUnsafeBytes { $0.writeAll(to: descriptor) }
    guard code == 0 else { throw failure(path, code) }
    switch file.finish(replacing: replacing) {
    case 0: return
    case EEXIST where !replacing: throw isThere(path)
    case let code: throw failure(path, code)
    }
  }

  /// Returns the text of a flow file, with comments at the top.
  func bytes(of flow: Flow, comments: [String], at path: String) -> [UInt8] {
    FlowText.bytes(
      of: flow, on: screenPath(from: path), isPage: isPage, reader: options.reader?.name,
      language: options.language, comments: comments)
  }

  /// The options that a flow cannot hold, and has to be run with to hear the same.
  private var flowOptions: String? {
    let settings = options.assignments.map { "--set \($0.key)=\($0.value)" }
    let all = [options.verbosity.options].compactMap(\.self) + settings
    return all.isEmpty ? nil : all.joined(separator: " ")
  }

  /// Returns what is worth knowing about a flow file that was written, or `nil`.
  func remark(about path: String, of exploration: Exploration) -> String? {
    var remarks: [String] = []
    if exploration.hidesSecrets {
      remarks.append("text typed into secure fields is written as bullets")
    }
    if root(for: path) != nil {
      let folder = PathText.parent(of: path)
      remarks.append("the screen is outside \(SafeText.quoted(folder)): run the flow with --root")
    }
    if let options = flowOptions {
      remarks.append("a flow file cannot contain all options: run the flow with \(options)")
    }
    return remarks.isEmpty ? nil : remarks.joined(separator: "; ")
  }

  /// Returns the folder that a flow has to be run with, as it leads out of its own; `nil` where it does not.
  func root(for path: String) -> String? {
    let screen = screenPath(from: path)
    guard screen.hasPrefix("../") else { return nil }
    return screen.split(separator: "/").prefix { $0 == ".." }.joined(separator: "/")
  }

  private func screenPath(from path: String) -> String {
    var input = input
    switch isPage ? try? PageInput.typed(input) : nil {
    case .address(let address): return address
    case .file(let file): input = file.path
    default: break
    }
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let folder = getcwd(&buffer, buffer.count).map { String(cString: $0) } ?? "/"
    return FlowPath.relative(input, to: path, in: folder)
  }

  private func isThere(_ path: String) -> Failure {
    Failure(message: "\(SafeText.quoted(path)) exists already; name another file", isThere: true)
  }

  private func failure(_ path: String, _ code: Int32) -> Failure {
    Failure(
      message:
        "cannot write \(SafeText.quoted(path)): \(String(cString: strerror(code)).lowercased())")
  }
}
