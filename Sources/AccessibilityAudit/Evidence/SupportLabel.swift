/// A feature whose support an app states in the App Store: one of Apple's Accessibility Nutrition Labels.
///
/// The criteria paraphrase Apple's (App Store Connect Help, "Overview of Accessibility Nutrition Labels" and the
/// evaluation criteria that it links to): a feature is supported if people can do all common tasks of the app with
/// it.
public enum SupportLabel: String, CaseIterable, Sendable {
  /// VoiceOver.
  case voiceOver = "VoiceOver"
  /// Voice Control.
  case voiceControl = "Voice Control"
  /// Larger Text.
  case largerText = "Larger Text"
  /// Dark Interface.
  case darkInterface = "Dark Interface"
  /// Differentiate Without Color Alone.
  case differentiateWithoutColor = "Differentiate Without Color Alone"
  /// Sufficient Contrast.
  case sufficientContrast = "Sufficient Contrast"
  /// Reduced Motion.
  case reducedMotion = "Reduced Motion"
  /// Captions.
  case captions = "Captions"
  /// Audio Descriptions.
  case audioDescriptions = "Audio Descriptions"

  /// The criterion of the label.
  package var criterion: String {
    switch self {
    case .voiceOver: "All common tasks can be done with VoiceOver alone."
    case .voiceControl: "All common tasks can be done by voice alone."
    case .largerText: "Text grows to 200% and more, and nothing is cut off or covered."
    case .darkInterface: "The app stays dark in all common tasks."
    case .differentiateWithoutColor: "Shapes, icons or text convey everything that colors convey."
    case .sufficientContrast: "Text and icons have enough contrast."
    case .reducedMotion: "Animations that can make people sick stop or fade."
    case .captions: "Video and audio with speech have captions."
    case .audioDescriptions: "Films have audio descriptions."
    }
  }

  /// The rules whose findings contradict the label.
  ///
  /// For VoiceOver, these are all rules about speech. Only their errors count, because a task remains possible in
  /// spite of a warning.
  package var rules: [String] {
    switch self {
    case .voiceOver:
      Rules.all.map { $0.page }
        .filter { page in
          [.names, .roles, .structure, .reachability, .order, .change, .flows].contains(page.group)
            || page.id == "image-undescribed"
        }.map(\.id)
    case .voiceControl: ["label-missing", "label-not-in-name", "label-is-identifier"]
    case .largerText:
      [
        "text-not-scalable", "text-not-scaled", "text-clipped", "elements-overlap",
        "content-lost-at-large-text",
      ]
    case .darkInterface: []
    case .differentiateWithoutColor: ["colour-only-state", "colour-only-link", "colours-alike"]
    case .sufficientContrast: ["contrast-insufficient", "contrast-non-text"]
    case .reducedMotion: ["motion-only-information"]
    case .captions:
      [
        "media-captions-missing", "captions-forced-only", "captions-no-sdh",
        "captions-language-missing",
      ]
    case .audioDescriptions: ["media-description-missing", "description-unmarked"]
    }
  }
}
