import AccessibilityTree

/// Detects the language of a longer text in Latin letters by its articles, prepositions and pronouns.
///
/// The lists contain the most common function words of each language (ours). A word that two languages share counts
/// for both, so it does not distinguish them.
struct FunctionWords {
  private var hits: [String: Int] = [:]
  private var kinds: [String: Set<String>] = [:]
  private var letters = 0
  private var others = 0
  /// The number of words with letters that only Vietnamese uses.
  private var vietnamese = 0
  /// The different words with letters that only one of the languages uses, by language.
  private var lettered: [String: Set<String>] = [:]

  /// Whether any text contains a word of a list.
  var hasHits: Bool { !hits.isEmpty || vietnamese > 0 }

  /// Adds a text, unless it is filler text in mock Latin.
  mutating func add(_ text: String) {
    let words = text.foldedWords
    if words.contains("ipsum") || words.contains("dolor") { return }
    for word in words {
      for language in Self.languages[word] ?? [] {
        hits[language, default: 0] += 1
        kinds[language, default: []].insert(word)
      }
      if let language = Self.ofSites[word] {
        hits[language, default: 0] += 2
        kinds[language, default: []].insert(word)
      }
    }
    for word in words
    where word.unicodeScalars.contains(where: { (0x1EA0...0x1EF9).contains($0.value) }) {
      vietnamese += 1
    }
    if !text.utf8.allSatisfy({ $0 < 0x80 }) {
      for word in words {
        if let language = word.unicodeScalars.lazy.compactMap({ Self.ofLetters[$0] }).first {
          lettered[language, default: []].insert(word)
        }
      }
    }
    for letter in text.unicodeScalars where letter.properties.isAlphabetic {
      // Vietnamese has letters behind those of Africa.
      if letter.value < 0x250 || (0x1E00...0x1EFF).contains(letter.value) {
        letters += 1
      } else {
        others += 1
      }
    }
  }

  /// Returns the language of the texts where it is certain and none that a tag states.
  ///
  /// Certain is what has ten words of grammar, five different ones among them, four times as many as the language of the
  /// tag, and a third more than any other: languages that are near each other share many.
  func language(insteadOf tag: String) -> String? {
    let stated = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let isLatin = Script.scripts(of: stated) == [.latin]
    // A language that has no list here may be what the text is in.
    if isLatin, Self.words[stated] == nil { return nil }
    if others * 10 > letters { return nil }
    if vietnamese >= 10, stated != "vi" { return "vi" }
    // A name or two is written so in any language.
    if let (language, found) = lettered.max(by: {
      ($0.value.count, $1.key) < ($1.value.count, $0.key)
    }),
      found.count >= 8, language != stated, found.count > hits[stated] ?? 0, stated == "en"
    {
      return language
    }
    let order = hits.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
    guard let first = order.first, first.key != stated, first.value >= 10,
      kinds[first.key]?.count ?? 0 >= 5, (hits[stated] ?? 0) * 4 <= first.value,
      order.dropFirst().allSatisfy({ $0.value * 4 <= first.value * 3 })
    else { return nil }
    return first.key
  }

  // Letters that only one of these languages has.
  private static let ofLetters: [Unicode.Scalar: String] = {
    var letters: [Unicode.Scalar: String] = [:]
    for (language, own) in [
      ("pl", "ąęłńśźż"), ("tr", "ğış"), ("cs", "ěřů"), ("hu", "őű"), ("ro", "ăț"),
    ] {
      for letter in own.unicodeScalars { letters[letter] = language }
    }
    return letters
  }()

  /// Common words of web sites that only one of the languages has (ours); each counts as two function words.
  private static let ofSites: [String: String] = {
    var languages: [String: String] = [:]
    var shared: Set<String> = []
    for (language, list) in siteWords {
      for word in list.split(separator: " ").map(String.init) {
        if let other = languages[word], other != language { shared.insert(word) }
        languages[word] = language
      }
    }
    return languages.filter { !shared.contains($0.key) }
  }()

  private static let siteWords = [
    "es": """
    nosotros inicio contacto servicios productos precios carrito buscar enviar correo mensaje teléfono dirección conócenos \
    conocenos mejor calidad reservas ofertas galería nuestro nuestros nuestra nuestras comida postres bebidas cafés horario \
    cerrar siguiente anterior contraseña usuario iniciar sesión registrarse apellido jugar puntos nivel ganaste
    """,
    "fr": """
    accueil contactez plats avis témoignages mentions légales panier rechercher envoyer prénom adresse meilleur \
    meilleurs meilleure appelez découvrir découvrez horaires équipe réservation réserver livraison suivant précédent fermer \
    connexion inscription mot passe déguster savoir propos actualités jeu niveau gagné bienvenue
    """,
    "it": """
    siamo contatti servizi prodotti prezzi carrello cerca invia cognome messaggio indirizzo parola lettere livello punti \
    inserisci indovina gioca giocatore nuova partita chiudi avanti indietro accedi registrati prenota benvenuti ricette \
    azienda scopri orari giorni
    """,
    "de": """
    startseite leistungen preise warenkorb suchen absenden nachricht öffnungszeiten termin angebote produkte schließen weiter \
    zurück anmelden registrieren passwort vorname nachname willkommen impressum datenschutz spiel spieler punkte unser uns
    """,
    "pt": """
    início contato serviços produtos preços carrinho enviar mensagem endereço sobrenome senha entrar cadastro cadastrar \
    próximo fechar bem vindo entrega jogar pontos nível nossa nossos nossas
    """,
    "pl": """
    strona główna usługi oferta cennik koszyk szukaj wyślij wiadomość imię nazwisko zaloguj zarejestruj dalej \
    wstecz zamknij witamy galeria godziny otwarcia gra punkty poziom nasze nasza
    """,
    "nl": """
    welkom diensten producten prijzen winkelwagen zoeken verzenden bericht voornaam achternaam wachtwoord inloggen \
    volgende vorige sluiten openingstijden onze aanbod
    """,
    "tr": """
    anasayfa hakkımızda iletişim hizmetler ürünler fiyatlar sepet ara gönder mesaj soyad şifre giriş kayıt sonraki önceki \
    kapat hoş geldiniz oyun puan seviye haberler duyurular
    """,
    "id": """
    beranda tentang kami kontak layanan produk harga keranjang cari kirim pesan masuk daftar selamat datang berikutnya \
    sebelumnya tutup permainan skor
    """,
  ]

