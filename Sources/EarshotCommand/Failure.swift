import ArgumentParser
import Earshot

/// Turns errors into a message and an exit status.
enum Failure {
  /// Runs a command's work; an error in an input is printed, and ends the program with status 2.
  static func reported(_ work: () throws -> Void) throws {
    do {
      try work()
    } catch let error as SourceError {
      StandardError.tell(error)
      throw ExitCode(2)
    } catch let error as SpeechError {
      StandardError.error(error.description)
      throw ExitCode(2)
    } catch let error as SpeechRate.OutOfRange {
      StandardError.error(error.description)
      throw ExitCode(2)
    } catch let error as UnknownVoice {
      StandardError.error(error.description)
      throw ExitCode(2)
    }
  }
}
