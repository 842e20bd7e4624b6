import Earshot
import Walk

/// The lines of a walk without a terminal.
struct LineWalkHarness: FuzzHarness {
  let name = "walk-lines"

  func seeds(in repository: String) -> [[UInt8]] {
    [
      "next 3\nprevious\nactivate\nhear\nrotors\nactions\n", "rotor Headings\ndown 2\nup\nstyle\n",
      "find Rate\naction Like\nsave a.flow.yaml\n", "touch 20,20\ntouch reply\nscroll down\n",
      "last\nactivate\ntype So \\true\ndelete 2\nescape\n",
      "increment 4\nwait 300\nreadAll\nfirst\n",
      "find later\nfind Pear\nfirst\nfind Reply, later\n", "wait 86400001\nwait 86400000\n",
      "style\nfind Fruits\nfind Fruits\nfind Apple\nin\nfind ripe\nout\nhear\n",
      "# nothing\n\nnonsense\nhelp\nquit\nnext\n",
    ].map { Array($0.utf8) }
  }

  func run(_ bytes: [UInt8]) throws {
    guard let exploration = WalkedScreen.exploration() else { return }
    var walk = LineWalk(exploration)
    check(walk.start())
    let text = String(decoding: bytes, as: UTF8.self)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).prefix(100) {
      let answer = walk.take(String(line))
      check(answer.echoed)
      if let error = answer.error { check([error]) }
      if answer.isOver { break }
    }
    WalkedScreen.check(walk.exploration)
  }

  private func check(_ lines: [String]) {
    for line in lines {
      Invariant.require(
        Heard.isPrintable(Array(line.utf8)) && !line.contains("\n"),
        "a line holds control characters")
    }
  }
}
