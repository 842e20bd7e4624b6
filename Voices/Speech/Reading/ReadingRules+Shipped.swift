package import Documents
internal import Synchronization
internal import Voices

extension ReadingRules {
  /// The files that come with the package: one in `Readings` and one line here.
  private static let files: [String: [UInt8]] = [
    "ar": PackageResources.ar_reading_yaml, "de": PackageResources.de_reading_yaml,
    "en": PackageResources.en_reading_yaml, "es": PackageResources.es_reading_yaml,
    "fr": PackageResources.fr_reading_yaml, "hi": PackageResources.hi_reading_yaml,
    "it": PackageResources.it_reading_yaml, "ja": PackageResources.ja_reading_yaml,
    "ko": PackageResources.ko_reading_yaml, "nl": PackageResources.nl_reading_yaml,
    "pt-BR": PackageResources.pt_BR_reading_yaml, "ru": PackageResources.ru_reading_yaml,
    "zh-Hans": PackageResources.zh_Hans_reading_yaml,
    "zh-Hant": PackageResources.zh_Hant_reading_yaml,
  ]

  private static let read = Mutex<[String: ReadingRules]>([:])

  /// The languages that have rules, as BCP 47 tags in alphabetical order.
  package static var languages: [String] { files.keys.sorted() }

  /// Returns the rules of a language by the tag of its phrasebook, or `nil` where it has none.
  package static func shipped(_ tag: String) throws(SourceError) -> ReadingRules? {
    if let rules = read.withLock({ $0[tag] }) { return rules }
    guard let bytes = files[tag] else { return nil }
    let path = "Voices/Speech/Readings/\(tag).reading.yaml"
    let rules = try ReadingRules(SourceText(bytes: bytes, path: path))
    read.withLock { $0[tag] = rules }
    return rules
  }
}
