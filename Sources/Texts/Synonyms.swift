/// Words of other tools and of everyday speech, by the words that Earshot has for them.
///
/// One list serves commands, options, keys, steps, platforms and readers: the first meaning that is known in a place is the
/// one that is meant there. Words are in lower case, without blanks and hyphens.
enum Synonyms {
  static let meanings: [String: [String]] = {
    var meanings: [String: [String]] = [:]
    for (meaning, words) in list {
      for word in words.split(separator: " ") {
        meanings[String(word), default: []].append(meaning)
      }
    }
    return meanings
  }()

  /// What to know of a word for which there is nothing but what is nearest.
  static let absent = [
    "appium": "of Appium's page sources, those of iOS are xcuitest",
    "all": "to name several, separate them with commas",
    "jaws": "Earshot does not simulate JAWS",
    "narrator": "Earshot does not simulate Narrator",
    "dropdown": "in a native app, write button: … with hasPopup: menu",
    "picker": "in a native app, write button: … with hasPopup: menu",
  ]

  /// Languages by their names, in English and in the language itself.
  static let languages: [String: String] = [
    "english": "en", "german": "de", "deutsch": "de", "french": "fr", "français": "fr",
    "spanish": "es", "español": "es", "italian": "it", "italiano": "it", "portuguese": "pt",
    "português": "pt", "dutch": "nl", "nederlands": "nl", "russian": "ru", "polish": "pl",
    "polski": "pl", "turkish": "tr", "türkçe": "tr", "japanese": "ja", "korean": "ko",
    "chinese": "zh-Hans", "arabic": "ar", "hebrew": "he", "swedish": "sv", "svenska": "sv",
    "danish": "da", "dansk": "da", "finnish": "fi", "suomi": "fi", "czech": "cs", "greek": "el",
    "hindi": "hi", "ukrainian": "uk", "norwegian": "nb", "norsk": "nb", "hungarian": "hu",
  ]

