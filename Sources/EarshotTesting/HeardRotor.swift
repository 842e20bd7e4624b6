/// The items of one rotor of a screen, as spoken when swiping down.
public struct HeardRotor<Subject: ScreenShowing>: Hearable {
  let name: String
  let subject: Subject

  /// Makes the transcript of the rotor's items.
  ///
  /// - Parameter options: The reader and its options.
  /// - Throws: An error for a rotor without items here, with the rotors that have some.
  /// - Returns: The transcript and its source.
  public func heard(_ options: ReaderOptions) throws(SourceError) -> HeardWords {
    let shown = try subject.shown(options)
    let (screen, options) = (shown.screen, shown.options)
    var heard = try screen.words(options)
    let reading = try options.reading(screen)
    let rotors = reading.rotorLists()
    guard let rotor = rotors.first(where: { $0.name == name }) else {
      throw SourceError(
        path: screen.title ?? "the screen",
        message: "the rotor \(SafeText.quoted(name)) has no items here",
        suggestion: rotors.isEmpty
          ? nil : Spelling.suggestion(for: name, among: rotors.map(\.name), noun: "rotors"))
    }
    let language = screen.language ?? Screen.defaultLanguage
    heard.said = rotor.items.map { item in
      let node = item.stop.map { reading.order.stops[$0].element }
      // A range of text is heard alone, an element as its own utterance.
      let utterance =
        if let text = item.text {
          Utterance(fragments: [Fragment(.label, text)], language: language)
        } else {
          reading.utterance(at: item.stop ?? 0, from: item.stop)
        }
      return HeardWords.Said(
        text: heard.rendering.text(of: utterance), utterance: utterance, node: node)
    }
    let paths = ElementPaths(screen.tree)
    let stops = heard.said.map { said in
      RecordedStop(
        said.text, element: said.node.flatMap { screen.tree[$0].id },
        path: said.node.map { paths.path(of: $0).description },
        fragments: said.utterance?.fragments)
    }
    heard.transcript.screens = [RecordedScreen(name: name, stops: stops)]
    return heard
  }
}

extension Hearable {
  /// Returns one rotor of a screen, for an assertion.
  ///
  /// - Parameters:
  ///   - name: The rotor's name: `Headings`, or a rotor of the app.
  ///   - subject: The screen itself, a file, or an open page.
  /// - Returns: The rotor.
  public static func rotor<Subject>(
    _ name: String, in subject: Subject
  ) -> Self where Self == HeardRotor<Subject> {
    HeardRotor(name: name, subject: subject)
  }
}
