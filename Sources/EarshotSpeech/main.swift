import SystemCalls

// `earshot` starts this program and talks to it through pipes; see SpeechFrame for what is said.

let standardLibrary = SharedLibrary.fileName("espeak-ng", version: 1)
let usage = """
  usage: earshot-speech [--engine espeak-ng|tones|kanji] [--library NAME]
  Speech helper, started by earshot: reads requests from standard input, writes samples to standard output.
    --engine    engine: espeak-ng (default), or tones for tests without it; kanji splits Japanese texts into
                words with libmecab, one text per line
    --library   file name of the library (default: \(standardLibrary) or \(MecabLibrary.name))

  """

var engineName = "espeak-ng"
var libraryName: String?
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch (argument, arguments.first) {
  case ("--help", _), ("-h", _):
    print(usage, terminator: "")
    exit(0)
  case ("--engine", .some(let name)) where ["espeak-ng", "tones", "kanji"].contains(name):
    engineName = name
    arguments.removeFirst()
  case ("--library", .some(let name)):
    libraryName = name
    arguments.removeFirst()
  default: Diagnostics.fail("unknown argument \"\(argument)\"\n\(usage)", status: 64)
  }
}
if isatty(STDIN_FILENO) == 1 { Diagnostics.fail(usage, status: 64) }

// Nothing that a library prints may get between the frames, and a crash on hostile text is nothing
// to keep a core file of.
let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
guard output >= 0, null >= 0, dup2(null, STDOUT_FILENO) >= 0 else {
  Diagnostics.fail("no output: \(String(cString: strerror(errno)))\n", status: 2)
}
ResourceLimit.coreSize.set(0)
// A file of the engine's own that may not grow any further is told by an error instead of by death.
signal(SIGXFSZ, SIG_IGN)
// Should the engine hang and the program that would end it be gone, the system does: ten minutes are
// more than a helper computes in its life.
ResourceLimit.processorTime.set(600)

if engineName == "kanji" {
  KanjiServer(input: STDIN_FILENO, output: output).run(library: libraryName ?? MecabLibrary.name)
  exit(0)
}
let server = Server(input: STDIN_FILENO, output: output)
do {
  if engineName == "tones" {
    var engine = ToneEngine()
    try server.run(&engine)
  } else {
    var engine = EspeakEngine(library: libraryName ?? standardLibrary)
    try server.run(&engine)
  }
} catch {
  Diagnostics.fail("standard input: \(error)\n", status: 2)
}
