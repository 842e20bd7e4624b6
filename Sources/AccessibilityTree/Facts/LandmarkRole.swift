/// What a landmark holds, by the landmark roles of WAI-ARIA 1.2; nothing of it is heard.
package enum LandmarkRole: String, CaseIterable, Sendable {
  /// What stands at the top of every page: the name of the site, the search.
  case banner
  /// What supports the main content.
  case complementary
  /// What stands at the end of every page: rights, terms.
  case contentinfo
  /// A form.
  case form
  /// What the page is there for.
  case main
  /// Links around the site or the page.
  case navigation
  /// A part that is important enough to be found.
  case region
  /// The search.
  case search
}
