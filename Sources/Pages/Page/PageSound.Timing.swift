internal import Documents

extension PageSound {
  /// When something is heard.
  struct Timing: Sendable {
    /// The first millisecond.
    var from: Int
    /// The millisecond after the last.
    var to: Int
    /// The words, each with its first millisecond.
    var words: [(from: Int, text: String, joinsPrevious: Bool)]

    /// The words in one line.
    var text: String {
      words.enumerated().reduce(into: "") { line, word in
        if word.offset > 0, !word.element.joinsPrevious { line += " " }
        line += word.element.text
      }
    }

    /// The words as a value of JSON: `[[0, "Rate,"], [480, "button"]]`; a word that joins the one before has `true` at its end.
    var json: String {
      var json = JSONWriter()
      json.array { json in
        for word in words {
          json.array { json in
            json.value(Double(word.from))
            json.value(SafeWords.line(word.text))
            if word.joinsPrevious { json.value(true) }
          }
        }
      }
      return String(decoding: json.bytes, as: UTF8.self)
    }

    /// Finds a part of what is heard, as a rotor's item may be a part of an element.
    ///
    /// - Complexity: O(n · m) in the lengths of both at the worst, and rarely more than O(n).
    func range(of text: String) -> Range<Int>? {
      let wanted = Self.letters(text)
      var letters: [Character] = []
      var wordOfLetter: [Int] = []
      for (index, word) in words.enumerated() {
        for letter in Self.letters(word.text) {
          letters.append(letter)
          wordOfLetter.append(index)
        }
      }
      guard !wanted.isEmpty, wanted.count <= letters.count else { return nil }
      for start in 0...letters.count - wanted.count {
        let end = start + wanted.count
        guard letters[start] == wanted[0], letters[start..<end].elementsEqual(wanted) else {
          continue
        }
        let first = wordOfLetter[start]
        let next = wordOfLetter[end - 1] + 1
        return words[first]
          .from..<max(words[first].from, next < words.count ? words[next].from : to)
      }
      return nil
    }

    private static func letters(_ text: String) -> [Character] {
      Array(text.lowercased().filter { $0.isLetter || $0.isNumber })
    }
  }
}
