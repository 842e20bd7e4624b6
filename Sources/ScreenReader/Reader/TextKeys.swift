package import AccessibilityTree

/// How the keys of the caret move through the text of a page in browse mode, and what is spoken of it.
///
/// The keys are the arrow keys to the left and right, the same with Control for words, Home and End.
package struct TextKeys: Sendable {
  /// What is spoken beside the text when the caret comes to another element.
  package enum Telling: Sendable {
    /// What was left and entered, and the element itself.
    case everything
    /// The same of elements that the caret passes at once; of a text, nothing.
    case objects
    /// The name of an element that the caret passes at once; of a text, nothing.
    case names
  }

  /// How the words of a text are told apart, and where the caret is after one.
  package enum Words: Sendable {
    /// By spaces; the caret is at the beginning of the word that was spoken.
    case bySpaces
    /// By spaces and punctuation, which the way forward passes over; going forward, the caret is behind the word that was
    /// spoken.
    case byPunctuation
  }

  /// The roles of elements that stand in a text and are none.
  package static let objects: Set<Role> = [
    .button, .checkbox, .switchControl, .radio, .comboBox, .listBox, .option, .spinButton, .slider,
    .progressBar, .meter, .menuItem, .menuItemCheckbox, .menuItemRadio, .tab, .treeItem, .image,
    .separator, .math, .application, .textBox, .searchBox,
  ]

  /// Returns whether the caret passes an element at once.
  package var passesAtOnce: @Sendable (_ element: Element) -> Bool
  /// What is spoken beside a character.
  package var characters: Telling
  /// What is spoken beside a word.
  package var words: Telling
  /// How words are told apart.
  package var wordRule: Words
  /// What is spoken of an element that is left, before all else.
  package var leaving: UtterancePart?
  /// Whether End speaks the line, with the caret behind it, rather than its last character.
  package var endSpeaksLine: Bool
  /// Whether the text at the end of the page is repeated.
  package var repeatsAtEdge: Bool
  /// Whether Shift with these keys selects text, which is told.
  package var selects = false

  /// Creates the keys of a reader.
  package init(
    passesAtOnce: @escaping @Sendable (_ element: Element) -> Bool, characters: Telling,
    words: Telling, wordRule: Words, endSpeaksLine: Bool, repeatsAtEdge: Bool
  ) {
    self.passesAtOnce = passesAtOnce
    self.characters = characters
    self.words = words
    self.wordRule = wordRule
    self.endSpeaksLine = endSpeaksLine
    self.repeatsAtEdge = repeatsAtEdge
  }
}

/// A move of the caret through text.
enum TextMove: Equatable, Sendable {
  case character(Int)
  case word(Int)
  /// To the beginning (-1) or the end (1) of the line.
  case edgeOfLine(Int)
  /// To the line above (-1) or below (1).
  case line(Int)

  /// The move by which a key selects text, or `nil` for any other.
  init?(selectingBy chord: KeyChord) {
    guard chord.modifiers.contains(.shift) else { return nil }
    let plain = KeyChord(chord.modifiers.subtracting([.shift]), chord.keys)
    switch plain {
    case KeyChord([], ["Up Arrow"]): self = .line(-1)
    case KeyChord([], ["Down Arrow"]): self = .line(1)
    default: self.init(plain)
    }
  }

  /// The move of a key, or `nil` for any other.
  init?(_ chord: KeyChord) {
    guard chord.keys.count == 1, let key = chord.keys.first else { return nil }
    switch (chord.modifiers, key) {
    case ([], "Right Arrow"): self = .character(1)
    case ([], "Left Arrow"): self = .character(-1)
    case ([.control], "Right Arrow"): self = .word(1)
    case ([.control], "Left Arrow"): self = .word(-1)
    case ([], "Home"): self = .edgeOfLine(-1)
    case ([], "End"): self = .edgeOfLine(1)
    default: return nil
    }
  }
}
