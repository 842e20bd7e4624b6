extension HelperPool {
  /// How helpers are started, waited for, and renewed.
  struct Configuration {
    /// The program.
    var helper: SpeechHelper
    /// How many run side by side.
    var count = 1
    /// How long the longest text may take, and a helper to start, in milliseconds.
    var timeout: Int64 = 30_000
    /// After how many texts a helper is renewed, as its engine does not give back all memory.
    var recycleAfter = 500
    /// From which size in memory a helper is renewed, in bytes.
    var largestSize: Int { helper.isEngine ? Self.largestEngine : 128 << 20 }
    /// Asks to stop.
    var interruption = Interruption()

    /// Engines of other makers load models of hundreds of megabytes.
    private static let largestEngine = 2 << 30
    /// The length of a text, in bytes, that gets all of the time; a text without any gets a third of it.
    private static let longText: Int64 = 400

    /// Returns how long a text may take: the shorter, the less.
    func timeout(of text: String) -> Int64 {
      timeout / 3 + timeout * 2 / 3 * min(Int64(text.utf8.count), Self.longText) / Self.longText
    }
  }
}
