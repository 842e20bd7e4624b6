import AccessibilityTree
import ScreenReader
import Voices

/// The parts of an utterance of TalkBack, in the order in which it says them.
extension UtterancePart {
  /// What goes before state, name and role in the usual order.
  static let talkBackStatus = UtterancePart("status") { context, fragments in
    guard TalkBackManner(context.settings).saysStatusFirst else { return }
    context.sayTalkBackSelected(into: &fragments)
    context.sayTalkBackStatus(into: &fragments)
  }

  /// The same behind all of it in the other orders.
  static let talkBackLateStatus = UtterancePart("lateStatus") { context, fragments in
    guard !TalkBackManner(context.settings).saysStatusFirst else { return }
    context.sayTalkBackSelected(into: &fragments)
    context.sayTalkBackStatus(into: &fragments)
  }

  /// State, name and role; of equal words the first is said.
  static let talkBackSelf = UtterancePart("stateNameRole") { context, fragments in
    var own: [Fragment] = []
    for part in TalkBackManner(context.settings).parts {
      switch part {
      case .state: context.sayTalkBackState(into: &own)
      case .name: context.sayTalkBackName(into: &own)
      case .role: context.sayTalkBackRole(into: &own)
      }
    }
    guard own.count > 1 else { return fragments += own }
    var said: Set<String> = []
    fragments += own.filter { said.insert($0.text.lowercased()).inserted }
  }

  /// What the element stands for, each with its own state, name and role.
  static let talkBackInside = UtterancePart("inside") { context, fragments in
    // What is put together from others has taken their words over by then. What is inside does not tell
    // whether it is selected.
    let isFirst = TalkBackManner(context.settings).saysStatusFirst
    for inner in context.inside {
      let inside = context.about(inner)
      UtterancePart.talkBackEarlyError.add(inside, &fragments)
      if isFirst { inside.sayTalkBackStatus(into: &fragments) }
      UtterancePart.talkBackSelf.add(inside, &fragments)
      if !isFirst { inside.sayTalkBackStatus(into: &fragments) }
      UtterancePart.talkBackError.add(inside, &fragments)
      UtterancePart.talkBackHintText.add(inside, &fragments)
    }
  }

  static let talkBackEarlyError = UtterancePart("errorFirst") { context, fragments in
    if TalkBackManner(context.settings).saysErrorFirst {
      context.sayTalkBackError(into: &fragments)
    }
  }

  static let talkBackError = UtterancePart("error") { context, fragments in
    if !TalkBackManner(context.settings).saysErrorFirst {
      context.sayTalkBackError(into: &fragments)
    }
  }

  /// What an empty field shows, and what the app says of the element beyond its name, as a tooltip.
  static let talkBackHintText = UtterancePart("hintText") { context, fragments in
    if let placeholder = context.own.placeholder, placeholder != context.own.value,
      context.own.value?.isEmpty == false || placeholder != context.own.label
    {
      context.say(text: placeholder, as: .content, into: &fragments)
    }
    if context.own.hint != context.own.label {
      context.say(text: context.own.hint, as: .content, target: .hint, into: &fragments)
    }
  }

  /// The element that names this one, around all that is said of it: "edit box for Name".
  ///
  /// What has no words of its own is named by what it is labelled by, else both are said (source code:
  /// compositor/roledescription/TreeNodesDescription.java of TalkBack 15.1).
  static let talkBackLabelled = UtterancePart("labelled") { context, fragments in
    guard !context.own.labelledBy.isEmpty, let label = context.element.label,
      label != context.own.label
    else { return }
    let mark = "\u{0}"
    var wrapped: [Fragment] = []
    context.say(
      "labelledItem", as: .role, filling: ["text": mark, "name": label], into: &wrapped)
    guard let words = wrapped.first?.text.split(separator: mark, omittingEmptySubsequences: false),
      words.count == 2,
      let first = fragments.firstIndex(where: { $0.kind != .selected }) ?? fragments.indices.last
    else { return context.say(text: label, as: .label, into: &fragments) }
    fragments[first].wrap(before: words[0], behind: "")
    fragments[fragments.count - 1].wrap(before: "", behind: words[1])
  }

  static let talkBackDisabled = UtterancePart("disabled") { context, fragments in
    guard context.own.traits.contains(.notEnabled), !context.own.traits.contains(.header) else {
      return
    }
    context.say("disabled", as: .state, into: &fragments)
  }
}

extension PhrasingContext {
  /// Whether Chrome shows what is heard.
  var isOnPage: Bool { platform == .web || toolkit == .chromium }

