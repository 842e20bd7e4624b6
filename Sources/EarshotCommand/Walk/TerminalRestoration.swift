import SystemCalls

/// Puts the terminal back into its old state on every way out of the program: at its end, on a signal that
/// ends it, and on a crash.
///
/// What runs in a signal handler here calls nothing but write and tcsetattr, which POSIX allows there, and touches
/// memory only that was set up before the handler was; `ProgramSignals` has the handlers of what ends the program.
enum TerminalRestoration {
  private struct State {
    var isArmed = false
    var input: Int32 = -1
    var output: Int32 = -1
    var mode = termios()
  }

  // In memory of their own, as a handler may not run the code that first makes a global.
  nonisolated(unsafe) private static let state: UnsafeMutablePointer<State> = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State())
    return state
  }()
  // Attributes off, wrapping and typed pastes again, the cursor shown, the other screen.
  nonisolated(unsafe) private static let farewell: UnsafeMutableBufferPointer<UInt8> = {
    let bytes = Array("\u{1B}[?2026l\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l".utf8)
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = buffer.initialize(from: bytes)
    return buffer
  }()
  private static let install: Void = {
    _ = (state, farewell, WakePipe.descriptor)
    atexit { TerminalRestoration.restore() }
    ProgramSignals.handle(ProgramSignals.ending) { ProgramSignals.end(by: $0) }
    ProgramSignals.beforeEnd { TerminalRestoration.restore() }
    // A sound server that goes away is told by an error.
    signal(SIGPIPE, SIG_IGN)
    handle(SIGWINCH) { _ in TerminalRestoration.wake(.resized) }
    handle(SIGTSTP) { _ in TerminalRestoration.wake(.suspend) }
    handle(SIGCONT) { _ in TerminalRestoration.wake(.resumed) }
  }()

  /// Remembers the state to go back to, unless there is one already.
  static func arm(input: Int32, output: Int32) -> termios? {
    _ = install
    if state.pointee.isArmed { return state.pointee.mode }
    var mode = termios()
    guard tcgetattr(input, &mode) == 0 else { return nil }
    state.pointee = State(isArmed: true, input: input, output: output, mode: mode)
    return mode
  }

  /// Goes back to the state that was remembered, if that has not been done yet.
  static func restore() {
    guard state.pointee.isArmed else { return }
    state.pointee.isArmed = false
    _ = write(state.pointee.output, farewell.baseAddress, farewell.count)
    tcsetattr(state.pointee.input, TCSANOW, &state.pointee.mode)
  }

  /// Lets the program be stopped like any other; returns when it goes on.
  static func stop() {
    var now = sigaction()
    var standard = sigaction()
    sigaction(SIGTSTP, &standard, &now)
    // The whole job, as a shell would.
    kill(0, SIGTSTP)
    sigaction(SIGTSTP, &now, nil)
  }

  private static func wake(_ reason: WakePipe.Reason) {
    let code = errno
    WakePipe.wake(reason)
    errno = code
  }

  private static func handle(_ signal: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    ProgramSignals.handle([signal], flags: SA_RESTART, handler)
  }
}
