import AccessibilityTree

extension AuditedScreen {
  /// The landmarks that the reader meets, in the order of the tree.
  var landmarks: [Int] {
    (0..<tree.count).filter { tree[$0].container == .landmark && omission(of: $0) == nil }
  }

  /// Returns the landmarks of a kind.
  func landmarks(_ role: LandmarkRole) -> [Int] {
    landmarks.filter { facts($0).landmarkRole == role }
  }

  /// Whether a modal view takes the whole screen, so that the reader does not meet what is around it.
  var isModal: Bool { tree.elements.contains(where: \.isModal) }
}
