extension VoiceProfile {
  /// Writing that the rules of some languages do not read.
  package enum Script: String, CaseIterable, Hashable, Sendable {
    /// Chinese characters, which espeak-ng's Japanese takes for "Chinese letter" each.
    case kanji

    /// What people call the writing.
    package var name: String { rawValue }

    /// Returns whether a scalar is of the script.
    package func contains(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      // The iteration mark, and the blocks of unified and compatibility ideographs.
      case .kanji:
        switch scalar.value {
        case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
          0x20000...0x3FFFF:
          true
        default: false
        }
      }
    }
  }
}
