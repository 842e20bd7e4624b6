package import ScreenReader
package import Transcript

/// What one version of a real reader was heard to say on some screens.
///
/// ```yaml
/// reader: VoiceOver
/// version: iOS 27.0
/// source: https://example.com/recordings
/// captures:
///   - name: a disabled button
///     tree:
///       elements:
///         - {button: Copy Result, traits: [notEnabled]}
///     heard: [Copy Result dimmed Button]
/// ```
package struct CaptureFile: Sendable {
  /// The path of the file as the user named it.
  package var path: String
  /// The reader's name: `VoiceOver`.
  package var reader: String
  /// The reader's version: `iOS 27.0`.
  package var version: String
  /// The reader of ours that is held against the words, or `nil` for that of each screen's platform.
  package var follows: Reader?
  /// Where the words were recorded, or `nil`.
  package var source: String?
  /// How the words are written down.
  package var style: Style
  /// The captures, in the order of the file.
  package var captures: [Capture]

  /// Creates a file of captures.
  package init(
    path: String, reader: String, version: String, source: String? = nil,
    style: Style = .utterance, captures: [Capture]
  ) {
    self.path = path
    self.reader = reader
    self.version = version
    self.source = source
    self.style = style
    self.captures = captures
  }
}
