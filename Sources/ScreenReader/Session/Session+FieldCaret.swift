import AccessibilityTree
import Voices

/// The caret in a field of a page, which the page's own keys move.
extension Session {
  /// Says what a key has brought the caret to, or what it has selected.
  mutating func sayCaret(from old: FieldCaret?, by chord: KeyChord) -> [Event] {
    guard let keys = reading.reader.navigation.fieldKeys, let old, let new = app.caret?(),
      let text = new.text, old.text == text, old != new,
      let unit = FieldKeys.unit(of: chord)
    else { return [] }
    if let refusal = look(at: text.utf8.count) { return [.refused(refusal)] }
    let letters = Array(text)
    func place(_ offset: Int) -> Int {
      String(decoding: text.utf16.prefix(offset), as: UTF16.self).count
    }
    let (here, before) = (place(new.caret), place(old.caret))
    if chord.modifiers.contains(.shift) {
      let isMore = old.start == old.end || (new.other <= old.caret) == (old.caret < new.caret)
      // Only where the reader has words for both.
      guard reading.phrase("unselectedText") != nil else { return [] }
      let text = letters[min(here, before)..<max(here, before)]
      let shown = text.count == 1 ? text.map(named) : [Fragment(.value, String(text))]
      return text.isEmpty ? [] : say(shown, isMore ? "selectedText" : "unselectedText")
    }
    let range = keys.range(of: unit, in: letters, at: here, from: before)
    guard let range, !letters[range].allSatisfy(\.isNewline) else {
      let isBlank = FieldKeys.line(of: letters, at: here).isEmpty
      return isBlank || keys.saysEnds ? say(phrase: "blank", reason: .text) : []
    }
    return [sayUnit(unit, letters[range])]
  }
}
