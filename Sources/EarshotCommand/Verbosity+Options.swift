import Earshot

extension Verbosity {
  /// The options of ``ReadingOptions`` that ask for it, or `nil` when everything is spoken.
  var options: String? {
    let parts = Part.allCases.filter { silenced.contains($0) && $0 != .hints }.map(\.rawValue)
    let options =
      (speaks(.hints) ? [] : ["--no-hints"])
      + (parts.isEmpty ? [] : ["--without \(parts.joined(separator: ","))"])
    return options.isEmpty ? nil : options.joined(separator: " ")
  }
}
