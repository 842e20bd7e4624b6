import Earshot

/// The languages with how many phrases of each reader are known in them, from where VoiceOver's are, and the voice that
/// speaks each.
struct LanguageReport {
  private struct Row {
    var tag: String
    var name: String
    var counts: [Int]
    /// How many phrases of each reader are known; the rest is borrowed from English.
    var known: [Int]
    var voice: VoiceProfile?
  }

  private let readers: [(name: String, phrases: Int)]
  private let rows: [Row]

  init(_ voices: VoiceLibrary) throws(SourceError) {
    let phrases = try PhraseLibrary()
    var libraries: [PhraseLibrary] = []
    for reader in Readers.all { libraries.append(try reader.phrases()) }
    readers = zip(Readers.all, libraries).map { ($0.name, $1.english.evidence.count) }
    rows = phrases.languages.compactMap { tag in
      guard let book = phrases.book(for: tag) else { return nil }
      let primary = LanguageTag(tag).primary
      return Row(
        tag: tag, name: book.languageName ?? tag,
        counts: Evidence.allCases.map { evidence in
          book.evidence.values.count { $0 == evidence }
        },
        known: libraries.map {
          ($0.languages.contains(tag) ? $0.book(for: tag) : nil)?.evidence.count ?? 0
        },
        voice: voices.entries.map(\.profile).first { LanguageTag($0.language).primary == primary })
    }
  }

  /// Two tables with headings, and what each kind of evidence means below them.
  var text: [UInt8] {
    var coverage = [["tag", "language"] + readers.map(\.name) + ["voice"]]
    var sources = [["tag"] + Evidence.allCases.map(\.rawValue)]
    for row in rows {
      coverage.append(
        [row.tag, row.name] + zip(row.known, readers).map { "\($0) of \($1.phrases)" }
          + [voice(of: row)])
      sources.append([row.tag] + row.counts.map(String.init))
    }
    let heading = """

      A reader speaks the phrases that it lacks in English. Sources of the phrases of voiceover-ios:


      """
    let explanation = """

      Recorded (heard from the reader), documented (Apple's texts that the reader reads unchanged),
      apple-term (Apple's word for the same thing elsewhere), other-reader and composed (the closest known
      phrase). The JSON transcript marks phrases from the last three as "assumed".

      """
    return TextTable(coverage).bytes + Array(heading.utf8) + TextTable(sources).bytes
      + Array(explanation.utf8)
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
          json.array("readers") { json in
            for (reader, known) in zip(readers, row.known) {
              json.object { json in
                json.field("reader", reader.name)
                json.field("phrases", Double(known))
                json.field("of", Double(reader.phrases))
              }
            }
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
