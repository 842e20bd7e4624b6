import Earshot
import OtherTechnologies

/// A way to use a screen whose cost can be told.
struct EffortTechnology: Sendable {
  /// How `--with` names it.
  let name: String
  /// What its seconds rest on.
  let assumes: String
  /// Tells what it takes to get to each of the targets and to activate it.
  let outcomes: @Sendable (_ subject: EffortSubject) throws -> [TaskOutcome]

  /// Every technology that is known, in the order of help.
  static let all = [
    reader("voiceover"), reader("talkback"), switchControl, voiceControl, keyboard, pointer, dwell,
  ]

  static var names: [String] { all.map(\.name) }

  static func named(_ name: String) -> EffortTechnology? { all.first { $0.name == name } }

  /// The reader whose name begins so, where it is the one that reads the screen.
  private static func reader(_ name: String) -> EffortTechnology {
    EffortTechnology(
      name: name,
      assumes: "the cheapest way, all of it heard to its end, and one gesture that activates"
    ) { subject in
      let heard = subject.heard
      guard heard.reading.reader.name.hasPrefix(name) else {
        return subject.missing("\(heard.reading.reader.title) reads this")
      }
      let ways = EffortWays(heard)
      return try subject.targets.map { target in
        let stop = try heard.knownStop(of: target, path: subject.path, option: "--to")
        guard let cost = ways.cheapestRoute(to: stop)?.cost else {
          return .notApplicable("no way leads there")
        }
        return .cost(TaskCost(steps: cost.gestures + 1, unit: .gesture, seconds: cost.seconds))
      }
    }
  }

  static let switchControl = EffortTechnology(
    name: "switch-control",
    assumes:
      "the groups that are scanned, no mistakes, a press 0.65 of the scan time after its highlight"
  ) { subject in
    guard SwitchControl.exists(on: subject.screen.platform) else { return subject.missing }
    let control = SwitchControl(subject.stops.reading, settings: subject.scanning)
    return subject.nodes.map(control.outcome)
  }

  static let voiceControl = EffortTechnology(
    name: "voice-control", assumes: "0.4 s a word and 1.0 s an utterance, each understood at once"
  ) { subject in
    guard VoiceControl.exists(on: subject.screen.platform) else { return subject.missing }
    let control = VoiceControl(subject.stops.reading)
    return subject.nodes.map(control.outcome)
  }

  static let keyboard = EffortTechnology(
    name: "keyboard",
    assumes: "0.28 s a key and 1.35 s of thought, from before the first element, in groups"
  ) { subject in
    guard KeyboardAccess.exists(on: subject.screen.platform) else { return subject.missing }
    let access = KeyboardAccess(subject.stops.reading)
    return subject.nodes.map(access.outcome)
  }

  static let pointer = EffortTechnology(
    name: "pointer",
    assumes: "Fitts's law from the middle of the screen: touch 6.95 bit/s, a mouse 4.3, eyes 2"
  ) { subject in
    point(subject, Pointing.pointer(on: subject.screen.platform))
  }

  static let dwell = EffortTechnology(
    name: "dwell",
    assumes: "Fitts's law from the middle of the screen with 2 bit/s, and 1.0 s of staying there"
  ) { subject in
    point(subject, Pointing.dwell(on: subject.screen.platform))
  }

  private static func point(_ subject: EffortSubject, _ pointing: Pointing?) -> [TaskOutcome] {
    guard let pointing else { return subject.missing }
    return subject.nodes.map { node in
      guard subject.screen.tree[node].responds else {
        return .notApplicable("it does not respond")
      }
      return pointing.outcome(ofNode: node, on: subject.screen)
    }
  }
}
