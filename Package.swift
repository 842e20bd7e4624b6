// swift-tools-version:6.1
import PackageDescription

let package = Package(
  name: "earshot",
  products: [
    .executable(name: "earshot", targets: ["EarshotCommand"]),
    .executable(name: "earshot-speech", targets: ["EarshotSpeech"]),
    .executable(name: "earshot-benchmark", targets: ["EarshotBenchmark"]),
    .library(name: "Earshot", targets: ["Earshot", "ScreenBuilder"]),
    .library(name: "EarshotTesting", targets: ["EarshotTesting"]),
    // The rooms of the program that are in neither: pages, walks and scores.
    .library(name: "EarshotProgram", targets: ["Fidelity", "Pages", "Walk"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
  ],
  targets: [
    // Libraries of the system. Their providers are what `swift build` suggests when one is missing.
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "CEspeakNG", pkgConfig: "espeak-ng",
      providers: [.apt(["libespeak-ng-dev"]), .brew(["espeak-ng"])]),
    .systemLibrary(
      name: "CPCRE2", pkgConfig: "libpcre2-8",
      providers: [.apt(["libpcre2-dev"]), .brew(["pcre2"])]),

    // The staircase: data first, each step looks down only.
    .target(name: "Documents", dependencies: ["CYAML"]),
    .target(name: "AccessibilityTree"),
    .target(name: "TreeFormats", dependencies: ["AccessibilityTree", "Documents", "CLibXML2"]),
    .target(name: "Bridges", dependencies: ["AccessibilityTree"]),
    .target(
      name: "Voices", dependencies: ["Documents"], path: "Voices",
      resources: [
        .embedInCode("Phrases"),
        .embedInCode("Profiles"),
        .embedInCode("Pronunciations"),
      ],
      plugins: ["ListPhrases"]),
    // Lists the files of Voices/Phrases, so that a language is one file there and no line elsewhere.
    .plugin(name: "ListPhrases", capability: .buildTool()),
    .target(name: "ScreenReader", dependencies: ["AccessibilityTree", "Bridges", "Voices"]),
    .target(
      name: "Transcript",
      dependencies: ["AccessibilityTree", "CPCRE2", "Documents", "ScreenReader", "Voices"]),
    .target(name: "SpeechProtocol"),
    .target(
      name: "SpeechSynthesis",
      dependencies: ["ScreenReader", "SpeechProtocol", "Transcript", "Voices"]),
    .target(
      name: "NavigationScript",
      dependencies: [
        "AccessibilityTree", "Bridges", "Documents", "ScreenReader", "Transcript", "TreeFormats",
        "Voices",
      ]),
    .target(
      name: "ScreenBuilder",
      dependencies: ["AccessibilityTree", "Documents", "ScreenReader", "TreeFormats"]),
    .target(
      name: "Baselines",
      dependencies: [
        "AccessibilityTree", "Documents", "NavigationScript", "ScreenReader", "Transcript",
        "TreeFormats", "Voices",
      ]),
    .target(
      name: "Fidelity",
      dependencies: [
        "AccessibilityTree", "Documents", "ScreenReader", "Transcript", "TreeFormats", "Voices",
      ]),
    .target(
      name: "Pages",
      dependencies: [
        "AccessibilityAudit", "AccessibilityTree", "Documents", "NavigationScript", "ScreenReader",
        "SpeechSynthesis", "Transcript", "TreeFormats",
        .product(name: "Mustache", package: "swift-mustache"),
      ],
      resources: [.embedInCode("Templates")]),
    .target(
      name: "AccessibilityAudit",
      dependencies: [
        "AccessibilityTree", "Documents", "NavigationScript", "ScreenReader", "SpeechSynthesis",
        "Transcript", "Voices",
      ]),
    .target(
      name: "Reports",
      dependencies: ["AccessibilityAudit", "AccessibilityTree", "Documents"]),
    .target(
      name: "Walk",
      dependencies: [
        "AccessibilityTree", "Documents", "NavigationScript", "ScreenReader", "Transcript",
        "Voices",
      ]),
    .target(
      name: "Earshot",
      dependencies: [
        "AccessibilityAudit", "AccessibilityTree", "Bridges", "NavigationScript", "Reports",
        "TreeFormats", "Voices", "ScreenReader", "Transcript", "SpeechSynthesis",
      ]),

    // Assertions for tests, which run under Swift Testing and XCTest: both come with the toolchain.
    .target(name: "EarshotTesting", dependencies: ["Baselines", "Earshot", "ScreenBuilder"]),

    // The program, and the helper that alone touches espeak-ng.
    .executableTarget(
      name: "EarshotCommand",
      dependencies: [
        "Baselines", "Earshot", "EarshotSpeech", "Documents", "Fidelity", "Pages", "Walk",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // Its library is opened at run time, never linked: CEspeakTypes says why. CEspeakTypesCheck is in no
    // program; building it holds our declarations against espeak-ng's headers.
    .executableTarget(
      name: "EarshotSpeech", dependencies: ["CEspeakTypes", "SpeechProtocol"],
      exclude: ["NOTICE"]),
    .target(name: "CEspeakTypes"),
    .target(name: "CEspeakTypesCheck", dependencies: ["CEspeakNG", "CEspeakTypes"]),

    .testTarget(name: "SpeechProtocolTests", dependencies: ["SeededGenerators", "SpeechProtocol"]),
    .testTarget(
      name: "SpeechSynthesisTests",
      dependencies: [
        "SeededGenerators",
        "Documents", "EarshotSpeech", "FakeSpeechHelper", "ScreenReader", "SpeechProtocol",
        "SpeechSynthesis", "Voices",
      ]),
    .target(name: "SeededGenerators", path: "Tests/SeededGenerators"),
    // A helper that dies, hangs and babbles when it is told to.
    .executableTarget(
      name: "FakeSpeechHelper", dependencies: ["SpeechProtocol"], path: "Tests/FakeSpeechHelper"),
    .executableTarget(
      name: "EarshotBenchmark",
      dependencies: [
        "SeededGenerators",
        "AccessibilityAudit", "AccessibilityTree", "Documents", "ScreenReader", "Transcript",
        "TreeFormats", "Voices",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "ExamplesTests", dependencies: ["Earshot", "EarshotSpeech"], exclude: ["Languages"]),
    // What an app's own tests look like.
    .testTarget(
      name: "PantryTests", dependencies: ["EarshotTesting"], path: "Examples/Testing",
      exclude: ["__Transcripts__"]),
    .testTarget(name: "EarshotTestingTests", dependencies: ["EarshotTesting"]),
    .testTarget(
      name: "AccessibilityAuditTests",
      dependencies: [
        "AccessibilityAudit", "AccessibilityTree", "Documents", "NavigationScript", "Reports",
        "ScreenReader", "SeededGenerators", "TreeFormats", "Voices",
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "FidelityTests",
      dependencies: [
        "AccessibilityTree", "Documents", "Fidelity", "ScreenReader", "Transcript", "Voices",
      ]),
    .testTarget(
      name: "NavigationScriptTests",
      dependencies: [
        "AccessibilityTree", "Documents", "NavigationScript", "ScreenReader", "Transcript",
        "TreeFormats", "Voices",
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "PagesTests",
      dependencies: ["AccessibilityTree", "Documents", "Pages"]),
    .testTarget(
      name: "ScreenReaderTests",
      dependencies: [
        "SeededGenerators", "AccessibilityTree", "Documents", "ScreenReader", "TreeFormats",
        "Voices",
      ]),
    .testTarget(
      name: "TranscriptTests",
      dependencies: [
        "SeededGenerators", "AccessibilityTree", "Documents", "ScreenBuilder", "ScreenReader",
        "Transcript",
        "TreeFormats", "Voices",
      ],
      exclude: ["Diff/Fixtures"]),
    .testTarget(
      name: "ScreenBuilderTests",
      dependencies: [
        "AccessibilityTree", "Documents", "NavigationScript", "ScreenBuilder", "ScreenReader",
        "TreeFormats", "Voices",
      ]),
    .testTarget(
      name: "WalkTests",
      dependencies: [
        "AccessibilityTree", "Documents", "EarshotCommand", "ScreenReader", "Transcript",
        "TreeFormats", "Voices", "Walk",
      ]),
    .testTarget(
      name: "TreeFormatsTests",
      dependencies: [
        "SeededGenerators", "AccessibilityTree", "Documents", "NavigationScript", "TreeFormats",
      ],
      exclude: ["Fixtures"]),
    .testTarget(name: "DocumentsTests", dependencies: ["SeededGenerators", "Documents"]),
    .testTarget(
      name: "AccessibilityTreeTests", dependencies: ["AccessibilityTree", "ScreenBuilder"]),
    .testTarget(
      name: "BridgesTests",
      dependencies: [
        "AccessibilityTree", "Bridges", "Documents", "ScreenReader", "TreeFormats", "Voices",
      ]),
    .testTarget(
      name: "NativeFormatTests",
      dependencies: ["SeededGenerators", "AccessibilityTree", "Documents", "TreeFormats"]),
    .testTarget(name: "VoicesTests", dependencies: ["Documents", "Voices"]),
    .testTarget(name: "EarshotCommandTests", dependencies: ["EarshotCommand", "EarshotSpeech"]),
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
