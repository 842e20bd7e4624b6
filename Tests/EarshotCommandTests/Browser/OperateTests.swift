import Foundation
import Testing

/// Controls that are operated: what goes wrong is found, and nothing where nothing does.
@Suite("Operating", .waiting, .inChromium) struct OperateTests {
  // Eleven faults; the dialog has three of them.
  private static let faulty = """
    <!doctype html><html lang="en"><title>Seeds</title><style>[hidden]{display:none}</style><main><h1>Seeds</h1>
    <form id="f"><label for="m">Mail</label> <input id="m"><button>Sign up</button></form><p id="e"></p>
    <label for="z">Zip</label> <input id="z"><p id="ze"></p>
    <button id="more" aria-expanded="false">Shipping</button><p id="days" hidden>Three days</p>
    <button id="fav" aria-pressed="false">Favourite</button><p id="favs">No favourites</p>
    <div id="add" role="button" tabindex="0">Add beans</div><p id="count" role="status"></p>
    <div role="radiogroup" aria-label="Size"><div role="radio" aria-checked="true" tabindex="0">Small</div>
    <div role="radio" aria-checked="false" tabindex="-1">Large</div></div>
    <button id="sizes">Size guide</button>
    <div id="d" role="dialog" aria-modal="true" aria-label="Sizes" hidden><button id="fine">Fine</button></div>
    <ul><li id="row">Peas <button id="hide">Hide peas</button></li></ul>
    <div id="trap" role="textbox" aria-label="Notes" contenteditable tabindex="0"></div><button>Last</button></main>
    <script>
      const at = (id) => document.getElementById(id);
      at('f').onsubmit = (v) => { v.preventDefault(); at('e').textContent = 'Enter a mail address'; };
      at('z').onblur = () => { at('ze').textContent = 'Five digits, please'; };
      at('more').onclick = () => { at('days').hidden = !at('days').hidden; };
      at('fav').onclick = () => { at('favs').textContent = '1 favourite'; };
      at('add').onclick = () => { at('count').textContent = 'Beans added'; };
      at('sizes').onclick = () => { at('d').hidden = false; };
      at('fine').onclick = () => { at('d').hidden = true; };
      at('hide').onclick = () => at('row').remove();
      at('trap').onkeydown = (v) => { if (v.key === 'Tab') v.preventDefault(); };
    </script></html>
    """

  // The same page, mended.
  private static let mended = """
    <!doctype html><html lang="en"><title>Seeds</title><style>[hidden]{display:none}</style><main><h1>Seeds</h1>
    <form id="f"><label for="m">Mail</label> <input id="m"><button>Sign up</button></form><p id="e" role="alert"></p>
    <label for="z">Zip</label> <input id="z"><p id="ze" aria-live="polite"></p>
    <button id="more" aria-expanded="false">Shipping</button><p id="days" hidden>Three days</p>
    <button id="fav" aria-pressed="false">Favourite</button><p id="favs" role="status">No favourites</p>
    <div id="add" role="button" tabindex="0">Add beans</div><p id="count" role="status"></p>
    <div role="radiogroup" aria-label="Size"><div role="radio" aria-checked="true" tabindex="0">Small</div>
    <div role="radio" aria-checked="false" tabindex="-1">Large</div></div>
    <button id="sizes">Size guide</button>
    <dialog id="d" aria-label="Sizes"><button id="fine">Fine</button></dialog>
    <ul><li id="row">Peas <button id="hide">Hide peas</button></li></ul>
    <div role="textbox" aria-label="Notes" contenteditable tabindex="0"></div><button id="last">Last</button></main>
    <script>
      const at = (id) => document.getElementById(id);
      const radios = [...document.querySelectorAll('[role=radio]')];
      at('f').onsubmit = (v) => { v.preventDefault(); at('e').textContent = 'Enter a mail address'; };
      at('z').onblur = () => { at('ze').textContent = 'Five digits, please'; };
      at('more').onclick = () => {
        at('days').hidden = !at('days').hidden;
        at('more').setAttribute('aria-expanded', !at('days').hidden);
      };
      at('fav').onclick = () => { at('fav').ariaPressed = 'true'; at('favs').textContent = '1 favourite'; };
      at('add').onclick = () => { at('count').textContent = 'Beans added'; };
      at('add').onkeydown = (v) => { if (v.key === 'Enter' || v.key === ' ') at('add').click(); };
      radios.forEach((radio, place) => {
        radio.onclick = () => radios.forEach((other) => {
          other.ariaChecked = String(other === radio);
          other.tabIndex = other === radio ? 0 : -1;
        });
        radio.onkeydown = (v) => {
          if (!v.key.startsWith('Arrow')) return;
          const next = radios[1 - place];
          next.click();
          next.focus();
        };
      });
      at('sizes').onclick = () => at('d').showModal();
      at('fine').onclick = () => at('d').close();
      at('hide').onclick = () => { at('row').remove(); at('last').focus(); };
    </script></html>
    """

