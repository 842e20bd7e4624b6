import Testing

/// Messages and views that come while a page is operated.
@Suite("Operating: what comes", .waiting, .inChromium) struct OperateNewsTests {
  // The faults: a sum that nobody hears beside a button that is pressed, a message that comes with its live region, views
  // of one document that links show by script.
  private static func page(isMended: Bool) -> String {
    """
    <!doctype html><html lang="en"><title>Seats</title><main><h1>Seats</h1>
    <button id="seat" aria-pressed="false">Seat 1A</button>
    <p id="sum" \(isMended ? "role=status" : "")>No seats, 0 euros</p>
    <button id="check">Check the address</button><div id="note" \(isMended ? "aria-live=polite" : "")></div>
    <p><a id="june" href="?month=june">June</a></p><h2 id="view" tabindex="-1">Trains in May</h2></main>
    <script>
      const at = (id) => document.getElementById(id), isMended = \(isMended);
      at('seat').onclick = () => {
        const isTaken = at('seat').getAttribute('aria-pressed') !== 'true';
        at('seat').setAttribute('aria-pressed', isTaken);
        at('sum').textContent = isTaken ? 'One seat, 6 euros' : 'No seats, 0 euros';
      };
      at('check').onclick = () => setTimeout(() => {
        at('note').innerHTML = `<p ${isMended ? '' : 'aria-live=polite'}>We can open this address.</p>`;
      }, 300);
      at('june').onclick = (v) => {
        v.preventDefault();
        history.pushState({}, '', '?month=june');
        at('view').textContent = 'Trains in June';
        if (isMended) at('view').focus();
      };
    </script></html>
    """
  }

  private func findings(_ page: String, _ reader: String) throws -> Earshot.Outcome {
    try CommandFolder(["p.html": page]).shell(
      "$EARSHOT audit p.html --operate --reader \(reader) | grep -v '^  '")
  }

  @Test func whatComesUnheardIsFound() throws {
    let found = try findings(Self.page(isMended: false), "nvda").output
    for fault in [
      "warning: change-silent: button \"Seat 1A\"", "change-silent: button \"Check the address\"",
      "change-silent: link \"June\"",
    ] {
      #expect(found.contains(fault), "\(fault): \(found)")
    }
    // Orca says such a region (recorded).
    let other = try findings(Self.page(isMended: false), "orca").output
    #expect(!other.contains("Check the address"), "\(other)")
  }

  @Test(arguments: ["nvda", "orca"]) func nothingIsFoundInTheMendedOne(_ reader: String) throws {
    let found = try findings(Self.page(isMended: true), reader)
    #expect(found.output.contains("0 errors, 0 warnings"), "\(found.output)")
  }

  /// NVDA's source code (`ia2LiveRegions.cpp`) leaves out what is shown that is the root of a region.
  @Test(arguments: [("orca", true), ("voiceover-macos", true), ("nvda", false)])
  func aRegionThatComesWithItsTextIsHeardOrNot(_ reader: String, _ isHeard: Bool) throws {
    let folder = try CommandFolder(["p.html": Self.page(isMended: false)])
    try folder.write(
      "a.flow.yaml",
      "page: p.html\nsteps: [find: Check the address, activate, announced: We can open this address.]\n"
    )
    let run = try folder.shell("$EARSHOT run a.flow.yaml --reader \(reader)")
    #expect(run.status == (isHeard ? 0 : 1), "\(run.output) \(run.error)")
  }
}
