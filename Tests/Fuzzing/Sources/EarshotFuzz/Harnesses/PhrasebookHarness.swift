import Earshot

@testable import ScreenReader

/// A book of phrases, and every kind of element said with its words.
struct PhrasebookHarness: FuzzHarness {
  let name = "phrasebook"

  private static let elements: [Element] = {
    let traits = Traits.named.map { $0.trait }
    return traits.map { Element("Rate", value: "1 of 5", hint: "Rates it.", traits: $0) }
      + traits.map { Element("A", traits: $0.union([.selected, .notEnabled])) }
  }()

  func seeds(in repository: String) -> [[UInt8]] {
    SeedFiles.all(in: "\(repository)/Voices/Phrases")
  }

  func run(_ bytes: [UInt8]) throws {
    guard let source = SourceText(fuzzed: bytes), let english = Heard.phrases?.english else {
      return
    }
    let book: Phrasebook
    do throws(SourceError) {
      book = try Phrasebook(reading: Document(source).root, like: english)
    } catch {
      return Heard.check(error, of: source.bytes)
    }
    let style = Heard.style(for: bytes)
    guard let reader = style.reader(.voiceOverIOS) else { return }
    for element in Self.elements {
      var context = PhrasingContext(
        element: element, occasion: .moving, book: book, form: style.form,
        settings: ReaderSettings(), platform: .ios, phraseLanguage: book.language,
        language: "en-US", screenLanguage: "ko")
      context.position = .init(index: 2, count: 5)
      context.entered = [
        .init(element: Element("List", value: "3", traits: .notEnabled), node: 0, count: 2)
      ]
      context.boundaries = [
        .init(.listStart, of: Element()), .init(.landmarkEnd, of: Element()),
      ]
      var fragments: [Fragment] = []
      for part in reader.grammar.parts { part.add(context, &fragments) }
      let utterance = Utterance(
        fragments: fragments, language: book.language, separator: book.separator)
      let text = Rendering(style).text(of: utterance)
      Invariant.require(!text.contains("\n"), "an utterance has more than one line")
    }
    for character in ["!", "é", "👍", "A"] as [Character] { _ = book.name(of: character) }
  }
}
