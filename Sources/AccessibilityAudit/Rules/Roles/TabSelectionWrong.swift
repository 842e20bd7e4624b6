import AccessibilityTree
import Documents

struct TabSelectionWrong: ScreenRule {
  static let page = RulePage(
    "tab-selection-wrong", .roles, .warning, .high,
    title: "Tab selection or tab bar is wrong",
    why: """
      The selected tab tells listeners which part of the app they are in. If no tab or several \
      tabs are selected, they cannot know.
      """,
    repair: "Select exactly one tab of each tab bar, and put every tab in a tab bar.",
    guidelines: [.wcag("4.1.2", .a), .hig("Buttons and controls")],
    varies: """
      A review in dumps for controls that only look like tabs: side by side at the bottom of the \
      screen, one of them with a name such as "Home".
      """,
    failing: """
      - container: tabBar
        children: [{button: Home}, {button: Search}]
      """,
    passing: """
      - container: tabBar
        children: [{label: Home, traits: [button, selected]}, {button: Search}]
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in 0..<screen.tree.count where Self.isBar(screen.tree[node]) {
      let tabs = (node + 1..<screen.tree.end(of: node)).filter { screen.index(of: $0) != nil }
      if tabs.isEmpty { continue }
      let selected = tabs.filter { screen.tree[$0].traits.contains(.selected) }
      if selected.count == 1 {
        findings.pass()
      } else {
        findings.fail(node, Self.message(screen, tabs, selected), related: selected)
      }
    }
    checkLooseTabs(screen, &findings)
    if !checkTabsByID(screen, &findings) { checkTabsByPlace(screen, &findings) }
    for node in screen.elements where screen.tree[node].traits.contains(.tab) {
      // Dumps tell of tabs by their traits and often not of the bar.
      let hasBar = screen.ancestors(of: node).contains {
        Self.isBar(screen.tree[$0]) || screen.tree[$0].container == .segmented
      }
      if hasBar || screen.isImported {
        findings.pass()
      } else {
        findings.fail(node, Self.alone(screen.label(node)))
      }
    }
  }

  /// Checks adjacent tabs whose tab bar is not in the dump.
  private func checkLooseTabs(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    guard screen.isImported else { return }
    var order: [Int] = []
    var tabs: [Int: [Int]] = [:]
    for node in screen.elements where screen.tree[node].traits.contains(.tab) {
      guard let parent = screen.tree.parent(of: node),
        !([parent] + screen.ancestors(of: parent)).contains(where: { Self.isBar(screen.tree[$0]) })
      else { continue }
      if tabs[parent] == nil { order.append(parent) }
      tabs[parent, default: []].append(node)
    }
    for parent in order {
      guard let side = tabs[parent], side.count > 1,
        !side.contains(where: { screen.tree[$0].traits.contains(.selected) })
      else { continue }
      findings.fail(side[0], Self.message(screen, side, []), related: Array(side.dropFirst()))
    }
  }

  /// Checks adjacent Android views that are called tabs in code; a dump states for each view whether it is selected.
  ///
  /// Returns whether there are any.
  private func checkTabsByID(_ screen: AuditedScreen, _ findings: inout RuleFindings) -> Bool {
    guard screen.toolkit == .android else { return false }
    var isFound = false
    let tree = screen.statedTree
    var order: [Int] = []
    var groups: [Int: [Int]] = [:]
    // The selected one often takes no tap.
    for node in screen.elements {
      guard Self.isCalledTab(node, screen), let stated = screen.origin(of: node),
        !screen.traits(node).contains(.tab), let bar = tree.parent(of: stated)
      else { continue }
      if groups[bar] == nil { order.append(bar) }
      groups[bar, default: []].append(node)
    }
    for tabs in order.compactMap({ groups[$0] }) where (3...7).contains(tabs.count) {
      let frames = tabs.compactMap { screen.tree[$0].frame }
      guard frames.count == tabs.count,
        frames.allSatisfy({ abs($0.y - frames[0].y) < 1 && abs($0.height - frames[0].height) < 1 })
      else { continue }
      isFound = true
      if Self.isChoiceTold(tabs, screen) {
        findings.pass()
      } else {
        findings.fail(tabs[0], Self.message(screen, tabs, []), related: Array(tabs.dropFirst()))
      }
    }
    return isFound
  }

  /// Checks adjacent controls at the bottom of an app's screen that look like tabs, none of them selected.
  private func checkTabsByPlace(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    let isApp = screen.toolkit == .android || screen.screen.platform == .ios
    guard isApp, screen.isImported, let size = screen.screen.size, size.height > size.width,
      !screen.elements.contains(where: { screen.traits($0).contains(.tab) }),
      !screen.tree.elements.contains(where: Self.isBar)
    else { return }
    var rows: [[Int]] = []
    for node in screen.elements where screen.isInteractive(node) {
      guard !screen.traits(node).contains(.keyboardKey), let frame = screen.tree[node].frame,
        (1...Self.longestTab).contains(screen.label(node).count)
      else { continue }
      let isBeside = rows.last?.last.flatMap { screen.tree[$0].frame }.map { other in
        abs(other.y - frame.y) < 2 && abs(other.height - frame.height) < 2
          && frame.x >= other.x + other.width - 2
      }
      if isBeside == true { rows[rows.count - 1].append(node) } else { rows.append([node]) }
    }
    for tabs in rows where (2...6).contains(tabs.count) {
      guard let frame = screen.tree[tabs[0]].frame else { continue }
      let isFoot = frame.y + frame.height > size.height - Self.foot && frame.y > size.height / 2
      let areButtons = tabs.contains {
        screen.traits($0).contains(.button) || Self.holdsButton($0, screen)
      }
      // Where an app begins has the same few names in nearly all of them.
      let isNavigation = tabs.contains { node in
        screen.label(node).foldedWords.contains(where: Self.starts.contains)
          || Self.starts.contains(screen.label(node).folded)
      }
      if tabs.contains(where: { screen.traits($0).contains(.link) }) || !isNavigation { continue }
      guard isFoot, tabs.count > 2 || !areButtons,
        !Self.isChoiceTold(tabs, screen), !Self.isInToolbar(tabs[0], screen)
      else { continue }
      findings.review(
        tabs[0], Self.messageOfRow(screen.list(tabs, limit: 6)), related: Array(tabs.dropFirst()))
    }
  }

  private static func holdsButton(_ node: Int, _ screen: AuditedScreen) -> Bool {
    screen.parts(of: node).prefix(mostParts).contains {
      screen.statedTree[$0].toolkitType?.hasSuffix(".Button") == true
    }
  }

  // What stands in a toolbar does something with what is shown.
  private static func isInToolbar(_ node: Int, _ screen: AuditedScreen) -> Bool {
    let tree = screen.statedTree
    guard let origin = screen.origin(of: node) else { return false }
    return tree.ancestors(of: origin).prefix(AuditedScreen.mostLevels).contains {
      tree[$0].toolkitType?.lowercased().hasSuffix("toolbar") == true
    }
  }

  /// Whether the dump states that one of the views, or a part of it, is the selected one.
  private static func isChoiceTold(_ tabs: [Int], _ screen: AuditedScreen) -> Bool {
    let tree = screen.statedTree
    return tabs.contains { node in
      if screen.traits(node).contains(.selected) || screen.spokenElement(node).states.checked != nil
        || screen.spokenElement(node).states.isSelected != nil
      {
        return true
      }
      guard let stated = screen.origin(of: node) else { return true }
      // What holds it may be the item of the bar, and the chosen item often takes no tap.
      let outer =
        tree.parent(of: stated).map { [$0] + tree.children(of: $0).prefix(mostParts) } ?? []
      return (outer + Array(screen.parts(of: node).prefix(mostParts))).contains {
        tree[$0].toolkitStates.contains("selected") || tree[$0].traits.contains(.selected)
      }
    }
  }

  private static let starts: Set<String> = [
    "home", "today", "discover", "explore", "feed", "profile", "account", "settings", "inicio",
    "início", "perfil", "cuenta", "ajustes", "accueil", "profil", "compte", "startseite", "konto",
    "einstellungen", "profilo", "impostazioni", "ana sayfa", "anasayfa", "beranda", "akun",
    "strona główna", "главная", "профиль", "首页", "首頁", "我的", "发现", "ホーム", "マイページ", "設定",
    "홈", "마이", "내 정보", "설정", "الرئيسية", "होम", "trang chủ", "tài khoản", "หน้าแรก",
  ]

  /// The maximum length of a tab's name, and the number of its parts to check (ours).
  private static let (longestTab, mostParts) = (30, 32)

  // tabHome, tab_home: "tab" as a word of the id; and at the foot of a screen nav_home, bottomNavHome.
  private static func isCalledTab(_ node: Int, _ screen: AuditedScreen) -> Bool {
    guard let id = screen.tree[node].id, id.utf8.count <= longestID else { return false }
    var words: [String] = [""]
    for letter in id {
      if !letter.isLetter || letter.isUppercase, words.last != "" { words.append("") }
      if letter.isLetter { words[words.count - 1] += letter.lowercased() }
    }
    if words.contains("tab") { return true }
    guard let size = screen.screen.size, let frame = screen.tree[node].frame else { return false }
    return frame.y + frame.height > size.height - foot
      && words.contains { ["nav", "navigation"].contains($0) }
  }

  /// The maximum length of a tab's id, and the height in points of the bottom of a screen (ours).
  private static let (longestID, foot) = (100, 120.0)

  private static func isBar(_ element: Element) -> Bool {
    element.container == .tabBar || element.traits.contains(.tabBar)
  }
}

extension TabSelectionWrong {
  private static func messageOfRow(_ names: String) -> FindingText {
    FindingText(
      "If these are tabs, the reader does not say which of them is selected: \(names).",
      repair: "Set the state \"selected\" on the visible tab.")
  }

  private static func message(_ screen: AuditedScreen, _ tabs: [Int], _ selected: [Int])
    -> FindingText
  {
    let count = selected.isEmpty ? "None" : "\(selected.count)"
    return FindingText(
      "\(count) of the \(tabs.count) tabs \(selected.count > 1 ? "are" : "is") "
        + "selected\(selected.isEmpty ? "" : ": " + screen.list(selected)).",
      repair: "Select the visible tab.")
  }

  private static func alone(_ label: String) -> FindingText {
    FindingText(
      "The tab \(SafeText.quoted(label)) is not in a tab bar, so the listener does not hear "
        + "its position.",
      repair: "Put it in a tab bar.")
  }
}
