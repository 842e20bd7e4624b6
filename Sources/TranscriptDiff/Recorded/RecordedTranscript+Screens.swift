import Documents
import ScreenReader
public import Transcript
import Voices

extension RecordedTranscript {
  /// Creates a recorded transcript from the transcript of a screen.
  ///
  /// - Parameters:
  ///   - transcript: The transcript.
  ///   - path: The name in messages; the default is the screen's title.
  public init(_ transcript: Transcript, path: String? = nil) {
    self.init([(transcript.screen, transcript)], path: path)
  }

  /// Creates a recorded transcript from several screens, each of which is compared with the screen of the same name.
  ///
  /// - Parameters:
  ///   - transcripts: The transcript of each screen, with the screen's name.
  ///   - path: The name of the whole in messages.
  public init(_ transcripts: [(name: String?, transcript: Transcript)], path: String? = nil) {
    let first = transcripts.first?.transcript
    let style = first?.style
    var sections = ScreenSections()
    for (name, transcript) in transcripts {
      sections.begin(name)
      for stop in transcript.stops { sections.add(RecordedStop(stop, style: transcript.style)) }
    }
    self.init(
      path: path ?? first?.screen ?? "the screen", form: .screen, style: style,
      language: first?.language, screens: sections.finish())
    reader = first?.reader
    readerVersion = first?.readerVersion
  }
}

extension RecordedStop {
  /// Takes what is heard at a stop of a screen.
  init(_ stop: Transcript.Stop, style: Style) {
    self.init(
      stop.text.isEmpty ? Self.silent : stop.text, hint: style == .utterance ? nil : stop.hint,
      element: stop.element, path: stop.path, fragments: stop.utterance.fragments,
      actions: stop.actions,
      isControl: stop.utterance.fragments.contains { Self.controls.contains($0.phrase) })
    place = stop.place
  }

  /// The words of roles that people swipe to in order to act.
  private static let controls: Set<PhraseKey?> = [
    .button, .backButton, .switchButton, .checkbox, .radioButton, .popupButton, .tab, .textField,
    .secureTextField, .link, .adjustable, .searchField, .pickerItem,
  ]
}
