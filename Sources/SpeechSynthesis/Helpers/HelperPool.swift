internal import SystemCalls
internal import SpeechProtocol

/// Speaks many texts with one or more helpers, and gives the speech back in the order of the texts.
///
/// One thread waits for all helpers at once, so the order in which they finish is of no consequence:
/// the same texts give the same samples whatever the number of helpers. A helper that dies or hangs
/// costs a second try in a fresh one, and then that text only; when texts one after the other take too long,
/// the engine is stuck, and the rest is not asked for.
final class HelperPool {
  /// The speech of a text, or why there is none.
  typealias Outcome = Result<Speech, SpeechError>

  /// What was spoken before.
  struct Cache {
    /// Returns the speech of a request, or `nil`.
    var find: (SpeechRequest) -> Speech?
    /// Keeps the speech of a request.
    var keep: (SpeechRequest, Speech) -> Void
  }

  /// How often a helper may end before it says anything, once another has started.
  private static let mostFailedStarts = 5
  /// After so many texts one after the other that took too long, no further one is asked for.
  static let mostStuckTexts = 2
  /// After so many in all, whatever else was spoken between them, neither.
  static let mostStuckTextsInAll = 6

  private let configuration: Configuration
  private var workers: [Worker] = []
  /// What the first helper has said about itself.
  private(set) var hello: SpeechHello?
  /// How many texts took too long since one was spoken.
  private var stuckTexts = 0
  private var stuckTextsInAll = 0

  /// Creates a pool without starting a helper.
  init(_ configuration: Configuration) {
    self.configuration = configuration
  }

  /// Starts the first helper, and waits until it says what it is.
  func start() throws(SpeechError) -> SpeechHello {
    if workers.isEmpty { workers.append(try newWorker()) }
    while hello == nil { try wait { _, _ in } }
    return hello ?? SpeechHello(engine: "", engineVersion: "", sampleRate: 0)
  }

  /// Speaks texts.
  func speak(
    count: Int, request: (Int) -> SpeechRequest, cache: Cache? = nil,
    deliver: (Int, Outcome) throws(SpeechError) -> Void
  ) throws(SpeechError) {
    // Far enough ahead that no helper idles, not so far that hours of speech are held in memory.
    let window = 8 * configuration.count
    var waiting: [Int: Outcome] = [:]
    var next = 0
    var delivered = 0
    /// The last text that the cache was asked for in vain.
    var missing = -1
    while delivered < count {
      // What comes from the cache, or is not asked for, waits for nobody.
      guard !configuration.interruption.isRequested else { throw .interrupted }
      while next < min(count, delivered + window) {
        let wanted = request(next)
        if let cache, missing != next, let speech = cache.find(wanted), fits(speech) {
          waiting[next] = .success(speech)
          next += 1
          continue
        }
        missing = next
        if stuckTexts >= Self.mostStuckTexts || stuckTextsInAll >= Self.mostStuckTextsInAll {
          waiting[next] = .failure(.notAsked(wanted.text))
          next += 1
          continue
        }
        if let worker = try idleWorker() {
          assign(next, wanted, to: worker)
        } else {
          break
        }
        next += 1
      }
      if let outcome = waiting.removeValue(forKey: delivered) {
        try deliver(delivered, outcome)
        delivered += 1
        continue
      }
      try wait { index, outcome in
        if let cache, case .success(let speech) = outcome { cache.keep(request(index), speech) }
        waiting[index] = outcome
      }
    }
  }

  private func fits(_ speech: Speech) -> Bool {
    hello.map { $0.sampleRate == speech.sampleRate } ?? true
  }

  private func newWorker() throws(SpeechError) -> Worker {
    Worker(
      try HelperProcess(configuration.helper), deadline: Self.now() + configuration.timeout)
  }

  private func idleWorker() throws(SpeechError) -> Worker? {
    if let worker = workers.first(where: { $0.job == nil }) {
      if worker.process.requestCount >= configuration.recycleAfter
        || worker.process.isLarger(than: configuration.largestSize)
      {
        worker.process = try HelperProcess(configuration.helper)
        worker.saidHello = false
      }
      return worker
    }
    guard workers.count < configuration.count else { return nil }
    let worker = try newWorker()
    workers.append(worker)
    return worker
  }

  private func assign(_ index: Int, _ request: SpeechRequest, to worker: Worker) {
    worker.job = Worker.Job(index: index, request: request)
    worker.deadline = deadline(request)
    // Should the helper be gone already, reading from it will tell.
    _ = worker.process.send(request)
  }

