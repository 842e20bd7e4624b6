/// The commands of the plain mode, one a line.
enum HelpText {
  static let lines = [
    "[next, previous: the element to the right or left; next 3: three times]",
    "[first, last: the first or last element]",
    "[down, up: the next or previous item of the rotor]",
    "[nextRotor, previousRotor: turn the rotor; rotor Headings: turn it to Headings]",
    "[jump heading, jump heading back: the next or previous heading, by quick key]",
    "[tab, shiftTab: move the keyboard focus; cell down: the next table cell in this direction]",
    "[rotors: list the options of the rotor]",
    "[activate, increment, decrement, escape or back, magicTap: act on the element or screen]",
    "[home: leave the app for the home screen]",
    "[actions: the custom actions of the element; action Reply: perform one]",
    "[type TEXT: type into the field being edited; delete, delete 3: delete before the cursor]",
    "[scroll up, down, left or right: scroll by a page]",
    "[press Tab, press ArrowDown a Shift+Tab: press keys; the page gets those that the reader does not use]",
    "[touch ID, touch 10,20: touch an element or a point; linked: the next linked element]",
    "[find TEXT: move forward until TEXT is spoken; part of a label is enough; quotes are optional]",
    "[readAll, readFromTop: read everything from here or from the top; stop: stop speech]",
    "[in, out: into or out of a group; style: change between flat and grouped navigation]",
    "[hear: hear the element again]",
    "[save FILE: save the walk as a flow file]",
    "[quit: end; an empty line or one that begins with # does nothing]",
  ]
}
