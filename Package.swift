// swift-tools-version:6.1
import PackageDescription

let package = Package(
  name: "earshot",
  targets: [
    // Libraries of the system. Their providers are what `swift build` suggests when one is missing.
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    // The staircase: data first, each step looks down only.
    .target(name: "Documents", dependencies: ["CYAML"]),
    .target(name: "AccessibilityTree"),
    .testTarget(name: "DocumentsTests", dependencies: ["Documents"]),
    .testTarget(name: "AccessibilityTreeTests", dependencies: ["AccessibilityTree"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where ![.system, .binary, .plugin].contains(target.type) {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
