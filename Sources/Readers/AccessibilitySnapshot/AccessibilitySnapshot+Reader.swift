public import ScreenReader
import Voices

extension Reader {
  /// VoiceOver as AccessibilitySnapshot describes it, with that model followed exactly.
  ///
  /// The reader has VoiceOver's name because it is a model of VoiceOver; its version distinguishes the two.
  public static let accessibilitySnapshot: Reader = {
    var reader = Reader.voiceOverIOS
    reader.version = "AccessibilitySnapshot"
    reader.summary = "AccessibilitySnapshot's model of VoiceOver, for --style legend"
    reader.evidence = ["AccessibilitySnapshot's code, tests and reference images"]
    reader.forms = [.legend]
    reader.stops = .voiceOverIOS(dropsDegenerateFrames: false)
    // It sorts with the standard library (source code: AccessibilityHierarchyParser.swift).
    reader.order.sorting = .standardLibrary
    reader.grammar = .accessibilitySnapshot
    return reader
  }()
}
