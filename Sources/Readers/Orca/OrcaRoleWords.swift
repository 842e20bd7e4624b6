import AccessibilityTree
import Voices

/// The words of Orca for roles.
enum OrcaRoleWords {
  /// Returns the phrase of a role, or `nil` for one that is not told.
  static func phrase(of element: Element) -> PhraseKey? {
    switch element.toolkitType {
    case "DescriptionListTerm": return "descriptionTerm"
    case "DescriptionListDetail", "DescriptionListDetails": return "descriptionValue"
    case "PluginObject", "EmbeddedObject": return "embedded"
    case "DisclosureTriangle": return "toggleButton"
    case "Figcaption": return "caption"
    default: return control(element) ?? rest(element)
    }
  }

  /// Returns whether elements of a role are named by labels beside them.
  static func isField(_ role: Role) -> Bool {
    switch role {
    case .checkbox, .radio, .switchControl, .textBox, .searchBox, .comboBox, .listBox, .spinButton,
      .slider, .progressBar, .meter, .button:
      true
    default: false
    }
  }

  private static func control(_ element: Element) -> PhraseKey? {
    switch element.role {
    case .button: element.states.pressed == nil ? .button : "toggleButton"
    case .checkbox: .checkbox
    case .switchControl: .switchButton
    case .radio: .radioButton
    case .textBox, .searchBox:
      element.traits.contains(.secureTextField) ? .secureTextField : .textField
    case .comboBox: element.states.isReadOnly == false ? "editableComboBox" : "comboBox"
    case .listBox: "listBox"
    case .spinButton: "spinButton"
    case .slider: element.states.orientation == .vertical ? "verticalSlider" : "horizontalSlider"
    case .progressBar: "progressBar"
    case .meter: "levelBar"
    case .link: element.traits.contains(.visited) ? "visitedLink" : .link
    case .image: .image
    case .heading: .headingLevel
    case .tab: .tab
    case .menuItemCheckbox: "checkMenuItem"
    case .menuItemRadio: "radioMenuItem"
    case .separator: "separator"
    case .tree: "tree"
    case .menu: "menu"
    case .menuBar: "menuBar"
    case .toolBar: "toolBar"
    case .application: "embedded"
    default: nil
    }
  }

  private static func rest(_ element: Element) -> PhraseKey? {
    switch element.role {
    case .columnHeader: "columnHeader"
    case .caption: "caption"
    case .article: "article"
    case .sectionHeader: "sectionHeader"
    case .blockquote: "blockQuote"
    case .figure: "figure"
    case .group, .radioGroup: "panel"
    case .form: "form"
    case .dialog, .alertDialog: "dialog"
    case .log: "log"
    case .timer: "timer"
    case .marquee: "marquee"
    case .status: "statusBar"
    case .alert: "notification"
    case .note, .comment: "comment"
    case .term: "descriptionTerm"
    case .definition: "descriptionValue"
    case .superscript: "superscript"
    case .subscript: "subscript"
    case .banner: "banner"
    case .complementary: "complementary"
    case .contentInfo: "information"
    case .main: "main"
    case .navigation: "navigation"
    case .search: "search"
    case .region: "region"
    default: nil
    }
  }
}
