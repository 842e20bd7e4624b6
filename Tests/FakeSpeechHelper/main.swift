import SystemCalls
import SpeechProtocol

// A speech helper for tests. It answers a text with as many samples as the text has bytes, all of them
// of one value, except when the text tells it to misbehave:
//
//     die, hang, babble, wrong id, fail, unavailable
//     die once PATH     dies unless the file exists, and creates it
//     wait MILLISECONDS answers late
//
// and the first argument can make it misbehave from the start: mute, ended, version; or have another helper
// speak and be killed now and then: relay PROGRAM FOLDER SEED.

func say(_ bytes: [UInt8]) {
  var offset = 0
  while offset < bytes.count {
    let count = write(STDOUT_FILENO, Array(bytes[offset...]), bytes.count - offset)
    guard count > 0 else { exit(0) }
    offset += count
  }
}

func answer(_ request: SpeechRequest) -> SpeechResponse {
  let words = request.text.split(separator: " ", maxSplits: 2).map(String.init)
  var speech = Speech(sampleRate: 22_050)
  speech.samples = Array(repeating: Int16(words.count), count: request.text.utf8.count)
  let response = SpeechResponse(id: request.id, outcome: .speech(speech))
  switch words.first {
  case "die":
    if words.count == 3 {
      if access(words[2], F_OK) == 0 { return response }
      close(open(words[2], O_CREAT | O_WRONLY, 0o600))
    }
    ResourceLimit.coreSize.set(0)
    abort()
  case "hang": while true { sleep(1000) }
  case "babble":
    say([3, 0, 0, 0, 77, 77, 77])
    return response
  case "greet":
    while true {
      say(
        SpeechFrame.hello(.init(engine: "fake", engineVersion: "1", sampleRate: 22_050)).encoded())
    }
  case "wrong": return SpeechResponse(id: request.id &+ 7, outcome: response.outcome)
  case "fail": return SpeechResponse(id: request.id, outcome: .failed("it is told to"))
  case "unavailable":
    return SpeechResponse(id: request.id, outcome: .unavailable("no engine; install it"))
  case "wait":
    usleep(1000 * (UInt32(words.dropFirst().first ?? "") ?? 0))
    return response
  default: return response
  }
}

let misbehaviour = CommandLine.arguments.dropFirst().first
if misbehaviour == "mute" { while true { sleep(1000) } }
if misbehaviour == "ended" {
  let message = "error while loading shared libraries: libswiftCore.so\n"
  _ = message.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  exit(127)
}
var buffer = FrameBuffer(maximumSize: SpeechFrame.maximumRequestSize)
var piece = [UInt8](repeating: 0, count: 1 << 16)
if misbehaviour == "relay", CommandLine.arguments.count == 5,
  let seed = UInt64(CommandLine.arguments[4]),
  var relay = Relay(
    to: CommandLine.arguments[2], folder: CommandLine.arguments[3], seed: seed)
{
  if let hello = try relay.frame() { say(hello.encoded()) }
  while case let count = read(STDIN_FILENO, &piece, piece.count), count > 0 {
    buffer.append(piece[..<count])
    while let frame = try buffer.next() {
      if case .request(let request) = frame { try relay.answer(request) }
    }
  }
  exit(0)
}
var hello = SpeechHello(engine: "fake", engineVersion: "1", sampleRate: 22_050)
if misbehaviour == "version" { hello.protocolVersion = 99 }
say(SpeechFrame.hello(hello).encoded())

while true {
  let count = read(STDIN_FILENO, &piece, piece.count)
  guard count > 0 else { exit(0) }
  buffer.append(piece[..<count])
  while let frame = try buffer.next() {
    if case .request(let request) = frame { say(SpeechFrame.response(answer(request)).encoded()) }
  }
}
