import Foundation
import Testing

/// Pages that compare two screens, as a browser shows them.
@Suite("Comparison pages", .waiting, .inChromium)
struct ComparedReportTests {
  private static func screen(_ first: String, _ extra: String = "") -> String {
    """
    screen: Menu
    elements:
      - {heading: \(first), frame: [16, 50, 300, 40]}
      - {button: Soup, frame: [16, 100, 300, 44]}
      - {button: Rice, frame: [16, 150, 300, 44]}
    \(extra)
      - {button: Tea, frame: [16, 300, 300, 44]}
    """
  }

  private static let added = """
      - {text: "A sentence that takes its time, one word after the other, until the end", frame: [16, 200, 300, 44]}
      - {button: Bread <b>, frame: [16, 250, 300, 44]}
    """

  /// A folder with the page (`a.html`) that compares the menu with another screen.
  private static func compared(with new: String) throws -> CommandFolder {
    let folder = try CommandFolder(["old.screen.yaml": screen("Menu"), "new.screen.yaml": new])
    let made = try folder.shell(
      "$EARSHOT report --compare old.screen.yaml new.screen.yaml -o a.html")
    #expect(made.status == 0, "\(made.error)")
    return folder
  }

  @Test func theFirstWordsAreThoseOfDiff() throws {
    let folder = try Self.compared(with: Self.screen("Today", Self.added))
    let diff = try folder.shell("$EARSHOT diff old.screen.yaml new.screen.yaml")
    let browser = try Browser.shared()
    defer { browser.rest() }
    try browser.open("\(folder.path)/a.html", width: 1280, height: 800)
    let words = try browser.evaluate("document.querySelector('.summary').innerText") as? String
    #expect(words == diff.output.split(separator: "\n").first.map(String.init))
    #expect(words?.contains("+2 swipes to Tea, about +") == true, "\(words ?? "")")
    // Rows are in the order of the screen; what did not change is folded.
    let rows =
      "[...document.querySelectorAll('.lines > li')].map((one) => one.querySelector('.kind, summary').textContent).join()"
    #expect(
      try browser.evaluate(rows) as? String
        == "stop 1,2 stops unchanged,stop 4,stop 5,1 stop unchanged")
    let open = "[...document.querySelectorAll('.fold details')].map((one) => one.open).join()"
    #expect(try browser.evaluate(open) as? String == "false,false")
    try browser.evaluate("document.querySelector('.fold summary').focus()")
    try browser.press(" ")
    #expect(try browser.evaluate(open) as? String == "true,false")
    let kept = "document.getElementById('same-3').innerText"
    #expect((try browser.evaluate(kept) as? String)?.contains("Rice, button") == true)
    // What is pointed at in a picture is found in its fold.
    try browser.evaluate(
      "document.getElementById('old-box-4').dispatchEvent(new MouseEvent('click', {bubbles: true}))"
    )
    #expect(try browser.evaluate(open) as? String == "true,true")
    #expect(
      try browser.evaluate("document.querySelector('.change.current').id") as? String == "same-6")
    #expect(browser.problems == [])
  }

  @Test(.enabled(if: SpeakTests.hasEspeak, "espeak-ng is not installed"))
  func whatPlaysIsFoundInItsFold() throws {
    let folder = try Self.compared(with: Self.screen("Today"))
    let browser = try Browser.shared()
    defer { browser.rest() }
    try browser.open("\(folder.path)/a.html", width: 1280, height: 800)
    let found =
      try browser.evaluate(
        """
        (async () => {
          const side = document.getElementById("new-scene");
          const sound = document.getElementById("new-sound");
          sound.currentTime = JSON.parse(side.dataset.times)[2][0] / 1000;
          const playing = new Promise((done) => sound.addEventListener("timeupdate", done));
          document.getElementById("new-play").click();
          await playing;
          sound.pause();
          return [document.querySelector(".change.current").id,
            document.querySelector(".fold details").open].join();
        })()
        """) as? String
    #expect(found == "same-3,true")
    #expect(browser.problems == [])
  }

  /// What a screen says is text on the page, folded or not.
  @Test func aScreensOwnWordsStayText() throws {
    let hostile = "<img src=x onerror=alert(1)>"
    let folder = try CommandFolder([
      "a.screen.yaml": "screen: A\nelements: [{button: '\(hostile)'}, {button: Pay}]"
    ])
    let made = try folder.shell(
      "$EARSHOT report --compare a.screen.yaml a.screen.yaml --no-audio -o a.html")
    #expect(made.status == 0, "\(made.error)")
    let browser = try Browser.shared()
    defer { browser.rest() }
    try browser.open("\(folder.path)/a.html", width: 390, height: 844)
    #expect(
      try browser.evaluate("document.querySelector('.fold summary').innerText") as? String
        == "2 stops unchanged")
    #expect(try browser.evaluate("document.images.length") as? Int == 0)
    #expect(browser.problems == [])
  }
}
