extension Direction {
  /// The direction in which a language is written: that of the script that its tag names, else of the one
  /// that the language is mostly written in, in its region where that makes a difference.
  package init(ofLanguage language: String) {
    var parts = language.lowercased().split { $0 == "-" || $0 == "_" }[...]
    let primary = parts.popFirst().map(String.init) ?? ""
    var region: String?
    for part in parts {
      // Behind a single character stand extensions, which say nothing about the script.
      if part.utf8.count == 1 { break }
      if part.utf8.count == 4, part.allSatisfy(\.isLetter) {
        self = Self.rightToLeftScripts.contains(String(part)) ? .rtl : .ltr
        return
      }
      if part.utf8.count == 2 { region = "\(primary)-\(part)" }
    }
    if let region, Self.rightToLeftRegions.contains(region) {
      self = .rtl
    } else if let region, Self.leftToRightRegions.contains(region) {
      self = .ltr
    } else {
      self = Self.rightToLeftLanguages.contains(primary) ? .rtl : .ltr
    }
  }

  // The facts are those of Unicode CLDR 42, in lower case.

  /// The scripts with letters of right-to-left direction (`common/properties/scriptMetadata.txt`), and
  /// Arabic in its Nastaliq variant, which ISO 15924 gives a code of its own.
  private static let rightToLeftScripts: Set<String> = [
    "adlm", "arab", "aran", "armi", "avst", "chrs", "cprt", "elym", "hatr", "hebr", "hung", "khar",
    "lydi", "mand", "mani", "mend", "merc", "mero", "narb", "nbat", "nkoo", "orkh", "ougr", "palm",
    "phli", "phlp", "phnx", "prti", "rohg", "samr", "sarb", "sogd", "sogo", "syrc", "thaa", "yezi",
  ]

  /// The languages whose likely script is one of these (`common/supplemental/likelySubtags.xml`), and the
  /// old codes `iw` and `ji` that Android still writes for Hebrew and Yiddish.
  ///
  /// Ancient Greek is not among them: the likely script is that of Cyprus, but screens show Greek letters.
  private static let rightToLeftLanguages: Set<String> = [
    // Arabic script.
    "aeb", "ajt", "apc", "apd", "ar", "arq", "ars", "ary", "arz", "avl", "bal", "bej", "bft", "bgn",
    "bqi", "brh", "cja", "ckb", "dcc", "dgl", "fa", "fia", "fub", "gbz", "gjk", "gju", "glk", "gwc",
    "gwt", "haz", "hnd", "hno", "kby", "khw", "ks", "kvx", "kxp", "kzh", "lah", "lki", "lrc", "luz",
    "mde", "mfa", "mki", "mvy", "mzn", "oru", "ota", "phl", "prd", "ps", "rmt", "scl", "sd", "sdh",
    "shu", "skr", "swb", "trw", "ug", "ur", "wni", "zdj",
    // Hebrew script.
    "he", "iw", "ji", "lad", "yi",
    // Others in use: Mandaic, N’Ko, Hanifi Rohingya, Samaritan, Syriac, Thaana.
    "dv", "myz", "nqo", "rhg", "smp", "syr",
    // Scripts of the past.
    "ae", "arc", "oui", "otk", "pal", "phn", "pra", "sog", "xco", "xld", "xmn", "xmr", "xna",
    "xpr", "xsa",
  ]

  /// The regions in which a language is written from right to left and elsewhere is not.
  private static let rightToLeftRegions: Set<String> = [
    "az-iq", "az-ir", "ha-cm", "ha-sd", "kk-af", "kk-cn", "kk-ir", "kk-mn", "ku-lb", "ky-cn",
    "man-gn", "ms-cc", "pa-pk", "tg-pk", "uz-af",
  ]

  /// The regions in which a language is written from left to right and elsewhere is not.
  private static let leftToRightRegions: Set<String> = ["sd-in", "ug-kz", "ug-mn"]
}
