internal import Documents
internal import Synchronization
internal import SystemCalls

/// A running browser, and the two ends of its conversation.
///
/// A shell stands between: its watch kills the browser, and all that this has started, when this program ends in any way,
/// and removes the profile. The browser never ends itself: it would open the files and send the requests that are held
/// back, since nobody could answer for them any more. The watch keeps the conversation open until it is killed.
final class BrowserProcess: Sendable {
  let program: String
  let profile: BrowserProfile
  /// This program's ends: what is written to the browser, and what it says.
  let commands: Int32
  let answers: Int32
  /// The end that closes with this program, by which the shell's watch learns that it is gone.
  private let life: Int32
  private let process: pid_t
  /// Whether it has been ended.
  private let state: Mutex<Bool>

  // What the shell runs: its own ends are closed at once; the watch has this program's ends as well. What the browser
  // writes as it ends would make the profile again, so that it is removed before.
  private static let script = """
    profile=$1; shift
    trap : TERM
    "$@" <&- >/dev/null 5<&- 6>&- 7<&- & browser=$!
    exec 3<&- 4>&-
    {
      while read -r word <&5; do :; done
      rm -rf -- "$profile"
      kill -9 "-$$"
    } 2>/dev/null & watch=$!
    exec 5<&- 6>&- 7<&-
    wait "$browser"; status=$?
    while kill -0 "$browser" 2>/dev/null; do wait "$browser"; status=$?; done
    kill "$watch" 2>/dev/null
    rm -rf -- "$profile"
    exit "$status"
    """

  /// Starts a browser.
  init(
    _ program: String, profile: BrowserProfile, hasNetwork: Bool
  ) throws(BrowserFailure) {
    self.program = program
    self.profile = profile
    // What the browser is told, what it says, and what ends with this program, as the shell knows them.
    var pairs: [(number: Int32, ends: SocketPair)] = []
    for number in 3...5 as ClosedRange<Int32> {
      guard let ends = SocketPair() else {
        let code = errno
        for (_, pair) in pairs { for end in [pair.near, pair.far] { close(end) } }
        throw .notStarted(program, code)
      }
      pairs.append((number, ends))
    }
    let arguments =
      ["-c", Self.script, "earshot-browser", profile.path, program] + Self.usualWords
      + (hasNetwork ? [] : Self.cuttingWords)
      + ["--user-data-dir=\(profile.path)"]
    // Nothing of the person's own session: a page that makes a sound, and the browser by itself, would connect to
    // what these name, which may be another machine.
    var environment = Environment.variables.filter { name, _ in
      !["DBUS_", "PULSE_", "PIPEWIRE_"].contains(where: name.hasPrefix)
        && !["DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "MAILER"].contains(name)
    }
    // A battery, a radio or a keyring that a page asks for is looked for on these: without them, on buses of their own
    // places.
    for bus in ["SYSTEM", "SESSION"] {
      environment["DBUS_\(bus)_BUS_ADDRESS"] = "unix:path=\(profile.path)/none"
    }
    // The browser hands addresses that are not its own, such as mailto:, to programs of the desktop, also for a frame.
    environment["PATH"] =
      ([profile.tools] + [environment["PATH"]].compactMap(\.self)).joined(separator: ":")
    // Some of what it keeps goes there, whatever is said of its profile.
    environment["XDG_CONFIG_HOME"] = "\(profile.path)/config"
    environment["TMPDIR"] = profile.path
    var start = ProcessStart("/bin/sh", arguments, environment: environment)
    for (number, ends) in pairs { start.duplicate(ends.far, as: number) }
    start.duplicate(pairs[0].ends.near, as: 6)
    start.duplicate(pairs[1].ends.near, as: 7)
    start.open(profile.log, as: STDERR_FILENO, flags: O_WRONLY | O_CREAT | O_APPEND)
    start.open("/dev/null", as: STDIN_FILENO, flags: O_RDONLY)
    start.open("/dev/null", as: STDOUT_FILENO, flags: O_WRONLY)
    start.resetsSignals = true
    // A session of its own: Control-C at the terminal is for this program, which then ends the browser.
    start.startsSession = true
    let result = start.run()
    for (_, ends) in pairs { close(ends.far) }
    (commands, answers, life) = (pairs[0].ends.near, pairs[1].ends.near, pairs[2].ends.near)
    process = result.process
    state = Mutex(result.code != 0)
    guard result.code == 0 else {
      for end in [commands, answers, life] { close(end) }
      throw .notStarted("/bin/sh", result.code)
    }
  }

  deinit { end() }

  /// Ends the browser and all that it started, waits until it has, and removes its profile.
  func end() {
    let hasEnded = state.withLock { hasEnded in
      defer { hasEnded = true }
      return hasEnded
    }
    if hasEnded { return }
    kill(-process, SIGKILL)
    for end in [commands, answers, life] { close(end) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    profile.remove()
  }

  // Measured with Chromium 156: no questions, no services of its maker, no graphics processor, no sound.
  private static let usualWords: [String] = {
    var words = [
      "--headless=new", "--remote-debugging-pipe", "--no-first-run", "--no-default-browser-check",
      // No page of its own: each is asked for.
      "--no-startup-window",
      "--disable-gpu", "--disable-dev-shm-usage", "--disable-extensions",
      "--disable-component-update", "--disable-background-networking", "--disable-sync",
      "--mute-audio", "--disable-audio-output", "--password-store=basic", "--use-mock-keychain",
      "--disable-breakpad",
      // One process and one snapshot for all frames of a page.
      "--disable-site-isolation-trials",
      "--disable-features=Translate,OptimizationHints,MediaRouter,IsolateOrigins,site-per-process,"
        // A page that may be come back to keeps its process, and the clock of the next one's starts anew.
        + "BackForwardCache,"
        // Reports of what a page broke are sent past what is asked about.
        + "Reporting,NetworkErrorLogging,"
        // So is what a page has the browser ask of who knows the person.
        + "FedCm,"
        // Calls between browsers would tell the network around of a name for this machine.
        + "WebRtcHideLocalIpsWithMdns",
      "--renderer-process-limit=1",
      // Calls between browsers ask servers past any proxy, else: the whole browser knows the first word, the one without
      // windows the second (seen in Chromium 156).
      "--webrtc-ip-handling-policy=disable_non_proxied_udp",
      "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
      "--js-flags=--max-old-space-size=512",
      // What it sends goes past what is asked about.
      "--disable-blink-features=BackgroundFetch",
    ]
    // The sandbox does not work for root; for everybody else it stays.
    if lacksSandbox { words.append("--no-sandbox") }
    return words
  }()

  // For the whole browser, since no command to a page cuts its workers and what it fetches ahead: every name leads
  // nowhere, that of the proxy included, which all connections have to take, also those to this machine. A name that is
  // not found would be asked for by multicast where a page calls another browser, and an address of four bytes would
  // have the browser ask for a translator to six; this one takes no connection.
  private static let cuttingWords = [
    "--proxy-server=http://none.invalid:1", "--proxy-bypass-list=<-loopback>",
    "--host-resolver-rules=MAP * [::ffff:255.255.255.255]",
  ]

  /// Whether browsers run without their own sandbox, as those of root do.
  static var lacksSandbox: Bool { geteuid() == 0 }
}
