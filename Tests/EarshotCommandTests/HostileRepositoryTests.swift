import Foundation
import Testing

/// What a folder says of its Git repository is as hostile as the rest of it, and costs little whatever it is.
@Suite("Hostile repositories") struct HostileRepositoryTests {
  private static let screen = "screen: Home\nelements:\n  - button: Buy\n"

  /// A line with very many attributes takes no longer than as many lines.
  @Test func aLongLineOfAttributesCostsLittle() throws {
    let words = (0..<140_000).map { "a\($0)" }.joined(separator: " ")
    let folder = try CommandFolder([
      "m/s/a.screen.yaml": Self.screen, "m/.gitattributes": "*.x \(words)\ns/* ident\n",
    ])
    let outcome = try folder.shell("cd m; timeout 300 $EARSHOT audit s --fail-on never")
    #expect(outcome.status == 0)
    #expect(
      outcome.error.contains(".gitattributes makes Git replace what follows $Id in s/*"),
      "\(outcome.error)")
  }

  /// Rules without end do not fill the log.
  @Test func manyRulesAreToldOnce() throws {
    // One letter with thousands of marks is long, too.
    let marked = "*" + String(repeating: "\u{301}", count: 25_000) + " ident\n"
    let rules = marked + String(repeating: "* ident\n", count: 5_000)
    var files = ["top.screen.yaml": Self.screen]
    for folder in 0..<12 {
      files["s\(folder)/a.screen.yaml"] = Self.screen
      files["s\(folder)/.gitattributes"] = rules
    }
    let folder = try CommandFolder(files)
    let outcome = try folder.shell("timeout 300 $EARSHOT audit . --fail-on never")
    #expect(outcome.status == 0)
    let notes = outcome.error.split(separator: "\n").filter { $0.contains(".gitattributes") }
    #expect((100...230).contains(notes.count), "\(notes.count)")
    #expect(outcome.error.utf8.count < 50_000)
    #expect(outcome.error.contains("more than 200 such lines"), "\(outcome.error.prefix(2_000))")
  }

  /// What a folder says of its repository has limits, and what was read counts also where it is refused.
  @Test(arguments: ["config", "git", "link"])
  func aHostileRepositoryCostsLittle(_ kind: String) throws {
    let folder = try CommandFolder([:])
    let script =
      switch kind {
      case "config":
        #"""
        mkdir s/$i/.git; printf 'DIRC\0\0\0\2\0\0\0\0' > s/$i/.git/index
        head -c 20 /dev/zero >> s/$i/.git/index; truncate -s 127M s/$i/.git/config
        """#
      case "git": "printf 'gitdir: ' > s/$i/.git; truncate -s 127M s/$i/.git"
      default: "echo 'gitdir: ../../git' > s/$i/.git"
      }
    let outcome = try folder.shell(
      """
      mkdir git
      python3 -c "
      import struct
      paths = [b'x%06d' % i for i in range(100000)]
      entry = lambda p: bytes(40) + bytes(20) + bytes([0, 7]) + p + bytes(8 - (62 + len(p)) % 8)
      open('git/index', 'wb').write(b'DIRC' + struct.pack('>II', 2, len(paths)) + b''.join(map(entry, paths))
        + b'link' + struct.pack('>I', 0) + bytes(20))"
      for i in $(seq 60); do mkdir -p s/$i; echo 'elements: [button: Buy]' > s/$i/a.screen.yaml
      \(script)
      done
      timeout 300 $EARSHOT audit s --fail-on never > /dev/null
      """)
    #expect(outcome.status == 0)
    #expect(outcome.error.contains("cannot be read: it is unknown"), "\(outcome.error)")
  }

  /// Indexes that repeat a path, or expand to many, take no longer than others, and what cannot be entered is told.
  @Test(arguments: ["repeated", "expanded", "shared", "closed"])
  func aHostileIndexCostsLittle(_ kind: String) throws {
    let folder = try CommandFolder([
      "s/a.screen.yaml": Self.screen
        + String(repeating: "# filling of a line that is long\n", count: 30_000),
      "t/a.screen.yaml": Self.screen, "u/a.screen.yaml": Self.screen,
      "v/a.screen.yaml": Self.screen, "w/a.screen.yaml": Self.screen,
    ])
    func entry(_ path: [UInt8], _ kept: [UInt8] = []) -> [UInt8] {
      [UInt8](repeating: 0, count: 26) + [0x81, 0xA4] + [UInt8](repeating: 1, count: 32) + [0, 0]
        + kept + path
    }
    func index(_ version: UInt8, _ count: Int, _ entries: [UInt8]) -> [UInt8] {
      Array("DIRC".utf8) + [0, 0, 0, version]
        + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: count >> $0) }
        + entries + [UInt8](repeating: 0, count: 20)
    }
    var environment = ""
    switch kind {
    case "repeated":
      let one = entry(Array("s/a.screen.yaml".utf8) + [0, 0, 0])
      try folder.write(
        ".git/index", index(2, 3_000, Array(repeatElement(one, count: 3_000).joined())))
    case "expanded":
      let first = entry([UInt8](repeating: 0x61, count: 1_000_000) + [0], [0])
      let more = Array(repeatElement(entry([0], [0]), count: 20_000).joined())
      try folder.write(".git/index", index(4, 20_001, first + more))
    case "shared":
      try folder.write(
        "git/index",
        index(
          4, 61,
          entry([UInt8](repeating: 0x61, count: 1_000_000) + [0], [0])
            + Array(repeatElement(entry([0], [0]), count: 60).joined())))
      for name in ["s", "t", "u", "v", "w"] { try folder.write("\(name)/.git", "gitdir: ../git\n") }
    default:
      environment = "chmod 000 .git; "
      try folder.write(".git/HEAD", "")
    }
    let outcome = try folder.shell(
      "\(environment)timeout 300 $EARSHOT audit s t u v w --fail-on never; status=$?; chmod 700 .git 2> /dev/null; exit $status"
    )
    #expect(outcome.status == 0)
    let isTold = outcome.error.contains("cannot be read: it is unknown")
    #expect(
      isTold == (kind != "repeated" && (kind != "closed" || geteuid() != 0)), "\(outcome.error)")
  }
}
