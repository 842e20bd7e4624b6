import Foundation
import Testing

/// Japanese texts with kanji, spoken by the program.
@Suite("Kanji in speech", .enabled(if: SpeakTests.hasEspeak, "espeak-ng is not installed"))
struct KanjiSpeechTests {
  static var hasMecab: Bool {
    access("/var/lib/mecab/dic/ipadic-utf8/sys.dic", R_OK) == 0
  }

  private static let screen = """
    language: ja
    elements:
      - text: 注文は3件です。東京へ行く
      - button: カートに入れる

    """

  @Test(
    "Captions keep the writing, phrase by phrase, and what is heard is the same on every run",
    .enabled(if: hasMecab, "libmecab or mecab-ipadic-utf8 is not installed"))
  func captions() throws {
    let folder = try CommandFolder(["a.screen.yaml": Self.screen])
    let outcome = try folder.shell(
      """
      for n in 1 2; do
        $EARSHOT speak a.screen.yaml -o $n.wav --captions $n.vtt --cache cache || exit 1
      done
      cmp 1.wav 2.wav && cmp 1.vtt 2.vtt && sed 's/<[^>]*>/|/g' 1.vtt
      """)
    #expect(outcome.status == 0 && outcome.error.isEmpty, "\(outcome.error)")
    #expect(outcome.output.contains("\n注文は|3件です。|東京へ|行く\n"), "\(outcome.output)")
    #expect(outcome.output.contains("\nカートに|入れる、|ボタン\n"), "\(outcome.output)")
  }

  @Test(
    "A text with kanji sounds like its kana, and its particles as they are pronounced",
    .enabled(if: hasMecab, "libmecab or mecab-ipadic-utf8 is not installed"))
  func sound() throws {
    let folder = try CommandFolder([
      "a.screen.yaml": "language: ja\nelements: [{text: 母は東京へ行く}]\n",
      "b.screen.yaml": "language: ja\nelements: [{text: ハハワ トーキョーエ イク}]\n",
    ])
    let outcome = try folder.shell(
      """
      for n in a b; do $EARSHOT speak $n.screen.yaml -o $n.wav || exit 1; done
      cmp a.wav b.wav
      """)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
  }

  @Test("A library that does not load is told once, with the repair, and all else is spoken")
  func noLibrary() throws {
    let folder = try CommandFolder(["a.screen.yaml": Self.screen, "lib/libmecab.so.2": "none"])
    let outcome = try folder.shell(
      "LD_LIBRARY_PATH=$PWD/lib $EARSHOT speak a.screen.yaml -o a.wav && test -s a.wav")
    #expect(outcome.status == 0)
    #expect(
      outcome.error
        == "earshot: stop 1: the voice \"japanese\" cannot read kanji, and libmecab cannot be loaded "
        + "(libmecab.so.2): \"注文は3件です。東京へ行く\"; install it (apt-get install libmecab2 "
        + "mecab-ipadic-utf8), write it as it sounds in a .pronunciations.yaml file, or read the "
        + "transcript\n")
  }

  @Test(
    "A dictionary that cannot be used is told with the reason",
    .enabled(if: hasMecab, "libmecab or mecab-ipadic-utf8 is not installed"),
    arguments: ["cut", "empty", "gone"])
  func brokenDictionary(_ fault: String) throws {
    let folder = try CommandFolder(["a.screen.yaml": Self.screen])
    let outcome = try folder.shell(
      """
      mkdir dic && cp -L /var/lib/mecab/dic/ipadic-utf8/{dicrc,char.bin,unk.dic,matrix.bin} dic
      ln -s /var/lib/mecab/dic/ipadic-utf8/sys.dic dic/sys.dic
      case \(fault) in
        cut) truncate -s 3000 dic/unk.dic ;;
        empty) : >dic/matrix.bin ;;
        gone) rm dic/sys.dic ;;
      esac
      echo "dicdir = $PWD/dic" >rc
      MECABRC=$PWD/rc $EARSHOT speak a.screen.yaml -o a.wav && test -s a.wav
      """)
    #expect(outcome.status == 0)
    #expect(
      outcome.error.contains("cannot read kanji, and libmecab cannot use its dictionary ("),
      "\(outcome.error)")
    #expect(outcome.error.split(separator: "\n").count == 1, "\(outcome.error)")
  }

  @Test(
    "A helper that dies or talks nonsense over a text costs the readings, never the speech",
    arguments: [
      ("echo ready; read line; kill -SEGV $$", "libmecab's helper was ended by signal 11"),
      ("exit 3", "libmecab's helper ended with status 3"),
      ("echo hello; cat", "libmecab's helper does not answer"),
      ("echo ready; while read line; do echo x; echo EOS; done", "does not answer"),
      ("echo ready; read line; head -c 3000000 /dev/zero", "libmecab's helper"),
    ])
  func dyingHelper(_ behaviour: String, _ reason: String) throws {
    let helper = """
      #!/bin/bash
      case "$*" in *kanji*) ;; *) exec "$REAL" "$@" ;; esac
      \(behaviour)

      """
    let folder = try CommandFolder([
      "a.screen.yaml": Self.screen, "bin/earshot-speech": helper,
    ])
    let outcome = try folder.shell(
      """
      export REAL="$(dirname "$EARSHOT")/earshot-speech"
      cp "$EARSHOT" bin/earshot && chmod +x bin/earshot-speech
      bin/earshot speak a.screen.yaml -o a.wav && test -s a.wav
      """)
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.error.contains("cannot read kanji"), "\(outcome.error)")
    #expect(outcome.error.contains(reason), "\(outcome.error)")
  }

  @Test(
    "Long, mixed and hostile texts are spoken whole and shown as written",
    .enabled(if: hasMecab, "libmecab or mecab-ipadic-utf8 is not installed"))
  func hostile() throws {
    let texts = [
      String(repeating: "注文", count: 2_000), String(repeating: "東京へ行く。", count: 500),
      "注文\u{1}は\u{0B}3件\u{202E}です\u{200B}", "\t東京\n大阪\t", "彁﨑𠮷野家", "a,b\"東京\",EOS",
      "10〜12件の〜注文", "１２件、①番、Wi-Fi設定😀注文", "は", "京", "\u{3000}東京\u{3000}\u{3000}へ",
    ]
    let elements = texts.map { ["text": $0] }
    let json = try JSONSerialization.data(
      withJSONObject: ["language": "ja", "elements": elements] as [String: Any])
    let folder = try CommandFolder(["a.screen.json": String(decoding: json, as: UTF8.self)])
    let outcome = try folder.shell(
      """
      $EARSHOT speak a.screen.json -o a.wav --captions a.vtt && grep -v -e '-->' a.vtt |
        sed 's/<[^>]*>//g' | tr -d '\\n 0-9'
      """)
    #expect(outcome.status == 0, "\(outcome.error)")
    for shown in [texts[0], texts[1], "彁﨑𠮷野家", "Wi-Fi設定😀注文"] {
      #expect(outcome.output.contains(shown), "\(shown.prefix(20))")
    }
  }
}