  fileprivate func sayTalkBackSelected(into fragments: inout [Fragment]) {
    guard own.traits.contains(.selected) || own.states.isSelected == true else { return }
    say(.selected, as: .selected, into: &fragments)
  }

  /// Adds whether something is shown, and whether it is checked where that is no switch.
  fileprivate func sayTalkBackStatus(into fragments: inout [Fragment]) {
    if let isExpanded = own.isExpanded {
      say(isExpanded ? .expanded : .collapsed, as: .state, into: &fragments)
    }
    // A description of the state stands for it.
    if own.stateDescription != nil { return }
    if own.isTalkBackChoice {
      if own.states.isSelected == false { say("notSelected", as: .state, into: &fragments) }
      return
    }
    guard !own.isTalkBackSwitch, let checked = own.talkBackChecked else { return }
    switch checked {
    case .true: say(.checked, as: .state, into: &fragments)
    case .false: say(.unchecked, as: .state, into: &fragments)
    case .mixed: say(.mixed, as: .state, into: &fragments)
    }
  }

  fileprivate func sayTalkBackError(into fragments: inout [Fragment]) {
    guard let message = own.errorMessage, !message.isEmpty else { return }
    say("error", as: .state, filling: ["text": message], into: &fragments)
  }

  fileprivate func sayTalkBackState(into fragments: inout [Fragment]) {
    if isOnPage, let current = own.states.current {
      say(ChromeRoleWords.phrase(of: current), as: .state, into: &fragments)
    }
    if let state = own.stateDescription { say(text: state, as: .state, into: &fragments) }
    if own.isTalkBackField {
      if own.traits.contains(.isEditing) { say(.isEditing, as: .state, into: &fragments) }
    } else if own.stateDescription != nil {
      return
    } else if own.isTalkBackSwitch, let checked = own.talkBackChecked {
      say(checked == .true ? .on : .off, as: .state, into: &fragments)
    } else if own.isUnnamedPicture, inside.isEmpty {
      say("unlabelled", as: .state, into: &fragments)
    } else if let percent = own.talkBackPercent {
      say("percent", as: .value, filling: ["number": percent], into: &fragments)
    } else if own.semanticRole == .progressBar, own.value?.isEmpty != false {
      say("inProgress", as: .state, into: &fragments)
    } else if !own.hasTalkBackStatusValue {
      say(text: own.value, as: .value, target: .value, into: &fragments)
    }
  }

  fileprivate func sayTalkBackName(into fragments: inout [Fragment]) {
    if own.traits.contains(.secureTextField) {
      if own.label?.isEmpty == false {
        say(text: own.label, as: .label, target: .label, into: &fragments)
      } else {
        say("password", as: .label, into: &fragments)
      }
      guard let count = own.value?.count, count > 0 else { return }
      return say(
        "characterCount", as: .value, filling: ["count": String(count)], into: &fragments)
    }
    // What is typed stands for the name of a field.
    if own.isTalkBackField, own.value?.isEmpty == false {
      return say(text: own.value, as: .value, target: .value, into: &fragments)
    }
    if own.label?.isEmpty == false {
      return say(text: own.label, as: .label, target: .label, into: &fragments)
    }
    // What is disabled needs no label (source code: labeling/TalkBackLabelManager.java of TalkBack 15.1).
    guard inside.isEmpty, own.isNamelessForTalkBack(onPage: isOnPage),
      self.element.label == nil,
      !own.traits.contains(.notEnabled)
    else { return }
    say("unlabelled", as: .state, into: &fragments)
  }

  fileprivate func sayTalkBackRole(into fragments: inout [Fragment]) {
    if let description = own.roleDescription, !description.isEmpty {
      return say(text: description, as: .role, into: &fragments)
    }
    if isOnPage, own.semanticRole == .heading || own.headingLevel != nil {
      // A heading that is a link, and a link that is a heading.
      let level = own.level ?? own.headingLevel
      level.map {
        say(.headingLevel, as: .role, filling: ["level": String($0)], into: &fragments)
      } ?? say(.heading, as: .role, into: &fragments)
      if own.traits.contains(.link) { say(.link, as: .role, into: &fragments) }
      return
    }
    guard let key = TalkBackRoleWords.phrase(of: own, onPage: isOnPage) else { return }
    // What holds others may leave its role to one behind them, which is nothing else.
    if let last = inside.last, last.isNoMoreThanRole, last.semanticRole == own.semanticRole {
      return
    }
    if key == "editBox", TalkBackManner(settings).leavesOutReadOnlyFields, own.isReadOnlyField {
      return
    }
    say(key, as: .role, into: &fragments)
  }
}
