extension SoundFormat {
  /// Whether this machine can write files of the format.
  ///
  /// It can always write WAV, and other formats if their libraries are installed and support the format.
  public var canBeWritten: Bool {
    if self == .wave { return true }
    if self == .opus {
      return (try? OpusLibrary()) != nil
        && (try? Resampler(from: 22_050, to: 48_000, channels: 1)) != nil
    }
    guard let library = try? SoundFileLibrary(for: self) else { return false }
    var info = SoundFileLibrary.info(self, rate: 48_000, channels: 1)
    return library.check(&info) != 0
  }
}
