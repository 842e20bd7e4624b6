internal import AccessibilityTree

/// What the document tells of its fields, and of the page's own field of view.
struct PageFields {
  private let snapshot: PageSnapshot
  /// The forms that ask who somebody is.
  private let personalForms: Set<Int>
  /// How many fields stand before each node.
  private let fieldsBefore: [Int32]
  /// Whether people cannot make the page larger with their fingers.
  let blocksZoom: Bool

  /// Looks through a page.
  init(_ snapshot: PageSnapshot) {
    self.snapshot = snapshot
    var forms: Set<Int> = []
    for (index, node) in snapshot.nodes.enumerated() where Self.isPersonal(node) {
      forms.insert(snapshot.form(of: index))
    }
    var names: [Int: Set<String>] = [:]
    for (index, node) in snapshot.nodes.enumerated() {
      if let name = Self.personalName(node) {
        names[snapshot.form(of: index), default: []].insert(name)
      }
    }
    forms.formUnion(names.filter { $0.value.count >= Self.fewestNames }.keys)
    personalForms = forms.subtracting([-1])
    var count: Int32 = 0
    var before: [Int32] = []
    before.reserveCapacity(snapshot.nodes.count + 1)
    for node in snapshot.nodes {
      before.append(count)
      if Self.takesLabel(node) { count += 1 }
    }
    fieldsBefore = before + [count]
    blocksZoom = snapshot.nodes.contains {
      $0.name == "meta" && $0["name"]?.lowercased() == "viewport"
        && Self.blocks($0["content"] ?? "")
    }
  }

  /// Returns whether a field asks for the user's own data without a word about filling it in.
  func lacksAutofill(_ index: Int) -> Bool {
    let node = snapshot.nodes[index]
    guard node.name == "input", node["autocomplete"] == nil else { return false }
    if Self.isPersonal(node) { return true }
    return Self.personalName(node) != nil && personalForms.contains(snapshot.form(of: index))
  }

  /// Returns what a field of text is called that asks for a user's data by that name, or `nil`.
  private static func personalName(_ node: PageSnapshot.Node) -> String? {
    guard node.name == "input", ["", "text"].contains(node["type"]?.lowercased() ?? ""),
      let name = node["name"]?.nonblank ?? node["id"]?.nonblank ?? node["placeholder"],
      name.utf8.count <= longestName
    else { return nil }
    var letters = name.lowercased().filter(\.isLetter)
    // "Your name", "Enter your email": a placeholder asks in a sentence.
    for word in ["enteryour", "typeyour", "your"]
    where letters.hasPrefix(word) && letters != "yourname" {
      letters.removeFirst(word.count)
      break
    }
    if personalNames.contains(letters) { return letters }
    // contact_fname, user-email: the last word of a name that code makes up.
    let last = name.lowercased().split { !$0.isLetter }.last.map(String.init)
    return last.flatMap { $0 != letters && specific.contains($0) ? $0 : nil }
  }

  /// Returns whether a label belongs to no field: none stands in it, and none has the id that it is for.
  func isLabelOfNothing(_ index: Int) -> Bool {
    let node = snapshot.nodes[index]
    if let id = node["for"] {
      return snapshot.placesByID[id].map { !Self.takesLabel(snapshot.nodes[$0]) } ?? true
    }
    return fieldsBefore[index + 1] == fieldsBefore[node.end]
  }

  /// Whether HTML lets a label belong to an element; one of the page's own may.
  private static func takesLabel(_ node: PageSnapshot.Node) -> Bool {
    ["input", "select", "textarea", "button", "meter", "output", "progress"].contains(node.name)
      || node.name.contains("-")
  }

  private static func isPersonal(_ node: PageSnapshot.Node) -> Bool {
    node.name == "input" && ["email", "tel", "password"].contains(node["type"]?.lowercased() ?? "")
  }

  // What forms call the fields that HTML has words of autofill for, in the languages that most of them are written in.
  private static let personalNames: Set<String> = [
    "name", "fullname", "yourname", "firstname", "fname", "lastname", "lname", "surname",
    "username", "email", "mail", "phone", "tel", "telephone", "mobile", "address", "street",
    "city", "zip", "zipcode", "postcode", "postalcode", "country", "cardnumber", "ccnumber",
    "cardname", "cvv", "cvc", "birthday", "dob",
    "vorname", "nachname", "strasse", "plz", "ort", "telefon", "nom", "prenom", "adresse", "ville",
    "codepostal", "nombre", "apellido", "apellidos", "correo", "telefono", "direccion", "ciudad",
    "nome", "sobrenome", "usuario", "endereco", "cidade", "cep", "telefone", "cognome", "indirizzo",
    "fn", "ln", "givenname", "familyname", "phonenumber", "streetaddress", "state", "province",
    "postal", "cardholder", "cardnum", "expiry", "strae", "hausnummer", "wohnort", "geburtsdatum",
    "naissance", "prénom", "téléphone", "apellidouno", "códigopostal", "dirección", "teléfono",
    "cittá", "città", "cap", "namadepan", "namabelakang", "namalengkap", "nama", "alamat", "kota",
    "provinsi", "kodepos", "telepon", "nomorhp", "ad", "soyad", "isim", "soyisim", "adres",
    "sehir", "imie", "nazwisko", "miasto", "voornaam", "achternaam", "woonplaats", "straat",
    "förnamn", "efternamn", "adress", "stad", "fornavn", "efternavn", "etternavn", "imię",
    "jmeno", "prijmeni",
  ]
  // What stands behind another word and still asks for the user's own: a name may be anybody's.
  private static let specific: Set<String> = [
    "fname", "lname", "firstname", "lastname", "surname", "fullname", "email", "mail", "phone",
    "tel",
    "telephone", "mobile", "address", "city", "zip", "zipcode", "postcode",
  ]
  /// How long the name of a field is at most (ours).
  private static let longestName = 60
  /// So many different fields of these names make a form that asks who somebody is (ours).
  private static let fewestNames = 3

  /// Whether a viewport lets nobody zoom, or less than twice the size (WCAG 1.4.4; axe-core's meta-viewport).
  private static func blocks(_ content: String) -> Bool {
    for pair in content.lowercased().split(whereSeparator: { $0 == "," || $0 == ";" }) {
      let parts = pair.split(separator: "=").map { $0.filter { !$0.isWhitespace } }
      guard parts.count == 2 else { continue }
      switch parts[0] {
      case "user-scalable": if ["no", "0"].contains(parts[1]) { return true }
      case "maximum-scale": if let most = Double(parts[1]), most >= 0, most < 2 { return true }
      default: break
      }
    }
    return false
  }
}
