import Earshot

/// The texts by which a project begins.
struct ProjectStart {
  static let workflowPath = "\(hiddenFolder)/workflows/earshot.yml"
  static let hiddenFolder = ".github"

  let screens: String
  let baseline: String

  /// A project file that sets nothing but the recordings, with a comment for each key that projects want most.
  var project: String {
    """
    # Options of earshot for everybody who works here. A key is the long name of an option
    # (earshot transcript --help lists them); the command line wins; --no-config leaves this file out.

    # Who reads, instead of the reader of each screen's platform (earshot list readers):
    # reader: talkback

    # The language of the reader's own words, instead of the screens':
    # language: en-US

    # Leave the hints out everywhere:
    # no-hints: true

    # Below the name of a command, an option goes for that command alone.
    check:
      # Where the recordings lie, from this file:
      baseline: \(YAMLText.scalar(baseline))

    audit:
      # hig, wcag22-aa or all:
      profile: all
      # The mildest finding that fails: error, warning, note or never:
      fail-on: error

    """
  }

  /// A workflow that checks and audits the screens of each pull request.
  var workflow: String {
    let folder = ShellWord.quoted(screens)
    return """
      # What is heard of the screens, held against the recordings, and audited.
      # The step before needs earshot on the machine: a package of a release, or a build of your own.
      name: Earshot
      on: [pull_request]
      permissions:
        contents: read
      jobs:
        heard:
          runs-on: ubuntu-latest
          steps:
            - uses: actions/checkout@v4
            - name: What is there
              shell: bash
              # What is printed is text: GitHub takes "##[" anywhere, and "::" behind white space of any kind, for a command.
              run: earshot doctor 2>&1 | sed 's/##\\[/## [/g; s/::/: :/g' || true
            - name: Heard as recorded
              shell: bash
              run: >-
                earshot check \(folder) --annotations github
                2> >(sed 's/##\\[/## [/g' >&2) | sed 's/##\\[/## [/g; s/::/: :/g'
            - name: Audit
              shell: bash
              run: >-
                earshot audit \(folder) 2>&1 | sed 's/##\\[/## [/g; s/::/: :/g'

      """
  }
}
