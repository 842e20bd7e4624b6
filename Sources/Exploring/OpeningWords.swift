/// What the names of controls suggest about their effects.
///
/// A control whose name suggests sending, buying, deleting or leaving is never opened, whatever else the name says.
/// The words are common in shops, forms and accounts, in the languages for which readers have words; they are
/// assumed.
enum OpeningWords {
  private static let forbidden: Set<String> = [
    // English
    "buy", "order", "pay", "purchase", "checkout", "add", "send", "submit", "save", "post",
    "publish", "share", "upload",
    "download", "delete", "remove", "clear", "reset", "discard", "erase", "empty", "cancel",
    "confirm", "accept", "agree",
    "apply", "subscribe", "unsubscribe", "register", "donate", "book", "reserve", "vote", "follow",
    "unfollow", "like",
    "report", "block", "archive", "logout", "login", "signin", "signup", "signout", "leave", "exit",
    "install", "print",
    "call", "invite", "join", "start", "import", "export", "update", "create", "sign", "log",
    "deactivate", "close", "trash", "bid",
    // German
    "kaufen", "bestellen", "zahlen", "bezahlen", "senden", "absenden", "speichern", "löschen",
    "entfernen", "hinzufügen",
    "abmelden", "anmelden", "registrieren", "abonnieren", "teilen", "bestätigen", "akzeptieren",
    "zustimmen", "buchen",
    "hochladen", "herunterladen", "spenden", "drucken", "verlassen", "schließen", "kündigen",
    "abbrechen",
    // French
    "acheter", "commander", "payer", "envoyer", "enregistrer", "supprimer", "effacer", "ajouter",
    "publier", "partager",
    "valider", "confirmer", "accepter", "réserver", "télécharger", "connexion", "déconnexion",
    "inscrire", "annuler",
    // Spanish, Portuguese, Italian
    "comprar", "pagar", "enviar", "guardar", "eliminar", "borrar", "añadir", "agregar", "publicar",
    "compartir", "aceptar",
    "confirmar", "reservar", "descargar", "salvar", "excluir", "adicionar", "acquista", "ordina",
    "paga", "invia", "salva",
    "elimina", "aggiungi", "condividi", "accetta", "conferma", "prenota", "scarica", "annulla",
    "cancelar",
    // Dutch, Russian
    "kopen", "bestel", "betalen", "verzenden", "opslaan", "verwijderen", "toevoegen", "delen",
    "accepteren", "купить",
    "заказать", "оплатить", "отправить", "сохранить", "удалить", "добавить", "поделиться",
    "принять", "скачать", "выйти",
  ]
  // Of these, what a page that can send nothing may be asked: to close, to add, to take a form, to share, and to take
  // something off a list.
  private static let harmlessWhenGuarded: Set<String> = [
    "add", "send", "submit", "save", "register", "apply", "confirm", "accept", "agree", "close",
    "cancel", "clear", "reset", "login", "signin", "signup", "sign", "log", "create", "update",
    "start", "join", "follow", "unfollow", "like", "vote", "archive", "invite", "subscribe", "book",
    "reserve", "remove", "discard", "entfernen", "post", "publish", "share", "upload", "print",
    "teilen", "hochladen", "drucken",
    "publier", "partager", "publicar", "compartir", "condividi", "delen", "поделиться", "buchen",
    "réserver", "reservar", "prenota",
    "senden", "absenden", "speichern", "hinzufügen", "anmelden", "registrieren", "abonnieren",
    "bestätigen", "akzeptieren", "zustimmen", "schließen", "abbrechen",
    "envoyer", "enregistrer", "ajouter", "valider", "confirmer", "accepter", "connexion",
    "inscrire", "annuler",
    "enviar", "guardar", "añadir", "agregar", "aceptar", "confirmar", "salvar", "adicionar",
    "invia", "salva", "aggiungi", "accetta", "conferma", "annulla", "cancelar",
    "verzenden", "opslaan", "toevoegen", "accepteren", "отправить", "сохранить", "добавить",
    "принять",
  ]
  // What is a noun as well forbids where the name begins with it, or with what is done to it: "order now", "place order",
  // and not "details of order 12".
  private static let nouns: Set<String> = [
    "order", "post", "share", "upload", "download", "vote", "like", "report", "block", "archive",
    "call", "print", "import", "export", "bid", "purchase", "empty", "exit", "leave", "invite",
    "follow", "trash", "install",
  ]
  private static let doing: Set<String> = [
    "place", "confirm", "submit", "complete", "finish", "send", "and", "to", "make", "now",
    "please",
  ]
  private static let leaving: Set<String> = ["out", "off"]
  private static let left: Set<String> = ["log", "sign", "check", "opt"]
  // Whoever begins with an account or a plan loses nothing.
  private static let beginnings: Set<String> = [
    "create", "register", "start", "add", "sign", "signup", "log", "login", "signin",
    "registrieren",
    "anmelden", "inscrire", "connexion",
  ]
  // What is closed or cancelled for good.
  private static let belongings: Set<String> = [
    "account", "subscription", "membership", "plan", "konto", "abo", "abonnement", "compte",
    "cuenta", "conta", "suscripción", "assinatura", "abbonamento", "order", "booking",
  ]
  private static let harmlessPartsWhenGuarded: Set<String> = [
    "送信", "保存", "追加", "共有", "分享", "공유", "同意", "予約", "发送", "添加", "發送", "보내기", "저장", "추가", "동의",
  ]
  // In writings without spaces between words.
  private static let forbiddenParts = [
    "購入", "注文", "支払", "送信", "保存", "削除", "追加", "共有", "同意", "予約", "退会", "购买", "下单", "支付", "发送",
    "删除", "添加", "分享", "購買", "發送", "刪除", "구매", "주문", "결제", "보내기", "저장", "삭제", "추가", "공유", "동의",
  ]
  private static let inviting: Set<String> = [
    "more", "show", "open", "expand", "view", "menu", "details", "options", "filter", "filters",
    "sort", "help", "info",
    "about", "mehr", "zeigen", "anzeigen", "öffnen", "menü", "optionen", "hilfe", "sortieren",
    "plus", "voir", "afficher",
    "ouvrir", "détails", "filtrer", "trier", "aide", "más", "mostrar", "abrir", "ver", "menú",
    "detalles", "opciones",
    "filtrar", "ayuda", "mais", "detalhes", "opções", "ajuda", "altro", "mostra", "apri",
    "dettagli", "opzioni", "filtra",
    "aiuto", "meer", "toon", "tonen", "openen", "opties", "ещё", "показать", "открыть", "меню",
    "подробнее", "помощь",
  ]
  private static let invitingParts = [
    "もっと", "表示", "開く", "メニュー", "更多", "显示", "菜单", "더보기", "메뉴", "열기",
  ]