  private static let languages: [String: [String]] = {
    var languages: [String: [String]] = [:]
    for (language, list) in words {
      for word in list.split(separator: " ") {
        languages[String(word), default: []].append(language)
      }
    }
    return languages
  }()

  private static let words = [
    "en": """
    the and of to is for with you that this are your we our it from be have not all can more \
    about was were has had but they their these those what which when where who how his her \
    she he if so up out into than then there only just by at as or an in on do does did no \
    yes
    """,
    "de": """
    der die das und ist nicht mit für ein eine zu auf von den im sie wir dem des auch sich \
    bei oder sind war waren wird werden kann können soll muss hat haben einer eines einem \
    einen welche welcher welches was wie wer wo wann warum zum zur vom beim als aus nach \
    über unter vor nur noch schon wenn dass ihre ihr unser unsere mehr sehr alle hier
    """,
    "fr": """
    le la les des et est une pour dans vous nous avec sur au aux du votre nos cette plus ou \
    par un en ne pas qui que quoi où quand comment ce cet ces son sa ses leur leurs mais \
    être avoir sont était ont fait très bien tout tous aussi elle ils elles je mon ma mes
    """,
    "es": """
    el los las y es una para con por que su del nuestro nuestra más este esta como tu sus al \
    en de o pero cuando donde cómo qué quién son fue ser está están hay muy bien todo todos \
    ha han mi mis sin sobre entre hasta desde también ya si no lo le les un unos unas
    """,
    "it": """
    il gli di per con una che non sono della del nel alla questo anche più dei le nostro lo \
    la un uno in è e ma o se chi cosa come dove quando perché ha hanno sei siamo tutto tutti \
    molto bene sul sulla dal dalla al ai suo sua loro mio ti ci si
    """,
    "pt": """
    os as e para com uma que não em por do da dos das seu nosso mais ou você ao no na o a um \
    uns umas nas nos pelo pela mas se quando onde como quem qual são foi ser está estão tem \
    muito bem todo todos também já lhe meu minha sua seus até desde entre sem sobre
    """,
    "nl": """
    de het een en van is niet met voor op dat zijn wij je ook bij naar deze aan onze er maar \
    als dan om uit over door nog wel heeft hebben was waren wordt worden kan kunnen zal meer \
    welke wat wie waar wanneer hoe hun zij hij jouw uw alle onder tussen zonder
    """,
    "sv": """
    och att det som är för på inte med av till den ett vi du har om kan från i en de så men \
    när var vad vem hur där här vara blir hade alla mer under över mellan utan din ditt dina \
    vår våra sin sitt
    """,
    "da": """
    og at det som er for på ikke med af til den et vi du har om kan fra jeg i en de så men \
    når hvor hvad hvem hvordan der her være bliver havde alle mere under over mellem uden \
    din dit dine vores sin sit
    """,
    "pl": """
    i w na z do nie się jest to że dla od jak oraz po przez są lub nas o a ale czy kiedy \
    gdzie kto co tak był była było być może można tylko już jeszcze bardzo wszystkie twój \
    nasz ich jego jej ten ta te tym tego które który która przed pod nad
    """,
    "cs": """
    a v na s do se je to že pro od jak po jsou nebo nás který si pod být o ale když kde kdo \
    co tak byl byla bylo může lze jen už ještě velmi všechny váš náš jejich jeho její ten ta \
    tím toho která které před nad
    """,
    "tr": """
    ve bir bu için ile de da çok daha olarak en ne gibi var olan sizin bizim her o şu biz \
    siz onlar ama veya hem ki mi mı nasıl neden nerede kim hangi sonra önce kadar değil olur \
    tüm hiç yeni
    """,
    "id": """
    dan yang di untuk dengan ini dari pada adalah itu ke tidak akan atau anda kami dalam ada \
    bisa dapat sudah belum saya mereka kita apa siapa mana kapan bagaimana karena jika \
    seperti lebih semua oleh sebagai serta tersebut juga hanya harus
    """,
    "vi": """
    và của là có được cho trong với các những một này không người bạn để đến tôi chúng đó \
    khi nếu như thì mà ra vào lên còn đã sẽ đang rất hơn nhiều
    """,
    "ro": """
    și de la pe cu în este un o pentru nu din care sunt mai sau să ale ca ce cum unde când \
    dar dacă era au fost fi foarte toate tot lui ei lor noi voi eu
    """,
    "fi": """
    ja on ei se että oli hän mutta kun niin tai myös kuin ovat joka voi tämä sekä olla voit \
    kanssa kuka mikä missä milloin miten vain vielä hänen meidän teidän sinun kaikki jotka
    """,
    "hu": """
    a az és hogy nem is egy ez van meg de csak mint vagy már ki volt ha lesz lehet hogyan mi \
    hol mikor miért minden még sem így úgy mert
    """,
  ]
}
