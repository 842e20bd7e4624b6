import Foundation
import Testing

/// Controls that stand in what has to be opened first.
@Suite("Operating what was opened", .waiting, .inChromium) struct OperatePartsTests {
  // The faults: an error in the dialog that nobody hears, a dialog that gives the focus to nothing as it closes, items
  // that Enter does not choose, a page that stays the current one, a field that closes its dialog as Tab leaves it.
  private static func page(isMended: Bool) -> String {
    """
    <!doctype html><html lang="en"><title>Club</title><style>[hidden]{display:none}</style><main><h1>Club</h1>
    <button id="join">Become a member</button>
    <button id="more" aria-haspopup="menu" aria-expanded="false">Actions</button>
    <div id="menu" role="menu" hidden><div role="menuitem" tabindex="-1">Pin the club</div>
    <div role="menuitem" tabindex="-1">Mute the club</div></div><p id="said" role="status"></p>
    <details><summary>Minutes</summary><button id="p1" aria-current="page">Page 1</button><button id="p2">Page 2</button>
    <p id="shown" role="status">Minutes of May</p></details></main>
    <dialog id="d" aria-label="Become a member"><form id="f"><label for="n">Name</label> <input id="n">
    <label for="t">Town</label> <input id="t"><button>Enter</button>
    <button type="button" id="back">Back</button></form><p id="e" \(isMended ? "role=alert" : "")></p></dialog>
    <script>
      const at = (id) => document.getElementById(id), isMended = \(isMended);
      at('join').onclick = () => { at('d').showModal(); at('n').focus(); };
      at('f').onsubmit = (v) => { v.preventDefault(); at('e').textContent = 'Enter a name'; };
      at('back').onclick = () => { at('join').disabled = !isMended; at('d').close(); };
      if (!isMended) at('t').onblur = () => setTimeout(() => at('d').close());
      const items = [...document.querySelectorAll('[role=menuitem]')];
      const open = (isOpen) => {
        at('menu').hidden = !isOpen;
        at('more').setAttribute('aria-expanded', isOpen);
        (isOpen ? items[0] : at('more')).focus();
      };
      at('more').onclick = () => open(at('menu').hidden);
      at('menu').onkeydown = (v) => {
        const here = items.indexOf(document.activeElement);
        if (v.key === 'ArrowDown' || v.key === 'ArrowUp') items[1 - here].focus();
        if (v.key === 'Escape') open(false);
        if (v.key === 'Enter' && isMended) items[here].click();
      };
      for (const item of items) item.onclick = () => {
        open(false);
        at('said').textContent = item.textContent + ': done';
      };
      at('p2').onclick = () => {
        at('shown').textContent = 'Minutes of June';
        if (isMended) { at('p1').ariaCurrent = null; at('p2').ariaCurrent = 'page'; }
      };
    </script></html>
    """
  }

  private static func found(_ page: String, _ reader: String) throws -> Set<String> {
    let folder = try CommandFolder(["p.html": page])
    let outcome = try folder.shell(
      "$EARSHOT audit p.html --operate --reader \(reader) --format json")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let results = report["results"] as? [[String: Any]] ?? []
    let operations = results.first { $0["kind"] as? String == "operation" }
    let findings = operations?["findings"] as? [[String: Any]] ?? []
    return Set(
      findings.map { finding in
        let place = finding["place"] as? [String: Any]
        return "\(finding["rule"] ?? ""): \(place?["element"] ?? "")"
      })
  }

  @Test(arguments: ["nvda", "voiceover-macos"])
  func faultsInWhatWasOpenedAreFound(_ reader: String) throws {
    let found = try Self.found(Self.page(isMended: false), reader)
    for fault in [
      "change-silent: button \"Enter\" in \"Become a member\"",
      "focus-lost: button \"Back\" in \"Become a member\"",
      "keys-ignored: menu item \"Pin the club\" in \"Actions\"",
      "state-stale: button \"Page 2\" in \"Minutes\"",
      "context-change-on-focus: text field \"Town\" in \"Become a member\"",
    ] {
      #expect(found.contains(fault), "\(found)")
    }
  }

  @Test func nothingIsFoundInTheMendedOnes() throws {
    #expect(try Self.found(Self.page(isMended: true), "nvda") == [])
  }

