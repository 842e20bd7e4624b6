// swift-tools-version:6.1
import PackageDescription

let package = Package(
  name: "earshot",
  targets: [
    // Libraries of the system. Their providers are what `swift build` suggests when one is missing.
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    // The staircase: data first, each step looks down only.
    .target(name: "Documents", dependencies: ["CYAML"]),
    .target(name: "AccessibilityTree"),
    .target(name: "TreeFormats", dependencies: ["AccessibilityTree", "Documents", "CLibXML2"]),
    .testTarget(
      name: "TreeFormatsTests", dependencies: ["AccessibilityTree", "Documents", "TreeFormats"],
      exclude: ["Fixtures"]),
    .testTarget(name: "DocumentsTests", dependencies: ["Documents"]),
    .testTarget(name: "AccessibilityTreeTests", dependencies: ["AccessibilityTree"]),
    .testTarget(
      name: "NativeFormatTests", dependencies: ["AccessibilityTree", "Documents", "TreeFormats"]),
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
