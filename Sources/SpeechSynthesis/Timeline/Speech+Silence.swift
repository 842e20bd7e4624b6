internal import SpeechProtocol

extension Speech {
  /// The number of samples of silence with which the speech ends.
  var silenceAtEnd: Int {
    samples.count - (samples.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0)
  }
}