  private struct Found: Hashable {
    let rule: String
    let element: String
  }

  private static func operations(_ output: String) throws -> [String: Any] {
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let results = report["results"] as? [[String: Any]] ?? []
    return try #require(results.first { $0["kind"] as? String == "operation" })
  }

  private static func found(_ output: String) throws -> Set<Found> {
    let findings = try operations(output)["findings"] as? [[String: Any]] ?? []
    return Set(
      findings.map { finding in
        let place = finding["place"] as? [String: Any]
        return Found(
          rule: finding["rule"] as? String ?? "", element: place?["element"] as? String ?? "")
      })
  }

  @Test(arguments: ["nvda", "voiceover-ios"])
  func everyFaultIsFoundAtItsControl(_ reader: String) throws {
    let folder = try CommandFolder(["p.html": Self.faulty])
    let outcome = try folder.shell(
      "$EARSHOT audit p.html --operate --reader \(reader) --format json")
    #expect(outcome.status == 1, "\(outcome.error)")
    let found = try Self.found(outcome.output)
    for (rule, element) in [
      ("change-silent", "button \"Sign up\""), ("status-not-announced", "text field \"Zip\""),
      ("state-stale", "button \"Shipping\""), ("state-stale", "button \"Favourite\""),
      ("keys-ignored", "button \"Add beans\""), ("keys-ignored", "radio button \"Small\""),
      ("dialog-unentered", "button \"Size guide\""), ("escape-ignored", "button \"Size guide\""),
      ("focus-lost", "button \"Hide peas\""),
      ("focus-trapped", "text field \"Notes\""),
      ("focus-lost", "button \"Fine\" in \"Size guide\""),
    ] {
      #expect(found.contains(Found(rule: rule, element: element)), "\(found)")
    }
    // VoiceOver stays in a modal dialog, and comes to no control behind it.
    let leak = Found(rule: "focus-leaves-dialog", element: "button \"Fine\" in \"Size guide\"")
    #expect(found.contains(leak) == (reader == "nvda"))
    #expect(found.subtracting([leak]).count == 11, "\(found)")
  }

  @Test func nothingIsFoundOnTheMendedPage() throws {
    let folder = try CommandFolder(["p.html": Self.mended])
    let outcome = try folder.shell(
      "$EARSHOT audit p.html --operate --reader nvda --format json")
    #expect(try Self.found(outcome.output).isEmpty, "\(outcome.output)")
    let operations = try Self.operations(outcome.output)["operations"] as? [[String: Any]] ?? []
    #expect(operations.count > 10)
    #expect(operations.allSatisfy { $0["outcome"] as? String == "passed" }, "\(operations)")
  }

  /// A flow that is saved finds the same by itself.
  @Test func aSavedFlowShowsTheFault() throws {
    let folder = try CommandFolder(["p.html": Self.faulty])
    let outcome = try folder.shell(
      "$EARSHOT audit p.html --operate --reader nvda --save-flows out; ls out")
    #expect(outcome.output.contains("flow: out/"), "\(outcome.output)")
    let rerun = try folder.shell(
      "for f in out/*sign-up.flow.yaml; do $EARSHOT run $f --root . --audit; done")
    #expect(rerun.status == 1)
    #expect(rerun.output.contains("change-silent"), "\(rerun.output)\(rerun.error)")
  }

