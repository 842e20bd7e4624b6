import Foundation
import Readers
import ScreenReader
import SystemCalls
import Testing

@testable import Serving

/// AT Driver over a WebSocket, as a client sees it.
@Suite(.serialized) struct ATDriverTests {
  private static let right = "\u{E014}", left = "\u{E012}", up = "\u{E013}", down = "\u{E015}"
  private static let control = "\u{E009}", option = "\u{E00A}", shift = "\u{E008}",
    insert = "\u{E016}"

  private final class ScreenFile {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).screen.yaml").path

    init(_ platform: String) throws {
      let text = """
        screen: Shop
        platform: \(platform)
        elements:
          - {heading: Jars, headingLevel: 1}
          - {link: Recipes}
          - {textField: Search}
          - {heading: Prices, headingLevel: 2}
          - {button: Buy}
        """
      try Data(text.utf8).write(to: URL(filePath: path))
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  @Test func aSessionSaysWhoListensAndWhatIsHeard() throws {
    let file = try ScreenFile("macos")
    let client = try ATClient(hearing: file.path)
    let begun = client.begin()
    #expect(begun["id"] as? Int == 0)
    let result = begun["result"] as? [String: Any]
    let capabilities = result?["capabilities"] as? [String: Any]
    #expect(UUID(uuidString: result?["sessionId"] as? String ?? "") != nil)
    // The W3C's harness takes this spelling alone.
    #expect(capabilities?["atName"] as? String == "VoiceOver")
    #expect(capabilities?["platformName"] as? String == "macos")
    #expect(client.heard() == "Shop")
    #expect(client.heard().contains("Jars"))
    #expect(
      client.press([Self.control, Self.option, Self.right], heard: 1).first?.contains("Recipes")
        == true)
    #expect(
      client.press([Self.control, Self.option, Self.left], heard: 1).first?.contains("Jars") == true
    )
  }

  @Test func quickNavIsTurnedOnAndTakesTheArrows() throws {
    let file = try ScreenFile("macos")
    let client = try ATClient(hearing: file.path)
    _ = client.begin()
    client.arrive()
    #expect(client.press([Self.left, Self.right], heard: 1) == ["quick nav on"])
    #expect(client.press([Self.right], heard: 1).first?.contains("Recipes") == true)
    #expect(
      client.press([Self.control, Self.option, "q"], heard: 1) == ["single-key quick nav on"])
    #expect(client.press(["h"], heard: 1).first?.contains("Prices") == true)
    #expect(client.press([Self.shift, "h"], heard: 1).first?.contains("Jars") == true)
  }

  @Test func nvdaHasItsOwnKeysAndModes() throws {
    let file = try ScreenFile("windows")
    let client = try ATClient(hearing: file.path)
    let begun = client.begin(#""alwaysMatch": {"atName": "nvda"}"#)
    let capabilities = (begun["result"] as? [String: Any])?["capabilities"] as? [String: Any]
    #expect(capabilities?["atName"] as? String == "NVDA")
    client.arrive()
    #expect(client.press([Self.down], heard: 1).first?.contains("Recipes") == true)
    #expect(client.press(["h"], heard: 1).first?.contains("Prices") == true)
    let setting = #"{"name": "virtualBuffers.passThroughAudioIndication", "value": false}"#
    let set = client.ask(
      #"{"id": 1, "method": "settings.setSettings", "params": {"settings": [\#(setting)]}}"#)
    #expect((set["result"] as? [String: Any])?.isEmpty == true)
    #expect(client.press([Self.insert, " "], heard: 1) == ["Focus mode"])
    #expect(client.press([Self.insert, " "], heard: 1) == ["Browse mode"])
  }

  /// Its words are not said a second time by the driver.
  @Test func orcaSaysItsModesOnce() throws {
    let file = try ScreenFile("linux")
    let client = try ATClient(hearing: file.path)
    _ = client.begin(#""alwaysMatch": {"atName": "orca"}"#)
    client.arrive()
    #expect(client.press([Self.insert, "a"], heard: 1) == ["Focus mode"])
    #expect(client.press([Self.insert, "a"], heard: 1) == ["Browse mode"])
  }

  @Test func bothNamesOfKeyPressesAreUnderstood() throws {
    let file = try ScreenFile("macos")
    let client = try ATClient(hearing: file.path)
    _ = client.begin()
    client.arrive()
    let answer = client.ask(
      #"{"id": 3, "method": "interaction.pressKeys", "params": {"keys": ["\#(Self.control)", "\#(Self.option)", "\#(Self.right)"]}}"#
    )
    #expect(answer["id"] as? Int == 3)
    #expect(client.heard().contains("Recipes"))
  }

  @Test func settingsAreTakenAndTold() throws {
    let file = try ScreenFile("macos")
    let client = try ATClient(hearing: file.path)
    _ = client.begin()
    client.arrive()
    let all = client.ask(#"{"id": 1, "method": "settings.getSupportedSettings", "params": {}}"#)
    let settings = (all["result"] as? [String: Any])?["settings"] as? [[String: Any]] ?? []
    #expect(settings.map { $0["name"] as? String } == Reader.voiceOverMacOS.settings.map(\.key))
    _ = client.ask(
      #"{"id": 2, "method": "settings.setSettings", "params": {"settings": [{"name": "hints", "value": "off"}]}}"#
    )
    let one = client.ask(
      #"{"id": 3, "method": "settings.getSettings", "params": {"settings": [{"name": "hints"}]}}"#)
    let told = (one["result"] as? [String: Any])?["settings"] as? [[String: Any]]
    #expect(told?.first?["value"] as? String == "off")
  }

  @Test func oneSessionAtATime() throws {
    let file = try ScreenFile("macos")
    let first = try ATClient(hearing: file.path)
    _ = first.begin()
    let second = ATClient(beside: first)
    let refused = second.begin()
    #expect(refused["error"] as? String == "session not created")
    #expect((refused["message"] as? String)?.contains("only one can run at a time") == true)
    // The end of a connection is the end of its session.
    first.leave()
    var begun: [String: Any] = [:]
    for _ in 0..<100 where begun["result"] == nil {
      begun = second.begin()
      if begun["result"] == nil { usleep(20_000) }
    }
    #expect(begun["result"] != nil)
  }

  @Test(
    arguments: [
      ("hello", "invalid argument", nil), ("[]", "invalid argument", nil),
      (#"{"id": -1, "method": "session.new", "params": {}}"#, "invalid argument", nil),
      (#"{"id": 4}"#, "invalid argument", 4),
      (#"{"id": 4, "method": "session.end", "params": {}}"#, "unknown command", 4),
      (#"{"id": 4, "method": "settings.getSettings"}"#, "invalid argument", 4),
      (
        #"{"id": 4, "method": "settings.getSettings", "params": {"settings": []}}"#,
        "invalid argument", 4
      ),
      (
        #"{"id": 4, "method": "settings.getSettings", "params": {"settings": [{"name": "x"}]}}"#,
        "invalid argument", 4
      ),
      (
        #"{"id": 4, "method": "interaction.userIntent", "params": {"name": "swipe"}}"#,
        "unknown user intent", 4
      ),
      (
        #"{"id": 4, "method": "interaction.pressKeys", "params": {"keys": ["ab"]}}"#,
        "invalid argument", 4
      ),
      (
        #"{"id": 4, "method": "interaction.pressKeys", "params": {"keys": [""]}}"#,
        "invalid argument", 4
      ),
      (
        #"{"id": 4, "method": "interaction.pressKeys", "params": {"keys": ["a"]}}"#,
        "invalid OS focus state", 4
      ),
    ] as [(String, String, Int?)])
  func whatIsWrongGetsTheErrorOfTheProtocol(_ text: String, _ code: String, _ id: Int?) throws {
    let client = try ATClient(hearing: nil)
    _ = client.begin()
    let answer = client.ask(text)
    #expect(answer["error"] as? String == code, "\(answer)")
    #expect(answer["id"] as? Int == id)
    // It goes on.
    #expect(
      client.ask(#"{"id": 9, "method": "settings.getSupportedSettings", "params": {}}"#)["result"]
        != nil)
  }

  @Test func withoutASessionNothingIsDone() throws {
    let client = try ATClient(hearing: nil)
    let answer = client.ask(
      #"{"id": 1, "method": "interaction.pressKeys", "params": {"keys": ["a"]}}"#)
    #expect(answer["error"] as? String == "invalid session id")
    for wanted in [
      #""atName": "JAWS""#, #""atName": "nvda", "atVersion": "1.0""#, #""atVersion": ">99""#,
      #""platformName": "amiga""#,
    ] {
      #expect(
        client.begin(#""alwaysMatch": {\#(wanted)}"#)["error"] as? String == "session not created")
    }
    #expect(
      client.begin(
        #""alwaysMatch": {"atName": "NVDA", "atVersion": ">=2020", "platformName": "Windows"}"#)[
          "result"] != nil)
  }

  @Test func namesOfReadersAreToldOnce() throws {
    let client = try ATClient(hearing: nil)
    let message = client.begin(#""alwaysMatch": {"atName": "JAWS"}"#)["message"] as? String
    #expect(message?.components(separatedBy: "VoiceOver").count == 2, "\(message ?? "")")
  }

  /// Clients that begin no session keep nobody out for ever.
  @Test func whoeverBeginsNoSessionIsLetGo() throws {
    let first = try ATClient(hearing: nil, patience: .milliseconds(300))
    let idle = (0..<15).map { _ in ATClient(beside: first) }
    #expect(idle.last?.next()["closed"] as? [UInt8] == [0x03, 0xF0])
    var begun: [String: Any] = [:]
    for _ in 0..<200 where begun["result"] == nil {
      let late = ATClient(beside: first)
      begun = late.begin()
      if begun["result"] == nil { usleep(20_000) }
    }
    #expect(begun["result"] != nil)
  }

  /// The oldest of those who begin no session makes room; a session that has begun stays.
  @Test func idleClientsKeepNobodyOut() throws {
    let file = try ScreenFile("macos")
    let first = try ATClient(hearing: file.path)
    #expect(first.begin()["result"] != nil)
    let idle = (0..<40).map { _ in ATClient(beside: first) }
    #expect(idle.allSatisfy { $0.greeting.hasPrefix("HTTP/1.1 101 ") })
    let again = idle[39].begin()
    #expect((again["error"] as? String) == "session not created")
    first.leave()
    var begun: [String: Any] = [:]
    for _ in 0..<200 where begun["result"] == nil {
      begun = idle[39].begin()
      if begun["result"] == nil { usleep(20_000) }
    }
    #expect(begun["result"] != nil)
  }

  /// Whoever sends and reads no answer is let go by then, too.
  @Test func whoeverReadsNothingIsLetGo() throws {
    let first = try ATClient(hearing: nil, patience: .milliseconds(300))
    let deaf = (0..<15).map { _ in ATClient(beside: first) }
    for client in deaf { client.flood() }
    var begun: [String: Any] = [:]
    for _ in 0..<250 where begun["result"] == nil {
      let late = ATClient(beside: first)
      begun = late.begin()
      if begun["result"] == nil { usleep(20_000) }
    }
    #expect(begun["result"] != nil)
    withExtendedLifetime(deaf) {}
  }

  @Test func aRequestPastTheLimitIsRefused() throws {
    let client = try ATClient(hearing: nil)
    let long = ATClient(
      beside: client, headers: "X: " + String(repeating: "x", count: 20_000) + "\r\n")
    #expect(long.greeting.isEmpty || long.greeting.hasPrefix("HTTP/1.1 431 "), "\(long.greeting)")
  }

  @Test func aFloodAndHalfAMessageHurtNobodyElse() throws {
    let file = try ScreenFile("macos")
    let client = try ATClient(hearing: file.path)
    let half = ATClient(beside: client)
    half.send(raw: [0x81, 0xFE, 0x01])
    half.leave()
    let flood = ATClient(beside: client)
    for _ in 0..<500 { flood.send("x") }
    flood.leave()
    let binary = ATClient(beside: client)
    binary.send(raw: [0x82, 0x80, 0, 0, 0, 0])
    #expect(binary.next()["error"] as? String == "invalid argument")
    binary.send(raw: [0x81, 0x81, 0, 0, 0, 0, 0xFF])
    #expect(binary.next()["closed"] as? [UInt8] == [0x03, 0xEF])
    #expect(client.begin()["result"] != nil)
  }
}
