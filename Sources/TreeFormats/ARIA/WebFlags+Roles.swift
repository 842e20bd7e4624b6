internal import AccessibilityTree

extension WebFlags {
  /// Creates the flags that a browser's own role stands for (Chrome's `ax_enums.mojom`, documented).
  init(browserRole role: String) {
    switch role {
    case "DescriptionList": self = .isDefinitionList
    case "Legend": self = .isLegend
    case "Figcaption", "caption": self = .isCaption
    case "LabelText": self = .isLabel
    case "Details": self = .isDetails
    case "DisclosureTriangle", "DisclosureTriangleGrouped", "summary": self = .isSummary
    case "TextFieldWithComboBox": self = .hasDataList
    case "FileUploadButton": self = .isFile
    case "Date": self = .isDate
    case "InputTime": self = .isTime
    case "DateTime": self = .isDateTime
    case "ColorWell": self = .isColor
    case "ComboBoxSelect": self = .isSelect
    case "Iframe", "IframePresentational": self = .isFrame
    case "HeaderAsNonLandmark", "FooterAsNonLandmark", "SectionHeader", "SectionFooter",
      "sectionheader", "sectionfooter":
      self = .isSectionEdge
    default: self = []
    }
  }
}
