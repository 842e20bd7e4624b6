import Documents

/// A one-line summary of a diff: "2 reworded, 1 moved, +3 swipes to Pay, about +2.4 s of listening".
public struct DiffSummary: Equatable, Sendable, CustomStringConvertible {
  /// The number of stops with a change of each kind, in display order.
  public private(set) var counts: [(kind: TranscriptDiff.Kind, count: Int)] = []
  /// The number of screens that only the new side has.
  public private(set) var addedScreens = 0
  /// The number of screens that only the old side has.
  public private(set) var removedScreens = 0
  /// The control whose swipe count changed most (the first of several), or `nil` if none changed.
  public private(set) var swipe: SwipeChange?
  /// The number of controls whose swipe count changed.
  public private(set) var swipeCount = 0
  /// The change of the listening time of screens on both sides in seconds, or `nil` if unknown.
  public private(set) var seconds: Double?

  /// Summarises a whole diff.
  ///
  /// - Parameter diff: The diff.
  public init(_ diff: TranscriptDiff) { self.init(diff.screens[...]) }

  /// Summarises the changes of one screen.
  ///
  /// - Parameter screen: The screen.
  public init(_ screen: ScreenDiff) { self.init([screen][...]) }

  private init(_ screens: ArraySlice<ScreenDiff>) {
    var counts: [TranscriptDiff.Kind: Int] = [:]
    for screen in screens {
      switch screen.presence {
      case .added: addedScreens += 1
      case .removed: removedScreens += 1
      case .both:
        for kind in screen.changes.flatMap(\.kinds) { counts[kind, default: 0] += 1 }
      }
      if let listening = screen.listening { seconds = (seconds ?? 0) + listening.difference }
      swipeCount += screen.swipes.count
      for change in screen.swipes
      where abs(change.difference) > abs(swipe?.difference ?? 0) {
        swipe = change
      }
    }
    self.counts = TranscriptDiff.Kind.allCases.compactMap { kind in
      counts[kind].map { (kind, $0) }
    }
  }

  /// The summary without swipe counts; "no difference" for an empty diff.
  public var changes: String {
    var parts = counts.map { "\($0.count) \($0.kind.noun($0.count))" }
    if addedScreens > 0 { parts.append("\(Self.screens(addedScreens)) added") }
    if removedScreens > 0 { parts.append("\(Self.screens(removedScreens)) removed") }
    return parts.isEmpty ? "no difference" : parts.joined(separator: ", ")
  }

  /// The swipes to the control whose number of them changed most, but for its name: "+3 swipes to ".
  package var swipesHead: String? {
    swipe.map { swipe in
      let count = abs(swipe.difference)
      return "\(swipe.difference > 0 ? "+" : "−")\(count) \(count == 1 ? "swipe" : "swipes") to "
    }
  }

  /// How many controls more changed: " and 11 more".
  package var swipesTail: String { swipeCount > 1 ? " and \(swipeCount - 1) more" : "" }

  /// What the screens take longer or shorter to hear: ", about +2.4 s of listening"; empty for less than a second.
  package var listeningTail: String {
    seconds.flatMap(ListeningChange.text).map { ", \($0)" } ?? ""
  }

  /// The summary in one line, safe to show.
  public var description: String {
    guard let swipe, let head = swipesHead else { return "\(changes)\(listeningTail)" }
    return "\(changes), \(head)\(SafeText.line(swipe.name))\(swipesTail)\(listeningTail)"
  }

  private static func screens(_ count: Int) -> String {
    count == 1 ? "1 screen" : "\(count) screens"
  }

  /// Returns whether two summaries are equal.
  ///
  /// - Parameters:
  ///   - first: A summary.
  ///   - second: Another summary.
  /// - Returns: Whether they are equal.
  public static func == (first: DiffSummary, second: DiffSummary) -> Bool {
    first.description == second.description
  }
}

extension TranscriptDiff.Kind {
  /// What so many changes of the kind are called, behind their number.
  func noun(_ count: Int) -> String {
    switch self {
    case .reworded, .moved, .added, .removed: rawValue
    case .state: count == 1 ? "state" : "states"
    case .hint: count == 1 ? "hint" : "hints"
    case .actions: count == 1 ? "list of actions" : "lists of actions"
    }
  }
}
