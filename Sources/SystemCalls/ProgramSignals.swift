internal import Synchronization

/// What signals do to this program, in one place: those by which somebody ends it, and those of a crash.
///
/// A handler here calls only what POSIX allows in one (write, unlink, kill, sigaction, raise, alarm, _exit) and
/// reads from a folder that was opened before; it touches only memory that was set up before.
package enum ProgramSignals {
  /// A function that a handler may call.
  package typealias Step = @convention(c) () -> Void

  /// Signals by which a person, a terminal or another program ends this one.
  package static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  /// Signals that are sent by timers, limits and other programs, and end one that does not know them.
  private static let others = [SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGUSR1, SIGUSR2] + systems
  #if os(Linux)
    // From 34 on they have no meaning of their own.
    private static let systems = [SIGIO, SIGPWR, SIGSTKFLT] + Array(34...64)
  #else
    private static let systems: [Int32] = []
  #endif
  private static let crashing = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS]

  /// How many threads are in ``heldBack(_:)``.
  private static let holders = Atomic<Int>(0)
  /// Whether a signal ends the program.
  private static let isEnding = Atomic<Bool>(false)

  private struct State {
    /// What is done first on every way out.
    var farewell: Step?
    /// Whether a crash goes on to what handled it before, such as a backtrace.
    var passesOn = false
  }

  // In memory of their own, as a handler may not run the code that first makes a global.
  nonisolated(unsafe) private static let state: UnsafeMutablePointer<State> = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State())
    return state
  }()
  nonisolated(unsafe) private static let before: UnsafeMutablePointer<sigaction> = {
    let before = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    before.initialize(repeating: sigaction(), count: 65)
    return before
  }()

  /// Makes every signal that ends the program, and every crash, end it in one line or quietly, with nothing left behind.
  ///
  /// Swift's runtime would print all registers, also on SIGQUIT, and go on. Whoever sets `SWIFT_BACKTRACE` gets its
  /// report of a crash; sanitizers report theirs then, too.
  package static func takeOver() {
    _ = (state, before, holders.load(ordering: .relaxed), isEnding.load(ordering: .relaxed))
    openStandardFiles()
    Leftovers.prepare()
    atexit { Leftovers.remove() }
    state.pointee.passesOn = getenv("SWIFT_BACKTRACE") != nil
    if !state.pointee.passesOn { CrashReport.prepare() }
    // A stack that has run over has no room for the handler.
    let size = 1 << 16
    var stack = stack_t()
    stack.ss_sp = malloc(size)
    stack.ss_size = size
    sigaltstack(&stack, nil)
    handle(ending + others) { ProgramSignals.end(by: $0) }
    handle(crashing, flags: Int32(SA_ONSTACK), crash)
  }

  /// Adds what is done first on every way out, such as putting the terminal back into its old state.
  package static func beforeEnd(_ step: @escaping Step) { state.pointee.farewell = step }

  /// Calls a function on signals.
  ///
  /// What whoever started the program has switched off stays off, as nohup does with SIGHUP.
  package static func handle(
    _ signals: [Int32], flags: Int32 = 0, _ handler: @escaping @convention(c) (Int32) -> Void
  ) {
    var action = sigaction(handler: handler, flags: flags)
    for signal in signals {
      var former = sigaction()
      sigaction(signal, nil, &former)
      if former.isIgnored { continue }
      before[Int(signal)] = former
      sigaction(signal, &action, nil)
    }
  }

  // Where one of the three is closed, whatever is opened next would take its place, and be written to as the result. Of
  // the result's place nothing can be written to, so that a lost result is told.
  private static func openStandardFiles() {
    for (file, flags) in [
      (STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY),
    ]
    where fcntl(file, F_GETFD) < 0 {
      _ = open("/dev/null", flags)
    }
  }

  /// Does work in which no signal ends the program: one that comes meanwhile waits, on whatever thread.
  ///
  /// What is made and then added to ``Leftovers`` is made so.
  package static func heldBack<Result>(_ work: () -> Result) -> Result {
    var signals = sigset_t()
    var former = sigset_t()
    sigemptyset(&signals)
    for signal in ending + others { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, &former)
    holders.add(1, ordering: .sequentiallyConsistent)
    // Another thread is ending the program, and has cleared away perhaps.
    while isEnding.load(ordering: .sequentiallyConsistent) {
      holders.subtract(1, ordering: .sequentiallyConsistent)
      while true { pause() }
    }
    defer {
      holders.subtract(1, ordering: .sequentiallyConsistent)
      pthread_sigmask(SIG_SETMASK, &former, nil)
    }
    return work()
  }

  /// Ends the program by a signal, as it would end without a handler, with nothing left behind.
  package static func end(by signal: Int32) {
    state.pointee.farewell?()
    isEnding.store(true, ordering: .sequentiallyConsistent)
    // What is being made is known in a moment, unless the disk does not answer.
    var patience = 1000
    while holders.load(ordering: .sequentiallyConsistent) > 0, patience > 0 {
      var moment = timespec(tv_sec: 0, tv_nsec: 1_000_000)
      nanosleep(&moment, nil)
      patience -= 1
    }
    Leftovers.remove()
    die(of: signal)
  }

  private static func die(of signal: Int32) {
    var standard = sigaction()
    sigaction(signal, &standard, nil)
    raise(signal)
  }

  private static let crash: @convention(c) (Int32) -> Void = { signal in
    var standard = sigaction()
    sigaction(signal, &standard, nil)
    sigaction(SIGALRM, &standard, nil)
    // Should memory be in such a state that clearing away hangs, this ends the program.
    alarm(5)
    ProgramSignals.state.pointee.farewell?()
    Leftovers.remove()
    if ProgramSignals.state.pointee.passesOn {
      alarm(0)
      sigaction(signal, ProgramSignals.before + Int(signal), nil)
      raise(signal)
      return
    }
    if CrashReport.isOutOfMemory {
      CrashReport.tellOutOfMemory()
      _exit(2)
    }
    CrashReport.tell(signal)
    ProgramSignals.die(of: signal)
  }
}
