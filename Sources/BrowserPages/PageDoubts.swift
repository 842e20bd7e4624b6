internal import Documents

/// What makes it doubtful that a page is the one that was meant: it stands in another's place, or something
/// stands before it.
///
/// Each is told with what can be done. None is an error: it may be the page that somebody wants to hear. The words and
/// addresses by which they are known are assumed; pages that have them in another sense are held apart by what
/// else stands on them.
struct PageDoubts {
  /// What is asked of a page that has come to rest; a mapping.
  static let question = #"""
    (() => {
      \#(DOMReading.script)
      const shown = (e) => shows(e, {visibilityProperty: true, opacityProperty: true});
      const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
      const words = (e) => ((isHTML(e) && get(HTMLElement, 'innerText')(e)) || '').slice(0, 5000).replace(/\s+/g, ' ').trim();
      const answer = {url: location.href, language: document.documentElement ? attribute(document.documentElement, 'lang') || '' : ''};
      if (!document.body) return answer;
      // Whoever makes a login or changes a password is asked for it more than once, or for a new one.
      const secrets = all('input[type=password]');
      answer.isLogin = secrets.length === 1 && secrets[0].autocomplete !== 'new-password';
      // Where a form stands, the check is a part of it.
      const check = new RegExp('challenges\\.cloudflare\\.com|/cdn-cgi/challenge-platform/h/|captcha-delivery\\.com|hcaptcha\\.com|'
        + 'google\\.com/recaptcha|recaptcha\\.net|_Incapsula_Resource|awswaf\\.com|px-captcha|arkoselabs\\.com|geetest\\.com');
      if ([...document.querySelectorAll('script[src],iframe[src]')].some((e) => check.test(e.src))
        && all('input:not([type=checkbox],[type=submit],[type=hidden]),select').length === 0
        && words(document.body).length < 800) answer.isCheck = true;
      const isModal = (e) => matches(e, ':modal') || attribute(e, 'aria-modal') === 'true';
      const covers = (e) => {
        const box = boxOf(e);
        const part = (from, to, size) => Math.max(0, Math.min(to, size) - Math.max(from, 0)) / size;
        return part(box.left, box.right, innerWidth) * part(box.top, box.bottom, innerHeight) >= 0.5;
      };
      const asks = new RegExp('cookie|consent|einwillig|toestemming|samtyck|samtykk|zgod|souhlas|соглас|クッキー|同意|쿠키|동의', 'i');
      const isFixed = (e) => getComputedStyle(e).position === 'fixed';
      const walls = [...all('dialog[open],[role=dialog],[role=alertdialog],[aria-modal=true]'),
        ...[...children(document.body)].slice(0, 100).filter((e) => shown(e) && isFixed(e))];
      const wall = walls.find((e) => (isModal(e) || covers(e)) && asks.test(words(e)) && within(e, 'button,[role=button],a').length > 0);
      const foreign = all('#usercentrics-root,#usercentrics-cmp-ui,iframe[id^=sp_message_iframe_],iframe[src*="privacy-mgmt.com"],'
        + 'iframe[src*="consent.trustarc.com"]').find(covers);
      if (wall || foreign) answer.wall = wall ? words(wall) : '';
      const content = 'a[href],button,input,select,textarea,h1,h2,h3,h4,h5,h6,img[alt]:not([alt=""]),video,canvas,iframe,table,ul,ol,'
        + 'summary,[role]:not([role=status],[role=progressbar],[role=alert],[role=none],[role=presentation],[role=main])';
      const runs = [...document.scripts].some((e) => !e.type || /javascript|module/i.test(e.type));
      if (runs && all(content).length === 0) {
        const text = words(document.body);
        const waits = new RegExp('^(loading|please wait|one moment|wird geladen|bitte warten|lade|chargement|cargando|caricamento|carregando|'
          + 'laden|laster|laddar|загрузка|読み込み中|加载中|載入中|로딩|불러오는)|(enable|activate|turn on|requires?) javascript', 'i');
        if (text === '' || (text.length < 200 && waits.test(text))) answer.placeholder = text;
      }
      return answer;
    })()
    """#

  private let answer: DocumentNode?
  private let page: PageAddress
  private let status: Int?
  private let lacksScripts: Bool

  /// Takes in what a page answers.
  init(_ answer: DocumentNode?, of page: PageAddress, status: Int?, lacksScripts: Bool) {
    self.answer = answer
    self.page = page
    self.status = status
    self.lacksScripts = lacksScripts
  }

  /// What a person has to know, each a sentence without a capital.
  struct Told {
    /// Why this is probably not the page that was meant.
    var doubts: [String] = []
    /// What was read in its place, or what covers it.
    var notes: [String] = []
  }

  /// Returns what a person has to know.
  func told(
    mayUseNetwork: Bool, storage: PageStorage? = nil, languages: [String] = []
  ) -> Told {
    var told = Told()
    guard let answer else { return told }
    if let wanted = languages.first, let language = answer["language"]?.text, !language.isEmpty,
      !languages.contains(where: { Self.primary($0) == Self.primary(language) })
    {
      told.notes.append(
        "the page is in \(SafeText.quoted(language)), but Earshot requested \(SafeText.quoted(wanted)) "
          + "(--page-language); to set the reader's language, use --language")
    }
    let (asked, shown) = (Place(page.url), answer["url"].flatMap { Place($0.text) })
    let isElsewhere = asked != nil && shown != nil && asked != shown
    let isRefused = status == 401 || status == 403
    if answer["isLogin"]?.text == "true", isElsewhere || isRefused {
      let login = "the address led to a login page (\(SafeText.line(shown?.text ?? "")))"
      if let storage, let host = asked?.server, let others = storage.hosts(without: host) {
        told.doubts.append(
          "\(login): the storage file has nothing for \(SafeText.line(host)), only for \(SafeText.line(others)); open the "
            + "address at that host, or log in again")
      } else {
        told.doubts.append(
          "\(login): log in with earshot walk --save-storage FILE, then use --storage FILE")
      }
    } else if let asked, let shown, asked.server != shown.server {
      told.notes.append("the address led to another server, \(SafeText.line(shown.server))")
    } else if let url = answer["url"]?.text,
      isElsewhere || asked == nil && Self.document(url) != Self.document(page.url)
    {
      told.notes.append(
        "the page navigated to \(shown?.text ?? Self.shown(url)), which was read instead")
    }
    if answer["isCheck"]?.text == "true" {
      told.doubts.append(
        "the server shows a robot check (such as a CAPTCHA) and little else"
      )
    }
    if let wall = answer["wall"]?.text {
      let said = wall.isEmpty ? "" : " (\(SafeText.quoted(wall)))"
      told.notes.append(
        "a consent dialog covers the page\(said): answer it in earshot walk --save-storage FILE, "
          + "then use --storage FILE")
    }
    if let text = answer["placeholder"]?.text {
      let said = text.isEmpty ? "" : " (\(SafeText.quoted(text)))"
      let network = mayUseNetwork ? "" : ", or allow network access with --network"
      let cause =
        lacksScripts
        ? "a script that would show its content was not loaded"
        : "wait for its content with --wait-for TEXT\(network)"
      let what = text.isEmpty && lacksScripts ? "nothing" : "only a loading placeholder\(said)"
      told.doubts.append("the page shows \(what): \(cause)")
    }
    return told
  }

  /// The language of a tag without its country.
  private static func primary(_ tag: String) -> String {
    tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
  }

  /// An address without what makes no other document of it.
  private static func document(_ url: String) -> String {
    String(url.prefix { $0 != "?" && $0 != "#" })
  }

  /// What messages call a document that is not on the web.
  private static func shown(_ url: String) -> String {
    let name = PathText.name(of: document(url)) ?? ""
    return url.hasPrefix("file:")
      ? SafeText.quoted(String(name.prefix(200)))
      : "a generated document (\(SafeText.line(String(url.prefix { $0 != ":" }.prefix(20)))):)"
  }

  /// Where on the web an address leads to, without what makes no other page of it.
  struct Place: Equatable {
    let server: String
    let path: String

    /// Takes an address apart; `nil` for one that is not on the web.
    init?(_ url: String) {
      let parts = url.prefix { $0 != "?" && $0 != "#" }
        .split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
      guard parts.count >= 3, parts[0] == "http:" || parts[0] == "https:" else { return nil }
      // Names of one server, mostly; and where it listens is no matter.
      var server = parts[2].lowercased()
      if let at = server.lastIndex(of: "@") { server = String(server[server.index(after: at)...]) }
      if let port = server.lastIndex(of: ":"), !server.hasSuffix("]") {
        server = String(server[..<port])
      }
      self.server = server.hasPrefix("www.") ? String(server.dropFirst(4)) : server
      let path = parts.count > 3 ? String(parts[3]) : ""
      self.path = path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    var text: String { "\(server)/\(path)" }
  }
}
