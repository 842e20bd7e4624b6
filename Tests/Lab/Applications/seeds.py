#!/usr/bin/python3
"""A small window of GTK 3 that tests walk through: a field, boxes, a list, a slider, buttons, and a message that comes.

With an argument it misbehaves: "huge" gives a button a name of one megabyte, "vanish" ends when a button is pressed.
"""
import os
import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk


class Seeds(Gtk.Window):
    """The window."""

    def __init__(self, trouble):
        super().__init__(title="Seed order")
        self.trouble = trouble
        self.set_default_size(360, 420)
        grid = Gtk.Grid(row_spacing=6, column_spacing=6, margin=12)
        self.add(grid)
        self.name = Gtk.Entry()
        label = Gtk.Label(label="_Gardener", use_underline=True, mnemonic_widget=self.name)
        grid.attach(label, 0, 0, 1, 1)
        grid.attach(self.name, 1, 0, 1, 1)
        self.box = Gtk.CheckButton(label="Send a catalogue")
        grid.attach(self.box, 0, 1, 2, 1)
        small = Gtk.RadioButton.new_with_label(None, "Small bag")
        large = Gtk.RadioButton.new_with_label_from_widget(small, "Large bag")
        grid.attach(small, 0, 2, 1, 1)
        grid.attach(large, 1, 2, 1, 1)
        months = Gtk.ComboBoxText()
        for month in ("March", "April", "May"):
            months.append_text(month)
        months.set_active(0)
        grid.attach(Gtk.Label(label="Month", mnemonic_widget=months), 0, 3, 1, 1)
        grid.attach(months, 1, 3, 1, 1)
        water = Gtk.Scale.new_with_range(Gtk.Orientation.HORIZONTAL, 0, 10, 1)
        water.set_value(4)
        water.get_accessible().set_name("Water")
        grid.attach(water, 0, 4, 2, 1)
        self.order = Gtk.Button(label="Order")
        if trouble == "huge":
            self.order.get_accessible().set_name("x" * 1_000_000)
        self.order.connect("clicked", self.ordered)
        grid.attach(self.order, 0, 5, 1, 1)
        gone = Gtk.Button(label="Sold out", sensitive=False)
        grid.attach(gone, 1, 5, 1, 1)
        self.answer = Gtk.Label()
        grid.attach(self.answer, 0, 6, 2, 1)
        self.connect("destroy", Gtk.main_quit)

    def ordered(self, _):
        """Answers an order in words below the button, or ends."""
        if self.trouble == "vanish":
            # At once: later, a reading that is quick would still find everything.
            os._exit(0)
        catalogue = " with a catalogue" if self.box.get_active() else ""
        self.answer.set_text(f"Ordered for {self.name.get_text()}{catalogue}")


Seeds(sys.argv[1] if len(sys.argv) > 1 else "").show_all()
Gtk.main()
