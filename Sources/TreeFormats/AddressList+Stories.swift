package import Documents

extension AddressList {
  /// Lists the stories of a Storybook, a page each; `nil` for a text that is not its index.
  ///
  /// Documented by Storybook: `index.json` (before version 7 `stories.json`) lists what the server has, and
  /// `iframe.html` shows one story alone.
  package init?(stories index: SourceText, at address: String) throws(SourceError) {
    guard index.looksLikeJSON, let root = try? Document(json: index).root,
      let entries = root["entries"] ?? root["stories"], entries.kind == .mapping
    else { return nil }
    let base = Self.base(of: address)
    var pages: [InputFile] = []
    var names: [String: String] = [:]
    try entries.readPairs { (key, entry) throws(SourceError) in
      // Pages of documentation show several stories at once.
      guard entry["type"].map({ $0.text == "story" }) ?? true else { return }
      let id = key.text
      guard !id.isEmpty, id.utf8.allSatisfy(Self.isPlain) else {
        throw key.error("not a valid story id", suggestion: "use only letters, digits, - and _")
      }
      let name = Self.name(id)
      if let other = names.updateValue(id, forKey: name.lowercased()) {
        throw key.error(
          "the stories \(SafeText.quoted(other)) and \(SafeText.quoted(id)) would have the same recording",
          suggestion: "give one of them another id, with letters a to z and digits")
      }
      pages.append(
        InputFile(
          path: "\(base)/iframe.html?id=\(id)&viewMode=story", name: name, isFound: false))
      if pages.count > Self.most {
        throw key.error("the Storybook has more than \(Self.most) stories")
      }
    }
    self.init(pages: pages)
  }

  /// Returns the address of what lies beside a page, without its last part.
  package static func base(of address: String) -> String {
    var base = address.prefix { $0 != "?" && $0 != "#" }
    for ending in ["/", "/index.html", "/iframe.html"] where base.hasSuffix(ending) {
      base = base.dropLast(ending.count)
    }
    return String(base)
  }

  // Letters of other scripts are in ids as they are, and the browser writes them as an address has them.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == 0x2D || byte == 0x5F || (0x30...0x39).contains(byte)
      || (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte)
  }

  /// Asks the Storybook at an address which stories it has; `nil` if there is none.
  package init?(
    storybookAt address: String, _ pages: any PageOpening
  ) throws(SourceError) {
    let base = Self.base(of: address)
    for name in ["index.json", "stories.json"] {
      let index = try pages.text(of: .address("\(base)/\(name)"))
      guard let list = try AddressList(stories: index, at: address) else { continue }
      guard list.pages.isEmpty else {
        self = list
        return
      }
      throw SourceError(path: address, message: "this Storybook has no stories")
    }
    return nil
  }
}

extension InputFile {
  /// Returns the stories of the Storybook that a user has named, if that is what was read.
  ///
  /// Each is a page. The address may name one story, or one component.
  package func stories(
    insteadOf screens: [NamedScreen], _ pages: any PageOpening
  ) throws(SourceError) -> [InputFile]? {
    guard folders == nil, screens.count == 1, screens[0].imported.report.isStorybook,
      case .address(let address)? = try PageInput.named(path),
      let all = try AddressList(storybookAt: address, pages)
    else { return nil }
    // A page that only says that it is a Storybook does not decide how long this takes.
    guard all.pages.count <= Self.mostStories else {
      throw SourceError(
        path: name,
        message:
          "this Storybook has \(all.pages.count) stories, and at most \(Self.mostStories) are opened",
        suggestion: "name one component (?path=/docs/…), or pass the address to earshot check")
    }
    let query = address.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
    let place = query.split(whereSeparator: { "&#".contains($0) })
      .first { $0.hasPrefix("path=/") }?.dropFirst("path=/".count).split(separator: "/")
    guard let place, place.count == 2 else { return all.pages }
    let beginning = place[0] == "story" ? "\(place[1])&" : "\(Self.component(place[1]))--"
    let wanted = all.pages.filter { $0.path.contains("?id=\(beginning)") }
    return wanted.isEmpty ? all.pages : wanted
  }

  /// The most stories that are opened if nobody has said that the page is a Storybook.
  private static let mostStories = 1_000

  // "button--docs" is the documentation of the stories "button--primary", "button--small".
  private static func component(_ id: Substring) -> Substring {
    id.firstRange(of: "--").map { id[..<$0.lowerBound] } ?? id
  }
}