  private static let list: [(meaning: String, words: String)] = [
    // Commands.
    ("transcript", "hear listen read print dump announce show"),
    ("speak", "say tts aloud play utter"),
    ("walk", "browse navigate interactive"),
    ("report", "html view page"),
    ("audit", "lint a11y axe analyse analyze inspect verify validate"),
    ("check", "snapshot snapshots baseline record test update approve"),
    ("run", "test tests flow flows script"),
    ("diff", "compare changes delta"),
    ("convert", "export import transform"),
    ("doctor", "setup env health install"),
    ("serve", "server daemon"),
    ("list", "ls formats rules languages"),
    ("colours", "colors contrast"),
    ("names", "voicecontrol"),
    ("rotors", "headings links landmarks rotor forms elementslist"),
    ("scan", "switchcontrol"),
    ("keys", "keyboard taborder focus"),
    ("text-sizes", "dynamictype fontsize"),
    // Options.
    ("language", "lang locale langs"),
    ("reader", "screenreader sr at"),
    ("output", "out file dest destination"),
    ("format", "json type"),
    ("viewport", "window size width resolution"),
    ("color-scheme", "dark theme scheme"),
    ("browser", "chrome chromium"),
    ("network", "online net"),
    ("storage", "cookies login session"),
    ("skip", "exclude disable ignorerule ignore disablerules disablerule ignorerules excluderules"),
    ("to", "target goal"),
    ("rule", "only rules include"),
    ("fail-on", "fail threshold severity maxwarnings"),
    ("never", "none nothing off"),
    ("baseline", "recordings snapshots expected"),
    ("update", "record accept overwrite"),
    ("mute", "quiet silent"),
    ("no-audio", "mute silent nosound"),
    ("rate", "speed"),
    ("number", "lines linenumbers numbered"),
    ("profile", "level wcag standard conformance tags tag runonly"),
    ("page", "url address site website"),
    ("verbose", "v"),
    ("format", "f"),
    ("language", "l"),
    ("reader", "r"),
    ("output", "o"),
    // Formats.
    ("uiautomator", "appium adb android"),
    ("xcuitest", "xcode ios"),
    ("page", "html url"),
    ("screen", "yaml yml json earshot"),
    // Rules, by the names that axe-core and Lighthouse have for them.
    (
      "label-missing",
      "labels buttonname linkname label selectname inputbuttonname ariacommandname ariainputfieldname "
        + "ariatogglefieldname unlabeled unlabelled missinglabel sufficientelementdescription"
    ),
    ("image-undescribed", "imagealt roleimgalt svgimgalt inputimagealt objectalt alttext"),
    ("contrast-insufficient", "contrast colorcontrast colourcontrast"),
    ("heading-level-skipped", "headingorder"),
    ("heading-empty", "emptyheading"),
    ("screen-title-missing", "documenttitle pagetitle"),
    ("target-too-small", "targetsize touchtarget touchtargetsize taptargets hitregion"),
    ("text-clipped", "textclipped dynamictype"),
    ("landmark-main-missing", "landmarkonemain"),
    ("content-outside-landmarks", "region"),
    ("skip-link-missing", "bypass skiplink"),
    ("language-missing", "htmlhaslang htmllangvalid"),
    ("zoom-blocked", "metaviewport"),
    ("interactive-hidden", "ariahiddenfocus"),
    ("media-captions-missing", "videocaption captions"),
    ("autofill-missing", "autocompletevalid"),
    ("tab-order-forced", "tabindex"),
    // Keys of a screen and of an element.
    ("screen", "title name"),
    ("elements", "children items views nodes"),
    ("children", "items elements views nodes"),
    ("platform", "os"),
    ("heading", "header title h1 h2 h3 h4 h5 h6"),
    ("text", "paragraph p span statictext"),
    (
      "label",
      "name title text desc description alt accessibilitylabel arialabel contentdescription"
    ),
    (
      "id",
      "resourceid testid testtag accessibilityid accessibilityidentifier identifier nativeid viewid"
    ),
    ("group", "row column stack hstack vstack view box container div section card"),
    ("on", "onclick onpress ontap onchange"),
    ("hint", "accessibilityhint ariadescription"),
    ("linkTarget", "url href"),
    ("link", "a href anchor url"),
    ("image", "icon img picture photo"),
    ("button", "btn"),
    ("textField", "input field textbox edittext textarea"),
    ("secureField", "password passwordfield"),
    ("searchField", "search searchbox"),
    ("switch", "toggle"),
    ("segmented", "segmentedcontrol"),
    ("tabBar", "tabs"),
    ("frame", "bounds rect position"),
    ("actions", "customactions action"),
    ("traits", "trait accessibilitytraits disabled enabled"),
    ("selected", "isselected"),
    ("value", "state status"),
    ("notEnabled", "disabled"),
    ("header", "heading title"),
    ("adjustable", "slider stepper"),
    ("textColor", "colour color foreground foregroundcolor fontcolor"),
    ("backgroundColor", "background fill"),
    // Steps of a flow.
    ("activate", "tap click press touch doubletap"),
    ("next", "swipe swiperight right"),
    ("previous", "prev swipeleft left back"),
    ("hear", "expect assert should verify see"),
    ("open", "goto navigate visit url launch"),
    ("type", "fill enter input typetext"),
    ("wait", "sleep pause delay"),
    // Roles.
    ("combobox", "combobox dropdown select picker popup"),
    ("checkbox", "checkbox check tickbox"),
    ("radio", "radio radiobutton"),
    ("progressbar", "progress progressbar spinner"),
    ("menuitem", "menuitem"),
    ("dialog", "dialog"),
    ("textbox", "input textfield textarea"),
    ("img", "image picture icon"),
    // Platforms.
    ("ios", "iphone ipod apple iphoneos"),
    ("ipados", "ipad"),
    ("macos", "mac osx apple"),
    ("watchos", "watch applewatch"),
    ("tvos", "tv appletv"),
    ("visionos", "vision visionpro xros"),
    ("windows", "pc win win32"),
    ("linux", "gnome ubuntu gtk"),
    ("web", "html browser"),
    ("android", "pixel samsung"),
    // Readers.
    ("voiceover-ios", "voiceover vo ios iphone ipad apple"),
    ("voiceover-macos", "mac macos osx"),
    ("talkback", "android"),
    ("nvda", "windows jaws narrator"),
    ("orca", "linux gnome"),
    ("chromevox", "chromebook chromeos chrome"),
  ]
}
