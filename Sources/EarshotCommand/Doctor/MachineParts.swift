import Braille
import BrowserPages
import DesktopApps
import Earshot
import Pages
import SystemCalls

/// What the program uses of a machine; each part is asked for by the code that uses it.
enum MachineParts {
  static func all(cache: String?, project: MachinePart) -> [MachinePart] {
    [
      speech, soundFiles, playing, kanji, browser, pictures, fonts, braille, desktop, orca,
      folder(cache),
      project,
    ]
  }

  private static let speech = MachinePart(
    name: "espeak-ng",
    serves: "speak, report and walk with a voice", without: "all text output"
  ) {
    do {
      let library = try VoiceLibrary(folder: nil)
      let profile = try library.voice(named: VoiceProfile.defaultName)
      let utterance = Utterance(
        fragments: [Fragment(.label, "Earshot")], language: profile.language)
      let speaker = Speaker(
        profile: profile, helpers: 1, pronunciations: [], phrases: try PhraseLibrary(),
        interruption: .onSignals())
      _ = try speaker.time([SpeechTimeline.Item.stop(.init(label: "Earshot", utterance: utterance))]
      )
      return .found("speaks by \(try SpeechHelper.located().path)")
    } catch {
      return .missing(reason(error), repair: "apt-get install libespeak-ng1 espeak-ng-data")
    }
  }

  private static let soundFiles = MachinePart(
    name: "libsndfile", serves: ".flac, .ogg, .opus and .mp3, and sound in reports",
    without: ".wav"
  ) {
    do throws(SpeechError) {
      return .found(try SoundParts.files())
    } catch {
      return .missing(error.message, repair: "apt-get install libsndfile1")
    }
  }

  private static let playing = MachinePart(
    name: "ALSA", serves: "speak without -o, and walk with a voice", without: "speak -o FILE.wav"
  ) {
    do throws(SpeechError) {
      return .found(try SoundParts.playing())
    } catch {
      return .missing(error.message, repair: "apt-get install libasound2")
    }
  }

  private static let kanji = MachinePart(
    name: "libmecab", serves: "Japanese speech (readings of kanji)",
    without: "everything else", counts: false
  ) {
    do throws(SpeechError) {
      try KanaReader.check()
      return .found("reads kanji")
    } catch {
      return .missing(error.message, repair: "apt-get install libmecab2 mecab-ipadic-utf8")
    }
  }

  private static let browser = MachinePart(
    name: "browser", serves: "web pages and their addresses", without: "screen files and dumps"
  ) {
    do throws(SourceError) {
      return .found(try BrowserProgram.located(nil, for: "a page"))
    } catch {
      return .missing(error.message, repair: "apt-get install chromium-headless-shell")
    }
  }

  private static let pictures = MachinePart(
    name: PictureRenderer.program, serves: "report -o FILE.png", without: "report -o FILE.svg"
  ) {
    guard let path = PictureRenderer.path else {
      return .missing("not on the PATH", repair: "apt-get install librsvg2-bin")
    }
    return .found(path)
  }

  private static let fonts = MachinePart(
    name: "fonts", serves: "text in pictures and the layout of web pages",
    without: "all text output"
  ) {
    let folders = ["/usr/share/fonts", "/usr/local/share/fonts", "/Library/Fonts"]
    let endings = [".ttf", ".otf", ".ttc", ".pfb"]
    for folder in folders {
      let files = (try? FolderFiles.all(in: folder)) ?? []
      let count = files.count { file in endings.contains { file.lowercased().hasSuffix($0) } }
      if count > 0 { return .found("\(count) in \(folder)") }
    }
    return .missing("none installed", repair: "apt-get install fonts-dejavu-core")
  }

  private static let braille = MachinePart(
    name: "liblouis", serves: "transcript --braille and walk --braille", without: "everything else",
    counts: false
  ) {
    do throws(SourceError) {
      let tables = try BrailleTables()
      _ = try BrailleTranslator(tables.table("", for: "en"), in: tables)
      return .found("translates into braille")
    } catch {
      return .missing(error.message, repair: "apt-get install liblouis20 liblouis-data")
    }
  }

  private static let desktop = MachinePart(
    name: "AT-SPI", serves: "--atspi: windows of this desktop", without: "everything else",
    counts: false
  ) {
    do throws(SourceError) {
      try DesktopBus.check()
      return .found("the bus answers")
    } catch {
      return .missing(
        error.message, repair: "apt-get install libdbus-1-3 at-spi2-core dbus-daemon")
    }
  }

  private static let orca = MachinePart(
    name: "Orca", serves: "comparing Earshot with the real Orca",
    without: "everything, including --reader orca", counts: false
  ) {
    let folders: String = getenv("PATH").map { String(cString: $0) } ?? ""
    let places: [String] = folders.split(separator: ":").filter { $0.hasPrefix("/") }
      .map { "\($0)/orca" }
    let path: String? = places.first { access($0, X_OK) == 0 }
    guard let path else {
      return .missing("not on the PATH", repair: "apt-get install orca")
    }
    return .found(path)
  }

  private static func folder(_ path: String?) -> MachinePart {
    MachinePart(
      name: "cache", serves: "reusing speech in the next run",
      without: "everything (speech is generated each time)"
    ) {
      guard let path else { return .found("none requested (--cache FOLDER)") }
      do throws(SpeechError) {
        _ = try SpeechCache(folder: path)
        return .found(SafeText.line(path))
      } catch {
        return .missing(
          error.message, repair: error.repair ?? "name another folder: --cache FOLDER")
      }
    }
  }

  private static func reason(_ error: any Error) -> String {
    if let error = error as? SpeechError { return error.message }
    return (error as? SourceError)?.message ?? "\(error)"
  }
}
