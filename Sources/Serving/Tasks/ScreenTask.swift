package import Documents
package import TreeFormats

/// Something that is asked about screens, and answered in JSON: one file a task, one line in ``ScreenTasks``.
package protocol ScreenTask: Sendable {
  /// The name that `--do` takes.
  static var name: String { get }
  /// What may be said about how it is done.
  static var parameters: [Parameter] { get }

  /// Takes what is said about how it is done.
  init(_ options: Arguments) throws(SourceError)

  /// Answers for the screens of one text.
  func answer(for screens: [NamedScreen], notes: inout [String]) throws(SourceError) -> [UInt8]
}

/// What can be asked about screens.
package enum ScreenTasks {
  /// Every task.
  package static let all: [any ScreenTask.Type] = [
    TranscriptTask.self, AuditTask.self, EffortTask.self, TreeTask.self,
  ]

  /// Returns the task of a name, or `nil`.
  package static func named(_ name: String) -> (any ScreenTask.Type)? {
    all.first { $0.name == name }
  }
}
