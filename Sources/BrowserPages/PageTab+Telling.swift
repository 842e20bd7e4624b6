internal import Documents

/// What a person has to know of a page beside what it holds.
extension PageTab {
  /// Notes what the page did, or was kept from, that nobody would see otherwise.
  func tellOfDeeds(in dump: inout PageDump) {
    let dialogs = connection.events.dialogCount
    if dialogs > 0 {
      let times = dialogs == 1 ? "once" : "\(dialogs) times"
      dump.notes.append("the page opened a browser dialog \(times), which was closed")
    }
    if connection.events.windows > 0 {
      dump.notes.append("windows that the page opened were closed")
    }
    if connection.events.hasDownload {
      dump.notes.append("the page tried to save a file, which was blocked")
    }
    let refused = connection.events.refusedFiles
    if let first = refused.first {
      let files = refused.count == 1 ? "a file" : "\(refused.count) files"
      let name = SafeText.quoted(PathText.name(of: first.url) ?? "")
      dump.notes.append(
        "did not load \(files), such as \(name), which is \(first.reason): allow a folder with --root FOLDER"
      )
    }
    let lost = connection.events.lostParts.filter { part in !refused.contains { $0.url == part.url }
    }
    for isData in [false, true] {
      let lost = lost.filter { ($0.kind == .data) == isData }
      guard let first = lost.first else { continue }
      let parts =
        isData
        ? lost.count == 1 ? "data" : "data of \(lost.count) requests"
        : lost.count == 1 ? "a style or script" : "\(lost.count) styles and scripts"
      let isFile = first.url.hasPrefix("file:")
      let name = isFile ? PathText.name(of: first.url) ?? "" : first.url
      let wayOut = isFile || hasNetwork ? "" : ": --network lets the page load them"
      dump.notes.append("could not load \(parts), such as \(SafeText.quoted(name))\(wayOut)")
    }
    if let first = connection.events.refusedScripts.first {
      let count = connection.events.refusedScripts.count
      let scripts = count == 1 ? "a script" : "\(count) scripts"
      dump.notes.append(
        "could not load \(scripts), such as \(SafeText.quoted(first.url)): status \(first.status)")
    }
    dump.lacksStyles = PageStyles.areMissing(in: connection.events)
    if dump.lacksStyles {
      dump.notes.append(
        "sizes and positions are unknown, because the page's styles were not loaded")
    }
    if let count = settings.storage?.databaseCount, count > 0 {
      dump.notes.append("databases (IndexedDB) in the --storage file are not restored")
    }
    if BrowserProcess.lacksSandbox {
      dump.notes.append("the browser ran without its sandbox, which does not work for root")
    }
  }

  /// Notes what makes it doubtful that this is the page that was meant.
  mutating func tellDoubts(about page: PageAddress, in dump: inout PageDump) throws {
    let answer: DocumentNode?
    do throws(BrowserFailure) {
      _ = try evaluate(PageSections.script, before: Deadline(after: 10))
      answer = try evaluate(PageDoubts.question, before: Deadline(after: 10))
    } catch {
      guard case .refused = error else { throw error }
      dump.notes.append(
        "redirects and covering dialogs were not checked: the page did not answer")
      return
    }
    let events = connection.events
    let lacksScripts =
      !events.refusedScripts.isEmpty
      || events.refusedFiles.contains { PathText.hasEnding($0.url, ".js") }
    let told = PageDoubts(answer, of: page, status: events.status, lacksScripts: lacksScripts)
      .told(
        mayUseNetwork: hasNetwork, storage: settings.storage,
        languages: settings.preferences.languages)
    dump.notes += told.notes
    dump.doubts += told.doubts
  }
}