  /// Nothing is sent, and what buys, deletes or leaves is left alone and told.
  @Test func nothingIsSent() throws {
    let folder = try CommandFolder([
      "index.html": """
      <!doctype html><html lang="en"><title>Shop</title><main><h1>Shop</h1><a href="other.html">Other</a>
      <button onclick="fetch('/spy', {method: 'POST'})">Delete all</button>
      <form method="post" action="/spy"><label>Name <input></label><button>Send</button></form>
      <button onclick="fetch('/spy', {method: 'POST'}).catch(() => {}); s.textContent = 'Saved'">Save</button>
      <button onclick="fetch('/spy', {method: 'OPTIONS', body: 'x'}).catch(() => {}); s.textContent = 'Kept'">Keep</button>
      <p id="s"></p></main></html>
      """, "other.html": "<h1>Other</h1>",
    ])
    let heard = try folder.served(
      "$EARSHOT audit $SITE/ --operate --reader nvda --format json > found.json; grep -cE 'spy|other' log; true"
    )
    #expect(heard.output == "0\n", "\(heard.output)\(heard.error)")
    let operations = try Self.operations(try folder.text(of: "found.json"))
    let told = Dictionary(
      (operations["operations"] as? [[String: Any]] ?? []).map {
        ($0["control"] as? String ?? "", "\($0["outcome"] ?? ""): \($0["reason"] ?? "")")
      }, uniquingKeysWith: { first, _ in first })
    #expect(told["link \"Other\""] == "untested: it leads to another page")
    #expect(told["button \"Delete all\""]?.hasPrefix("untested: its name suggests") == true)
    #expect(told["button \"Send\""]?.hasPrefix("cantTell") == true, "\(told)")
    #expect(told["button \"Keep\""]?.hasPrefix("cantTell") == true, "\(told)")
    #expect(told["button \"Save\""]?.hasPrefix("cantTell") == true, "\(told)")
    #expect((operations["findings"] as? [Any])?.isEmpty == true)
  }

  /// Letters that nobody sees part no word, and what belongs to somebody is not closed.
  @Test(arguments: [
    "Un&shy;subscribe", "De&#x200B;lete", "Close account", "Check out", "Move to trash",
  ])
  func whatDestroysByItsNameIsLeftAlone(_ name: String) throws {
    let folder = try CommandFolder([
      "p.html": """
      <!doctype html><html lang="en"><title>T</title><main><h1>T</h1><button id="b">\(name)</button><p id="p"></p>
      <script>b.onclick = () => { p.textContent = 'Done'; };</script></main></html>
      """
    ])
    let outcome = try folder.shell("$EARSHOT audit p.html --operate --reader nvda --format json")
    let operations = try Self.operations(outcome.output)["operations"] as? [[String: Any]] ?? []
    #expect(operations.map { "\($0["outcome"] ?? "")" } == ["untested"], "\(operations)")
  }

