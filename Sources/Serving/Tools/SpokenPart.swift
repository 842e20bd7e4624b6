import Documents
import Walk

/// What was said in a walk from one utterance on, counted from 0.
struct SpokenPart {
  /// The fields that answers have of it.
  static let fields: [ResultField] = [
    .always("text", .text, "utterances, one per line"),
    .always("fromIndex", .number, "number of the first utterance, counted from 0"),
    .always("toIndex", .number, "number of the next utterance"),
  ]

  /// The utterances.
  let said: [String]
  private let start: Int

  /// Takes what was said since an utterance; of one that is still to come, nothing.
  init(_ walk: LineWalk, since index: Int) {
    let all = walk.exploration.said
    start = min(max(index, 0), all.count)
    said = Array(all[start...])
  }

  /// The number that the next utterance will have.
  var end: Int { start + said.count }
  /// The text for people and models.
  var shown: String { said.isEmpty ? "[nothing was said]\n" : said.map { $0 + "\n" }.joined() }

  /// Writes the fields.
  func write(to json: inout JSONWriter) {
    json.field("text", said.joined(separator: "\n"))
    json.field("fromIndex", Double(start))
    json.field("toIndex", Double(end))
  }
}
