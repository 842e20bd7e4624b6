internal import AccessibilityTree

extension ARIARole {
  /// The roles by the names that browsers and their tools write, beside those that ``Role`` knows.
  ///
  /// Lower case are the roles of WAI-ARIA's graphics and publishing modules, the others those of Chrome's
  /// accessibility tree (`ax_enums.mojom`, documented).
  static let byName: [String: ARIARole] = {
    var roles: [String: ARIARole] = [:]
    for (role, names) in names {
      for name in names.split(separator: " ") { roles[String(name)] = role }
    }
    return roles
  }()

  /// Whether a word is the name of a role.
  static func isName(_ name: String) -> Bool { ARIARole(named: name) != .unknown(name) }

  private static let names: [(ARIARole, String)] = [
    (.silent, "InlineTextBox LineBreak Caret"),
    (.text, "StaticText text"),
    (.listMarker, "ListMarker"),
    (.pickerField, "Date DateTime InputTime ColorWell"),
    (
      .landmark,
      """
      doc-acknowledgments doc-introduction doc-conclusion doc-glossary doc-foreword doc-credits
      """
    ),
    (.role(.document), "RootWebArea WebArea fragment PdfRoot Document"),
    (
      .role(.generic),
      """
      associationlist associationlistitemkey associationlistitemvalue legend label iframe Iframe \
      IframePresentational LabelText Legend Section Pre Abbr Figcaption Ruby RubyAnnotation \
      DescriptionListTerm DescriptionListDetail DescriptionListDetails LayoutTable LayoutTableRow \
      LayoutTableCell HeaderAsNonLandmark FooterAsNonLandmark SectionHeader SectionFooter \
      sectionheader sectionfooter SectionWithoutName Paragraph GenericContainer Ignored Unknown \
      MenuListPopup WebView Client Pane ScrollView EmbeddedObject PluginObject Directory \
      doc-abstract doc-appendix doc-afterword doc-chapter doc-epigraph doc-example doc-footnote \
      doc-notice doc-part doc-preface doc-pullquote doc-qna doc-tip
      """
    ),
    (.role(.heading), "doc-subtitle"),
    (.role(.link), "doc-backlink doc-biblioref doc-glossref doc-noteref"),
    (
      .role(.button),
      """
      ToggleButton PopUpButton FileUploadButton DisclosureTriangle DisclosureTriangleGrouped summary
      """
    ),
    (.role(.menuItem), "MenuListOption"),
    (.role(.textBox), "TextField TextFieldWithComboBox"),
    (.role(.comboBox), "ComboBoxGrouping ComboBoxMenuButton ComboBoxSelect"),
    (
      .role(.image),
      """
      graphics-symbol graphics-object graphics-document doc-cover Canvas SvgRoot Image ImageMap \
      Video Audio
      """
    ),
    (.role(.math), "MathMLMath"),
    (.role(.separator), "doc-pagebreak"),
    (.role(.scrollBar), "ScrollBar"),
    (.role(.group), "details Details"),
    (.role(.list), "DescriptionList doc-endnotes doc-bibliography"),
    (.role(.listItem), "doc-endnote doc-biblioentry"),
    // The navigation landmarks of DPUB-ARIA are kinds of ARIA's own (documented).
    (.role(.navigation), "doc-index doc-toc doc-pagelist"),
  ]
}
