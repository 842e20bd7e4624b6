import Testing

/// A running application of GTK, heard and used through AT-SPI.
@Suite("Windows of a desktop", .waiting, .onDesktop) struct WindowTests {
  @Test func aWindowIsHeardUsedAndSaved() throws {
    let heard = try Desktop.run(
      """
      $EARSHOT transcript --atspi seeds --save seeds.json && echo && $EARSHOT transcript seeds.json > again
      $EARSHOT transcript --atspi seeds.py 2> /dev/null | diff - again && echo the same again && echo
      $EARSHOT walk --plain --atspi seeds << 'END'
      activate
      type Ida
      tab
      activate
      find Water
      increment
      find Order
      activate
      next
      END
      $EARSHOT transcript --atspi nobody; echo "$?"
      """)
    #expect(
      heard.output == """
        Gardener entry.
        Send a catalogue check box not checked.
        Small bag. selected radio button Large bag. not selected radio button
        Month combo box. March. opens listbox
        Water horizontal slider 4.
        Order push button. Sold out push button grayed.

        the same again

        [screen: Seed order]
        seeds.py Seed order
        Gardener entry.
        > activate
        Gardener entry.
        > type Ida
        I
        d
        a
        > tab
        Send a catalogue check box not checked.
        > activate
        checked.
        > find Water
        Small bag. selected radio button Large bag. not selected radio button
        Month combo box. March. opens listbox
        Water horizontal slider 4.
        > increment
        5
        > find Order
        Order push button. Sold out push button grayed.
        > activate
        > next
        Ordered for Ida with a catalogue.
        2

        """)
    #expect(
      heard.error.hasSuffix(
        """
        nobody: error: no application with this name is on the AT-SPI bus
          there are "seeds.py"

        """))
  }

  @Test(arguments: [
    (
      "huge",
      "seeds: error: the application's tree cannot be used: a push button has a name of 1000000 bytes; the limit is 100000\n"
    )
  ])
  func whatCannotBeReadIsSaid(trouble: String, message: String) throws {
    let refused = try Desktop.run("$EARSHOT transcript --atspi seeds", trouble: trouble)
    #expect(refused.error == message)
    #expect(refused.output == "")
    #expect(refused.status == 2)
  }

  @Test func anApplicationThatGoesAwayIsTold() throws {
    let heard = try Desktop.run(
      "printf 'find Order\\nactivate\\nhear\\n' | $EARSHOT walk --plain --atspi seeds",
      trouble: "vanish")
    #expect(heard.output.contains("[refused: the application quit while it was read]"))
  }

  @Test func whereThereIsNoBusThatIsSaid() throws {
    let refused = try Earshot.shell(
      "DBUS_SESSION_BUS_ADDRESS=unix:path=/nonexistent/bus $EARSHOT transcript --atspi seeds")
    #expect(refused.status == 2)
    #expect(refused.error.hasPrefix("seeds: error: there is no AT-SPI bus ("))
  }
}
