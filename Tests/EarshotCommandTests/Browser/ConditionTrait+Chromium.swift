import Testing

/// What is looked at in a browser.
@Suite(
  "In Chromium", .waiting,
  .enabled(if: Browser.program != nil, "chromium is not installed: pages are not opened"))
enum ChromiumTests {}
