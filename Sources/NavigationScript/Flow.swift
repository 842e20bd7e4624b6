public import AccessibilityTree
package import Documents
public import OtherTechnologies
public import ScreenReader
public import Transcript
import TreeFormats

/// A sequence of commands to run on one or more screens, with expectations.
public struct Flow: Sendable {
  /// The largest number of steps in a flow.
  package static let maximumSteps = 10_000
  /// The largest number of times that one step is repeated.
  package static let maximumCount = 1_000
  /// The largest number of commands that a flow performs, counting each swipe of each `find`.
  package static let maximumCommands = 1_000_000
  /// How many stops and letters a flow may have looked at by commands that look at many.
  static let maximumLooks = 50_000_000
  /// The longest time that one step waits, in milliseconds: a day.
  package static let maximumWait = 86_400_000
  /// The largest number of screens that a flow has, whoever names them.
  package static let maximumScreens = 1_000

  /// The name of the flow.
  public var name: String
  /// The path of the file as the user named it, or a name for messages.
  public var path: String
  /// The reader of the flow, or `nil` for the default of the first screen's platform.
  public var reader: Reader?
  /// The technology that uses the app instead of a reader, or `nil` for a reader.
  public var technology: Technology?
  /// How the cursor of Switch Control moves, where that is what the app is used by.
  package var scanning = SwitchSettings()
  /// The style in which texts are compared, or `nil` for ``Style/spoken``.
  public var style: Style?
  /// The language of the reader's phrases, or `nil` for that of the screens.
  public var language: String?
  /// The screens, with their names.
  public var screens: [Screen]
  /// The first screen.
  public var start: Screen
  /// The live page that the flow runs on instead of screens, or `nil`.
  public var page: FlowPage?
  /// The steps, in order.
  public var steps: [FlowStep]
  /// What the formats of the screens cannot carry, one line each.
  package var notes: [String] = []
  /// The text of the file, or `nil` for a flow that was put together in Swift.
  package var source: SourceText?

  /// Creates a flow.
  ///
  /// - Parameters:
  ///   - name: The name of the flow.
  ///   - path: A name for messages.
  ///   - screens: The screens that behaviours open, with their names.
  ///   - start: The first screen.
  ///   - steps: The steps, in order.
  public init(
    _ name: String, path: String = "flow", screens: [Screen] = [], start: Screen,
    steps: [FlowStep]
  ) {
    self.name = name
    self.path = path
    self.screens = screens
    self.start = start
    self.steps = steps
  }

  /// The addresses of the network that the flow names, in its order.
  package var addresses: [String] {
    let visited = steps.compactMap { step -> FlowPage? in
      if case .visit(let page) = step.action { page } else { nil }
    }
    return ([page].compactMap(\.self) + visited).compactMap {
      if case .address(let address) = $0.input { address } else { nil }
    }
  }

  /// Creates a flow through a live page.
  package init(_ name: String, path: String = "flow", page: FlowPage, steps: [FlowStep]) {
    self.init(name, path: path, start: page.unopened, steps: steps)
    self.page = page
  }

  /// Runs the flow on a device that is set otherwise: its screens are as they are under these settings.
  ///
  /// What of the settings changes nothing on any screen is noted.
  package mutating func take(_ settings: DeviceSettings) throws(SourceError) {
    var all = screens + [start]
    for step in steps { if case .open(let screen) = step.action { all.append(screen) } }
    notes += try SettingEffect.remarks(on: settings, of: all, from: path)
    start = try start.under(settings)
    // Several names of one screen have its elements in common, as before.
    var last: (given: Screen, made: Screen)?
    screens = try screens.map { (screen) throws(SourceError) in
      if var (given, made) = last {
        given.name = screen.name
        if given == screen {
          made.name = screen.name
          return made
        }
      }
      let made = try screen.under(settings)
      last = (screen, made)
      return made
    }
    steps = try steps.map { (step) throws(SourceError) in
      guard case .open(let screen) = step.action else { return step }
      var step = step
      step.action = .open(try screen.under(settings))
      return step
    }
  }

  /// Returns an error about a step, with its place in the file.
  package func error(_ message: String, at step: FlowStep) -> SourceError {
    guard let source else { return SourceError(path: path, message: message) }
    return source.error(message, at: step.offset)
  }

  /// Returns a warning about a step, with its place in the file.
  func warning(_ message: String, at step: FlowStep) -> SourceWarning {
    source?.warning(message, at: step.offset) ?? SourceWarning(path: path, message: message)
  }
}
