import SystemCalls

/// libmecab with a dictionary of Japanese, which knows how words with kanji are read.
///
/// It is opened at run time, and in this program only: it trusts its dictionary, and a damaged one ends the process.
struct MecabLibrary {
  /// Why nothing can be read.
  enum Failure: Error {
    /// The library or its dictionary is not installed.
    case missing(String)
    /// What is installed does not work.
    case broken(String)
  }

  private typealias New =
    @convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> OpaquePointer?
  private typealias Parse =
    @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int) -> UnsafePointer<CChar>?
  private typealias Reason = @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?

  static let name = SharedLibrary.fileName("mecab", version: 2)

  /// Where systems and Homebrew keep the dictionary of IPA in UTF-8.
  private static let folders = [
    "/var/lib/mecab/dic/ipadic-utf8", "/usr/lib/mecab/dic/ipadic", "/usr/lib64/mecab/dic/ipadic",
    "/usr/local/lib/mecab/dic/ipadic", "/opt/homebrew/lib/mecab/dic/ipadic",
  ]

  /// A text that any dictionary of the right kind reads, and parts of what it says.
  private static let sample = (text: "東京へ", readings: [",トーキョー", ",エ"])

  private let tagger: OpaquePointer
  private let parse: Parse

  /// Opens the library and a dictionary: the one that `MECABRC` names, else the first one that is installed.
  init(name: String) throws(Failure) {
    guard let handle = SharedLibrary.open(name) else {
      throw .missing("libmecab cannot be loaded (\(name))")
    }
    guard let new = dlsym(handle, "mecab_new").map({ unsafeBitCast($0, to: New.self) }),
      let parse = dlsym(handle, "mecab_sparse_tostr2").map({ unsafeBitCast($0, to: Parse.self) }),
      let reason = dlsym(handle, "mecab_strerror").map({ unsafeBitCast($0, to: Reason.self) })
    else { throw .broken("\(name) lacks functions of libmecab") }
    var choices = Self.folders.filter { access("\($0)/dicrc", R_OK) == 0 }
      .map { ["-r", "/dev/null", "-d", $0] }
    if let settings = Environment.variables["MECABRC"] { choices = [["-r", settings]] }
    guard !choices.isEmpty else { throw .missing("libmecab has no dictionary") }
    var problem = ""
    var usable: OpaquePointer?
    for choice in choices {
      let words = ["mecab"] + choice + ["-F", "%m\t%H\n", "-U", "%m\t%H\n"]
      var pointers = words.map { strdup($0) } + [nil]
      defer { for pointer in pointers { free(pointer) } }
      guard let tagger = new(Int32(words.count), &pointers) else {
        problem = reason(nil).map { String(cString: $0) } ?? "no reason is stated"
        continue
      }
      let answer = Self.lines(of: Self.sample.text, tagger, parse) ?? ""
      if Self.sample.readings.allSatisfy(answer.contains) {
        usable = tagger
        break
      }
      problem = "it is not the IPA dictionary in UTF-8"
    }
    guard let usable else { throw .broken("libmecab cannot use its dictionary (\(problem))") }
    tagger = usable
    self.parse = parse
  }

  /// Returns the words of a text, each on a line: as it is written, a tab, and what the dictionary says.
  func lines(of text: String) -> String? { Self.lines(of: text, tagger, parse) }

  private static func lines(
    of text: String, _ tagger: OpaquePointer, _ parse: Parse
  ) -> String? {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress, let lines = parse(tagger, start, characters.count)
        else { return nil }
        return String(cString: lines)
      }
    }
  }
}
