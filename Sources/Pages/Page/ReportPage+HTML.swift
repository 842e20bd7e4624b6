internal import AccessibilityAudit
internal import AccessibilityTree
internal import Documents
internal import ScreenReader
internal import Transcript
internal import VoiceProfiles
internal import Voices

extension ReportPage {
  /// Writes the page.
  ///
  /// - Complexity: O(n log n) in the number of lines and of nodes.
  package func html() throws -> [UInt8] {
    let style = Self.style
    let script = PageNeighbours.script(.pageScript, home: home)
    let timings = lineTimings
    let scenes = sceneContexts(timings)
    var line = -1
    let groups = self.groups.map { group in
      let lines = group.lines.map { heard in
        line += 1
        return LineContext(heard, index: line, in: scenes[heard.scene], timing: timings[line])
          .values(hasSound: sound != nil)
      }
      return [
        "isLong": lines.count > Self.long,
        "heading": group.heading.map(SafeWords.line),
        "lines": lines,
      ]
        as PageValues
    }
    let pictures = scenes.compactMap(\.picture)
    let findingGroups = FindingGroup.groups(
      of: scenes.flatMap { $0.places(among: scenes.count) }, reader: ReaderTitles(self.scenes).text)
    let findingKinds = counts.present.map { kind, words in
      ["kind": kind.rawValue, "words": words] as PageValues
    }
    let context: PageValues = [
      "title": SafeWords.line(title), "generator": "Earshot", "style": style, "script": script,
      "policy": Self.policy(style: style, script: script),
      "verdict": verdict(scenes).values, "home": home.map(IndexPage.escaped),
      "neighbours": home == nil ? "" : PageNeighbours.gap,
      "hasGroups": !findingGroups.isEmpty, "findings": try FindingGroup.list(of: findingGroups),
      "findingKinds": findingKinds, "hasRotorKeys": !isFlow, "isFlow": isFlow,
      "scenes": try scenes.map { try $0.values(among: scenes.count, faults: $0.faults) },
      "cut": cut, "groups": groups, "isEmpty": line < 0, "hasPlayer": line >= 0,
      "isWide": Self.isWide(pictures), "hasPicture": !pictures.isEmpty,
      "undrawn": pictures.isEmpty ? scenes.first?.undrawn : nil,
      "key": try PictureKey(pictures, hasFaults: scenes.contains { !$0.faults.isEmpty }).list(),
      "hasFlowReport": !expectations.isEmpty || !flowFindings.isEmpty,
      "expectations": expectations.map(values(of:)),
      "flowFindings": flowFindings.map(values(ofFlow:)),
      "provenance": provenance.map {
        ["name": $0.name, "value": SafeWords.line($0.value)] as PageValues
      },
      "readers": ReaderTitles(self.scenes).text,
      "sound": sound.map { sound in
        [
          "url": sound.url, "captions": sound.captions, "duration": sound.duration,
          "language": self.scenes.first.flatMap { LanguageTag($0.transcript.language).markup },
        ] as PageValues
      },
    ]
    return Array(try PageTemplates.render(.page, context).utf8)
  }

  /// How many lines a group may have until a browser only lays out those in view, and only builds the
  /// details of those that are opened.
  static let long = 100

  /// The rules of all pages.
  static var style: String {
    PicturePalette.variables + PageTemplates.text(of: .pictureStyle)
      + PageTemplates.text(of: .pageStyle)
  }

  /// Lets a browser run and fetch what stands in the page, and nothing else.
  static func policy(style: String, script: String?) -> String {
    func hash(_ text: String) -> String { "'sha256-\(Base64.text(SHA256.digest(text.utf8)))'" }
    return "default-src 'none'; img-src data:; media-src data: blob:; style-src \(hash(style)); "
      + "script-src \(script.map(hash) ?? "'none'"); base-uri 'none'; form-action 'none'"
  }

