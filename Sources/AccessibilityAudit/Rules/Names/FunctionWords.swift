import AccessibilityTree

/// Tells the language of a longer text in Latin letters by its articles, prepositions and pronouns.
///
/// The lists are each language's commonest words of grammar (ours); a word that two of the languages share counts for both,
/// so that it decides nothing between them.
struct FunctionWords {
  private var hits: [String: Int] = [:]
  private var kinds: [String: Set<String>] = [:]
  private var letters = 0
  private var others = 0

  /// Whether any of the texts has a word of a list.
  var hasHits: Bool { !hits.isEmpty }

  /// Adds a text.
  ///
  /// Filler in made-up Latin says nothing of its page.
  mutating func add(_ text: String) {
    let words = text.foldedWords
    if words.contains("ipsum") || words.contains("dolor") { return }
    for word in words {
      for language in Self.languages[word] ?? [] {
        hits[language, default: 0] += 1
        kinds[language, default: []].insert(word)
      }
    }
    for letter in text.unicodeScalars where letter.properties.isAlphabetic {
      if letter.value < 0x250 { letters += 1 } else { others += 1 }
    }
  }

  /// Returns the language of the texts where it is certain and none that a tag states.
  ///
  /// Certain is what has ten words of grammar, five different ones among them, and four times as many as the language of
  /// the tag and as any other.
  func language(insteadOf tag: String) -> String? {
    let stated = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let isLatin = Script.scripts(of: stated) == [.latin]
    // A language that has no list here may be what the text is in.
    if isLatin, Self.words[stated] == nil { return nil }
    if others * 10 > letters { return nil }
    let order = hits.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
    guard let first = order.first, first.key != stated, first.value >= 10,
      kinds[first.key]?.count ?? 0 >= 5, (hits[stated] ?? 0) * 4 <= first.value,
      order.dropFirst().allSatisfy({ $0.value * 2 <= first.value })
    else { return nil }
    return first.key
  }

  private static let languages: [String: [String]] = {
    var languages: [String: [String]] = [:]
    for (language, list) in words {
      for word in list.split(separator: " ") {
        languages[String(word), default: []].append(language)
      }
    }
    return languages
  }()

  private static let words = [
    "en":
      "the and of to is for with you that this are your we our it from be have not all can more about",
    "de":
      "der die das und ist nicht mit für ein eine zu auf von den im sie wir dem des auch sich bei oder",
    "fr":
      "le la les des et est une pour dans vous nous avec sur au aux du votre nos cette plus ou par",
    "es":
      "el los las y es una para con por que su del nuestro nuestra más este esta como tu sus al",
    "it": "il gli di per con una che non sono della del nel alla questo anche più dei le nostro",
    "pt": "os as e para com uma que não em por do da dos das seu nosso mais ou você ao no na",
    "nl": "de het een en van is niet met voor op dat zijn wij je ook bij naar deze aan onze",
    "sv": "och att det som är för på inte med av till den ett vi du har om kan från",
    "da": "og at det som er for på ikke med af til den et vi du har om kan fra jeg",
    "pl": "i w na z do nie się jest to że dla od jak oraz po przez są lub nas",
    "cs": "a v na s do se je to že pro od jak po jsou nebo nás který si pod být",
    "tr": "ve bir bu için ile de da çok daha olarak en ne gibi var olan sizin bizim her",
    "id": "dan yang di untuk dengan ini dari pada adalah itu ke tidak akan atau anda kami dalam",
    "vi": "và của là có được cho trong với các những một này không người bạn để đến",
    "ro": "și de la pe cu în este un o pentru nu din care sunt mai sau să ale",
    "fi": "ja on ei se että oli hän mutta kun niin tai myös kuin ovat joka voi tämä sekä",
    "hu": "a az és hogy nem is egy ez van meg de csak mint vagy már ki volt ha",
  ]
}
