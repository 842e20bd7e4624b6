internal import Documents

/// A caption file: WebVTT with a time for each word, or SubRip.
///
/// Times are rounded to milliseconds once, from samples.
public struct CaptionFile: Sendable {
  /// A format of caption files.
  public enum Format: String, CaseIterable, Sendable {
    /// WebVTT: words have times, announcements have a voice.
    case webVTT = "vtt"
    /// SubRip, without word times and voices; it cannot contain `<` and `>`, which become `‹` and `›`.
    case subRip = "srt"

    /// Returns the format of a file by its extension.
    ///
    /// - Parameter path: The file's path.
    public init?(path: String) {
      let lowered = path.lowercased()
      guard let format = Self.allCases.first(where: { lowered.hasSuffix(".\($0.rawValue)") })
      else { return nil }
      self = format
    }
  }

  private let captions: [Caption]
  private let sampleRate: Int

  /// Creates the captions of a sound track.
  ///
  /// - Parameter track: The track of a speaker with word times.
  public init(_ track: SpeechTrack) {
    captions = CaptionLayout.captions(of: track)
    sampleRate = track.sampleRate
  }

  /// Returns the text of the file.
  ///
  /// - Parameter format: The format.
  /// - Returns: Lines that each end with a line feed.
  public func text(_ format: Format) -> String {
    var text = format == .webVTT ? "WEBVTT\n\n" : ""
    var end = 0
    for (index, caption) in captions.enumerated() {
      // Rounding could make a caption of no length, or one that starts before the last one ends.
      let start = max(milliseconds(caption.samples.lowerBound), end)
      end = max(milliseconds(caption.samples.upperBound), start + 1)
      let span = start...end
      text += "\(index + 1)\n\(Self.time(start, format)) --> \(Self.time(end, format))\n"
      let lines = caption.lines.map { line in
        format == .webVTT ? webVTT(line, in: span) : Self.plain(line.text)
      }
      text += Self.attributed(lines.joined(separator: "\n"), to: caption.voice, format)
      text += "\n\n"
    }
    return text.hasSuffix("\n\n") ? String(text.dropLast()) : text
  }

  private static func attributed(
    _ lines: String, to voice: Caption.Voice, _ format: Format
  ) -> String {
    guard voice == .announcement else { return lines }
    return format == .webVTT ? "<v Announcement>\(lines)</v>" : "Announcement: \(lines)"
  }

  private func webVTT(_ line: Caption.Line, in span: ClosedRange<Int>) -> String {
    var text = ""
    var last = span.lowerBound
    for word in line.words {
      let start = milliseconds(word.samples.lowerBound)
      let isTimed = word.isTimed && start > last && start < span.upperBound
      if !text.isEmpty, !word.joinsPrevious { text += " " }
      if isTimed {
        text += "<\(Self.time(start, .webVTT))>"
        last = start
      }
      text += Self.escaped(word.text)
    }
    return text
  }

  private func milliseconds(_ sample: Int) -> Int {
    (sample * 1000 + sampleRate / 2) / sampleRate
  }

  private static func time(_ milliseconds: Int, _ format: Format) -> String {
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let seconds = milliseconds / 1000
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { digits($0, 2) }
    let separator = format == .webVTT ? "." : ","
    return parts.joined(separator: ":") + separator + digits(milliseconds % 1000, 3)
  }

  private static func escaped(_ text: String) -> String {
    replacing(text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: nil
      }
    }
  }

  private static func plain(_ text: String) -> String {
    // Players take braces with a backslash for commands, and angle brackets for markup.
    replacing(text) { scalar in
      switch scalar {
      case "<": "‹"
      case ">": "›"
      case "{": "{\u{2060}"
      default: nil
      }
    }
  }

  /// Replaces scalars, not characters: with an accent on it, `<` is still the start of a tag.
  private static func replacing(
    _ text: String, with replacement: (Unicode.Scalar) -> String?
  ) -> String {
    var result = String.UnicodeScalarView()
    for scalar in SafeText.line(text).unicodeScalars {
      if let replacement = replacement(scalar) {
        result.append(contentsOf: replacement.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
