/// A frame inside of a page that is acted on.
struct InnerFrame {
  /// What the browser calls it.
  let id: String
  /// The frame that holds it.
  let parent: String?
  /// Where scripts of ours run in it: no other place lets them at its document, when it is from another origin.
  let world: Double
}
