package import Documents
import OtherTechnologies
import Transcript

/// What is said of one screen.
package struct Answer: Sendable {
  /// For people, in UTF-8 with a line feed at its end; empty where only programs ask.
  package private(set) var text: [UInt8] = []
  /// For programs, in JSON; empty where only people ask.
  package private(set) var json: [UInt8] = []
  /// For a review, in Markdown with a line feed at its end; empty where nobody asks for it.
  package private(set) var markdown: [UInt8] = []
  /// What a person should know of the answer, a sentence each.
  package let notes: [String]

  /// Whether there is none.
  package private(set) var isLeftOut = false

  /// Tells why there is no answer.
  package init(leftOut note: String) {
    notes = [note]
    isLeftOut = true
  }

  /// The answer in one form.
  package subscript(form: Layout.Form) -> [UInt8] {
    switch form {
    case .text: text
    case .markdown: markdown
    case .json: json
    }
  }

  /// Writes an answer in the forms that are asked for.
  package init(
    _ layout: Layout, notes: [String] = [], text: () -> [UInt8],
    json write: (inout JSONWriter, _ input: String?) -> Void
  ) {
    self.notes = notes
    if layout.forms.contains(.text) { self.text = text() }
    if layout.forms.contains(.json) {
      var json = JSONWriter()
      write(&json, layout.input)
      self.json = json.bytes
    }
  }
}

/// What a question found on a screen, as people and as programs read it.
protocol ScreenReport {
  /// For people, in UTF-8 with a line feed at its end.
  var text: [UInt8] { get }
  /// Writes a value of a JSON text; with the name of the screen among several.
  func write(to json: inout JSONWriter, input: String?)
  /// For a review, where a question has that form.
  var markdown: [UInt8] { get }
}

extension ScreenReport {
  var markdown: [UInt8] { [] }
}

extension RotorReport: ScreenReport {}
extension NamesReport: ScreenReport {}
extension ScanReport: ScreenReport {}
extension KeysReport: ScreenReport {}
extension ColoursReport: ScreenReport {}
extension TextSizeReport: ScreenReport {}

extension Answer {
  /// Writes a report in the forms that are asked for.
  init(_ layout: Layout, notes: [String] = [], of report: some ScreenReport) {
    self.init(layout, notes: notes) {
      report.text
    } json: { json, input in
      report.write(to: &json, input: input)
    }
    if layout.forms.contains(.markdown) { markdown = report.markdown }
  }
}

/// How an answer is written.
package struct Layout: Sendable {
  /// Whom an answer is for.
  package enum Form: String, CaseIterable, Sendable {
    /// People.
    case text
    /// A review.
    case markdown
    /// Programs.
    case json
  }

  /// The forms that are wanted.
  package var forms: Set<Form>
  /// What the screen is called among several, or `nil` for the only one.
  package var input: String?
  /// The columns that there are, or `nil` for any number.
  package var columns: Int?
  /// Whether a terminal shows colours.
  package var isColoured = false

  /// Asks for forms.
  package init(_ forms: Set<Form>, input: String? = nil) {
    self.forms = forms
    self.input = input
  }

  /// What remarks call the screen among several.
  package var remarkName: String? { input.map { SafeText.line($0) } }
}

/// What JSON calls the answers of several screens.
package struct AnswersName: Sendable {
  /// The whole: `earshot-transcripts`.
  package let whole: String
  /// Their list: `transcripts`.
  package let list: String
  /// Whether a command writes the list alone.
  package let isBareList: Bool

  /// Names answers.
  package init(_ whole: String, list: String, isBareList: Bool = false) {
    self.whole = whole
    self.list = list
    self.isBareList = isBareList
  }
}
