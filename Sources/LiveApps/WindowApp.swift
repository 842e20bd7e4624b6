import AccessibilityTree
package import DesktopApps
package import Documents
import Hearing
import NavigationScript
package import ScreenReader
import Synchronization
package import TreeFormats

/// A running application of a desktop as the app of a session: what the reader asks for is done there, and what
/// became of its window comes back as effects.
package final class WindowApp: Sendable {
  private let application: LiveApplication
  private let reader: Reader
  private let focus = Mutex<Int?>(nil)
  // In milliseconds.
  private static let longestWait = 60_000

  /// Creates an app whose window is not read yet.
  package init(_ application: LiveApplication, reader: Reader) {
    self.application = application
    self.reader = reader
  }

  /// Reads the window that is in use.
  package func open(
    savingTo file: String?
  ) throws(SourceError) -> (imported: ImportedScreen, effects: [AppEffect]) {
    let moment = try application.open()
    if let file { try WrittenFile.write(moment.dump.bytes, to: file) }
    let imported = try TreeReaders.read(moment.dump).bridged(for: reader)
    focus.withLock { $0 = moment.focus }
    return (imported, moment.focus.map { [.focusDocumentNode($0)] } ?? [])
  }

  /// What a session asks.
  package var model: AppModel {
    var model = AppModel { request, _ in self.answer(request) }
    model.isLive = true
    model.letTimePass = { milliseconds, _ in
      AppEffect.told { () throws(SourceError) in
        guard milliseconds <= Self.longestWait else {
          return [.fail("the longest wait for an application is 1 minute")]
        }
        return try self.application.pass(milliseconds).map(self.effects) ?? []
      }
    }
    return model
  }

  private func answer(_ request: AppRequest) -> [AppEffect]? {
    guard let act = ApplicationAct(request.act) else { return nil }
    guard let object = request.element.documentNode else { return [] }
    return AppEffect.told { () throws(SourceError) in
      guard let moment = try application.perform(act, on: object) else {
        return [
          .fail("the application does not allow this action, or the object no longer exists")
        ]
      }
      return try effects(of: moment, actedOn: object)
    }
  }

  private func effects(of moment: ApplicationMoment) throws(SourceError) -> [AppEffect] {
    try effects(of: moment, actedOn: nil)
  }

  private func effects(
    of moment: ApplicationMoment, actedOn object: Int?
  ) throws(SourceError) -> [AppEffect] {
    let screen = try TreeReaders.read(moment.dump).bridged(for: reader).screen
    let before = focus.withLock { focus in
      defer { focus = moment.focus }
      return focus
    }
    var effects: [AppEffect] = [.replace(screen)]
    if moment.isNewWindow {
      effects.append(.screenChanged(nil))
    }
    if let focus = moment.focus, focus != before, focus != object {
      effects.append(.focusDocumentNode(focus))
    }
    for message in moment.messages {
      let text = SafeText.line(message.text)
      if text.isEmpty { continue }
      effects.append(.tell(Announcement(text, priority: message.isAssertive ? .high : .low)))
    }
    return effects
  }
}

extension ApplicationAct {
  /// Takes over what a reader asks of an app, or is `nil` for what AT-SPI has no word for.
  fileprivate init?(_ act: AppRequest.Act) {
    switch act {
    case .activate: self = .activate
    case .increment: self = .increment
    case .decrement: self = .decrement
    case .type(let text): self = .type(text)
    case .action(let name): self = .action(name)
    case .escape, .home, .magicTap, .scroll, .key: return nil
    }
  }
}