  @Test(arguments: ["nvda", "voiceover-macos"])
  func aDialogThatTabLeavesIsFound(_ reader: String) throws {
    func page(isMended: Bool) -> String {
      """
      <!doctype html><html lang="en"><title>Tea</title><div id="all"><main><h1>Tea</h1>
      <button id="open">Settings</button> <a href="https://tea.example/">Shop</a></main></div>
      <div role="dialog" aria-modal="true" aria-label="Settings" id="d" hidden>
      <button id="a">Larger text</button><button id="close">Close</button></div>
      <script>
        const at = (id) => document.getElementById(id);
        const show = (isOpen) => {
          at('d').hidden = !isOpen;
          if (\(isMended)) at('all').inert = isOpen;
          at(isOpen ? 'a' : 'open').focus();
        };
        at('open').onclick = () => show(true);
        at('close').onclick = () => show(false);
        at('d').onkeydown = (v) => { if (v.key === 'Escape') show(false); };
        at('a').onclick = () => { document.body.style.fontSize = '2em'; };
      </script></html>
      """
    }
    let fault = "focus-leaves-dialog: button \"Close\" in \"Settings\""
    #expect(try Self.found(page(isMended: false), reader).contains(fault))
    #expect(try !Self.found(page(isMended: true), reader).contains(fault))
  }

  /// A list box that has the focus itself moves among its options by arrows.
  @Test(arguments: [false, true])
  func aListBoxWithoutArrowsIsFound(isMended: Bool) throws {
    let page = """
      <!doctype html><html lang="en"><title>Tea</title><main><h1 id="t">Tea</h1>
      <ul role="listbox" tabindex="0" aria-labelledby="t" aria-activedescendant="o0">
      <li role="option" id="o0" aria-selected="true">Green</li><li role="option" id="o1" aria-selected="false">Black</li>
      </ul></main><script>
        const list = document.querySelector('ul'), options = [...list.children];
        const choose = (place) => { list.setAttribute('aria-activedescendant', 'o' + place); };
        options.forEach((option, place) => { option.onclick = () => choose(place); });
        list.onkeydown = (v) => {
          if (\(isMended) && v.key.startsWith('Arrow')) choose(v.key === 'ArrowDown' ? 1 : 0);
        };
      </script></html>
      """
    let found = try Self.found(page, "nvda")
    #expect(found.contains { $0.hasPrefix("keys-ignored") } != isMended, "\(found)")
  }

  // A field that takes the focus back while its entry is wrong, one that sends itself with the sixth digit, tabs behind
  // a trap, filters of which one is always chosen, and a name that sounds like sending.
  private static let forms = """
    <!doctype html><html lang="en"><title>Club</title><main><h1>Club</h1>
    <label>Phone <input id="phone"></label><p id="e" role="alert"></p>
    <label>Code <input id="code" inputmode="numeric" maxlength="6"></label>
    <div role="group" aria-label="Show"><button aria-pressed="true">All</button>
    <button aria-pressed="false">Mine</button></div><p id="count" role="status"></p>
    <label>Answer <input id="answer"></label><button id="post">Post</button><div id="log"></div>
    <div role="textbox" aria-label="Notes" contenteditable tabindex="0" id="trap"></div>
    <div role="tablist"><button role="tab" aria-selected="true">A</button>
    <button role="tab" aria-selected="false" tabindex="-1">B</button></div></main>
    <script>
      const at = (id) => document.getElementById(id);
      at('phone').onblur = () => {
        if (!at('phone').value || /^[0-9]+$/.test(at('phone').value)) return;
        at('e').textContent = 'Digits only';
        setTimeout(() => at('phone').focus());
      };
      at('code').oninput = () => {
        at('code').value = at('code').value.replace(/[^0-9]/g, '');
        if (at('code').value.length === 6) document.body.innerHTML = '<main><h1 tabindex="-1">Welcome</h1></main>';
      };
      const filters = document.querySelectorAll('[aria-pressed]');
      filters.forEach((filter) => {
        filter.onclick = () => {
          filters.forEach((other) => { other.ariaPressed = String(other === filter); });
          at('count').textContent = filter.textContent + ': 3';
        };
      });
      at('post').onclick = () => { at('log').append('Thanks for your answer'); };
      at('trap').onkeydown = (v) => { if (v.key === 'Tab') v.preventDefault(); };
    </script></html>
    """

  @Test func formsThatKeepPeopleAreFound() throws {
    let folder = try CommandFolder(["p.html": Self.forms])
    let outcome = try folder.shell("$EARSHOT audit p.html --operate --reader nvda --verbose")
    for part in [
      "focus-trapped: text field \"Phone\"", "text field \"Code\": After \"type ?000000\"",
      "change-silent: button \"Post\"", "focus-trapped: text field \"Notes\"",
      "something before it keeps the focus",
    ] {
      #expect(outcome.output.contains(part), "\(outcome.output)")
    }
    #expect(!outcome.output.contains("\"All\": After"), "\(outcome.output)")
  }