  /// When each line is heard.
  private var lineTimings: [PageSound.Timing?] {
    var rest = sound?.timings[...] ?? []
    return groups.flatMap(\.lines).map { line in
      line.item == nil ? nil : rest.popFirst() ?? nil
    }
  }

  private func sceneContexts(_ timings: [PageSound.Timing?]) -> [SceneContext] {
    var lineOfStop = [[Int: Int]](repeating: [:], count: scenes.count)
    for (index, line) in groups.flatMap(\.lines).enumerated() {
      if let stop = line.stop, lineOfStop[line.scene][stop] == nil {
        lineOfStop[line.scene][stop] = index
      }
    }
    // Two screens of one name are told apart by their numbers.
    var counts: [String: Int] = [:]
    return scenes.enumerated().map { index, scene in
      var scene = scene
      let count = counts[scene.name, default: 0] + 1
      counts[scene.name] = count
      if count > 1 { scene.name += " (\(count))" }
      var context = SceneContext(
        scene, index: index, lineOfStop: lineOfStop[index], timings: timings)
      context.isRepeated = count > 1 && scene.report == nil
      return context
    }
  }

  /// Whether pictures are those of a window or a page: they need more room than a phone's.
  private static func isWide(_ pictures: [ScreenPicture]) -> Bool {
    pictures.contains { $0.screen.width > 500 }
  }

  /// How many findings there are on all screens.
  private var counts: FindingCounts {
    scenes.compactMap(\.audit).reduce(into: FindingCounts()) { $0 += $1.counts }
  }

  private func verdict(_ contexts: [SceneContext]) -> PageVerdict {
    var verdict = PageVerdict()
    let lines = groups.flatMap(\.lines)
    let amount =
      isFlow
      ? counted(lines.count { $0.kind == .command }, "step")
      : counted(lines.count + hiddenStops, "stop")
    let screens = Set(scenes.map(\.reading.screen.title)).count
    verdict.say(
      (screens > 1 ? [counted(screens, "screen")] : []) + [amount],
      readBy: ReaderTitles(scenes).exact, in: heard)
    if !expectations.isEmpty {
      let number = expectations.count
      verdict.say(
        number == 1 ? "One expectation is not met." : "\(number) expectations are not met.",
        target: "flow-report")
    }
    if isFlow {
      if expectations.isEmpty {
        verdict.say("Every expectation is met.", target: "transcript", isGood: true)
      }
      if !flowFindings.isEmpty { verdict.say(FindingCounts(flowFindings), target: "flow-report") }
    } else if scenes.contains(where: { $0.audit != nil }) {
      verdict.say(counts, target: "findings")
    }
    let unheard = scenes.reduce(0) { $0 + $1.reading.order.omissions.count }
    if unheard > 0, !isFlow, let first = contexts.first(where: { !$0.unheard.isEmpty }) {
      verdict.say(
        "\(counted(unheard, "element")) on the screen \(unheard == 1 ? "is" : "are") not heard.",
        target: "\(first.prefix)unheard")
    }
    if !isFlow, scenes.count == 1, let context = contexts.first {
      verdict.sayDistance(on: context.scene) { context.line(of: $0) }
    }
    return verdict
  }

  private var isFlow: Bool { groups.contains { $0.lines.contains { $0.kind != .stop } } }

  /// How long the page takes to hear: as its sound does, else as its screens are told to; `nil` for a flow
  /// without sound.
  var heard: HeardTime? {
    if let sound, hiddenStops == 0 {
      return HeardTime(seconds: Double(sound.duration) / 1000, isMeasured: true)
    }
    if isFlow { return nil }
    let times = scenes.compactMap { $0.audit?.heard }
    return times.dropFirst().reduce(times.first) { sum, time in sum.map { $0 + time } }
  }
}

extension FindingCounts {
  /// What a template needs for the kinds that there are findings of, the worst first.
  var figures: [PageValues] {
    present.map { kind, words in
      ["value": self[kind], "name": String(words.drop { $0 != " " }.dropFirst())]
    }
  }
}
