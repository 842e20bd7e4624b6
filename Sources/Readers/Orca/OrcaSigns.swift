import ScreenReader
import Voices

/// The signs in code, which Orca says as words (source code: `script_utilities.py`, `verbalizeAllPunctuation`; recorded).
extension PhrasingContext {
  private static let signs: [Character: PhraseKey] = [
    "!": "signExclaim", "\"": "signQuote", "#": "signNumber", "$": "signDollar", "%": "signPercent",
    "&": "signAnd", "'": "signApostrophe", "(": "signLeftParen", ")": "signRightParen",
    "*": "signStar", "+": "signPlus", ",": "signComma", "-": "signDash", ".": "signDot",
    "/": "signSlash", ":": "signColon", ";": "signSemicolon", "<": "signLess", "=": "signEquals",
    ">": "signGreater", "?": "signQuestion", "@": "signAt", "[": "signLeftBracket",
    "\\": "signBackslash", "]": "signRightBracket", "^": "signCaret", "`": "signGrave",
    "{": "signLeftBrace", "|": "signVerticalBar", "}": "signRightBrace", "~": "signTilde",
    "“": "signLeftDoubleQuote", "”": "signRightDoubleQuote", "‘": "signLeftSingleQuote",
    "’": "signRightSingleQuote", "–": "signEnDash", "•": "signBullet",
  ]

  /// Returns a text of code with its signs as words: "dot table dash sm" of ".table-sm".
  func signsAsWords(_ code: String) -> String {
    let words = code.map { sign in
      Self.signs[sign].flatMap(phrase).map { " \($0.pattern) " } ?? String(sign)
    }
    return words.joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
