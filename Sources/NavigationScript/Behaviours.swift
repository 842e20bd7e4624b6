package import AccessibilityTree
package import Documents
package import ScreenReader
import OtherTechnologies
import TreeFormats

/// What the app does, as the behaviours of its screens' elements say.
///
/// ```yaml
/// - button: Rate
///   on: {activate: [announce: Thank you]}
/// ```
package struct Behaviours: Sendable {
  /// The app for a ``Session``.
  package let app: AppModel

  /// Reads the behaviours of an app's screens.
  package init(screens: [Screen]) throws(SourceError) {
    var compiler = EffectCompiler(screens: screens)
    for screen in screens { try compiler.compile(screen.tree) }
    let compiled = compiler
    app = AppModel { request, screen in
      // UIKit, SwiftUI and Android do nothing when a disabled control is activated; a page may.
      let isDisabled = request.element.traits.contains(.notEnabled) && !screen.isPage
      if isDisabled, request.act == .activate { return [] }
      let behaviours = request.answers
      if behaviours.isEmpty { return nil }
      return behaviours.flatMap { behaviour in
        behaviour.effects.flatMap(compiled.answer(to:))
          + (behaviour.code?.answer(request, on: screen) ?? [])
      }
    }
  }

  /// Reads the behaviours of an app of which one screen is at hand.
  ///
  /// `open: reply` is then the screen of the file `reply.screen.yaml` beside it; links out of its folder
  /// are not followed.
  package init(
    of screen: Screen, at path: String?, within bounds: AllowedFolders? = nil
  ) throws(SourceError) {
    try self.init(screens: try Self.screens(around: screen, at: path, within: bounds))
  }

  /// Returns a screen and all those that its behaviours open, by the files beside it.
  package static func screens(
    around screen: Screen, at path: String?, within bounds: AllowedFolders? = nil
  ) throws(SourceError) -> [Screen] {
    guard let path, let file = FoundFile(path, in: bounds).place else { return [screen] }
    var screens = FlowScreens(
      try NamedFileFolder(
        PathText.parent(of: file), of: FoundFile(path, in: bounds), root: nil, noun: "flow"))
    var screen = screen
    let name = PathText.name(of: file) ?? file
    screen.name = screen.name ?? name.replacing(/\.screen\.(yaml|json)$/, with: "")
    screens.take(screen, from: file)
    try screens.readOpened()
    return screens.named
  }
}
