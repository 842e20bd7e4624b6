public import ScreenReader
import Voices

extension Reader {
  /// VoiceOver as AccessibilitySnapshot describes it: its own model, followed exactly.
  ///
  /// It takes VoiceOver's name, as it is a model of it, and is told from it by its version.
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
