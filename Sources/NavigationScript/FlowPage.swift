import AccessibilityTree
package import Documents
package import TreeFormats

/// A web page that a flow runs on live: its commands act on the page in a browser.
///
/// ```yaml
/// page: shop.html              # or an address: http://localhost:3000
/// steps:
///   - find: "Add to basket, button"
///   - activate                 # clicks
///   - announced: "Added"       # what a live region said
/// ```
public struct FlowPage: Sendable {
  /// The file or the address as written in the flow, without a user and a password in it.
  public let name: String
  package let input: PageInput
  /// The folders that files may not leave, or `nil` for the page's own.
  package let folders: AllowedFolders?

  /// Creates a page.
  package init(_ name: String, _ input: PageInput, within folders: AllowedFolders? = nil) {
    self.name = AddressText.withoutLogin(name)
    self.input = input
    self.folders = folders
  }

  /// Reads a page that a flow names: an address, or a file in the folder that the flow may use.
  init(_ node: DocumentNode, for key: String, in folder: NamedFileFolder) throws(SourceError) {
    let written = try node.string(for: key)
    name = AddressText.withoutLogin(written)
    folders = folder.folders
    let address: PageInput?
    do throws(SourceError) {
      address = try PageInput.named(written)
    } catch {
      throw node.error(error.message, suggestion: error.suggestion)
    }
    switch address {
    case .address(let whole): input = .address(whole)
    case nil:
      let path: String
      do throws(SourceError) {
        path = try folder.path(node)
      } catch {
        // A server's name, as in the address line of a browser.
        guard error.suggestion == nil, let whole = ServerName.address(of: written) else {
          throw error
        }
        throw node.error(error.message, suggestion: "write the whole address: \(whole)")
      }
      if let format = InputFile.dumpFormat(of: path, within: folder.folders) {
        throw node.error(
          "\(SafeText.quoted(written)) is not a web page; its format is \(format)",
          suggestion: key == "page"
            ? "write start: \(YAMLText.scalar(written))" : "a flow with page: opens pages only")
      }
      input = .file(FoundFile(path, in: folder.folders))
    default:
      throw node.error(
        "a flow refers to local pages by path, not with \"file:\"",
        suggestion: "write the path relative to the flow file")
    }
  }

  /// The page before it is opened: a screen without elements.
  var unopened: Screen {
    var screen = Screen(tree: ElementTree())
    screen.name = name
    return screen
  }
}
