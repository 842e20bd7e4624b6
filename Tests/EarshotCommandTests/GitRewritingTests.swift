import Foundation
import Testing

/// Which files that Git rewrites are told: what decides what is heard, and nothing else.
@Suite("Files that Git rewrites") struct GitRewritingTests {
  /// What a page draws can decide by its points what a script writes.
  @Test func whatAPageDrawsIsComparedToo() throws {
    let folder = try CommandFolder([
      "m/.gitattributes": "*.svg ident\n",
      "m/a.svg": #"<svg xmlns="http://www.w3.org/2000/svg"><rect d="$Id$"/></svg>"#,
      "m/a.html": "<!doctype html><html lang=en><title>A</title><h1>A</h1><img alt=Logo src=a.svg>",
    ])
    let outcome = try folder.shell(
      """
      \(GitAttributesTests.git); cd m; git init -q .; git add -A; git commit -qm a; git clone -q . ../c; cd ../c
      git status --short; $EARSHOT audit a.html --fail-on never > /dev/null
      """)
    #expect(outcome.output == "" && outcome.error.contains("Git wrote a.svg with other contents"))
  }

  /// A script that is no screen is passed over in the folder, and read by the page beside it.
  @Test func whatAPageReadsIsNotPassedOver() throws {
    let folder = try CommandFolder([
      "m/.gitattributes": "*.js text eol=crlf\n", "m/a.js": "let a = 1\nlet b = 2\n",
      "m/a.html":
        "<!doctype html><html lang=en><title>A</title><h1>A</h1><script src=a.js></script>",
    ])
    let outcome = try folder.shell(
      """
      \(GitAttributesTests.git); cd m; git init -q .; git add -A; git commit -qm a; git clone -q . ../c; cd ../c
      $EARSHOT audit . --fail-on never > /dev/null
      """)
    #expect(outcome.error.contains("skipped 1 file that is not a screen (.js)"))
    #expect(outcome.error.contains("Git wrote a.js with other contents"), "\(outcome.error)")
  }

  /// A file of the same name in a module, or another name of the same file, silences nothing.
  @Test func whatIsPassedOverElsewhereSilencesNothing() throws {
    let folder = try CommandFolder([
      "sub/.gitattributes": "* text eol=crlf\n", "sub/h.txt": "nothing\nhere\n",
      "m/.gitattributes": "*.txt text eol=crlf\n", "m/h.txt": GitAttributesTests.screen,
    ])
    let outcome = try folder.shell(
      """
      \(GitAttributesTests.git); allow() { git -c protocol.file.allow=always "$@"; }
      cd sub; git init -q .; git add -A; git commit -qm a; cd ../m; git init -q .
      allow submodule --quiet add ../sub zz; ln -s h.txt z.flow.yaml; git add -A; git commit -qm a
      allow clone -q --recurse-submodules . ../c; cd ../c; $EARSHOT audit . --fail-on never > /dev/null
      """)
    #expect(outcome.error.contains("Git wrote h.txt with other contents"), "\(outcome.error)")
  }

  /// What is passed over in both forms, and what Git LFS keeps, is rewritten in many repositories.
  @Test func whatNobodyHearsIsNotTold() throws {
    let picture =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    let folder = try CommandFolder([
      "m/.gitattributes": "*.bat text eol=crlf\n*.png filter=lfs\n",
      "m/gradlew.bat": "@rem start\n@echo off\n", "m/s/a.screen.yaml": GitAttributesTests.screen,
      "m/a.html": "<!doctype html><html lang=en><title>A</title><h1>A</h1><img alt=Logo src=a.png>",
      "clean": """
      #!/bin/sh
      cat > "$HOME/kept"; sum=$(sha256sum < "$HOME/kept" | cut -d' ' -f1)
      printf 'version https://git-lfs.github.com/spec/v1\\noid sha256:%s\\nsize %s\\n' $sum $(wc -c < "$HOME/kept")

      """,
    ])
    try folder.write("m/a.png", Array(try #require(Data(base64Encoded: picture))))
    let outcome = try folder.shell(
      """
      \(GitAttributesTests.git); chmod +x clean; export HOME="$PWD" GIT_CONFIG_GLOBAL="$PWD/config"
      git config --global filter.lfs.clean "$HOME/clean"
      git config --global filter.lfs.smudge 'cat > "$HOME/pointer"; cat "$HOME/kept"'
      cd m; git init -q .; git add -A; git commit -qm a; git clone -q . ../c; cd ../c
      git show :a.png | head -1; cmp a.png ../m/a.png; git status --short
      $EARSHOT audit . --fail-on never > /dev/null; $EARSHOT check . --baseline heard --update missing > /dev/null
      """)
    #expect(outcome.output == "version https://git-lfs.github.com/spec/v1\n", "\(outcome.error)")
    #expect(!outcome.error.contains("Git wrote"), "\(outcome.error)")
    #expect(outcome.error.contains("skipped"))
  }
}
