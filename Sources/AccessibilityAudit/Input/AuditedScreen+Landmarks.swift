import AccessibilityTree

extension AuditedScreen {
  /// The landmarks that are met, in the order of the tree.
  var landmarks: [Int] {
    (0..<tree.count).filter { tree[$0].container == .landmark && omission(of: $0) == nil }
  }

  /// Returns the landmarks of a kind.
  func landmarks(_ role: LandmarkRole) -> [Int] {
    landmarks.filter { facts($0).landmarkRole == role }
  }

  /// Whether a modal view has the whole screen, so that what is around it is not met.
  var isModal: Bool { tree.elements.contains(where: \.isModal) }
}
