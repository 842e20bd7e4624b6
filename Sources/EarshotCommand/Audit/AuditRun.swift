import Earshot

/// Audits inputs one after the other, and then all of them together.
struct AuditRun {
  private let audit: Audit
  private let inputs: AuditInputs
  private let counterparts: Counterparts?
  private let operated: OperatedPages?
  private let format: String?
  /// What was found as controls were operated.
  private var operations: [AuditResult] = []
  private var set = AuditedSet()
  private var results = AuditResults()
  /// Why inputs could not be read.
  private(set) var unread: [SourceError] = []
  /// The files of folders that hold no screen.
  private(set) var skipped: [String] = []

  /// Whether notes and errors of inputs are left to whoever reads them next.
  private let isQuiet: Bool

  init(
    _ audit: Audit, inputs: AuditInputs, counterparts: Counterparts?,
    operated: OperatedPages? = nil, format: String? = nil, isQuiet: Bool = false
  ) {
    self.operated = operated
    self.format = format
    self.isQuiet = isQuiet
    self.audit = audit
    self.inputs = inputs
    self.counterparts = counterparts
  }

  /// What was found in a file, and all that later rules look at.
  private struct Look: Sendable {
    var screens: [AuditedScreen] = []
    var results: [AuditResult] = []
    var notes: [String] = []
    var error: SourceError?
    /// The pages that are audited instead.
    var stories: [InputFile]?
  }

  /// Audits the screens of files, on all processors; one that cannot be read does not hide what is found in
  /// the others.
  mutating func add(_ files: [InputFile]) {
    for batch in FileBatches(files) {
      // What is a page is opened in its order.
      let looks = batch.map { ($0, $0.isPerhapsPage ? look(at: $0) : nil) }
      let (audit, inputs, isAlone) = (audit, inputs, counterparts == nil)
      let done = looks.mapConcurrently { file, look in
        look ?? Self.look(at: file, audit, inputs, isAlone: isAlone)
      }
      for (file, look) in zip(batch, done) {
        if let stories = look.stories { add(stories) } else { add(look, of: file) }
      }
    }
  }

  private func look(at file: InputFile) -> Look {
    Self.look(at: file, audit, inputs, isAlone: counterparts == nil)
  }

  private static func look(
    at file: InputFile, _ audit: Audit, _ inputs: AuditInputs, isAlone: Bool
  ) -> Look {
    var look = Look()
    do throws(SourceError) {
      let screens = try inputs.screens(of: file)
      look.stories = try inputs.stories(of: file, insteadOf: screens)
      if look.stories != nil { return look }
      look.screens = try inputs.audited(screens, notes: &look.notes)
      // With a counterpart, both are looked at together.
      if isAlone { look.results = look.screens.map(audit.run) }
    } catch {
      look.error = error
    }
    return look
  }

  private mutating func add(_ look: Look, of file: InputFile) {
    if !isQuiet { look.notes.forEach(StandardError.note) }
    do throws(SourceError) {
      if let error = look.error { throw error }
      if look.screens.isEmpty {
        skipped.append(file.name)
        file.noteSkipped()
      }
      let others =
        try look.screens.isEmpty ? nil : counterparts?.screens(for: file, look.screens.count)
      for (index, screen) in look.screens.enumerated() {
        let pair = others.map { AuditedPair(screen, against: $0[index]) }
        if let pair, !isQuiet { Counterparts.tellAlike(pair.screen, pair.other, of: file) }
        let result =
          pair.map(audit.run) ?? (counterparts == nil ? look.results[index] : audit.run(screen))
        if !isQuiet {
          for note in result.remarks(on: screen) {
            StandardError.note("\(SafeText.line(screen.path)): \(note)")
          }
        }
        results.append(result)
        set.add(screen)
      }
      // While controls are operated, no other page is open that nobody keeps from sending.
      if operated != nil { inputs.rest() }
      if let operated, let screen = look.screens.first,
        let found = try operated.result(for: file, screen, format: format)
      {
        if !isQuiet { found.notes.forEach(StandardError.note) }
        operations.append(found.result)
      }
    } catch {
      if !isQuiet { StandardError.tell(error) }
      unread.append(error)
    }
  }

  /// Looks at all screens together, and gives the results away.
  mutating func report() -> AuditReport? {
    if results.isEmpty { return nil }
    if operated != nil, operations.isEmpty, !isQuiet {
      StandardError.note(
        "nothing was operated: no input is a page, or a screen file that describes behaviours")
    }
    audit.run(set, addingTo: &results)
    // They are handed over, as what two hold is copied where one changes it.
    var found = AuditResults()
    swap(&found, &results)
    set = AuditedSet()
    for result in operations { found.append(result) }
    operations = []
    return AuditReport(consume found, by: audit, unread: unread)
  }
}