  /// Waits until something happens, and deals with it.
  private func wait(_ finish: (Int, Outcome) -> Void) throws(SpeechError) {
    guard !configuration.interruption.isRequested else { throw .interrupted }
    let active = workers.filter { $0.job != nil || !$0.saidHello }
    var descriptors = active.flatMap { worker in
      [worker.process.channel, worker.process.errors].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
    }
    let now = Self.now()
    let rest = active.map { max(0, $0.deadline - now) }.min() ?? 0
    // No longer than half a second, as another thread may ask to stop meanwhile.
    let result = poll(&descriptors, nfds_t(descriptors.count), Int32(min(rest, 500)))
    guard result > 0 || Self.now() >= now + rest else { return }
    for (position, worker) in active.enumerated() {
      if descriptors[2 * position + 1].revents != 0 { worker.process.receiveErrors() }
      if descriptors[2 * position].revents != 0 {
        try receive(from: worker, finish)
      } else if Self.now() >= worker.deadline {
        try replace(worker, because: "took too long", hasHung: true, finish)
      }
    }
  }

  private func receive(
    from worker: Worker, _ finish: (Int, Outcome) -> Void
  ) throws(SpeechError) {
    while true {
      let received: (frame: SpeechFrame?, isClosed: Bool)
      do {
        received = try worker.process.receive()
      } catch {
        return try replace(worker, because: "gave an invalid answer (\(error))", finish)
      }
      if received.isClosed { return try replace(worker, because: nil, finish) }
      switch received.frame {
      case nil: return
      // One that goes on greeting would keep this loop from its deadlines and from being interrupted.
      case .hello where worker.saidHello:
        return try replace(worker, because: "gave an invalid answer (a second hello)", finish)
      case .hello(let hello): try greet(hello, worker)
      case .response(let response): try take(response, from: worker, finish)
      case .request:
        return try replace(worker, because: "gave an invalid answer (a request)", finish)
      }
    }
  }

  private func greet(_ hello: SpeechHello, _ worker: Worker) throws(SpeechError) {
    guard hello.protocolVersion == SpeechFrame.version else {
      throw .helperVersion(
        configuration.helper, hello.protocolVersion, expected: SpeechFrame.version)
    }
    worker.saidHello = true
    worker.failedStarts = 0
    if self.hello == nil { self.hello = hello }
  }

  private func take(
    _ response: SpeechResponse, from worker: Worker, _ finish: (Int, Outcome) -> Void
  ) throws(SpeechError) {
    guard let job = worker.job, response.id == job.request.id else {
      return try replace(worker, because: "gave an unrequested answer", finish)
    }
    worker.job = nil
    switch response.outcome {
    case .speech(let speech):
      let expected = hello.map { Int($0.sampleRate) } ?? Int(speech.sampleRate)
      guard Int(speech.sampleRate) == expected else {
        throw .sampleRateChanged(expected, Int(speech.sampleRate))
      }
      stuckTexts = 0
      finish(job.index, .success(speech))
    case .failed(let reason):
      finish(job.index, .failure(.unspoken(job.request.text, reason: reason)))
    case .unavailable(let reason):
      throw .engineUnavailable(reason)
    }
  }

  /// Puts a fresh helper in the place of one that cannot go on, and tries its text once more.
  private func replace(
    _ worker: Worker, because reason: String?, hasHung: Bool = false,
    _ finish: (Int, Outcome) -> Void
  ) throws(SpeechError) {
    worker.process.receiveErrors()
    let ending = worker.process.end(isEnding: reason == nil)
    let isStarted = worker.saidHello
    if !isStarted {
      // A first helper that ends before it says anything will not do better the next time; a later
      // one may have been ended by somebody else.
      worker.failedStarts += 1
      guard hello != nil, worker.failedStarts <= Self.mostFailedStarts else {
        throw .helperSilent(
          configuration.helper, ending: reason ?? ending, output: worker.process.errorOutput)
      }
    }
    guard !configuration.interruption.isRequested else { throw .interrupted }
    worker.process = try HelperProcess(configuration.helper)
    worker.saidHello = false
    worker.deadline = Self.now() + configuration.timeout
    guard var job = worker.job else { return }
    guard !isStarted || !job.isSecondTry else {
      worker.job = nil
      if hasHung {
        stuckTexts += 1
        stuckTextsInAll += 1
      }
      let reason = "the speech helper \(reason ?? ending) twice"
      return finish(job.index, .failure(.unspoken(job.request.text, reason: reason)))
    }
    // A text is not to blame for a helper that ended before it read any.
    job.isSecondTry = job.isSecondTry || isStarted
    worker.job = job
    worker.deadline = deadline(job.request)
    _ = worker.process.send(job.request)
  }

  private func deadline(_ request: SpeechRequest) -> Int64 {
    Self.now() + configuration.timeout(of: request.text)
  }

  /// The time in milliseconds by a clock that nobody sets.
  private static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
