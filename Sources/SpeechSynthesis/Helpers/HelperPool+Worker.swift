internal import SpeechProtocol

extension HelperPool {
  /// A place for a helper, and what it is busy with.
  final class Worker {
    struct Job {
      var index: Int
      var request: SpeechRequest
      var isSecondTry = false
    }

    var process: HelperProcess
    var deadline: Int64
    var job: Job?
    var saidHello = false
    var failedStarts = 0

    init(_ process: HelperProcess, deadline: Int64) {
      self.process = process
      self.deadline = deadline
    }
  }
}
