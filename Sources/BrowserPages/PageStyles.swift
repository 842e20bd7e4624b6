internal import Documents

/// Tells from what a page could not load whether it is laid out as its visitors see it.
enum PageStyles {
  // Sheets of letters and icons change how letters look, not where things are (ours, from addresses of their services).
  private static let letters = ["font", "typekit", "icon"]
  // A script that writes the styles of a page while it loads (documented: Tailwind CSS, Play CDN).
  private static let writers = ["tailwindcss"]

  /// Returns whether a page lacks styles that place what it shows.
  static func areMissing(in events: PageEvents) -> Bool {
    events.lostParts.contains { part in
      let url = part.url.lowercased()
      switch part.kind {
      case .style: return !letters.contains { url.contains($0) }
      case .script: return writers.contains { url.contains($0) }
      case .data: return false
      }
    }
  }
}
