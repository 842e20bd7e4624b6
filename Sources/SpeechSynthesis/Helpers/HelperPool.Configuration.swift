extension HelperPool {
  /// How helpers are started, waited for, and renewed.
  struct Configuration {
    /// The program.
    var helper: SpeechHelper
    /// How many run side by side.
    var count = 1
    /// How long one text may take, in milliseconds.
    var timeout: Int64 = 30_000
    /// After how many texts a helper is renewed, as its engine does not give back all memory.
    var recycleAfter = 500
    /// From which size in memory a helper is renewed, in bytes.
    var largestSize = 128 << 20
    /// Asks to stop.
    var interruption = Interruption()
  }
}
