import AccessibilityTree
import Documents
import TreeFormats

/// Returns the screen of a screen file.
func screen(_ text: String) throws(SourceError) -> Screen {
  try screen(bytes: Array(text.utf8))
}

/// Returns the screen of a screen file's bytes.
func screen(bytes: [UInt8]) throws(SourceError) -> Screen {
  try TreeReaders.read(SourceText(bytes: bytes, path: "test.screen")).screen
}

/// Returns a screen as JSON.
func json(_ screen: Screen) -> String { String(decoding: NativeWriter(screen).json, as: UTF8.self) }

/// Returns a screen as YAML.
func yaml(_ screen: Screen) throws(SourceError) -> String {
  String(decoding: try NativeWriter(screen).yaml(path: "test.screen"), as: UTF8.self)
}