  // A button that is out of reach while it works, a list that is drawn anew without its focus, a route that only the
  // link itself tells of, and a button without a form that takes an entry.
  private static func views(isMended: Bool) -> String {
    """
    <!doctype html><html lang="en"><title>Teas</title><main>
    <nav><a href="#/a" aria-current="page">Green</a> <a href="#/b">Black</a></nav><div id="view"><h1>Green teas</h1></div>
    <ul id="list"></ul><label>Grams <input id="grams" value="100" inputmode="numeric"></label>
    <button type="button" id="weigh">Weigh</button><p id="note" \(isMended ? "role=alert" : "")></p>
    <button id="save">Store</button><p role="status" id="said"></p></main>
    <script>
      const at = (id) => document.getElementById(id), isMended = \(isMended);
      const draw = (teas) => {
        at('list').innerHTML = teas.map((tea) => `<li>${tea} <button>Remove ${tea}</button></li>`).join('');
        for (const [place, button] of [...at('list').querySelectorAll('button')].entries()) {
          button.onclick = () => {
            draw(teas.filter((_, other) => other !== place));
            at('said').textContent = 'Gone';
            if (isMended) at('save').focus();
          };
        }
      };
      draw(['Sencha', 'Assam', 'Keemun']);
      addEventListener('hashchange', () => {
        const isSecond = location.hash === '#/b';
        at('view').innerHTML = `<h1 tabindex="-1">${isSecond ? 'Black' : 'Green'} teas</h1>`;
        document.querySelectorAll('nav a').forEach((link, place) => {
          if (isSecond === (place === 1)) link.setAttribute('aria-current', 'page');
          else link.removeAttribute('aria-current');
        });
        if (isMended) { document.title = at('view').textContent; at('view').firstChild.focus(); }
      });
      at('weigh').onclick = () => {
        at('note').textContent = /^[0-9]+$/.test(at('grams').value) ? '' : 'Enter the grams in digits';
      };
      at('save').onclick = () => {
        at('said').textContent = 'Storing';
        if (!isMended) at('save').disabled = true;
        setTimeout(() => { at('said').textContent = 'Stored'; at('save').disabled = false; }, 300);
      };
    </script></html>
    """
  }

  @Test func viewsThatLoseTheirPeopleAreFound() throws {
    let found = try Self.found(Self.views(isMended: false), "nvda")
    for fault in [
      "change-silent: link \"Black\"", "focus-lost: button \"Remove Sencha\"",
      "change-silent: button \"Weigh\"", "focus-lost: button \"Store\"",
    ] {
      #expect(found.contains(fault), "\(found)")
    }
    #expect(try Self.found(Self.views(isMended: true), "nvda") == [])
  }

  /// What says that it opens something is opened, whatever its name tells of.
  @Test func aMenuOfSharingIsOperated() throws {
    let page = """
      <!doctype html><html lang="en"><title>Tea</title><main><h1>Tea</h1>
      <button id="share" aria-haspopup="menu" aria-expanded="false">Share</button>
      <div id="menu" role="menu" hidden><div role="menuitem" tabindex="-1">Copy the address</div></div></main>
      <script>
        const share = document.getElementById('share'), menu = document.getElementById('menu');
        share.onclick = () => {
          menu.hidden = !menu.hidden;
          share.setAttribute('aria-expanded', !menu.hidden);
          if (!menu.hidden) menu.firstElementChild.focus();
        };
      </script></html>
      """
    let found = try Self.found(page, "nvda")
    #expect(found.contains { $0.hasPrefix("escape-ignored") }, "\(found)")
  }

  /// A finding names the element in its document, and the flow that is saved opens what it stands in.
  @Test func theFlowOpensThePartFirst() throws {
    let folder = try CommandFolder(["p.html": Self.page(isMended: false)])
    let outcome = try folder.shell(
      """
      $EARSHOT audit p.html --operate --reader nvda --save-flows out
      for f in out/*-enter.flow.yaml; do $EARSHOT run $f --root . --audit; done
      """)
    #expect(outcome.output.contains("at: #f > button:nth-of-type(1)"), "\(outcome.output)")
    #expect(outcome.output.contains("> find Become a member\n"), "\(outcome.output)")
    #expect(outcome.output.contains("change-silent"), "\(outcome.error)")
  }

