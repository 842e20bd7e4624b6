extension VoiceProfile {
  /// What the voice says to be heard: how a screen of its language might begin.
  package var sample: String {
    samples[String(language.prefix { $0 != "-" && $0 != "_" }).lowercased()]
      ?? "Settings, heading. Notifications, switch button, on."
  }

  private var samples: [String: String] {
    [
      "ar": "الإعدادات، عنوان. الإشعارات، زر التبديل، قيد التشغيل.",
      "de": "Einstellungen, Überschrift. Mitteilungen, Schalter, ein.",
      "es": "Ajustes, encabezado. Notificaciones, botón conmutador, activado.",
      "fr": "Réglages, en-tête. Notifications, bouton bascule, activé.",
      "hi": "सेटिंग्ज़, हेडिंग. सूचनाएँ, टॉगल बटन, चालू.",
      "it": "Impostazioni, intestazione. Notifiche, pulsante interruttore, attivo.",
      "ja": "せってい、みだし。つうち、きりかえボタン、オン。",
      "ko": "설정, 머리말. 알림, 전환 버튼, 켬.",
      "nl": "Instellingen, kop. Berichten, schakelknop, aan.",
      "pl": "Ustawienia, nagłówek. Powiadomienia, przełącznik, włączone.",
      "pt": "Ajustes, cabeçalho. Notificações, botão de alternância, ativado.",
      "ru": "Настройки, заголовок. Уведомления, переключатель, включено.",
      "sv": "Inställningar, rubrik. Notiser, omkopplare, på.",
      "zh": "设置，标题。通知，开关按钮，打开。",
    ]
  }
}
