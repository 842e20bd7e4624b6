// swift-tools-version:6.1
import PackageDescription

let package = Package(
  name: "earshot",
  // Linux needs no word. On macOS, atomic values come with version 15.
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "earshot", targets: ["EarshotCommand"]),
    .executable(name: "earshot-speech", targets: ["EarshotSpeech"]),
    .executable(name: "earshot-benchmark", targets: ["EarshotBenchmark"]),
    // A screen in memory becomes words; no file, no process, no library.
    .library(name: "EarshotCore", targets: ["EarshotCore"]),
    // Files and dumps become screens.
    .library(name: "EarshotFormats", targets: ["EarshotFormats"]),
    // All that the program can do.
    .library(name: "Earshot", targets: ["Earshot", "ScreenBuilder"]),
    // Assertions for tests, and, for those that open web pages in a browser, those with it.
    .library(name: "EarshotTesting", targets: ["EarshotTesting"]),
    .library(name: "EarshotPages", targets: ["EarshotPages"]),
    // A shared library with an interface in C: libearshot-c.so, of which earshot.h is the header.
    .library(name: "earshot-c", type: .dynamic, targets: ["EarshotC"]),
    // The rooms of the program that are in neither, for harnesses that put them under fire.
    .library(
      name: "EarshotProgram",
      targets: [
        "BrowserPages", "DesktopApps", "Fidelity", "Pages", "ProjectFiles", "Questions", "Serving",
        "SystemCalls", "Walk",
      ]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
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

    // What crosses the interfaces of libraries that are opened at run time, never linked: CEspeakTypes says why.
    // The checks are in no program; building them holds our declarations against the libraries' headers, those of
    // the sound libraries where they are installed.
    .target(name: "CEspeakTypes"),
    .target(name: "CEspeakTypesCheck", dependencies: ["CEspeakNG", "CEspeakTypes"]),
    .target(name: "CSoundTypes"),
    .target(name: "CSoundTypesCheck", dependencies: ["CSoundTypes"]),
    .target(name: "CLouisTypes"),
    .target(name: "CLouisTypesCheck", dependencies: ["CLouisTypes"]),

    // The staircase: data first, each step looks down only.
    // The only room that imports the C library; what differs between Linux and macOS stands there.
    .target(name: "SystemCalls"),
    // Texts with places, JSON, errors: what of a document needs no file and no library.
    .target(name: "Texts"),
    // Files, folders and YAML.
    .target(name: "Documents", dependencies: ["CYAML", "SystemCalls", "Texts"]),
    .target(name: "AccessibilityTree"),
    .target(
      name: "TreeFormats",
      dependencies: ["AccessibilityTree", "CLibXML2", "Documents", "SystemCalls"],
      // For editors: made from the tables of the reader, and held against them by a test.
      exclude: ["Schemas"]),
    // A browser that the user has, over a pipe: pages into dumps. It alone starts one, and trusts nothing it says.
    .target(name: "BrowserPages", dependencies: ["Documents", "SystemCalls", "TreeFormats"]),
    // Applications of a Linux desktop, over AT-SPI: windows into dumps. libdbus is opened at run time, as few need it.
    .target(name: "DesktopApps", dependencies: ["Documents", "SystemCalls"]),
    // What a reader says of its own, and how languages write and count.
    .target(name: "Words", dependencies: ["Texts"]),
    // Packs Voices/Phrases and Voices/Languages when the program is built: a language of a reader is one file and no
    // line elsewhere, and nothing of it is read when the program runs.
    .executableTarget(name: "PackWords", dependencies: ["Documents", "SystemCalls", "Words"]),
    .plugin(
      name: "EmbedWords", capability: .buildTool(), dependencies: ["PackWords"],
      path: "Sources/EmbedWords"),
    .target(
      name: "Voices", dependencies: ["Texts", "Words"], path: "Voices",
      exclude: ["Languages", "Phrases", "Speech"], plugins: ["EmbedWords"]),
    .target(name: "Bridges", dependencies: ["AccessibilityTree"]),
    .target(
      name: "ScreenReader", dependencies: ["AccessibilityTree", "Bridges", "Texts", "Voices"]),
    // One folder a reader; the engine above knows none of them by name.
    .target(
      name: "Readers",
      dependencies: ["AccessibilityTree", "Bridges", "ScreenReader", "Texts", "Voices"]),
    .target(
      name: "Transcript",
      dependencies: ["AccessibilityTree", "Bridges", "Readers", "ScreenReader", "Texts", "Voices"]),
    // How readers sound: voices, rates, pronunciations, and how long it takes to hear something.
    .target(
      name: "VoiceProfiles",
      dependencies: ["Documents", "ScreenReader", "SystemCalls", "Transcript", "Voices"],
      path: "Voices/Speech",
      resources: [
        .embedInCode("Profiles"), .embedInCode("Pronunciations"), .embedInCode("Readings"),
      ]),
    .target(
      name: "TranscriptDiff",
      dependencies: [
        "AccessibilityTree", "CPCRE2", "Documents", "Readers", "ScreenReader", "Transcript",
        "VoiceProfiles", "Voices",
      ]),
    // What is heard as cells of a braille display. liblouis is opened at run time, as few need it.
    .target(
      name: "Braille",
      dependencies: ["CLouisTypes", "Documents", "ScreenReader", "SystemCalls", "Voices"]),
    .target(name: "SpeechProtocol"),
    .target(
      name: "SpeechSynthesis",
      dependencies: [
        "AccessibilityTree", "CSoundTypes", "Documents", "ScreenReader", "SpeechProtocol",
        "SystemCalls", "Transcript", "VoiceProfiles", "Voices",
      ],
      // Links to the files of Examples/Engines, so that the example is what runs.
      resources: [.embedInCode("Engines")]),
    // Other ways in than by listening: the same tree, the same stops.
    .target(
      name: "OtherTechnologies", dependencies: ["AccessibilityTree", "Documents", "ScreenReader"]),
    // From files to what is heard of them.
    .target(
      name: "Hearing",
      dependencies: [
        "AccessibilityTree", "Bridges", "Documents", "Readers", "ScreenReader", "Texts",
        "Transcript", "TreeFormats",
      ]),
    .target(
      name: "NavigationScript",
      dependencies: [
        "AccessibilityTree", "Braille", "Documents", "Hearing", "OtherTechnologies", "Readers",
        "ScreenReader", "Texts", "Transcript", "TranscriptDiff", "TreeFormats", "Voices",
      ],
      exclude: ["Schemas"]),
    // Live pages and windows as apps that flows and walks act on.
    .target(
      name: "LiveApps",
      dependencies: [
        "AccessibilityTree", "BrowserPages", "DesktopApps", "Documents", "Hearing",
        "NavigationScript", "ScreenReader", "TreeFormats",
      ]),
    .target(
      name: "ScreenBuilder",
      dependencies: ["AccessibilityTree", "Documents", "ScreenReader", "TreeFormats"]),
    .target(
      name: "Baselines",
      dependencies: [
        "AccessibilityTree", "Documents", "Hearing", "NavigationScript", "ScreenReader",
        "SystemCalls", "Transcript", "TranscriptDiff", "TreeFormats",
      ]),
    .target(
      name: "Fidelity",
      dependencies: [
        "AccessibilityTree", "Documents", "NavigationScript", "Readers", "ScreenReader",
        "Transcript", "TranscriptDiff",
        "TreeFormats",
      ],
      exclude: ["Schemas"]),
    .target(
      name: "AccessibilityAudit",
      dependencies: [
        "AccessibilityTree", "Documents", "NavigationScript", "OtherTechnologies", "ScreenReader",
        "SystemCalls",
        "Transcript", "TranscriptDiff", "VoiceProfiles", "Voices",
      ]),
    // Findings with the verdicts of people, and how many of a rule's are true.
    .target(name: "AuditLabels", dependencies: ["AccessibilityAudit", "Documents"]),
    .target(
      name: "Reports",
      dependencies: [
        "AccessibilityAudit", "AccessibilityTree", "Documents", "NavigationScript", "ScreenReader",
        "Transcript", "VoiceProfiles",
      ]),
    .target(
      name: "Pages",
      dependencies: [
        "AccessibilityAudit", "AccessibilityTree", "Documents", "NavigationScript", "ScreenReader",
        "SpeechSynthesis", "SystemCalls", "Transcript", "TranscriptDiff", "TreeFormats",
        "VoiceProfiles", "Voices",
      ],
      resources: [.embedInCode("Templates")]),
    .target(
      name: "Walk",
      dependencies: [
        "AccessibilityTree", "Braille", "Documents", "NavigationScript", "OtherTechnologies",
        "ScreenReader",
        "Transcript", "TranscriptDiff", "Voices",
      ]),
    // Opens on a page what can be opened, and hears every state of it.
    .target(
      name: "Exploring",
      dependencies: [
        "AccessibilityAudit", "AccessibilityTree", "BrowserPages", "Documents", "LiveApps",
        "NavigationScript", "OtherTechnologies",
        "ScreenReader", "Transcript", "TranscriptDiff", "TreeFormats", "Walk",
      ]),
    // What is asked of screens, each question once: commands, streams and agents are its faces.
    .target(
      name: "Questions",
      dependencies: [
        "AccessibilityAudit", "AccessibilityTree", "Baselines", "Braille", "Documents", "Hearing",
        "NavigationScript", "OtherTechnologies", "Readers", "Reports", "ScreenReader", "Texts",
        "Transcript", "TranscriptDiff", "TreeFormats", "VoiceProfiles", "Voices",
      ],
      // Made from the outputs of the program, and compared with them by .ci/outputs.
      exclude: ["Schemas"]),
    // One message loop for other programs: lines of JSON, and the Model Context Protocol.
    .target(
      name: "Serving",
      dependencies: [
        "AccessibilityAudit", "AccessibilityTree", "BrowserPages", "Documents", "Hearing",
        "LiveApps", "NavigationScript", "Pages", "Questions", "Readers", "Reports", "ScreenReader",
        "SpeechSynthesis", "SystemCalls", "Transcript", "TreeFormats",
        "VoiceProfiles", "Voices", "Walk",
      ]),
    // The lines of a stream, answered in the process of somebody else.
    .target(
      name: "EarshotC", dependencies: ["Questions", "Serving", "SystemCalls"],
      exclude: ["earshot.h"]),
    // What people import: the core, with files, and all.
    .target(
      name: "EarshotCore",
      dependencies: [
        "AccessibilityTree", "Bridges", "Readers", "ScreenReader", "Texts", "Transcript", "Voices",
      ]),
    .target(
      name: "EarshotFormats", dependencies: ["Documents", "EarshotCore", "Hearing", "TreeFormats"]),
    .target(
      name: "Earshot",
      dependencies: [
        "AccessibilityAudit", "EarshotFormats", "LiveApps", "NavigationScript", "OtherTechnologies",
        "Reports", "SpeechSynthesis", "TranscriptDiff", "VoiceProfiles",
      ]),

    // Assertions for tests, which run under Swift Testing and XCTest: both come with the toolchain.
    .target(
      name: "EarshotTesting",
      dependencies: [
        "AccessibilityAudit", "Baselines", "EarshotFormats", "NavigationScript", "ScreenBuilder",
        "TranscriptDiff", "VoiceProfiles",
      ]),
    // The same for web pages in a browser.
    .target(name: "EarshotPages", dependencies: ["BrowserPages", "EarshotTesting", "LiveApps"]),

    // The helper that alone touches espeak-ng, and the program.
    .executableTarget(
      name: "EarshotSpeech", dependencies: ["CEspeakTypes", "SpeechProtocol", "SystemCalls"],
      exclude: ["NOTICE"],
      // So that espeak-ng finds no audio device (NoAudioDevice.swift).
      linkerSettings: [
        .unsafeFlags(
          ["-Xlinker", "--export-dynamic-symbol=create_audio_device_object"],
          .when(platforms: [.linux]))
      ]),
    // `earshot.yaml`, held against the options that a program has: what a cloned repository may set.
    .target(
      name: "ProjectFiles", dependencies: ["Documents", "SystemCalls"], exclude: ["Schemas"]),
    .executableTarget(
      name: "EarshotCommand",
      dependencies: [
        "AuditLabels", "Baselines", "Braille", "BrowserPages", "DesktopApps", "Earshot",
        "EarshotSpeech", "Exploring", "Fidelity", "OtherTechnologies", "Pages", "ProjectFiles",
        "Questions", "Serving", "SystemCalls", "Walk",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // What tests share.
    .target(name: "SeededGenerators", path: "Tests/SeededGenerators"),
    // Expected texts in files of their own, and the one way to record them.
    .target(name: "GoldenFiles", dependencies: ["EarshotTesting"], path: "Tests/GoldenFiles"),
    // A helper that dies, hangs and babbles when it is told to.
    .executableTarget(
      name: "FakeSpeechHelper", dependencies: ["SpeechProtocol", "SystemCalls"],
      path: "Tests/FakeSpeechHelper"),

    .testTarget(name: "SpeechProtocolTests", dependencies: ["SeededGenerators", "SpeechProtocol"]),
    .testTarget(
      name: "SpeechSynthesisTests",
      dependencies: [
        "AccessibilityTree", "CSoundTypes", "Documents", "EarshotSpeech", "FakeSpeechHelper",
        "Readers", "ScreenReader", "SeededGenerators", "SpeechProtocol", "SpeechSynthesis",
        "SystemCalls", "VoiceProfiles", "Voices",
      ],
      exclude: ["Readings"]),
    .executableTarget(
      name: "EarshotBenchmark",
      dependencies: [
        "AccessibilityAudit", "AccessibilityTree", "Documents", "Readers", "ScreenReader",
        "SeededGenerators", "SystemCalls", "Transcript", "TranscriptDiff", "TreeFormats",
        "VoiceProfiles", "Voices",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "BrowserPages", "Earshot", "EarshotPages", "EarshotSpeech", "GoldenFiles", "LiveApps",
      ],
      exclude: ["Languages"]),
    // What an app's own tests look like.
    .testTarget(
      name: "PantryTests", dependencies: ["EarshotTesting"], path: "Examples/Testing",
      exclude: ["__Transcripts__"], packageAccess: false),
    // What stands outside of the package in all but place: they see what is public, and nothing else.
    .target(
      name: "MadeUpReader", dependencies: ["Earshot"], path: "Tests/MadeUpReader",
      packageAccess: false),
    .testTarget(name: "CoreTests", dependencies: ["EarshotCore"], packageAccess: false),
    .testTarget(name: "HearingTests", dependencies: ["EarshotFormats"], packageAccess: false),
    .testTarget(
      name: "LibraryTests",
      dependencies: ["Earshot", "EarshotPages", "MadeUpReader", "ScreenBuilder"],
      packageAccess: false),
    .testTarget(name: "EarshotTestingTests", dependencies: ["EarshotTesting", "GoldenFiles"]),
    .testTarget(
      name: "AuditLabelsTests",
      dependencies: [
        "AccessibilityAudit", "AuditLabels", "Documents", "GoldenFiles", "Hearing",
        "NavigationScript", "Transcript", "TreeFormats", "VoiceProfiles", "Voices",
      ],
      exclude: ["Labelled", "corpus.labels.yaml"]),
    .testTarget(
      name: "AccessibilityAuditTests",
      dependencies: [
        "AccessibilityAudit", "AccessibilityTree", "Documents", "GoldenFiles", "NavigationScript",
        "Readers", "Reports", "ScreenReader", "SeededGenerators", "Transcript", "TreeFormats",
        "VoiceProfiles", "Voices",
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "BrailleTests",
      dependencies: [
        "Braille", "Documents", "Readers", "ScreenReader", "SystemCalls", "Voices",
      ]),
    .testTarget(
      name: "FidelityTests",
      dependencies: [
        "AccessibilityTree", "Documents", "Fidelity", "Transcript", "TranscriptDiff", "Voices",
      ]),
    .testTarget(
      name: "NavigationScriptTests",
      dependencies: [
        "AccessibilityTree", "Braille", "Documents", "NavigationScript", "ScreenReader",
        "Transcript",
        "Voices",
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "PagesTests",
      dependencies: ["AccessibilityTree", "Documents", "Pages", "Voices"]),
    .testTarget(
      name: "ScreenReaderTests",
      dependencies: [
        "AccessibilityTree", "Documents", "Readers", "ScreenReader", "SeededGenerators",
        "TreeFormats", "Voices",
      ]),
    .testTarget(
      name: "ReadersTests",
      dependencies: [
        "AccessibilityTree", "Documents", "EarshotCommand", "MadeUpReader", "NavigationScript",
        "Readers", "ScreenReader", "SeededGenerators", "Transcript", "TreeFormats", "Voices",
        "Words",
      ]),
    .testTarget(
      name: "TranscriptTests",
      dependencies: [
        "AccessibilityTree", "Documents", "Readers", "ScreenBuilder", "ScreenReader", "Transcript",
        "TreeFormats", "VoiceProfiles", "Voices",
      ]),
    .testTarget(
      name: "TranscriptDiffTests",
      dependencies: [
        "AccessibilityTree", "Documents", "GoldenFiles", "Readers", "ScreenReader",
        "SeededGenerators", "Transcript", "TranscriptDiff", "TreeFormats", "VoiceProfiles",
        "Voices",
      ], exclude: ["Fixtures"]),
    .testTarget(
      name: "BridgesTests",
      dependencies: [
        "AccessibilityTree", "Bridges", "Documents", "Readers", "ScreenReader", "SeededGenerators",
        "TreeFormats", "Voices",
      ]),
    .testTarget(
      name: "ScreenBuilderTests",
      dependencies: [
        "AccessibilityTree", "Documents", "NavigationScript", "Readers", "ScreenBuilder",
        "ScreenReader", "TreeFormats", "Voices",
      ]),
    .testTarget(
      name: "BrowserPagesTests",
      dependencies: [
        "AccessibilityTree", "BrowserPages", "Documents", "SeededGenerators", "TreeFormats",
      ]),
    .testTarget(name: "DesktopAppsTests", dependencies: ["DesktopApps"]),
    .testTarget(
      name: "ServingTests",
      dependencies: [
        "Documents", "Questions", "Readers", "ScreenReader", "Serving", "SystemCalls",
        "Transcript",
      ]),
    .testTarget(
      name: "OtherTechnologiesTests",
      dependencies: [
        "AccessibilityTree", "Documents", "OtherTechnologies", "Transcript", "TreeFormats",
      ]),
    .testTarget(
      name: "WalkTests",
      dependencies: [
        "AccessibilityTree", "Documents", "Readers", "ScreenReader", "SystemCalls", "Transcript",
        "TreeFormats", "Voices", "Walk",
      ]),
    .testTarget(
      name: "TreeFormatsTests",
      dependencies: [
        "AccessibilityTree", "Bridges", "Documents", "GoldenFiles", "Hearing", "NavigationScript",
        "SeededGenerators", "SystemCalls", "TreeFormats",
      ],
      exclude: ["Fixtures"]),
    .testTarget(name: "DocumentsTests", dependencies: ["Documents", "SeededGenerators", "Texts"]),
    .testTarget(
      name: "AccessibilityTreeTests", dependencies: ["AccessibilityTree", "ScreenBuilder"]),
    .testTarget(
      name: "NativeFormatTests",
      dependencies: [
        "SeededGenerators", "AccessibilityTree", "Documents", "TreeFormats",
      ]),
    .testTarget(
      name: "VoicesTests", dependencies: ["Documents", "VoiceProfiles", "Voices", "Words"]),
    // These start the programs, which every build of the tests makes. To name them here would only have the
    // largest of the tests compiled after everything else, alone.
    .testTarget(
      name: "QuestionsTests",
      dependencies: [
        "AccessibilityTree", "Documents", "EarshotCommand", "Fidelity", "GoldenFiles",
        "NavigationScript", "ProjectFiles", "Questions", "Serving", "SystemCalls", "TreeFormats",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "EarshotCommandTests",
      dependencies: [
        "AccessibilityTree", "Documents", "EarshotFormats", "GoldenFiles", "SystemCalls", "Texts",
        "VoiceProfiles", "Voices",
      ],
      exclude: ["Guidelines/Statements", "Report/Transcripts"]),
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
