package import AccessibilityTree
package import Documents
import Hearing
import NavigationScript
import ScreenReader
import SystemCalls
package import Transcript
package import TranscriptDiff
package import TreeFormats

/// Compares every screen of a folder, or every page of a list of addresses, with its recorded transcript.
///
/// The recording of `menus/lunch.screen.yaml` is `menus/lunch.transcript.txt` in the folder of the
/// recordings; that of another file has its whole name: `menus/lunch.xml.transcript.txt`. The recording of a page is
/// called by the page's name in the list: `home.transcript.txt`.
package struct BaselineCheck: Sendable {
  /// How the files of recordings end.
  package static let suffix = ".transcript.txt"
  /// How recordings of flows end, which are not looked at.
  static let flowSuffix = ".flow.transcript.txt"

  private let screens: String
  private let recordings: String
  private let options: ReaderOptions
  /// What is set on the device on which screens are heard.
  package var device = DeviceSettings()
  /// Which recordings are written.
  package var update: BaselineUpdate?
  /// Which share is checked, counted from 1, and of how many.
  package var shard: (index: Int, count: Int)?
  /// The kinds of changes that count for nothing.
  package var ignored: Set<TranscriptDiff.Kind> = []
  /// What the folder of recordings is as long as a run lasts; `nil` where it is not there yet.
  private var recordingFolders: AllowedFolders?
  /// Whether a screen may have another name than it was recorded by, as long as a run lasts.
  private var looksForRenamed = false
  /// The files of the folder of screens that hold neither a screen nor a recording, after a run.
  package private(set) var skipped: [String] = []

  /// Whether the pages of a list of addresses may be opened.
  package var allowsNetwork = false

  /// Who has listened to what is heard as recorded, or `nil`.
  package var listener: String?
  /// The day that approvals bear.
  package var day = Day(secondsSince1970: time(nil))

  /// Creates a check.
  package init(screens: String, recordings: String, options: ReaderOptions) {
    self.screens = Self.withoutSlash(screens)
    self.recordings = Self.withoutSlash(recordings)
    self.options = options
  }

  /// Checks all screens, several side by side; pages one after the other.
  package mutating func run(
    opening pages: (any PageOpening)? = nil
  ) throws(SourceError) -> [ScreenOutcome] {
    recordingFolders = try? AllowedFolders(foundIn: recordings)
    // Somebody else's file may have taken the place of the folder: only a name that says so is a list of pages.
    let isList = pages != nil && PathText.hasEnding(screens, ".txt")
    let isAddress = try PageInput.typed(screens) != nil
    var list =
      isList && !isAddress && !FolderFiles.isFolder(screens) ? try AddressList.read(screens) : nil
    if list != nil, !allowsNetwork { throw AddressList.refusal(of: screens) }
    if isAddress, let pages { list = try stories(pages) }
    if list == nil, isAddress || !FolderFiles.isFolder(screens) { throw noFolder(isList) }
    var tasks: [Work]
    if let list { tasks = try work(for: list) } else { tasks = try self.tasks(pages != nil) }
    let recorded = tasks.count { $0.screen == nil }
    // An empty folder is rather a step before that has failed than an app without screens.
    if recorded == tasks.count, update != .all {
      let left =
        recorded == 0
        ? "" : ", but there \(recorded == 1 ? "is a recording" : "are \(recorded) recordings")"
      throw SourceError(
        path: screens, message: "no screens in this folder\(left)",
        suggestion: "screens are *.screen.yaml, *.screen.json, app dumps and web pages (*.html)"
      )
    }
    if let shard {
      tasks = tasks.enumerated().filter { $0.offset % shard.count == shard.index - 1 }
        .map(\.element)
    }
    let counts = (
      vanished: tasks.count { $0.screen == nil },
      new: tasks.count { $0.screen != nil && !$0.isRecorded }
    )
    looksForRenamed = counts.vanished > 0 && max(counts.vanished, counts.new) <= Self.mostRenamed
    let check = self
    let isPage = { (work: Work) in
      list != nil || work.screen.map { InputFile.isNamedAsPage($0.path) } == true
    }
    // Pages are opened one after the other, by one browser.
    let outcomes =
      tasks.filter(isPage).map { check.outcome(of: $0, opening: pages) }
      + tasks.filter { !isPage($0) }.mapConcurrently { check.outcome(of: $0) }
    return try approved(
      renamed(outcomes.sorted { PathKey($0.recording) < PathKey($1.recording) }))
  }

  /// The most screens without a recording, and recordings without a screen, that are held against each other: what is heard
  /// of them is kept until then.
  private static let mostRenamed = 50

  /// Finds screens that have only changed their names: their words are those of a recording without a screen.
  private func renamed(_ outcomes: [ScreenOutcome]) -> [ScreenOutcome] {
    var outcomes = outcomes
    let new = outcomes.indices.filter { outcomes[$0].heard != nil }
    if new.isEmpty { return outcomes }
    var left = outcomes.filter { $0.status == .vanished && !$0.isRecorded }
      .compactMap { outcome in
        let name = String(outcome.recording.dropFirst(recordings.count + 1))
        let file = RecordingFile(name, in: recordings, which: recordingFolders)
        return (try? file.read()).flatMap { $0 }.map { (outcome.recording, $0.transcript) }
      }
    for index in new {
      guard let heard = outcomes[index].heard,
        let place = left.firstIndex(where: { (_, old) in
          (try? TranscriptDiff(from: old, to: heard))?.isEmpty == true
        })
      else { continue }
      outcomes[index].namesake = left.remove(at: place).0
    }
    for index in new { outcomes[index].heard = nil }
    return outcomes
  }

  /// Tells which recordings somebody has listened to, and takes in who approves of those that are heard so.
  private func approved(_ outcomes: [ScreenOutcome]) throws(SourceError) -> [ScreenOutcome] {
    guard let folders = recordingFolders ?? (try? AllowedFolders(foundIn: recordings)) else {
      return outcomes
    }
    var approvals = try Approvals(of: recordings, within: folders)
    if approvals.isEmpty, listener == nil { return outcomes }
    var outcomes = outcomes
    for index in outcomes.indices {
      let outcome = outcomes[index]
      guard let bytes = try? SourceFile.bytes(of: outcome.recording, within: folders) else {
        continue
      }
      let name = String(outcome.recording.dropFirst(recordings.count + 1))
      if let listener, outcome.status == .same || outcome.isRecorded {
        approvals.approve(name, bytes, by: listener, on: day)
      }
      outcomes[index].approval = approvals.state(of: name, bytes)
    }
    if listener != nil, !approvals.isEmpty { try approvals.write(within: folders) }
    return outcomes
  }

  /// Returns the pages of the Storybook at an address that the user named.
  private func stories(_ pages: any PageOpening) throws(SourceError) -> AddressList {
    guard case .address(let address)? = try PageInput.typed(screens) else {
      throw noFolder(false)
    }
    if let list = try AddressList(storybookAt: address, pages) { return list }
    throw SourceError(
      path: screens, message: "there is no Storybook at this address",
      suggestion:
        "give the address of a Storybook, a folder of screens and pages, or a list of addresses in a *.txt file"
    )
  }

  /// Returns the error for what is neither a folder nor a list of addresses.
  private func noFolder(_ isNamedAsList: Bool) -> SourceError {
    guard SourceFile.isNamed(screens) || screens.contains("://") else {
      return SourceError(path: screens, message: "no such folder")
    }
    if isNamedAsList {
      return SourceError(
        path: screens, message: "the first line is not an address",
        suggestion: "write one page per line, with or without a name: home https://shop.example/")
    }
    return SourceError(
      path: screens, message: "this is not a folder",
      suggestion:
        "name a folder of screens and pages, or a list of addresses in a *.txt file; for one screen and "
        + "one recording, use earshot diff")
  }

  /// Returns the name of a screen's recording, without marks that control a terminal or turn a line.
  package static func recordingName(of path: String) -> String {
    // What is left of a part without its marks is no way out of the folder.
    let name = PathText.parts(of: path).map { part in
      let safe = SafeText.line(part)
      return safe == part ? part : safe.drop { $0 == "." }.isEmpty ? "_" : safe
    }.joined(separator: "/")
    return TreeReaders.isNamedAsScreen(name) ? name.dropLast(12) + suffix : name + suffix
  }

  private struct Work {
    var screen: InputFile?
    var recording: String
    /// Whether there is a recording.
    var isRecorded: Bool
  }

  private func work(for list: AddressList) throws(SourceError) -> [Work] {
    let pages = list.pages.map { (PathKey($0.name + Self.suffix), $0) }
    return work(try recordingNames(), Dictionary(pages) { first, _ in first })
  }

  /// The work for screens, by the names of their recordings, and for recordings whose screens are gone.
  private func work(_ recordings: Set<PathKey>, _ screens: [PathKey: InputFile]) -> [Work] {
    recordings.union(screens.keys).sorted()
      .map {
        Work(screen: screens[$0], recording: $0.path, isRecorded: recordings.contains($0))
      }
  }

  /// The folder of recordings as seen from that of screens, empty for the same one; `nil` where it lies elsewhere.
  private var placeOfRecordings: String? {
    guard let place = AllowedFolders.resolved(recordings),
      let start = AllowedFolders.resolved(screens)
    else { return nil }
    if PathText.isSame(place, start) { return "" }
    let root = start.hasSuffix("/") ? start : "\(start)/"
    return place.utf8.starts(with: root.utf8)
      ? String(decoding: place.utf8.dropFirst(root.utf8.count), as: UTF8.self) : nil
  }

  private func recordingNames() throws(SourceError) -> Set<PathKey> {
    var files: [String] = []
    do throws(SourceError) {
      files = try FolderFiles.all(in: recordings)
    } catch {
      // Before anything is recorded there may be no folder.
      if update == nil {
        var error = error
        if access(recordings, F_OK) != 0 {
          let near = NearFile.missing(recordings).suggestion
          error.suggestion = near ?? "to record the screens there, use --update missing"
        }
        throw error
      }
    }
    let names = files.filter {
      PathText.hasEnding($0, Self.suffix) && !PathText.hasEnding($0, Self.flowSuffix)
    }
    return Set(names.map(PathKey.init))
  }

  private mutating func tasks(_ opensPages: Bool) throws(SourceError) -> [Work] {
    var screenOf: [PathKey: String] = [:]
    var others: [String] = []
    let listing = try FolderFiles.listing(of: screens)
    let folders = try AllowedFolders(foundIn: screens)
    let own = placeOfRecordings
    for file in listing.files {
      // A dump may bear such a name elsewhere.
      let isBeside = own.map { $0.isEmpty || file.utf8.starts(with: "\($0)/".utf8) } ?? false
      if isBeside, PathText.hasEnding(file, Self.suffix), !PathText.hasEnding(file, Self.flowSuffix)
      {
        continue
      }
      guard isScreen(file, in: folders, opensPages) else {
        // Recordings of flows are somebody else's.
        if !isBeside || !PathText.hasEnding(file, Self.flowSuffix) { others.append(file) }
        continue
      }
      let recording = Self.recordingName(of: file)
      if PathText.hasEnding(recording, Self.flowSuffix) {
        throw SourceError(
          path: "\(screens)/\(file)",
          message:
            "its recording \(SafeText.quoted(recording)) would have the name of a flow's recording",
          suggestion: "give the screen a name that does not end in .flow")
      }
      if let other = screenOf.updateValue(file, forKey: PathKey(recording)) {
        throw SourceError(
          path: "\(screens)/\(file)",
          message: "\(SafeText.quoted(other)) has the same recording \(SafeText.quoted(recording))",
          suggestion: "give one of them another name")
      }
    }
    let names = try recordingNames()
    // What was recorded once is a screen that is broken now, not one that is gone.
    for file in others {
      let recording = PathKey(Self.recordingName(of: file))
      if names.contains(recording), screenOf[recording] == nil { screenOf[recording] = file }
    }
    let passedOver = others.filter { file in
      screenOf[PathKey(Self.recordingName(of: file))].map { PathText.isSame($0, file) } != true
    }
    for file in passedOver {
      InputFile(path: "\(screens)/\(file)", name: file, isFound: true).noteSkipped()
    }
    skipped = listing.linkedFolders + listing.strange + passedOver
    var inputs = screenOf.mapValues {
      InputFile(path: "\(screens)/\($0)", name: $0, isFound: false, within: folders)
    }
    for (name, error) in listing.unnamed {
      var input = InputFile(path: "\(screens)/\(name)", name: name, isFound: true)
      input.nameError = error
      inputs[PathKey(Self.recordingName(of: name))] = input
    }
    return work(names, inputs)
  }

  private func isScreen(_ file: String, in folders: AllowedFolders, _ opensPages: Bool) -> Bool {
    if TreeReaders.isNamedAsScreen(file) { return true }
    // What cannot be opened may be one, and is told of; what cannot be read as text is none.
    let path = "\(screens)/\(file)"
    if !SourceFile.isReadable(path) || !folders.holdsPlace(of: path) { return true }
    if InputFile.isNamedAsPage(file) { return opensPages }
    do throws(SourceError) {
      return ScreenFiles.isScreen(
        try SourceFile.read(path, within: folders, for: .recognition))
    } catch {
      // A dump that a byte has spoilt is told of as any that cannot be read.
      let bytes = try? SourceFile.contents(of: path, within: folders, for: .recognition).bytes
      return bytes.map(InputFile.wasDump) ?? false
    }
  }

  private func outcome(
    of work: Work, opening pages: (any PageOpening)? = nil
  ) -> ScreenOutcome {
    let file = RecordingFile(
      work.recording, in: recordings, which: recordingFolders)
    var outcome = ScreenOutcome(path: file.path, recording: file.path, status: .vanished)
    do throws(SourceError) {
      guard let screen = work.screen else {
        if update == .all {
          try file.remove()
          outcome.isRecorded = true
        }
        return outcome
      }
      outcome.path = AddressText.withoutLogin(screen.path)
      try listen(to: screen, opening: pages, file, &outcome)
    } catch {
      outcome.status = .broken
      outcome.error = error
    }
    return outcome
  }

  private func listen(
    to screen: InputFile, opening pages: (any PageOpening)?, _ file: RecordingFile,
    _ outcome: inout ScreenOutcome
  ) throws(SourceError) {
    let heard = try screen.bridgedScreens(pages: pages, for: options.reader)
    var transcripts: [(name: String?, transcript: Transcript)] = []
    var remarks: [String] = []
    for named in heard {
      let reading = try options.reading(named.imported.screen.under(device))
      remarks.appendMissing(reading.remarks(leftOut: named.imported.report.leftOutWhole))
      let transcript = Transcript(reading, rendering: Rendering(options.writtenStyle))
      remarks.appendMissing(transcript.remarks)
      outcome.stopCount += transcript.stops.count
      transcripts.append((named.name, transcript))
    }
    guard let first = transcripts.first, var report = heard.first?.imported.report else { return }
    report.remarks += remarks
    outcome.report = report
    outcome.reader = (first.transcript.reader, first.transcript.readerVersion)
    let header = TranscriptHeader(first.transcript)
    let new =
      transcripts.count == 1
      ? RecordedTranscript(first.transcript, path: outcome.path)
      : RecordedTranscript(transcripts, path: outcome.path)
    let comparison = RecordingComparison(new, header: header, with: file, ignoring: ignored)
    var isWritten = update == .all
    switch comparison.outcome {
    case .same: outcome.status = .same
    case .different(let diff):
      outcome.status = .changed
      outcome.diff = diff
      isWritten = isWritten || update == .changed
    case .missing:
      outcome.status = .new
      isWritten = update != nil
      if looksForRenamed, !isWritten, outcome.stopCount > 0 { outcome.heard = new }
    case .unusable(let error):
      guard update == .changed || update == .all else { throw error }
      outcome.status = .changed
      isWritten = true
    }
    guard isWritten else { return }
    if let doubt = heard.lazy.compactMap({ $0.imported.screen.origin?.doubts.first }).first {
      throw SourceError(
        path: outcome.path, message: "not recorded: \(doubt)",
        suggestion: "fix the page or its address, or remove it from the check")
    }
    try file.write(update == .all ? new : comparison.updated, header: header)
    outcome.isRecorded = true
  }

  private static func withoutSlash(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
