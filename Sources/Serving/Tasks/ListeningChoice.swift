package import Documents
package import Transcript
import Voices

/// Whose rate and pauses count for the seconds of listening.
package enum ListeningChoice {
  /// The voice, and how fast it speaks.
  package static let parameters = [
    Parameter("voice", .word(VoiceProfile.shippedNames), "The voice whose rate and pauses count."),
    Parameter(
      "rate", .number(0...100), "The speaking rate from 0 to 100 %, instead of the voice's."),
  ]

  // Most messages name none.
  private static let usual = Result<ListeningTime, any Error> {
    try ListeningTime(VoiceProfile.named(VoiceProfile.defaultName))
  }

  /// Returns how long things take to hear.
  package static func listening(_ options: Arguments) throws(SourceError) -> ListeningTime {
    do {
      let (voice, rate) = (options.text("voice"), options.number("rate"))
      if voice == nil, rate == nil { return try usual.get() }
      return try ListeningTime(VoiceProfile.named(voice ?? VoiceProfile.defaultName), rate: rate)
    } catch let error as SourceError {
      throw error
    } catch {
      throw SourceError(path: "--voice", message: "\(error)")
    }
  }
}
