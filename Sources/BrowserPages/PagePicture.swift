/// What a page looks like, or a part of it.
struct PagePicture {
  /// A part of a page, in CSS pixels from the upper left corner of its document.
  struct Part {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    /// Left, top, width and height.
    var numbers: [Double] { [x, y, width, height] }
  }

  /// The picture, as PNG in base64.
  var png: String
  /// What it shows, or `nil` for the whole page.
  var part: Part?
}
