/// What an element is, in the words of WAI-ARIA 1.2 and of the editor's draft of 1.3.
///
/// A role is a fact that a toolkit states; what a reader says of it is the reader's own affair. Cases are
/// named as in Swift, raw values are ARIA's spelling.
public enum Role: String, CaseIterable, Hashable, Sendable {
  /// A message that is told at once.
  case alert
  /// A dialog that interrupts with a message.
  case alertDialog = "alertdialog"
  /// A part of a page that takes all keys for itself.
  case application
  /// A piece that stands for itself: a post, a comment.
  case article
  /// The landmark at the top of every page.
  case banner
  /// A quotation of several lines.
  case blockquote
  /// A button.
  case button
  /// The name that stands beside a table or figure.
  case caption
  /// A cell of a table.
  case cell
  /// A box that is checked or not.
  case checkbox
  /// A piece of code.
  case code
  /// The cell that heads a column.
  case columnHeader = "columnheader"
  /// A field that opens a list to choose from.
  case comboBox = "combobox"
  /// A reader's comment on a text.
  case comment
  /// The landmark of what supports the main content.
  case complementary
  /// The landmark at the end of every page.
  case contentInfo = "contentinfo"
  /// What a term means.
  case definition
  /// A text that was taken out.
  case deletion
  /// A window that asks for something.
  case dialog
  /// A table of contents.
  case directory
  /// A text to read within an application.
  case document
  /// A text that is stressed.
  case emphasis
  /// A list of articles that goes on as one reads.
  case feed
  /// A picture or listing with its caption.
  case figure
  /// The landmark of a form.
  case form
  /// A node that says nothing.
  case generic
  /// A table whose cells one moves through.
  case grid
  /// A cell of a grid.
  case gridCell = "gridcell"
  /// Things that belong together.
  case group
  /// A heading.
  case heading
  /// An image.
  case image = "img"
  /// A text that was put in.
  case insertion
  /// A link.
  case link
  /// A list.
  case list
  /// A list to choose from.
  case listBox = "listbox"
  /// An item of a list.
  case listItem = "listitem"
  /// Messages that follow one another, such as a chat.
  case log
  /// The landmark of what the page is there for.
  case main
  /// A text that is highlighted.
  case mark
  /// A text that runs by.
  case marquee
  /// A formula.
  case math
  /// A menu.
  case menu
  /// A bar of menus.
  case menuBar = "menubar"
  /// A choice of a menu.
  case menuItem = "menuitem"
  /// A choice of a menu that is checked or not.
  case menuItemCheckbox = "menuitemcheckbox"
  /// A choice of a menu of which one is checked.
  case menuItemRadio = "menuitemradio"
  /// A measure in a known range: a battery's charge.
  case meter
  /// The landmark of links around a site or page.
  case navigation
  /// A remark beside the main content.
  case note
  /// A choice of a list.
  case option
  /// A paragraph.
  case paragraph
  /// A node whose own role is taken away; ARIA's `none` and `presentation`.
  case presentation = "none"
  /// How far something has come.
  case progressBar = "progressbar"
  /// A button of a group in which one is on.
  case radio
  /// A group of radio buttons.
  case radioGroup = "radiogroup"
  /// The landmark of a part that is important enough to be found.
  case region
  /// A row of a table.
  case row
  /// The head, body or foot of a table.
  case rowGroup = "rowgroup"
  /// The cell that heads a row.
  case rowHeader = "rowheader"
  /// A bar that scrolls.
  case scrollBar = "scrollbar"
  /// The landmark of a search.
  case search
  /// A field for what to search.
  case searchBox = "searchbox"
  /// What ends a section.
  case sectionFooter = "sectionfooter"
  /// What begins a section.
  case sectionHeader = "sectionheader"
  /// A line that divides, or a handle that moves it.
  case separator
  /// A handle that moves in a range.
  case slider
  /// A field that goes up and down in steps.
  case spinButton = "spinbutton"
  /// A message that is told when there is time.
  case status
  /// A text that is important.
  case strong
  /// A text set below the line.
  case `subscript`
  /// A change that is proposed.
  case suggestion
  /// A text set above the line.
  case superscript
  /// A switch that is on or off.
  case switchControl = "switch"
  /// A tab.
  case tab
  /// A bar of tabs.
  case tabList = "tablist"
  /// What a tab shows.
  case tabPanel = "tabpanel"
  /// A table.
  case table
  /// A word that is defined.
  case term
  /// A field for text.
  case textBox = "textbox"
  /// A date or time.
  case time
  /// A time that runs.
  case timer
  /// A bar of controls.
  case toolBar = "toolbar"
  /// A text that appears beside what it explains.
  case tooltip
  /// A list whose items open and close.
  case tree
  /// A grid whose rows open and close.
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
