package import Documents
package import VoiceProfiles
import Voices

/// Whose rate and pauses count for the seconds of listening.
package struct ListeningChoice: ParameterGroup {
  package static let parameters = [
    Parameter(
      "voice", .word(VoiceProfile.shippedNames),
      "Voice whose rate and pauses determine the listening time.",
      projectUse: .gate),
    Parameter(
      "rate", .number(0...100), "Speaking rate, 0 to 100 % (default: the voice's).",
      valueName: "percent", projectUse: .gate),
  ]

  // Most ask for none.
  private static let usual = Result<ListeningTime, any Error> {
    try ListeningTime(VoiceProfile.named(VoiceProfile.defaultName))
  }

  /// How long things take to hear.
  package let time: ListeningTime

  package init(_ arguments: Arguments) throws(SourceError) {
    do {
      let (voice, rate) = (arguments.text("voice"), arguments.number("rate"))
      time =
        voice == nil && rate == nil
        ? try Self.usual.get()
        : try ListeningTime(VoiceProfile.named(voice ?? VoiceProfile.defaultName), rate: rate)
    } catch let error as SourceError {
      throw error
    } catch {
      throw SourceError(path: "--voice", message: "\(error)")
    }
  }

  /// How long things take to hear by the voice that comes first.
  package static func usualTime() throws(SourceError) -> ListeningTime {
    do {
      return try usual.get()
    } catch {
      throw SourceError(path: "--voice", message: "\(error)")
    }
  }
}
