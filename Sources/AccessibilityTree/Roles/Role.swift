/// The role of an element, as defined by WAI-ARIA 1.2 and the editor's draft of 1.3.
///
/// A toolkit states the role as a fact, and each reader decides how to speak it. Cases have Swift names, raw values
/// have ARIA's spelling.
public enum Role: String, CaseIterable, Hashable, Sendable {
  /// An urgent message that is announced at once.
  case alert
  /// A dialog that interrupts with a message.
  case alertDialog = "alertdialog"
  /// An area of a page that receives all keys itself.
  case application
  /// A self-contained piece of content: a post, a comment.
  case article
  /// The landmark at the top of every page.
  case banner
  /// A quotation of several lines.
  case blockquote
  /// A button.
  case button
  /// The caption of a table or figure.
  case caption
  /// A cell of a table.
  case cell
  /// A checkbox.
  case checkbox
  /// A piece of code.
  case code
  /// The header cell of a column.
  case columnHeader = "columnheader"
  /// A field with a list of options.
  case comboBox = "combobox"
  /// A reader's comment on a text.
  case comment
  /// The landmark of content that supports the main content.
  case complementary
  /// The landmark at the end of every page.
  case contentInfo = "contentinfo"
  /// The definition of a term.
  case definition
  /// Deleted text.
  case deletion
  /// A window that requests input.
  case dialog
  /// A table of contents.
  case directory
  /// A document to read within an application.
  case document
  /// Emphasised text.
  case emphasis
  /// A list of articles that loads more while scrolling.
  case feed
  /// A picture or listing with its caption.
  case figure
  /// The landmark of a form.
  case form
  /// A node without semantics.
  case generic
  /// An interactive table with navigable cells.
  case grid
  /// A cell of a grid.
  case gridCell = "gridcell"
  /// A group of related elements.
  case group
  /// A heading.
  case heading
  /// An image.
  case image = "img"
  /// Inserted text.
  case insertion
  /// A link.
  case link
  /// A list.
  case list
  /// A list of options.
  case listBox = "listbox"
  /// An item of a list.
  case listItem = "listitem"
  /// Messages that follow one another, such as a chat.
  case log
  /// The landmark of the main content.
  case main
  /// Highlighted text.
  case mark
  /// Scrolling text.
  case marquee
  /// A formula.
  case math
  /// A menu.
  case menu
  /// A menu bar.
  case menuBar = "menubar"
  /// An item of a menu.
  case menuItem = "menuitem"
  /// A menu item that can be checked.
  case menuItemCheckbox = "menuitemcheckbox"
  /// A menu item of a group in which one can be checked.
  case menuItemRadio = "menuitemradio"
  /// A measure in a known range: a battery's charge.
  case meter
  /// The landmark of navigation links.
  case navigation
  /// A remark beside the main content.
  case note
  /// An option of a list box.
  case option
  /// A paragraph.
  case paragraph
  /// A node whose own role is removed; ARIA's `none` and `presentation`.
  case presentation = "none"
  /// The progress of a task.
  case progressBar = "progressbar"
  /// A radio button.
  case radio
  /// A group of radio buttons.
  case radioGroup = "radiogroup"
  /// The landmark of an important, named section.
  case region
  /// A row of a table.
  case row
  /// The header, body or footer of a table.
  case rowGroup = "rowgroup"
  /// The header cell of a row.
  case rowHeader = "rowheader"
  /// A scroll bar.
  case scrollBar = "scrollbar"
  /// The landmark of a search.
  case search
  /// A search field.
  case searchBox = "searchbox"
  /// The footer of a section.
  case sectionFooter = "sectionfooter"
  /// The header of a section.
  case sectionHeader = "sectionheader"
  /// A dividing line, or a handle that moves it.
  case separator
  /// A slider.
  case slider
  /// A field whose number changes in steps.
  case spinButton = "spinbutton"
  /// An advisory message that is announced when the reader is idle.
  case status
  /// Important text.
  case strong
  /// Subscript text.
  case `subscript`
  /// A proposed change.
  case suggestion
  /// Superscript text.
  case superscript
  /// A switch.
  case switchControl = "switch"
  /// A tab.
  case tab
  /// A list of tabs.
  case tabList = "tablist"
  /// The content of a tab.
  case tabPanel = "tabpanel"
  /// A table.
  case table
  /// A term with a definition.
  case term
  /// A text field.
  case textBox = "textbox"
  /// A date or time.
  case time
  /// A timer.
  case timer
  /// A toolbar.
  case toolBar = "toolbar"
  /// A popup text that describes an element.
  case tooltip
  /// A list with expandable items.
  case tree
  /// A grid with expandable rows.
  case treeGrid = "treegrid"
  /// An item of a tree.
  case treeItem = "treeitem"

  /// Creates the role of a word, `nil` for a word that names none.
  package init?(word: String) {
    switch word {
    case "image": self = .image
    case "presentation": self = .presentation
    default: self.init(rawValue: word)
    }
  }
}