  /// Whether a name suggests an effect that must not happen.
  static func forbid(_ name: String) -> Bool {
    words(of: name).contains(where: forbidden.contains)
      || forbiddenParts.contains(where: name.contains)
  }

  /// Whether a name suggests buying, deleting or leaving, which must not happen even on a page that cannot send
  /// anything.
  static func destroy(_ name: String) -> Bool {
    let words = words(of: name)
    // "Sign up" is a form, and "sign out" is not.
    if words.contains(where: leaving.contains), words.contains(where: left.contains) {
      return true
    }
    if words.contains(where: belongings.contains),
      words.contains(where: {
        forbidden.contains($0) && !belongings.contains($0)
          && !beginnings.contains($0)
      })
    {
      return true
    }
    return words.enumerated().contains { place, word in
      guard forbidden.contains(word), !harmlessWhenGuarded.contains(word) else { return false }
      return !nouns.contains(word) || place == 0 || doing.contains(words[place - 1])
        || words.last == "now"
    }
      || forbiddenParts.contains { name.contains($0) && !harmlessPartsWhenGuarded.contains($0) }
  }

  /// Whether a name suggests that the control opens something.
  static func invite(_ name: String) -> Bool {
    words(of: name).contains(where: inviting.contains)
      || invitingParts.contains(where: name.contains)
  }

  private static func words(of name: String) -> [String] {
    // Soft hyphens and joiners part no word.
    let seen = name.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    return String(String.UnicodeScalarView(seen)).lowercased().split { !$0.isLetter }
      .map(String.init)
  }
}
