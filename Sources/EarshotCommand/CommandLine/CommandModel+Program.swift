import ArgumentParser
import Earshot
import ProjectFiles

extension CommandModel {
  private static let ofProgram = Result { () throws(SourceError) in try CommandModel(reading: ()) }

  /// Describes this program; it is read once.
  init() throws(SourceError) { self = try Self.ofProgram.get() }

  private init(reading: Void) throws(SourceError) {
    let types = EarshotProgram.configuration.subcommands
    try self.init(
      description: EarshotProgram._dumpHelp(),
      shared: Dictionary(
        types.map { ($0._commandName, SharedOptions(of: $0)) },
        uniquingKeysWith: { first, _ in first }), titles: Self.titles)
  }

  /// The titles of options whose group has others, too.
  private static let titles = [
    "atspi": "Desktop windows", "save": "Desktop windows", "braille": "Braille",
    "cells": "Braille",
  ]
}
