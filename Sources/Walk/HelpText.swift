/// The commands of the plain mode, one a line.
enum HelpText {
  static let lines = [
    "[next, previous: the element to the right or left; next 3: three times]",
    "[first, last: the first or last element]",
    "[down, up: the next or previous item of the rotor]",
    "[nextRotor, previousRotor: turn the rotor; rotor Headings: turn it to Headings]",
    "[jump heading, jump heading back: the next or previous one, by the reader's quick keys]",
    "[tab, shiftTab: the keyboard's focus on or back; cell down: the next cell of a table this way]",
    "[rotors: what the rotor offers here]",
    "[activate, increment, decrement, escape or back, magicTap: act on the element or screen]",
    "[home: leave the app for the home screen]",
    "[actions: the custom actions of the element; action Reply: perform one]",
    "[type TEXT: type into the field being edited; delete, delete 3: delete before the cursor]",
    "[scroll up, down, left or right: scroll by a page]",
    "[press Tab, press ArrowDown a Shift+Tab: keys; those that the reader does not keep come to the page]",
    "[touch ID, touch 10,20: touch an element or a point; linked: the next element that the app links]",
    "[find TEXT: go on until TEXT is heard; a part of a label will do; TEXT may stand in quotes]",
    "[readAll, readFromTop: read everything from here or from the top; stop: stop speech]",
    "[in, out: into or out of a group; style: change between flat and grouped navigation]",
    "[hear: hear the element again]",
    "[save FILE: write what was done as a flow file]",
    "[quit: end; an empty line or one that begins with # does nothing]",
  ]
}
