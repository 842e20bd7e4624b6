// swift-tools-version:6.1
import PackageDescription

// What Earshot calls package is seen by a package of the same name, and the harnesses look inside. SwiftPM gives
// a package that is found by its path the name of its folder, in the letters that an identifier may have.
let folder = Context.packageDirectory.split(separator: "/").dropLast(2).last ?? "earshot"
let earshot = String(folder.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })

// A package of its own, so that whoever uses Earshot builds none of it. README.md says how it is run.
let package = Package(
  name: "earshot-fuzzing",
  dependencies: [.package(name: "earshot", path: "../..")],
  targets: [
    .executableTarget(
      name: "EarshotFuzz",
      dependencies: [
        .product(name: "Earshot", package: "earshot"),
        .product(name: "EarshotProgram", package: "earshot"),
      ],
      packageAccess: false,
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .unsafeFlags(["-package-name", earshot]),
      ])
  ],
  swiftLanguageModes: [.v6]
)
