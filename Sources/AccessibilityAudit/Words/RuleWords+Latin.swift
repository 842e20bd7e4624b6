// What links are called is, where it has the language, the list of Lighthouse's audit `link-text` (c6c2926ae4), and
// else as sites and apps in that language write it, in the same kinds. Gestures are as apps in public repositories
// write "Tap to …" for people who see. States are those of VoiceOver and TalkBack.

extension RuleWords {
  static let german = RuleWords(
    language: "de", name: "German",
    here: [
      "hier", "hier klicken", "klicke hier", "klicken sie hier", "klick hier", "hier tippen",
      "hier drücken", "dieser link",
      "link", "diese seite", "dies", "das",
    ],
    more: [
      "mehr", "mehr erfahren", "mehr lesen", "weiterlesen", "mehr anzeigen", "mehr dazu",
      "mehr infos",
      "mehr informationen", "weitere informationen", "weitere infos", "erfahren sie mehr",
      "details", "details anzeigen",
      "siehe",
    ],
    gestures: [
      "tippen sie", "tippen um", "tippe um", "tippe auf", "tippen zum", "antippen", "klicken sie",
      "klicken um", "klicke um",
      "klicke auf", "klicken zum", "anklicken", "wischen sie", "wischen um", "wische um",
      "wischen zum", "drücken sie",
      "drücken um", "gedrückt halten", "berühren um",
    ],
    decorations: [
      "hintergrund", "hintergrundbild", "trennlinie", "trenner", "platzhalter", "verlauf",
      "schatten",
    ],
    imageBefore: ["bild von", "foto von", "bild einer", "bild eines", "foto einer", "foto eines"],
    imageAfter: [],
    edit: ["bearbeiten", "auswählen"],
    states: States(
      switchedOn: ["ein", "an"], switchedOff: ["aus"],
      chosen: ["markiert", "aktiviert", "ausgewählt"],
      notChosen: ["nicht aktiviert", "nicht ausgewählt"], unavailable: ["deaktiviert"],
      expanded: ["erweitert", "maximiert"], collapsed: ["reduziert", "minimiert"]))

  static let spanish = RuleWords(
    language: "es", name: "Spanish",
    here: [
      "aquí", "aqui", "haz clic aquí", "haga clic aquí", "click aquí", "click aqui", "clic aquí",
      "clicka aquí",
      "pincha aquí", "pincha aqui", "pulsa aquí", "pulse aquí", "toca aquí", "este", "este enlace",
      "enlace", "esta página",
    ],
    more: [
      "más", "mas", "más información", "mas información", "más informacion", "saber más",
      "leer más", "ver más",
      "más info", "más detalles", "seguir leyendo", "conocer más", "detalles", "ver detalles",
    ],
    gestures: [
      "toca para", "toque para", "tocar para", "pulsa para", "pulse para", "pulsar para",
      "haz clic para",
      "haga clic para", "haz clic en", "haga clic en", "clic para", "desliza para", "deslice para",
      "deslizar para", "mantén pulsado",
      "mantén presionado", "mantenga pulsado",
    ],
    decorations: ["fondo", "separador", "divisor", "degradado", "sombra"],
    imageBefore: ["imagen de", "foto de", "fotografía de"], imageAfter: [],
    edit: ["editar", "seleccionar"],
    states: States(
      switchedOn: ["activado"], switchedOff: ["desactivado"], chosen: ["seleccionado"],
      notChosen: ["no seleccionado"], unavailable: ["atenuado", "inhabilitado"],
      expanded: ["expandido", "mostrado"], collapsed: ["contraído"]))

  static let french = RuleWords(
    language: "fr", name: "French",
    here: [
      "ici", "cliquez ici", "cliquer ici", "clique ici", "appuyez ici", "touchez ici", "ce lien",
      "lien", "cette page",
    ],
    more: [
      "en savoir plus", "savoir plus", "lire la suite", "lire plus", "voir plus", "plus",
      "plus d'informations",
      "plus d'infos", "plus de détails", "détails", "voir les détails",
    ],
    gestures: [
      "appuyez pour", "appuyer pour", "appuyez sur", "touchez pour", "toucher pour", "cliquez pour",
      "cliquer pour",
      "cliquez sur", "balayez", "balayer pour", "faites glisser", "glissez pour", "appui long",
      "maintenez appuyé",
    ],
    decorations: ["arrière-plan", "séparateur", "dégradé", "ombre", "fond"],
    imageBefore: [
      "image de", "image d'un", "image d'une", "photo de", "photo d'un", "photo d'une",
    ], imageAfter: [],
    edit: ["modifier", "sélectionner"],
    states: States(
      switchedOn: ["activé"], switchedOff: ["désactivé"], chosen: ["coché", "sélectionné"],
      notChosen: ["non coché", "non sélectionné"], unavailable: ["estompé"],
      expanded: ["étendu", "développé"], collapsed: ["condensé", "regroupé"]))

