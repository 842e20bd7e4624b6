import Earshot
import Fidelity

/// Lists of captures, scored.
struct CaptureHarness: FuzzHarness {
  let name = "captures"

  private static let folder = InputFolder.make(with: [
    (
      "rating.screen.yaml",
      """
      screen: Rating
      elements:
        - heading: Your rating
        - button: Rate
          hint: Rates this recipe.
      """
    )
  ])

  func seeds(in repository: String) -> [[UInt8]] {
    let own = """
      reader: VoiceOver
      version: iOS 27.0
      source: by ear
      style: utterance
      captures:
        - name: Rating
          tree: rating.screen.yaml
          arrives: true
          heard: ["Your rating, heading", {text: "Rate, button", hint: Rates this recipe.}]
        - tree: {screen: Two, elements: [{button: One}, {image: Two, value: 3}]}
          heard: [Two. Image. 3, one button]
      """
    return [Array(own.utf8)]
      + SeedFiles.all(in: "\(repository)/Examples/Captures", ending: [".capture.yaml"])
  }

  func run(_ bytes: [UInt8]) throws {
    guard let path = Self.folder?.write(bytes, as: "input.capture.yaml") else { return }
    do throws(SourceError) {
      let file = try CaptureFileReader().read(path)
      let report = try FidelityReport([file])
      for version in report.versions { check(version.score) }
      let text = FidelityText(report)
      Invariant.require(
        Heard.isPrintable(text.markdown)
          && text.details().joined().allSatisfy { Heard.isPrintable(Array($0.utf8)) },
        "a score holds control characters")
      Invariant.require(
        (try? Document(json: SourceText(bytes: FidelityJSON(report).bytes, path: "score"))) != nil,
        "a score is no JSON")
    } catch {
      Invariant.require(
        Heard.isPrintable(Array(error.description.utf8)), "an error holds control characters")
    }
  }

  private func check(_ score: FidelityScore) {
    Invariant.require(
      0 <= score.exact && score.exact <= score.sameWords && score.sameWords <= score.heard,
      "more is said letter by letter than in the same words: \(score)")
    Invariant.require(
      (0...score.heard).contains(score.sameOrder) && score.added >= 0,
      "more is in order than was heard: \(score)")
  }
}
