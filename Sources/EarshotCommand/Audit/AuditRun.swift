import Earshot

/// Audits inputs one after the other, and then all of them together.
struct AuditRun {
  private let audit: Audit
  private let inputs: AuditInputs
  private let counterparts: Counterparts?
  private var set = AuditedSet()
  /// What was found on each screen.
  private(set) var results: [AuditResult] = []
  /// Why inputs could not be read.
  private(set) var unread: [SourceError] = []
  /// How many files of folders hold no screen.
  private(set) var skipped = 0

  init(_ audit: Audit, inputs: AuditInputs, counterparts: Counterparts?) {
    self.audit = audit
    self.inputs = inputs
    self.counterparts = counterparts
  }

  /// Audits the screens of a file.
  ///
  /// - Parameter file: The file; one that cannot be read does not hide what is found in the others.
  mutating func add(_ file: InputFile) {
    do throws(SourceError) {
      let screens = try inputs.read(file)
      if screens.isEmpty { skipped += 1 }
      let others = try screens.isEmpty ? nil : counterparts?.screens(for: file, screens.count)
      for (index, screen) in screens.enumerated() {
        let pair = others.map { AuditedPair(screen, against: $0[index]) }
        results.append(pair.map(audit.run) ?? audit.run(screen))
        set.add(screen)
      }
    } catch {
      StandardError.write("\(error)\n")
      unread.append(error)
    }
  }

  /// Looks at all screens together.
  mutating func finish() { audit.run(set, addingTo: &results) }
}