  static let italian = RuleWords(
    language: "it", name: "Italian",
    here: [
      "qui", "clicca qui", "fai clic qui", "fare clic qui", "premi qui", "tocca qui", "questo link",
      "link", "questa pagina",
    ],
    more: [
      "scopri di più", "leggi di più", "leggi tutto", "continua a leggere", "maggiori informazioni",
      "ulteriori informazioni", "più informazioni", "per saperne di più", "saperne di più",
      "mostra di più",
      "vedi di più", "altro", "dettagli", "vedi dettagli",
    ],
    gestures: [
      "tocca per", "toccare per", "premi per", "premere per", "clicca per", "clicca su",
      "fai clic per", "fai clic su",
      "fare clic per", "scorri per", "tieni premuto", "tocca due volte",
    ],
    decorations: ["sfondo", "separatore", "divisore", "sfumatura", "ombra"],
    imageBefore: ["immagine di", "foto di", "fotografia di"], imageAfter: [],
    edit: ["modifica", "seleziona"],
    states: States(
      switchedOn: ["attivo", "attivato"], switchedOff: ["non attivo", "disattivato"],
      chosen: ["selezionato", "selezionata"],
      notChosen: ["deselezionato", "non selezionato"], unavailable: ["oscurato"],
      expanded: ["espanso"],
      collapsed: ["contratto", "compresso"]))

  static let dutch = RuleWords(
    language: "nl", name: "Dutch",
    here: ["hier", "klik hier", "tik hier", "druk hier", "deze link", "link", "deze pagina"],
    more: [
      "meer", "lees meer", "lees verder", "meer lezen", "verder lezen", "meer informatie",
      "meer info", "meer weten",
      "bekijk meer", "toon meer", "meer tonen", "details", "bekijk details",
    ],
    gestures: [
      "tik om", "tik op", "tikken om", "klik om", "klik op", "klikken om", "veeg om", "veeg naar",
      "druk om", "druk op", "houd ingedrukt",
    ],
    decorations: ["achtergrond", "scheidingslijn", "verloop", "schaduw"],
    imageBefore: ["afbeelding van", "foto van"], imageAfter: [],
    edit: ["wijzig", "bewerk", "bewerken", "selecteer"],
    states: States(
      switchedOn: ["aan"], switchedOff: ["uit"], chosen: ["aangevinkt", "geselecteerd"],
      notChosen: ["niet aangevinkt", "niet geselecteerd"], unavailable: ["gedimd", "uitgezet"],
      expanded: ["uitgevouwen"], collapsed: ["samengevouwen"]))

  static let portuguese = RuleWords(
    language: "pt", name: "Portuguese",
    here: [
      "aqui", "clique aqui", "clica aqui", "carregue aqui", "toque aqui", "este link", "link",
      "esta página",
      "esta hiperligação",
    ],
    more: [
      "saiba mais", "saber mais", "leia mais", "ler mais", "ver mais", "veja mais", "mais",
      "mais informação",
      "mais informações", "mais detalhes", "continue lendo", "continuar a ler", "detalhes",
      "ver detalhes", "ir",
    ],
    gestures: [
      "toque para", "tocar para", "clique para", "clicar para", "clique em", "pressione para",
      "prima para", "deslize para",
      "deslizar para", "toque e segure", "mantenha pressionado",
    ],
    decorations: ["fundo", "plano de fundo", "separador", "divisor", "sombra"],
    imageBefore: ["imagem de", "foto de", "fotografia de"], imageAfter: [],
    edit: ["editar", "selecionar"],
    states: States(
      switchedOn: ["ativado"], switchedOff: ["desativado"], chosen: ["marcado", "selecionado"],
      notChosen: ["desmarcado", "não selecionado"], unavailable: ["escurecido"],
      expanded: ["expandido"],
      collapsed: ["contraído", "recolhido"]))
}
