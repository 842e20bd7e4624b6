internal import SpeechProtocol

extension Speech {
  /// The number of samples of silence with which the speech ends.
  var silenceAtEnd: Int {
    samples.count - (samples.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0)
  }

  /// The samples between the first and the last that can be heard.
  ///
  /// Below a thousandth of the loudest possible sound there is nothing to hear.
  var audibleRange: Range<Int> {
    func isAudible(_ sample: Int16) -> Bool { sample.magnitude > 32 }
    guard let first = samples.firstIndex(where: isAudible),
      let last = samples.lastIndex(where: isAudible)
    else { return 0..<samples.count }
    return first..<(last + 1)
  }
}
