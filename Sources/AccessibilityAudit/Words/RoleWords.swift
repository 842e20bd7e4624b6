import Voices

/// The readers' words for roles, in all languages of their phrase books.
///
/// A dump does not state its language, and searching all phrase books for a word would take longer than the rest of
/// an audit. A test compares these words with the phrase books of TalkBack and VoiceOver.
enum RoleWords {
  /// The words in lower case, by the phrase of the role.
  static let byRole: [PhraseKey: Set<String>] = [
    "button": [
      "botão", "botón", "bouton", "button", "knop", "pulsante", "schaltfläche", "taste",
      "кнопка", "زر", "बटन", "ボタン", "按鈕", "按钮", "버튼",
    ],
    "link": [
      "enlace", "hyperlink", "lien", "link", "ссылка", "رابط", "लिंक", "リンク", "連結", "链接", "링크",
    ],
    "heading": [
      "en-tête", "encabezado", "encabezamiento", "heading", "intestazione", "kop", "koptekst",
      "titre", "título", "überschrift", "заголовок", "عنوان", "टाइटल", "हेडिंग", "标题", "標題",
      "見出し", "머리말", "제목",
    ],
    "image": [
      "afbeelding", "bild", "image", "imagem", "imagen", "immagine", "изображение", "صورة",
      "इमेज", "イメージ", "图像", "图片", "圖片", "影像", "画像", "이미지",
    ],
    "tab": [
      "aba", "onglet", "pannello", "pestaña", "tab", "tabulator", "вкладка", "علامة تبويب",
      "टैब", "タブ", "标签", "標籤頁", "탭",
    ],
    "checkbox": [
      "aankruisvak", "caixa de seleção", "case à cocher", "casella di controllo", "casilla",
      "casilla de verificación", "check box", "checkbox", "kästchen", "markierungsfeld",
      "riquadro", "selectievakje", "флажок", "خانة اختيار", "مربع اختيار", "चेक बॉक्स",
      "चेकबॉक्स", "チェックボックス", "复选框", "核取方塊", "註記框", "체크박스", "체크상자",
    ],
    "radioButton": [
      "botão de opção", "botón de selección", "bouton radio", "case d'option", "keuzerondje",
      "optionsfeld", "optionsschaltfläche", "pulsante di opzione", "pulsante di scelta",
      "radio button", "seletor", "кнопка-переключатель", "переключатель", "زر اختيار",
      "रेडियो बटन", "ラジオボタン", "单选按钮", "圓形按鈕", "라디오 버튼",
    ],
    "switchButton": switches,
    "searchField": [
      "campo de busca", "campo de búsqueda", "campo di ricerca", "champ de recherche",
      "search field", "suchfeld", "zoekveld", "поле поиска", "حقل البحث", "खोज फ़ील्ड", "搜尋欄位",
      "搜索栏", "検索フィールド", "검색 필드",
    ],
    "textField": fields,
    "switch": switches,
    "editBox": fields,
  ]

  private static let switches: Set<String> = [
    "aan-/uitknop", "botão alternar", "botón de activación/desactivación", "bouton",
    "bouton de basculement", "interruptor", "opzione", "pulsante attiva/disattiva", "schakelaar",
    "schalter", "switch", "switch button", "umschalttaste", "кнопка-переключатель",
    "переключатель", "زر التبديل", "مفتاح تحكّم", "टॉगल बटन", "स्विच", "スイッチ", "切り替えボタン", "切換按鈕",
    "开关", "开关按钮", "開關", "스위치", "전환 버튼",
  ]
  private static let fields: Set<String> = [
    "bearbeitungsfeld", "bewerkingsvak", "caixa de edição", "campo de texto", "campo di testo",
    "casella di modifica", "champ de texte", "cuadro de edición", "edit box", "tekstveld",
    "text field", "textfeld", "zone d'édition", "окно редактирования", "текстовое поле",
    "حقل نص", "مربع تعديل", "टेक्स्ट फ़ील्ड", "संपादन बॉक्स", "テキストフィールド", "文字欄位", "文本栏", "編輯方塊",
    "編集ボックス", "编辑框", "수정 창", "텍스트 필드",
  ]

  /// Returns the first word for one of some roles that is separate in a label: "Grupos, botón 5 de 15".
  ///
  /// A word between punctuation marks is not part of a name, whatever it may mean elsewhere.
  static func apart(in label: String, _ roles: [PhraseKey]) -> String? {
    guard label.utf8.contains(where: { $0 >= 0x80 || $0 == 0x2C || $0 == 0x3B || $0 == 0x2E })
    else { return nil }
    let parts = label.lowercased().split { ",;.،、，。".contains($0) }.dropFirst()
      .map { String($0).trimmed }
    if parts.isEmpty { return nil }
    let known = roles.compactMap { byRole[$0] }
    return parts.lazy.compactMap { part in
      known.lazy.compactMap { $0.first { part == $0 || isPlaced($0, in: part) } }.first
    }
    .first
  }

  /// Whether a text is a word followed by a position, in some language: "botón 5 de 15".
  private static func isPlaced(_ word: String, in text: String) -> Bool {
    guard text.hasPrefix(word + " ") else { return false }
    let words = String(text.dropFirst(word.count)).foldedWords
    return words.count <= 4 && words.filter { $0.allSatisfy(\.isNumber) }.count == 2
  }
}
