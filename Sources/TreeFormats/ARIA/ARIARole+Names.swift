internal import AccessibilityTree

extension ARIARole {
  /// The roles by the names that browsers and their tools write.
  ///
  /// Lower case are the roles of WAI-ARIA 1.2 and its graphics and publishing modules, the others those
  /// of Chrome's accessibility tree (`ax_enums.mojom`, documented).
  static let byName: [String: ARIARole] = {
    var roles: [String: ARIARole] = [:]
    for (role, names) in names {
      for name in names.split(separator: " ") { roles[String(name)] = role }
    }
    return roles
  }()

  /// Whether a word is the name of a role.
  ///
  /// - Parameter name: The word.
  /// - Returns: `true` for a role of WAI-ARIA or of Chrome.
  static func isName(_ name: String) -> Bool { byName[name] != nil }

  private static let names: [(ARIARole, String)] = [
    (.silent, "InlineTextBox LineBreak Caret"),
    (.text, "StaticText text"),
    (.listMarker, "ListMarker"),
    (.document, "RootWebArea WebArea document application fragment PdfRoot Document"),
    (
      .generic,
      """
      generic none presentation paragraph rowgroup caption tabpanel article note tooltip term \
      definition time code emphasis strong deletion insertion subscript superscript mark suggestion \
      comment associationlist associationlistitemkey associationlistitemvalue status alert log timer \
      marquee blockquote legend label iframe Iframe IframePresentational LabelText Legend Section \
      Pre Abbr Figcaption Ruby RubyAnnotation DescriptionListTerm DescriptionListDetail \
      DescriptionListDetails LayoutTable LayoutTableRow LayoutTableCell HeaderAsNonLandmark \
      FooterAsNonLandmark SectionHeader SectionFooter sectionheader sectionfooter SectionWithoutName \
      Paragraph GenericContainer Ignored Unknown MenuListPopup WebView Client Pane ScrollView \
      EmbeddedObject PluginObject Directory doc-abstract doc-appendix doc-afterword doc-chapter \
      doc-epigraph doc-example doc-footnote doc-notice doc-part doc-preface doc-pullquote doc-qna \
      doc-tip
      """
    ),
    (.heading, "heading doc-subtitle"),
    (.link, "link doc-backlink doc-biblioref doc-glossref doc-noteref"),
    (.button, "button ToggleButton PopUpButton FileUploadButton"),
    (.disclosure, "DisclosureTriangle DisclosureTriangleGrouped summary"),
    (.checkbox, "checkbox menuitemcheckbox"),
    (.radio, "radio menuitemradio"),
    (.switchControl, "switch"),
    (.menuItem, "menuitem MenuListOption"),
    (.option, "option"),
    (.slider, "slider"),
    (.spinButton, "spinbutton"),
    (.progress, "progressbar meter"),
    (.textBox, "textbox TextField TextFieldWithComboBox"),
    (.searchBox, "searchbox"),
    (.comboBox, "combobox ComboBoxGrouping ComboBoxMenuButton ComboBoxSelect"),
    (.pickerField, "Date DateTime InputTime ColorWell"),
    (
      .image,
      """
      img image graphics-symbol graphics-object graphics-document doc-cover Canvas SvgRoot Image \
      ImageMap Video Audio
      """
    ),
    (.math, "math MathMLMath"),
    (.tab, "tab"),
    (.treeItem, "treeitem"),
    (.separator, "separator doc-pagebreak"),
    (.scrollBar, "scrollbar ScrollBar"),
    (.group, "group figure toolbar menu menubar tree feed details Details"),
    (.radioGroup, "radiogroup"),
    (.list, "list listbox directory DescriptionList doc-endnotes doc-bibliography"),
    (.listItem, "listitem doc-endnote doc-biblioentry"),
    (.table, "table grid treegrid"),
    (.row, "row"),
    (.cell, "cell gridcell"),
    (.columnHeader, "columnheader"),
    (.rowHeader, "rowheader"),
    (.tabList, "tablist"),
    (
      .landmark(nil),
      """
      doc-acknowledgments doc-introduction doc-conclusion doc-glossary doc-foreword doc-credits
      """
    ),
    (.landmark(.banner), "banner"), (.landmark(.complementary), "complementary"),
    (.landmark(.contentinfo), "contentinfo"), (.landmark(.main), "main"),
    // The navigation landmarks of DPUB-ARIA are kinds of ARIA's own (documented).
    (.landmark(.navigation), "navigation doc-index doc-toc doc-pagelist"),
    (.landmark(.search), "search"),
    (.namedLandmark(.region), "region"), (.namedLandmark(.form), "form"),
    (.dialog, "dialog alertdialog"),
  ]
}
