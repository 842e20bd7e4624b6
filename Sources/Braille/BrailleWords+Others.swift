internal import Voices

extension BrailleWords {
  /// TalkBack's short words in English, by the phrases that they stand for.
  ///
  /// Seen in source code: google/talkback@26a27dc0, its braille display. Which of its spoken phrases each stands for is
  /// assumed; other languages write words out, as theirs are not known here.
  static let talkBack: [PhraseKey: String] = [
    "button": "btn", "editBox": "edt", "image": "gra", "heading": "hdg", "link": "lnk",
    "selected": "sel", "radioButton": "drbtn", "expanded": "-", "collapsed": "+",
    "unchecked": "()", "checked": "(x)", "disabled": "disabled",
  ]

  /// In which order they stand behind the text: selected, heading, expanded, role, disabled, graphic (the same source).
  static let talkBackOrder: [PhraseKey] = [
    "selected", "heading", "headingLevel", "expanded", "collapsed", "checked", "unchecked",
    "button", "editBox", "link", "radioButton", "disabled", "image",
  ]

  /// NVDA's short words in English; checked and unchecked are shapes of three cells.
  ///
  /// Seen in source code: nvaccess/nvda, source/braille.py. That they stand where they are heard is assumed.
  static let nvda = [
    "button": "btn", "check box": "chk", "edit": "edt", "link": "lnk", "list": "lst",
    "graphic": "gra", "switch": "swtch", "landmark": "lmk", "selected": "sel",
    "checked": "⣏⣿⣹", "not checked": "⣏⣀⣹",
  ]
}
