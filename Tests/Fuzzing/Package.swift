// swift-tools-version:6.1
import PackageDescription

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
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
