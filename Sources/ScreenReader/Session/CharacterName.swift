/// How single characters are said: by name where Apple's table of macOS 12 has one (measured; that iOS
/// says the same is assumed).
enum CharacterName {
  static func spoken(_ character: Character) -> String { names[character] ?? String(character) }

  private static let names: [Character: String] = [
    " ": "space", "\t": "tab", "\n": "new line", "!": "exclamation mark", "\"": "quotation mark",
    "#": "number", "$": "dollar", "%": "percent", "&": "ampersand", "'": "apostrophe",
    "(": "left parenthesis", ")": "right parenthesis", "*": "star", "+": "plus", ",": "comma",
    "-": "hyphen", ".": "period", "/": "forward slash", ":": "colon", ";": "semicolon",
    "<": "less than", ">": "greater than", "=": "equals", "?": "question mark", "@": "at",
    "[": "left bracket", "]": "right bracket", "\\": "backslash", "^": "caret", "_": "underline",
    "`": "accent", "{": "left brace", "}": "right brace", "|": "vertical line", "~": "tilde",
    "…": "ellipsis", "–": "en dash", "—": "em dash", "•": "bullet", "°": "degrees",
    "€": "euro", "£": "pound", "¥": "yen", "¢": "cents", "×": "times", "÷": "divided by",
    "±": "plus or minus", "∞": "infinite", "©": "copyright sign", "®": "registered sign",
    "™": "trademark", "§": "section symbol",
  ]
}
