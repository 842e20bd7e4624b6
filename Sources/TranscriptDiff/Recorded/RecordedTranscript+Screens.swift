import Documents
import ScreenReader
public import Transcript
import Voices

extension RecordedTranscript {
  /// Takes what is heard on a screen.
  ///
  /// - Parameters:
  ///   - transcript: What is heard.
  ///   - path: The name that messages give it; the screen's title where there is none.
  public init(_ transcript: Transcript, path: String? = nil) {
    self.init([(transcript.screen, transcript)], path: path)
  }

  /// Takes what is heard on several screens, each of which is compared with its namesake.
  ///
  /// - Parameters:
  ///   - transcripts: What is heard on each screen, with the screen's name.
  ///   - path: The name that messages give the whole.
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
  }

  /// The words of roles that people swipe to in order to act.
  private static let controls: Set<PhraseKey?> = [
    .button, .backButton, .switchButton, .checkbox, .radioButton, .popupButton, .tab, .textField,
    .secureTextField, .link, .adjustable, .searchField, .pickerItem,
  ]
}
