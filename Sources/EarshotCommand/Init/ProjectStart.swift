import Earshot

/// The texts by which a project begins.
struct ProjectStart {
  static let workflowPath = "\(hiddenFolder)/workflows/earshot.yml"
  static let hiddenFolder = ".github"

  /// The file of findings that were there when the project began.
  static let findingsPath = "earshot-audit.sarif"

  let screens: String
  let baseline: String
  /// Whether there are such findings.
  let hasFindings: Bool
  /// The project's reader, or `nil` for that of each screen's platform.
  let reader: String?
  /// The version that the workflow installs.
  let version: String
  /// The wheel that the workflow installs, or `nil` for a variable of the repository.
  let wheel: String?

  /// A project file that sets nothing but the recordings, with a comment for each key that projects want most.
  var project: String {
    """
    # Options of earshot for this project. A key is the long name of an option (earshot transcript --help
    # lists them). The command line overrides this file; --no-config ignores it.

    # Screen reader (default: the one for each screen's platform; see earshot list readers):
    \(reader.map { "reader: \($0)" } ?? "# reader: talkback")

    # Language of the reader's own phrases (default: the language of each screen):
    # language: en-US

    # Leave out all hints:
    # no-hints: true

    # Options below the name of a command apply to that command only.
    check:
      # Folder of the recordings, relative to this file:
      baseline: \(YAMLText.scalar(baseline))

    audit:
      # hig, wcag22-aa or all:
      profile: all
      # Lowest severity that fails: error, warning, note or never:
      fail-on: error
      \(known)

    """
  }

  private var known: String {
    hasFindings
      ? "# Findings at the time of setup. They do not fail the audit; delete this line to see them:\n"
        + "  baseline: \(Self.findingsPath)"
      : "# Findings that do not fail the audit, from earshot audit --format sarif -o FILE:\n  # baseline: FILE"
  }

  /// A workflow that checks and audits the screens of each pull request.
  var workflow: String {
    let folder = ShellWord.quoted(screens)
    return """
      # Compares the transcripts of the screens with the recordings, and audits the screens.
      name: Earshot
      on: [pull_request]
      permissions:
        contents: read
      jobs:
        earshot:
          runs-on: ubuntu-24.04
          env:
            # Address, or path in this repository. By name, pip would install another project from PyPI.
            EARSHOT_WHEEL: \(wheel.map(YAMLText.scalar) ?? "${{ vars.EARSHOT_WHEEL }}")
          steps:
            - uses: actions/checkout@v4
            - name: Install
              shell: bash
              run: |
                if [ -z "$EARSHOT_WHEEL" ]; then
                  echo "Set the repository variable EARSHOT_WHEEL to the address of the wheel of Earshot \(version)."
                  exit 1
                fi
                python3 -I -m venv "$RUNNER_TEMP/earshot"
                "$RUNNER_TEMP/earshot/bin/pip" install --quiet --no-index "$EARSHOT_WHEEL"
                echo "$RUNNER_TEMP/earshot/bin" >> "$GITHUB_PATH"
            - name: Installed tools
              shell: bash
              # sed keeps output from becoming commands: GitHub reads "##[" anywhere, and "::" after any white space.
              run: >-
                earshot doctor 2>&1 | sed 's/##\\[/## [/g; s/::/: :/g' || true
            - name: Compare with the recordings
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
