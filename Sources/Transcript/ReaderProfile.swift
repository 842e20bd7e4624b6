package import AccessibilityTree
package import Texts
import Readers
package import ScreenReader
package import Voices

/// A reader as it is shown to people: what it follows, what proves it, and how one moves with it.
package struct ReaderProfile {
  /// A command with the gesture or keys that give it.
  package struct GivenCommand {
    /// The command.
    package let word: CommandWord
    /// The gesture or keys.
    package let gesture: String
  }

  /// The reader.
  package let reader: Reader
  /// The platform whose gestures or keys ``commands`` names.
  package let platform: Platform
  /// The platforms whose screens the reader hears.
  package let platforms: [Platform]
  /// Those whose screens it hears without being asked for.
  package let standardPlatforms: [Platform]
  /// How its words can be written down, those of a model of it included.
  package let styles: [Style]
  /// The languages in which it has words.
  package let languages: [String]
  /// How many of its English words are known from where.
  package let words: [(evidence: Evidence, count: Int)]
  /// The English names of what its rotor can be turned to.
  package let rotors: [String]
  /// The commands that it has on the platform.
  package let commands: [GivenCommand]

  /// Takes a reader.
  package init(_ reader: Reader, on platform: Platform? = nil) throws(SourceError) {
    self.reader = reader
    platforms = Platform.allCases.filter(reader.hears)
    standardPlatforms = platforms.filter(reader.standardPlatforms.contains)
    let shown = platform ?? standardPlatforms.first ?? platforms.first ?? .ios
    self.platform = shown
    styles = Style.allCases.filter { $0.reader(reader) != nil }
    let phrases = try reader.phrases()
    languages = phrases.languages
    let evidence = phrases.english.evidence.values
    words = Evidence.allCases.map { kind in (evidence: kind, count: evidence.count { $0 == kind }) }
      .filter { $0.count > 0 }
    rotors = reader.navigation.rotors.compactMap { rotor in
      rotor.customName ?? rotor.title.flatMap { phrases.english[$0, .spoken]?.pattern }
    }
    commands = CommandWord.allCases.compactMap { word in
      reader.navigation.gesture(word, shown).map { GivenCommand(word: word, gesture: $0) }
    }
  }
}
