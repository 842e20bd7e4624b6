import Testing

/// What is looked at in a browser: one test after the other, all in the same one.
@Suite(
  "In Chromium", .serialized,
  .enabled(if: Browser.program != nil, "chromium is not installed: pages are not opened"))
enum ChromiumTests {}
