import Earshot

/// The languages with how many of their words are known from where, and the voice that speaks each.
struct LanguageReport {
  private struct Row {
    var tag: String
    var name: String
    var counts: [Int]
    var voice: VoiceProfile?
  }

  private let rows: [Row]

  init(_ phrases: PhraseLibrary, _ voices: VoiceLibrary) {
    rows = phrases.languages.compactMap { tag in
      guard let book = phrases.book(for: tag) else { return nil }
      let primary = LanguageTag(tag).primary
      return Row(
        tag: tag, name: book.languageName ?? tag,
        counts: Evidence.allCases.map { evidence in
          book.evidence.values.count { $0 == evidence }
        },
        voice: voices.entries.map(\.profile).first { LanguageTag($0.language).primary == primary })
    }
  }

  /// A table with a heading, and what each kind of evidence means below it.
  var text: [UInt8] {
    var table = [["tag", "language"] + Evidence.allCases.map(\.rawValue) + ["voice"]]
    for row in rows {
      table.append([row.tag, row.name] + row.counts.map(String.init) + [voice(of: row)])
    }
    let explanation = """

      Sources of the reader's own phrases: recorded (heard from the reader), documented (Apple's texts that
      the reader reads unchanged), apple-term (Apple's word for the same thing elsewhere), other-reader and
      composed (the closest known phrase). The JSON transcript marks phrases from the last three as
      "assumed".

      """
    return TextTable(table).bytes + Array(explanation.utf8)
  }

  private func voice(of row: Row) -> String {
    guard let voice = row.voice else { return "none" }
    let name = SafeText.line(voice.name)
    return voice.unread.map { "\(name) (\($0.name) with libmecab)" } ?? name
  }

  /// A list of mappings, one a language.
  var json: [UInt8] {
    var json = JSONWriter()
    json.array { json in
      for row in rows {
        json.line(1)
        json.object { json in
          json.field("language", row.tag)
          json.field("name", row.name)
          json.field("phrases", Double(row.counts.reduce(0, +)))
          for (evidence, count) in zip(Evidence.allCases, row.counts) {
            json.field(evidence.rawValue, Double(count))
          }
          json.field("voice", row.voice?.name)
          json.field("cannotRead", row.voice?.unread?.name)
        }
      }
    }
    json.raw("\n")
    return json.bytes
  }
}
