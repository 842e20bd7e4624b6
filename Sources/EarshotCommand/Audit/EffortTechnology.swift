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
      assumes: "the cheapest route, every utterance heard in full, and one gesture to activate"
    ) { subject in
      let heard = subject.heard
      guard heard.reading.reader.name.hasPrefix(name) else {
        return subject.missing("this screen is read by \(heard.reading.reader.title)")
      }
      let ways = EffortWays(heard)
      return try subject.targets.map { target in
        let stop = try heard.knownStop(of: target, path: subject.path, option: "--to")
        guard let cost = ways.cheapestRoute(to: stop)?.cost else {
          return .notApplicable("cannot be reached")
        }
        return .cost(TaskCost(steps: cost.gestures + 1, unit: .gesture, seconds: cost.seconds))
      }
    }
  }

  static let switchControl = EffortTechnology(
    name: "switch-control",
    assumes:
      "group scanning, no mistakes, a press after 0.65 of the scan time"
  ) { subject in
    guard SwitchControl.exists(on: subject.screen.platform) else { return subject.missing }
    let control = SwitchControl(subject.stops.reading, settings: subject.scanning)
    return subject.nodes.map(control.outcome)
  }

  static let voiceControl = EffortTechnology(
    name: "voice-control",
    assumes: "0.4 s per word and 1.0 s per utterance, each recognised at the first try"
  ) { subject in
    guard VoiceControl.exists(on: subject.screen.platform) else { return subject.missing }
    let control = VoiceControl(subject.stops.reading)
    return subject.nodes.map(control.outcome)
  }

  static let keyboard = EffortTechnology(
    name: "keyboard",
    assumes: "0.28 s per key and 1.35 s to think, starting before the first element, with groups"
  ) { subject in
    guard KeyboardAccess.exists(on: subject.screen.platform) else { return subject.missing }
    let access = KeyboardAccess(subject.stops.reading)
    return subject.nodes.map(access.outcome)
  }

  static let pointer = EffortTechnology(
    name: "pointer",
    assumes: "Fitts's law from the centre of the screen: touch 6.95 bit/s, mouse 4.3, eyes 2"
  ) { subject in
    point(subject, Pointing.pointer(on: subject.screen.platform))
  }

  static let dwell = EffortTechnology(
    name: "dwell",
    assumes: "Fitts's law from the centre of the screen with 2 bit/s, and a dwell time of 1.0 s"
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
