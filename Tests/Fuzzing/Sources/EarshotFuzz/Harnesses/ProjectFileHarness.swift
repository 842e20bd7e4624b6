import Earshot
import ProjectFiles

/// An `earshot.yaml` that somebody named, and the same that was merely found.
struct ProjectFileHarness: FuzzHarness {
  let name = "project-file"

  /// Options of each kind in two commands, as swift-argument-parser describes them.
  private static let model: CommandModel? = {
    func option(_ name: String, _ kind: String = "option", _ more: String = "") -> String {
      #"{"kind": "\#(kind)", "shouldDisplay": true, "names": [{"kind": "long", "name": "\#(name)"}], "valueName": "v"\#(more)}"#
    }
    let shared = [
      option("reader", "option", #", "allValues": ["voiceover-ios", "talkback"]"#),
      option("set", "option", #", "isRepeating": true"#), option("quiet", "flag"),
      option("voices", "option", #", "completionKind": {"directory": {}}"#),
    ]
    let own = [
      option("output", "option", #", "completionKind": {"file": {}}"#),
      option("set", "option"), option("network", "flag"),
    ]
    func command(_ name: String, _ options: [String]) -> String {
      #"{"commandName": "\#(name)", "arguments": [\#(options.joined(separator: ", "))]}"#
    }
    let description =
      #"{"command": {"commandName": "earshot", "subcommands": ["#
      + [command("transcript", shared), command("report", shared + own), command("speak", own)]
      .joined(separator: ", ") + "]}}"
    let options = SharedOptions(plain: ["quiet"], gates: ["reader", "set", "voices"], isGate: true)
    return try? CommandModel(
      description: description, shared: ["transcript": options, "report": options])
  }()

  func seeds(in repository: String) -> [[UInt8]] {
    [
      "reader: talkback\nquiet: true\nset: [a=b, c=d]\nvoices: voices\n",
      "transcript: {reader: voiceover-ios}\nreport:\n  output: page.html\n  network: true\n",
      "base: &b {reader: talkback}\nreport: *b\nspeak: {<<: *b, set: x}\n", "output: ../.bashrc\n",
      "voices: ../up\n", "voices: /etc\n", "# nothing\n", "reader: [talkback, nvda]\n",
    ].map { Array($0.utf8) }
  }

  func run(_ bytes: [UInt8]) throws {
    guard let model = Self.model, let source = SourceText(fuzzed: bytes) else { return }
    for isNamed in [true, false] {
      do throws(SourceError) {
        let file = try ProjectFile(source, model, isNamed: isNamed)
        for command in model.commands {
          let line = ["--set=given", "--", "--reader"]
          for setting in try file.settings(for: command, beside: line) {
            check(setting, isNamed)
          }
          if let remark = file.gateRemark(on: file.settings, for: command) {
            Invariant.require(Heard.isPrintable(Array(remark.utf8)), "a remark with controls")
          }
        }
      } catch {
        Heard.check(error, of: source.bytes)
      }
    }
  }

  /// An argument sets the option of its key and no other; a file that was found sets what it may, below its folder.
  private func check(_ setting: ProjectFile.Setting, _ isNamed: Bool) {
    for argument in setting.arguments {
      Invariant.require(
        argument == "--\(setting.key)" || argument.utf8.starts(with: "--\(setting.key)=".utf8),
        "\(setting.key) becomes \(argument)")
    }
    if isNamed { return }
    Invariant.require(
      ["reader", "set", "quiet", "voices"].contains(setting.key),
      "a file that was found sets \(setting.key)")
    guard setting.key == "voices" else { return }
    for argument in setting.arguments {
      // By byte, as the system cuts paths: a mark may follow the sign.
      let path = Substring(argument.utf8.dropFirst("--voices=".utf8.count))
      let parts = path.utf8.split(separator: UInt8(ascii: "/")).map {
        String(decoding: $0, as: UTF8.self)
      }
      Invariant.require(
        path != "-" && path.utf8.first != UInt8(ascii: "/"),
        "a file that was found names \(path)")
      var depth = 0
      for part in parts where part != "." {
        depth += part == ".." ? -1 : 1
        Invariant.require(depth >= 0, "a file that was found leads out: \(path)")
      }
    }
  }
}
