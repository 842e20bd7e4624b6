import Earshot
import OtherTechnologies

/// A way to use a screen whose cost can be told.
struct EffortTechnology: Sendable {
  /// How `--with` names it.
  let name: String
  /// What its seconds rest on.
  let assumes: String
  /// Tells what it takes to get to a target and to activate it.
  let outcome: @Sendable (_ target: String, _ subject: EffortSubject) throws -> TaskOutcome

  /// Every technology that is known, in the order of help.
  static let all = [voiceOver, switchControl, voiceControl, keyboard, pointer, dwell]

  static var names: [String] { all.map(\.name) }

  static func named(_ name: String) -> EffortTechnology? { all.first { $0.name == name } }

  static let voiceOver = EffortTechnology(
    name: "voiceover",
    assumes: "the cheapest way, all of it heard to its end, and one gesture that activates"
  ) { target, subject in
    let heard = subject.heard
    guard heard.reading.reader.name.hasPrefix("voiceover") else {
      return .notApplicable("\(heard.reading.reader.title) reads this")
    }
    let stop = try heard.knownStop(of: target, path: subject.path, option: "--to")
    guard let cost = heard.cheapestRoute(to: stop)?.cost else {
      return .notApplicable("no way leads there")
    }
    return .cost(TaskCost(steps: cost.gestures + 1, unit: .gesture, seconds: cost.seconds))
  }

  static let switchControl = EffortTechnology(
    name: "switch-control",
    assumes:
      "the groups that are scanned, no mistakes, a press 0.65 of the scan time after its highlight"
  ) { target, subject in
    guard SwitchControl.exists(on: subject.screen.platform) else { return missing(subject) }
    let control = SwitchControl(subject.stops.reading, settings: subject.scanning)
    return control.outcome(ofNode: try subject.node(of: target))
  }

  static let voiceControl = EffortTechnology(
    name: "voice-control", assumes: "0.4 s a word and 1.0 s an utterance, each understood at once"
  ) { target, subject in
    guard VoiceControl.exists(on: subject.screen.platform) else { return missing(subject) }
    return VoiceControl(subject.stops.reading).outcome(ofNode: try subject.node(of: target))
  }

  static let keyboard = EffortTechnology(
    name: "keyboard",
    assumes: "0.28 s a key and 1.35 s of thought, from before the first element, in groups"
  ) { target, subject in
    guard KeyboardAccess.exists(on: subject.screen.platform) else { return missing(subject) }
    return KeyboardAccess(subject.stops.reading).outcome(ofNode: try subject.node(of: target))
  }

  static let pointer = EffortTechnology(
    name: "pointer",
    assumes: "Fitts's law from the middle of the screen: touch 6.95 bit/s, a mouse 4.3, eyes 2"
  ) { target, subject in
    try point(target, subject, Pointing.pointer(on: subject.screen.platform))
  }

  static let dwell = EffortTechnology(
    name: "dwell",
    assumes: "Fitts's law from the middle of the screen with 2 bit/s, and 1.0 s of staying there"
  ) { target, subject in
    try point(target, subject, Pointing.dwell(on: subject.screen.platform))
  }

  private static func point(
    _ target: String, _ subject: EffortSubject, _ pointing: Pointing?
  ) throws -> TaskOutcome {
    guard let pointing else { return missing(subject) }
    let node = try subject.node(of: target)
    guard subject.screen.tree[node].responds else { return .notApplicable("it does not respond") }
    return pointing.outcome(ofNode: node, on: subject.screen)
  }

  private static func missing(_ subject: EffortSubject) -> TaskOutcome {
    .notApplicable("\(subject.screen.platform.rawValue) has none")
  }
}
