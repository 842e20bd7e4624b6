import Earshot
import SystemCalls
import Synchronization
import Walk

/// The walk by keyboard on a terminal.
struct ScreenWalk {
  /// How long the byte of the Escape key is taken for the beginning of another key's, in milliseconds.
  private static let escapeTime: Int32 = 50

  private var walk: KeyWalk
  private var decoder = KeyDecoder()
  private var painter = Painter(hasColour: Colours.whileDrawing)
  private let terminal: Terminal
  private let file: FlowFile
  private let voice: WalkVoice?
  private let voiceFailure: VoiceFailure
  private var isOver = false

  init(_ walk: KeyWalk, input: Int32, file: FlowFile, voice: VoiceProfile?) {
    self.walk = walk
    self.file = file
    terminal = Terminal(input: input, output: STDOUT_FILENO)
    let failure = VoiceFailure()
    voiceFailure = failure
    self.voice = voice.map { WalkVoice($0) { failure.report($0) } }
    if voice == nil { self.walk.soundNote = "muted" }
  }

  /// Walks until the user has enough.
  consuming func run() throws {
    guard terminal.enter() else {
      throw SourceError(
        path: "the terminal", message: "it does not support drawing",
        suggestion: "use earshot walk --plain")
    }
    defer { terminal.leave() }
    carryOut(walk.start())
    while !isOver {
      draw()
      wait()
    }
    voice?.silence()
  }

  private mutating func draw() {
    let picture = ScreenLayout.picture(of: walk, size: terminal.size)
    if !terminal.write(painter.bytes(for: picture)) { isOver = true }
  }

  private mutating func wait() {
    var sources = [
      pollfd(fd: terminal.input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: WakePipe.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    let result = poll(&sources, nfds_t(sources.count), decoder.isWaiting ? Self.escapeTime : -1)
    if result < 0 {
      if errno != EINTR { isOver = true }
      return
    }
    if result == 0 { take(decoder.flush()) }
    if sources[1].revents != 0 {
      for reason in WakePipe.reasons() { handle(reason) }
    }
    if sources[0].revents != 0 { readKeys() }
  }

  private mutating func readKeys() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(terminal.input, &bytes, bytes.count)
    if count < 0 && (errno == EINTR || errno == EAGAIN) { return }
    // The terminal is gone.
    guard count > 0 else { return isOver = true }
    take(decoder.feed(bytes[..<count]))
  }

  private mutating func take(_ keys: [Key]) {
    for key in keys where !isOver {
      voice?.silence()
      carryOut(walk.take(key))
    }
  }

  private mutating func carryOut(_ effects: [KeyWalk.Effect]) {
    for effect in effects {
      switch effect {
      case .speak(let utterances):
        voice?.say(utterances, rate: walk.exploration.session.settings.speakingRate)
      case .save(let path, let replacing): save(path, replacing: replacing)
      case .redraw: painter.forget()
      case .suspend: suspend()
      case .quit: isOver = true
      }
    }
  }

  private mutating func handle(_ reason: WakePipe.Reason) {
    switch reason {
    case .resized: painter.forget()
    case .suspend: suspend()
    case .resumed:
      // Whoever had the terminal meanwhile may have left it in any state.
      if !terminal.enter() { isOver = true }
      painter.forget()
    case .voice:
      guard let error = voiceFailure.taken() else { return }
      walk.soundNote = "silent"
      walk.show(
        "silent: \(error.message); to listen in a browser: earshot report FILE -o page.html")
    }
  }

  private mutating func suspend() {
    voice?.silence()
    terminal.leave()
    TerminalRestoration.stop()
    if !terminal.enter() { isOver = true }
    painter.forget()
  }

  private mutating func save(_ path: String, replacing: Bool) {
    do throws(FlowFile.Failure) {
      try file.write(walk.exploration, to: path, replacing: replacing)
      walk.show(file.remark(about: path, of: walk.exploration) ?? "written: \(path)")
    } catch {
      if error.isThere { walk.confirmReplacing(path) } else { walk.show(error.message) }
    }
  }
}

/// The reason why nothing is spoken, on its way from the voice to the screen.
final class VoiceFailure: Sendable {
  private let error = Mutex<SpeechError?>(nil)

  /// Leaves a reason and wakes the loop.
  func report(_ error: SpeechError) {
    self.error.withLock { $0 = error }
    WakePipe.wake(.voice)
  }

  /// Takes the reason.
  func taken() -> SpeechError? {
    error.withLock { error in
      defer { error = nil }
      return error
    }
  }
}
