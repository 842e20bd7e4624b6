import AccessibilityAudit
import AuditLabels
import Documents
import Foundation
import Hearing
import NavigationScript
import Transcript
import TreeFormats
import VoiceProfiles
import Voices

/// Screens whose findings people judged: our own, and real dumps where those are here.
enum LabelledSet: CaseIterable, Sendable {
  case own, corpus

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  static let project = folder.deletingLastPathComponent().deletingLastPathComponent()
  private static let dumps = project.deletingLastPathComponent().appending(path: "shared/corpus")

  /// Those whose screens are here.
  static let here = allCases.filter { FileManager.default.fileExists(atPath: $0.screens.path) }

  /// The folder of the screens.
  private var screens: URL {
    switch self {
    case .own: Self.folder.appending(path: "Labelled")
    case .corpus: Self.dumps
    }
  }

  /// The file of the verdicts.
  var file: URL {
    switch self {
    case .own: screens.appending(path: "labels.yaml")
    case .corpus: Self.folder.appending(path: "corpus.labels.yaml")
    }
  }

  /// The verdicts as the file has them, none where there is no file.
  func recorded() throws -> FindingLabels {
    guard FileManager.default.fileExists(atPath: file.path) else { return FindingLabels() }
    return try FindingLabels(try SourceFile.read(file.path))
  }

  /// Brings the verdicts up to date with what an audit finds on the screens that are here.
  func labels(by audit: Audit) throws -> FindingLabels {
    var labels = try recorded()
    if Self.here.contains(self) { labels.update(from: try report(by: audit)) }
    return labels
  }

  /// The files as the command is given them in its order.
  private func inputs() throws -> [InputFile] {
    let names: [String]
    switch self {
    case .own:
      names = try FileManager.default.contentsOfDirectory(atPath: screens.path)
        .filter { $0.hasSuffix(".screen.yaml") }
    case .corpus:
      // Dumps that nobody has read stand in no list; which were, their transcripts say.
      let transcripts = Self.project.appending(path: "Tests/CorpusTranscripts")
      names = try FileManager.default.subpathsOfDirectory(atPath: transcripts.path)
        .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }
        .filter { name in
          var isFolder: ObjCBool = false
          let path = screens.appending(path: name).path
          return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && !isFolder.boolValue
        }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
      InputFile(
        path: screens.appending(path: name).path, name: self == .own ? name : "corpus/\(name)",
        isFound: false)
    }
  }

  private func report(by audit: Audit) throws -> AuditReport {
    let listening = try ListeningTime(VoiceProfile.named(VoiceProfile.defaultName))
    var set = AuditedSet()
    var results: [AuditResult] = []
    var unread: [SourceError] = []
    for file in try inputs() {
      do throws(SourceError) {
        for named in try file.bridgedScreens() {
          let screen = try AuditedScreen(
            named.imported.screen, stated: named.imported.stated, path: file.name,
            listening: listening, source: named.source, offsets: named.imported.offsets,
            leftOut: named.imported.report.leftOutWhole)
          results.append(audit.run(screen))
          set.add(screen)
        }
      } catch {
        // Of the real dumps some are refused for a reason, which stands recorded in place of a transcript.
        if self == .own { throw error }
        unread.append(error)
      }
    }
    audit.run(set, addingTo: &results)
    return AuditReport(results, by: audit, unread: unread)
  }
}
