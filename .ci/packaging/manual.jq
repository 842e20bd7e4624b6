# Writes the manual page of a command from what `earshot --experimental-dump-help` says: the help, in roff.
#   jq -r --arg command NAME --arg version VERSION --arg date DATE -f manual.jq   ("" for the program itself)
def roff: gsub("\\\\"; "\\e") | gsub("-"; "\\-") | gsub("(?m)^(?<c>[.'])"; "\\&\(.c)");
# Paragraphs of the help: those that begin with an example keep their lines.
def prose: split("\n\n") | map(
  if test("^(Example|  )") then ".PP\n.nf\n" + roff + "\n.fi" else ".PP\n" + roff end) | join("\n");
def names: [.names[]? | if .kind == "short" then "\\fB\\-\(.name)\\fR"
  elif .kind == "long" then "\\fB\\-\\-\(.name | roff)\\fR" else "\\fB\\-\(.name | roff)\\fR" end] | reverse | join(", ");
def value: "\\fI\(.valueName // "value" | roff)\\fR";
def entry:
  ".TP\n" + (if .kind == "positional" then value elif .kind == "option" then names + " " + value else names end)
  + "\n" + ((.abstract // "") | gsub("\n\n"; "\n") | roff)
  + (if (.discussion // "") != "" then "\n.RS\n" + (.discussion | prose) + "\n.RE" else "" end)
  + (if (.allValues // []) != [] and ((.allValues | length) < 40) then "\n(values: " + (.allValues | join(", ") | roff) + ")" else "" end)
  + (if .defaultValue then "\n(default: " + (.defaultValue | roff) + ")" else "" end);
def shown: map(select(.shouldDisplay));
.command as $program
| (if $command == "" then $program else $program.subcommands[] | select(.commandName == $command) end)
| (if $command == "" then "earshot" else "earshot-" + .commandName end) as $name
| (if $command == "" then "earshot" else "earshot " + .commandName end) as $called
| ((.arguments // []) | shown) as $arguments
| ([$arguments[] | select(.kind == "positional")]) as $positional
| ([$arguments[] | select(.kind != "positional")]) as $options
| ".TH \($name | ascii_upcase | roff) 1 \"\($date)\" \"earshot \($version)\" \"Earshot\"",
  ".SH NAME", "\($name | roff) \\- \(.abstract | rtrimstr(".") | gsub("\n"; " ") | roff)",
  ".SH SYNOPSIS", "\\fB\($called | roff)\\fR "
    + (if $command == "" then "\\fIcommand\\fR " else "" end)
    + ([$positional[] | (if .isOptional then "[" + value + "]" else value end) + (if .isRepeating then " ..." else "" end)] | join(" "))
    + (if $options != [] then " [\\fIoptions\\fR]" else "" end),
  ".SH DESCRIPTION", (.abstract | roff),
  (if (.discussion // "") != "" then (.discussion | prose) else empty end),
  (if $positional != [] then ".SH ARGUMENTS", ($positional[] | entry) else empty end),
  # The sections of the help, in its order; options of none come last.
  (reduce $options[] as $option ([];
      ($option.sectionTitle // "Options") as $title
      | if any(.[]; .title == $title) then map(if .title == $title then .options += [$option] else . end)
        else . + [{title: $title, options: [$option]}] end)
    | sort_by(.title == "Options")[] | ".SH \(.title | ascii_upcase | roff)", (.options[] | entry)),
  (if $command == "" then
    ".SH COMMANDS", (.subcommands | shown[] | ".TP\n\\fB\(.commandName | roff)\\fR\n\(.abstract | roff)"),
    ".SH EXIT STATUS", ".TP\n0\nDone, nothing to report.", ".TP\n1\nSomething was found: a difference, a failed expectation, a finding.",
    ".TP\n2\nIt could not be done: an unreadable input, a missing file, no voice.", ".TP\n64\nWrong usage.",
    ".SH SEE ALSO",
    ([.subcommands | shown[] | ".BR earshot\\-\(.commandName | roff) (1)"] | join(",\n"))
  else ".SH SEE ALSO", ".BR earshot (1)" end)