  /// An act may part the line that was heard, and lead the focus into what has come.
  @Test func aLineThatIsPartedIsNoCrash() throws {
    let folder = try CommandFolder([
      "p.html": """
      <!doctype html><html lang="en"><title>E</title><button id=m>More</button><div id=d role=dialog hidden>
      <button id=del>Delete</button></div><button>Actions</button>
      <script>m.onclick = () => { d.hidden = false; del.focus(); };</script></html>
      """,
      "f.flow.yaml": "page: p.html\nreader: nvda\nsteps: [{find: More}, activate]\n",
    ])
    let outcome = try folder.shell("$EARSHOT run f.flow.yaml")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.output.contains("Delete"), "\(outcome.output)")
  }

  /// Where each visit shows another page, no key is pressed, and nothing is told of a control.
  @Test func aPageThatChangesWithEachVisitIsNotBlamed() throws {
    let folder = try CommandFolder([
      "p.html": """
      <!doctype html><html lang="en"><title>R</title><main><h1>R</h1><div id="d"></div><p id="p"></p><script>
      d.innerHTML = '<button>Part ' + Math.random().toString().slice(2, 12) + '</button>';
      d.firstChild.onclick = () => { p.textContent = 'Done'; };</script></main></html>
      """
    ])
    let outcome = try folder.shell("$EARSHOT audit p.html --operate --reader nvda --format json")
    #expect(try Self.found(outcome.output).isEmpty)
    let operations = try Self.operations(outcome.output)["operations"] as? [[String: Any]] ?? []
    #expect(operations.allSatisfy { $0["outcome"] as? String == "cantTell" }, "\(operations)")
  }

  /// What changes by itself says nothing about a control.
  @Test func aRestlessPageIsNotBlamed() throws {
    let folder = try CommandFolder([
      "p.html": """
      <!doctype html><html lang="en"><title>Clock</title><main><h1>Clock</h1><button>Nothing</button><p id="t">0</p>
      <script>let n = 0; setInterval(() => { t.textContent = ++n; }, 200);</script></main></html>
      """
    ])
    let outcome = try folder.shell("$EARSHOT audit p.html --operate --reader nvda --format json")
    #expect(try Self.found(outcome.output).isEmpty)
    #expect(outcome.error.contains("the page changes by itself"), "\(outcome.error)")
  }

  /// A screen that states what its controls do is operated as well.
  @Test func aScreenWithBehavioursIsOperated() throws {
    let folder = try CommandFolder([
      "s.screen.yaml": """
      screen: Sign in
      elements:
        - button: Sign in
          on: {activate: [insert: {element: {id: error, text: The password is wrong}}]}
        - button: Help
          on: {activate: [announce: Ask at the desk]}
      """
    ])
    let outcome = try folder.shell(
      "$EARSHOT audit s.screen.yaml --operate --format json --save-flows . > found.json; $EARSHOT run *.flow.yaml --audit"
    )
    let operations = try Self.operations(try folder.text(of: "found.json"))
    let told = (operations["operations"] as? [[String: Any]] ?? []).map { "\($0["outcome"] ?? "")" }
    #expect(told == ["failed", "passed"])
    #expect(outcome.output.contains("status-not-announced"), "\(outcome.output)\(outcome.error)")
  }

  /// Operating takes many seconds: on a terminal, people see what is being done; a log has no such line.
  @Test func aTerminalShowsWhatIsOperated() throws {
    let folder = try CommandFolder(["p.html": Self.faulty])
    let shown = try folder.shell(
      "script -qec '$EARSHOT audit p.html --operate --reader nvda' /dev/null </dev/null")
    #expect(shown.output.contains("operating "), "\(shown.output)\(shown.error)")
    let logged = try folder.shell("$EARSHOT audit p.html --operate --reader nvda")
    #expect(!logged.error.contains("operating "), "\(logged.error)")
  }

  @Test func optionsWithoutUseAreRefused() throws {
    let folder = try CommandFolder(["s.screen.yaml": "elements: [button: Rate]"])
    #expect(try folder.shell("$EARSHOT audit s.screen.yaml --save-flows out").status == 64)
    let outcome = try folder.shell("$EARSHOT audit s.screen.yaml --operate")
    #expect(
      outcome.error.contains("nothing was operated: no input is a page"),
      "\(outcome.error)")
  }

  /// The calendar of a date field is the browser's, and what stands behind the field is reached by Tab.
  @Test func theBrowsersOwnPartsAreNotOperated() throws {
    let page = """
      <!doctype html><html lang=en><title>T</title><h1>D</h1><label>Day <input type=date></label>
      <label>Service <select><option>A<option>B</select></label><button>Go</button>
      """
    let outcome = try CommandFolder(["d.html": page])
      .shell("$EARSHOT audit d.html --operate --reader nvda --verbose")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(!outcome.output.contains("Show date picker"), "\(outcome.output)")
    #expect(!outcome.output.contains("Tab does not reach it"), "\(outcome.output)")
  }
}
