import SeededGenerators
import Testing

@testable import TranscriptDiff

/// The parts that matching stops is made of, held against slow ones that try everything.
@Suite("Alignment")
struct AlignmentTests {
  @Test(arguments: 0..<300)
  func theCommonSubsequenceIsTheLongest(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let kinds = Int.random(in: 1...8, using: &random)
    func items() -> [Int] {
      (0..<Int.random(in: 0...30, using: &random)).map { _ in
        Int.random(in: 0..<kinds, using: &random)
      }
    }
    let (old, new) = (items(), items())
    let pairs = CommonSubsequence.pairs(old, new)
    #expect(pairs.allSatisfy { old[$0.old] == new[$0.new] })
    #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.old < $1.old && $0.new < $1.new })
    #expect(pairs.count == longest(old, new))
    let few = ShortestEdit.pairs(old[...], new[...])
    #expect(few?.count == longest(old, new))
  }

  @Test func whatEqualsNothingIsNotPaired() {
    #expect(CommonSubsequence.pairs([-1, 2, -1], [-1, -1, 2]).map(\.old) == [1])
  }

  /// Sequences for which comparing each item with each would take long.
  @Test(arguments: ["equal", "two words", "shuffled", "pairs shuffled", "all different"])
  func longSequencesAreAligned(_ shape: String) {
    var random = SeededGenerator(seed: 3)
    let count = 5_000
    let old: [Int]
    let new: [Int]
    switch shape {
    case "equal":
      (old, new) = (Array(repeating: 1, count: count), Array(repeating: 1, count: 4_000))
    case "two words":
      old = (0..<count).map { _ in Int.random(in: 0..<2, using: &random) }
      new = old.shuffled(using: &random)
    case "shuffled": (old, new) = (Array(0..<count), Array(0..<count).shuffled(using: &random))
    case "pairs shuffled":
      old = (0..<count).map { $0 / 2 }
      new = old.shuffled(using: &random)
    default: (old, new) = (Array(0..<count), Array(count..<2 * count))
    }
    let pairs = CommonSubsequence.pairs(old, new)
    #expect(pairs.allSatisfy { old[$0.old] == new[$0.new] })
    #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.old < $1.old && $0.new < $1.new })
    let least = ["equal": 4_000, "two words": 2_400, "shuffled": 100, "pairs shuffled": 100]
    #expect(pairs.count >= least[shape] ?? 0)
  }

  private func longest(_ old: [Int], _ new: [Int]) -> Int {
    var row = [Int](repeating: 0, count: new.count + 1)
    for item in old {
      var next = [0]
      for (index, other) in new.enumerated() {
        next.append(item == other ? row[index] + 1 : max(row[index + 1], next[index]))
      }
      row = next
    }
    return row[new.count]
  }

  @Test(arguments: [
    ("Rate, button", "Review, button", "[Rate|Review], button"),
    ("Two minutes ago", "Three hours ago", "[Two minutes|Three hours] ago"),
    ("selected, Home", "Home", "[selected, |]Home"),
    ("", "Home", "[|Home]"),
    ("별점, 버튼", "별점 주기, 버튼", "별점[| 주기], 버튼"),
    ("東京へ行く", "大阪へ行く", "[東京|大阪]へ行く"),
    ("位置服务", "位置权限", "位置[服务|权限]"), ("定位服务权限", "位置权限", "[定位服务|位置]权限"),
    ("开会", "开门", "[开会|开门]"), ("今天, 开会", "今天, 开门", "今天, [开会|开门]"),
    ("私の本です", "君の車です", "[私の本|君の車]です"), ("同意する", "同意します", "同意[する|します]"),
    ("same", "same", "same"),
  ])
  func wordsThatDifferAreFound(old: String, new: String, marked: String) {
    let runs = WordDiff(from: old, to: new).runs
    #expect(runs.map { $0.isChange ? "[\($0.old)|\($0.new)]" : $0.old }.joined() == marked)
    #expect(runs.map(\.old).joined() == old)
    #expect(runs.map(\.new).joined() == new)
  }
}
