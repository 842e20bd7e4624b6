internal import Documents
internal import Synchronization
internal import SystemCalls

/// A running browser, and the two ends of its conversation.
///
/// A shell in a session of its own watches: it kills the browser, and all that this has started, when this program ends in
/// any way, and removes the profile when they are gone, so that nothing makes it again. The browser never ends itself: it
/// would open the files and send the requests that are held back, since nobody could answer for them any more. The watch
/// keeps the conversation open until it is killed.
final class BrowserProcess: Sendable {
  let program: String
  let profile: BrowserProfile
  /// This program's ends: what is written to the browser, and what it says.
  let commands: Int32
  let answers: Int32
  /// The end that closes with this program, by which the shell's watch learns that it is gone.
  private let life: Int32
  private let process: pid_t
  private let watch: pid_t
  /// Whether it has been ended.
  private let hasEnded: Mutex<Bool>

  // What waits to become the browser, until there is a watch: its session is that of all that it starts.
  private static let start = """
    read -r word <&5 || exit; exec 5<&-; exec "$@"
    """
  // The watch has this program's ends of the conversation, and learns by the other end of the third that it is gone; a word
  // there says that the browser has been ended. Who is killed is there until somebody asks for its status, which nobody
  // does in some containers.
  private static let watch = """
    profile=$1 browser=$2 tries=100
    while read -r word <&5; do browser=; done
    [ -z "$browser" ] || kill -9 "-$browser"
    while [ -n "$browser" ] && [ "$tries" -gt 0 ] && kill -0 "-$browser"; do sleep 0.02; tries=$((tries - 1)); done
    exec 6>&- 7<&-
    tries=10
    while rm -rf -- "$profile"; [ "$tries" -gt 0 ] && [ -e "$profile" ]; do sleep 0.1; tries=$((tries - 1)); done
    """

  /// Starts a browser.
  init(
    _ program: String, profile: BrowserProfile, hasNetwork: Bool
  ) throws(BrowserFailure) {
    self.program = program
    self.profile = profile
    // What the browser is told, what it says, what it waits for, and what ends with this program.
    var pairs: [SocketPair] = []
    for _ in 0..<4 {
      guard let pair = SocketPair() else {
        let code = errno
        for pair in pairs { for end in [pair.near, pair.far] { close(end) } }
        throw .notStarted(program, code)
      }
      pairs.append(pair)
    }
    let arguments =
      ["-c", Self.start, "earshot-browser", program] + Self.usualWords
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
    // Some of what it keeps goes there, whatever is said of its profile, and the beginning of a download to the folder of
    // downloads, before it is refused.
    environment["HOME"] = profile.path
    environment["XDG_CONFIG_HOME"] = "\(profile.path)/config"
    for place in ["XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_DOWNLOAD_DIR"] {
      environment[place] = nil
    }
    environment["GSETTINGS_BACKEND"] = "memory"
    environment["TMPDIR"] = profile.path
    // Its drivers are looked for here; of several folders a loader makes a relative path (seen with Vulkan's).
    environment["XDG_DATA_DIRS"] = "/usr/share"
    // A repository that the user works in would be asked for what it looks for by relative paths, code among it.
    var start = ProcessStart(
      "/bin/sh", arguments, environment: environment, in: profile.path)
    for (index, pair) in pairs.prefix(3).enumerated() {
      start.duplicate(pair.far, as: Int32(index + 3))
    }
    start.open(profile.log, as: STDERR_FILENO, flags: O_WRONLY | O_CREAT | O_APPEND)
    let result = Self.run(&start)
    var watch = ProcessStart(
      "/bin/sh", ["-c", Self.watch, "earshot-watch", profile.path, "\(result.process)"],
      environment: Environment.variables, in: "/")
    watch.duplicate(pairs[3].far, as: 5)
    watch.duplicate(pairs[0].near, as: 6)
    watch.duplicate(pairs[1].near, as: 7)
    watch.open("/dev/null", as: STDERR_FILENO, flags: O_WRONLY)
    let watching = result.code == 0 ? Self.run(&watch) : result
    for pair in pairs { close(pair.far) }
    (commands, answers, life) = (pairs[0].near, pairs[1].near, pairs[3].near)
    if watching.code == 0 { profile.isWatched() }
    // Without the word that it waits for, what would become the browser ends.
    if watching.code == 0 { Self.tell("\n", to: pairs[2].near) }
    close(pairs[2].near)
    (process, self.watch) = (result.process, watching.process)
    hasEnded = Mutex(watching.code != 0)
    guard watching.code == 0 else {
      for end in [commands, answers, life] { close(end) }
      throw .notStarted("/bin/sh", watching.code)
    }
  }

  // A session of its own: Control-C at the terminal is for this program, which then ends the browser.
  private static func run(_ start: inout ProcessStart) -> (process: pid_t, code: Int32) {
    start.open("/dev/null", as: STDIN_FILENO, flags: O_RDONLY)
    start.open("/dev/null", as: STDOUT_FILENO, flags: O_WRONLY)
    start.resetsSignals = true
    start.startsSession = true
    return start.run()
  }

  private static func tell(_ word: String, to end: Int32) {
    _ = Array(word.utf8).withUnsafeBytes { SocketPair.send($0, to: end) }
  }

  deinit { end() }

  /// Ends the browser and all that it started, waits until it has, and removes its profile.
  func end() {
    let former = hasEnded.withLock { hasEnded in
      defer { hasEnded = true }
      return hasEnded
    }
    if former { return }
    kill(-process, SIGKILL)
    Self.wait(for: process)
    Self.tell("ended\n", to: life)
    for end in [commands, answers, life] { close(end) }
    Self.wait(for: watch)
  }

  private static func wait(for process: pid_t) {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  // Measured with Chromium 156: no questions, no services of its maker, no graphics processor, no sound.
  private static let usualWords: [String] = {
    var words = [
      "--headless=new", "--remote-debugging-pipe", "--no-first-run", "--no-default-browser-check",
      // No page of its own: each is asked for.
      "--no-startup-window",
      // Texts are as wide as in a window: without one, letters are fitted to pixels, and lines break elsewhere (measured).
      "--font-render-hinting=none",
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
      // What they send goes past what is asked about, or after that.
      "--disable-blink-features=BackgroundFetch,FetchUploadStreaming",
      // A window is another page, with scripts of its own; where one is asked for, it is told to the page's own tab.
      "--block-new-web-contents",
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
