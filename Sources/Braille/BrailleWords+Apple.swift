internal import Voices

extension BrailleWords {
  /// Apple's short words for displays, by the phrases that they stand for.
  ///
  /// Seen in a string table: `BrailleSubstitutions` of the framework ScreenReaderOutput, iOS 15
  /// (github.com/kishikawakatsumi/applelocalization-tools), which pairs words with words. Assumed are: that VoiceOver of
  /// iOS puts them in place of words of what it says, of its own words alone, and that the long words of the table
  /// are those that it says today. "adjustable", "field", "switch", "row", "list" and "landmark" have none; Korean,
  /// Japanese, Chinese, Arabic and Hindi write words out.
  static let apple: [String: [PhraseKey: String]] = [
    "en": [
      "button": "btn", "heading": "hd", "link": "lnk", "image": "img", "selected": "seld",
      "dimmed": "dmd", "expanded": "epde", "collapsed": "cld", "checked": "(x)",
      "unchecked": "( )", "tab": "tb",
    ],
    "de": [
      "button": "tst", "heading": "üs", "link": "lnk", "image": "bld", "selected": "agw",
      "dimmed": "grd", "expanded": "erwt", "collapsed": "red", "checked": "(x)",
      "unchecked": "( )", "tab": "tb",
    ],
    "fr": [
      "button": "btn", "heading": "en-t", "link": "ln", "image": "img", "selected": "sélect.",
      "dimmed": "est", "expanded": "étdu", "collapsed": "cds", "checked": "(x)",
      "unchecked": "( )", "tab": "og",
    ],
    "es": [
      "button": "btn", "heading": "cbz", "link": "enlc", "image": "img", "selected": "seld",
      "dimmed": "atn", "expanded": "exp", "collapsed": "cntr", "checked": "(x)",
      "unchecked": "( )", "tab": "ptñ",
    ],
    "ru": [
      "button": "кнп", "heading": "згк", "link": "слк", "image": "избр", "selected": "вбрн",
      "dimmed": "ндсп", "expanded": "рзвн", "collapsed": "сврн", "checked": "(x)",
    ],
    "nl": ["button": "knp"],
    "pt-BR": ["button": "bto"],
    "it": ["button": "pls"],
  ]

  /// Apple's short words for words that stand inside of longer phrases, in English: of the same table.
  static let appleEnglish = [
    "text": "txt", "search": "sch", "secure": "sec", "edit": "ed", "level": "lvl", "table": "tbl",
    "group": "grp", "item": "itm", "slider": "sld",
  ]
}
