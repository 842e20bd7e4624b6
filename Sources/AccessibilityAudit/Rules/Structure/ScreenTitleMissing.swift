import AccessibilityTree
import Documents

struct ScreenTitleMissing: ScreenRule {
  static let page = RulePage(
    "screen-title-missing", .structure, .error, .high,
    title: "Screen has no title",
    why: """
      {reader} says nothing when the screen appears. The listener does not know that there is a \
      new screen, or which one it is.
      """,
    repair: "Give the screen a title, or start it with a heading that names it.",
    guidelines: [.hig("Content"), .wcag("2.4.2", .a)],
    needs: [.carried(.screenTitles)],
    varies: "A warning for a title such as \"Home\", which says nothing about the page.",
    failing: """
      elements:
        - button: Save
        - text: Mango lassi
      """,
    passing: """
      screen: Recipe
      elements:
        - button: Save
        - text: Mango lassi
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    if screen.elements.isEmpty || Self.isPart(screen) { return }
    // A heading near the top stands for a title.
    let early = screen.elements.prefix(8)
    let hasHeading = early.contains { node in
      let element = screen.spokenElement(node)
      return element.traits.contains(.header) && element.label?.trimmed.isEmpty == false
    }
    let hasTitle = screen.screen.title?.trimmed.isEmpty == false
    // A page's title is heard when it opens, and names its tab and window: no heading stands for it.
    if screen.toolkit == .web, !hasTitle { return findings.fail(nil, Self.messageOfPage) }
    if screen.toolkit == .web, let title = screen.screen.title?.trimmed {
      if Self.isOfATool(title) { return findings.fail(nil, Self.messageOfTool(title)) }
      if Self.saysNothing(title) {
        return findings.fail(nil, Self.messageOfVagueTitle(title), severity: .warning)
      }
    }
    if hasTitle || hasHeading { return findings.pass() }
    if !screen.isImported {
      findings.fail(nil, Self.message)
    } else {
      findings.review(nil, Self.message)
    }
  }
}

extension ScreenTitleMissing {
  /// The shorter side in points of the smallest screens of phones: Android's have 240 at least (documented for
  /// its class of small screens, in landscape; iPhones have 320).
  private static let shortestSide = 240.0

  /// Whether a dump is smaller than any screen except a watch's, because a component test drew only a part.
  private static func isPart(_ screen: AuditedScreen) -> Bool {
    guard screen.isImported, screen.screen.platform != .watchos, let size = screen.screen.size
    else { return false }
    return min(size.width, size.height) < shortestSide
  }

  // What editors and generators write into a page that they make (Emmet, Create React App, Vite, Next.js, Vue CLI).
  private static let titlesOfTools: Set<String> = [
    "document", "untitled", "untitled document", "react app", "vite app", "vite + react",
    "vite + react + ts", "vite + vue", "vite + vue + ts", "vite + svelte", "create next app",
    "vue app", "new page", "page title", "title", "index.html",
  ]
  // What tells nothing of what a page is about, in whatever language the page is.
  private static let titlesOfNothing: Set<String> = [
    "home", "home page", "homepage", "index", "website", "web site", "webpage", "web page", "page",
    "my website", "my site", "my page", "my web page", "my webpage", "test", "test page", "main",
    "main page", "landing page", "demo", "new tab", "html", "inicio", "início", "accueil",
    "startseite", "strona główna", "anasayfa", "ana sayfa", "главная", "главная страница", "首页",
    "主页", "ホーム", "홈", "메인", "beranda", "trang chủ", "página web", "pagina web", "sito web",
    "site web", "webseite", "strona internetowa", "сайт", "мой сайт",
  ]
  // Words of which titles are made that tell of homework and of files, and of nothing else.
  private static let emptyWords: Set<String> = [
    "my", "first", "the", "a", "new", "web", "site", "website", "webpage", "page", "html", "css",
    "js",
    "javascript", "php", "homework", "assignment", "exercise", "practice", "project", "final",
    "test",
    "example", "sample", "template", "tutorial", "lesson", "task", "untitled", "index", "home",
    "mi", "primera", "pagina", "página", "proyecto", "mon", "premier", "projet", "il", "mio",
    "primo",
    "sito", "projeto", "meu", "mein", "meine", "erste", "übung", "projekt", "tugas",
  ]

  private static func saysNothing(_ title: String) -> Bool {
    if titlesOfNothing.contains(title.lowercased()) { return true }
    let words = title.foldedWords.filter { !$0.allSatisfy(\.isNumber) }
    return (2...5).contains(words.count) && words.allSatisfy(emptyWords.contains)
  }

  private static func isOfATool(_ title: String) -> Bool {
    titlesOfTools.contains(title.lowercased())
  }

  private static func messageOfTool(_ title: String) -> FindingText {
    FindingText(
      "The page has the title \(SafeText.quoted(title)), which its editor or generator wrote.",
      repair: "Make the <title> describe the page.")
  }

  private static func messageOfVagueTitle(_ title: String) -> FindingText {
    FindingText(
      "The title \(SafeText.quoted(title)) says neither whose page it is nor what it is about.",
      repair: "Make the <title> describe the page, and name the site.")
  }

  private static let messageOfPage = FindingText(
    "The page has no title, so readers use its address when it opens and in the list of windows.",
    repair: "Add a <title>.")

  private static let message = FindingText(
    "The reader announces nothing when this screen appears: it has no title, and no heading "
      + "among its first elements.",
    repair: "Add a title.")
}