  @Test func whatIsLeftAloneIsTold() throws {
    let folder = try CommandFolder([
      "p.html": """
      <!doctype html><html lang="en"><title>D</title><main><h1>D</h1><button>Delete all</button>
      <button>Create account</button>
      <button id="d">Details of order 12</button><p id="p" role="status"></p></main>
      <script>d.onclick = () => { p.textContent = 'Sent'; };</script></html>
      """
    ])
    let outcome = try folder.shell(
      "$EARSHOT audit p.html --operate --reader nvda --format sarif -o o.sarif")
    #expect(
      outcome.error.contains(
        "1 control was skipped, because its name suggests that it may buy, delete or leave: \"Delete all\"\n"
      ),
      "\(outcome.error)")
  }

  /// What cannot be told is counted where findings go into a file.
  @Test func whatCannotBeToldIsCounted() throws {
    let folder = try CommandFolder([
      "p.html": """
      <!doctype html><html lang="en"><title>L</title><main><h1>L</h1><button onclick="location = 'x.html'">Go</button>
      <button id="b">Count</button><p id="p" role="status"></p></main>
      <script>b.onclick = () => { p.textContent = 'One'; };</script></html>
      """
    ])
    let outcome = try folder.shell("$EARSHOT audit p.html --operate --format sarif -o o.sarif")
    #expect(
      outcome.error.contains("of 2 operations 1 could not be judged (--verbose shows the reasons)"),
      "\(outcome.error)")
  }

  /// A flow of keys that shows a fault is audited by itself, by the rules that do not listen.
  @Test func aFlowOfKeysIsAudited() throws {
    let folder = try CommandFolder(["p.html": Self.page(isMended: false)])
    let outcome = try folder.shell(
      """
      $EARSHOT audit p.html --operate --reader nvda --save-flows out
      for f in out/*pin-the-club-by-enter*.flow.yaml; do $EARSHOT run $f --root . --device desktop --audit; done
      """)
    #expect(
      outcome.output.contains("On \"Pin the club\", Enter does nothing."), "\(outcome.output)")
  }

  /// A tab that shows its panel and is not selected says nothing of it.
  @Test(arguments: [false, true]) func aTabFollowsItsPanel(_ isMended: Bool) throws {
    let mend = isMended ? "a.ariaSelected = 'false'; b.ariaSelected = 'true';" : ""
    let folder = try CommandFolder([
      "p.html": """
      <!doctype html><html lang="en"><title>H</title><main><h1>H</h1><div role="tablist" aria-label="Year">
      <button role="tab" id="a" aria-selected="true" aria-controls="p">May</button>
      <button role="tab" id="b" aria-selected="false" aria-controls="p">June</button></div>
      <div role="tabpanel" id="p" aria-label="Month">31 days</div></main>
      <script>b.onclick = () => { p.textContent = '30 days'; \(mend) };</script></html>
      """
    ])
    let outcome = try folder.shell("$EARSHOT audit p.html --operate --reader nvda")
    #expect(
      outcome.output.contains("state-stale: tab \"June\"") == !isMended, "\(outcome.output)")
  }

  /// A field for a time has parts, among which Tab goes on.
  @Test func aFieldForATimeIsNoTrap() throws {
    let folder = try CommandFolder([
      "p.html": """
      <!doctype html><html lang="en"><title>T</title><main><h1>T</h1><label>Departure <input type="time"></label>
      <label>Day <input type="date"></label><button id="b">Search</button><p id="p"></p></main>
      <script>b.onclick = () => { p.textContent = '3 trains'; };</script></html>
      """
    ])
    let outcome = try folder.shell("$EARSHOT audit p.html --operate --reader nvda")
    #expect(!outcome.output.contains("focus-trapped"), "\(outcome.output)")
    #expect(outcome.output.contains("change-silent: button \"Search\""), "\(outcome.output)")
  }

  /// The focus that a click takes from an element, and the page gives back to it, has moved for a reader.
  @Test func aFocusThatComesBackIsHeard() throws {
    let folder = try CommandFolder([
      "p.html": """
      <!doctype html><html lang="en"><title>B</title><main><h1>B</h1><button id="o">Open</button>
      <p id="p" hidden>Words <button id="c">Close</button></p><button>Last</button></main>
      <script>o.onclick = () => { p.hidden = false; }; c.onclick = () => { p.hidden = true; o.focus(); };</script></html>
      """,
      "f.flow.yaml":
        "page: p.html\nreader: nvda\nsteps: [{find: Open}, activate, {find: Close}, activate]\n",
    ])
    let outcome = try folder.shell("$EARSHOT run f.flow.yaml | tail -n 2")
    #expect(outcome.output == "> activate\nOpen, button\n", "\(outcome.output)\(outcome.error)")
  }

  /// A control that no key reaches is told on a page, by whatever reader.
  @Test(arguments: ["nvda", "voiceover-ios", "talkback"])
  func whatTabDoesNotReachIsTold(_ reader: String) throws {
    let folder = try CommandFolder([
      "p.html": """
      <!doctype html><html lang="en"><title>S</title><main><h1>S</h1><span role="button" id="g">Size guide</span>
      <div role="toolbar" aria-label="Font"><button>Bold</button><button tabindex="-1">Italic</button></div>
      <div role="combobox" tabindex="0" aria-label="City" aria-expanded="false"><span role="button" aria-label="Show"></span>
      </div></main></html>
      """
    ])
    let outcome = try folder.shell(
      "$EARSHOT audit p.html --rule keyboard-unreachable --reader \(reader)")
    #expect(outcome.output.contains("warning: keyboard-unreachable: button \"Size guide\""))
    #expect(outcome.output.contains("0 errors, 1 warning"), "\(outcome.output)")
  }
}
