import Foundation
import Glibc
import LaminaFarm
import LaminaRun

/// The repetition of work that failed because a shared folder could not be written: it may be full or unreachable for a while.
struct Patience {
    /// The longest time to wait before the failure counts, in seconds of real time.
    let seconds: Double

    /// The longest pause between two attempts, in seconds.
    private static let longestPause = 30.0

    /// Makes a film; a film that failed because its file could not be written is made again.
    ///
    /// - Returns: The first result with another outcome, or the last one.
    func film(_ make: () throws -> FilmResult) throws -> FilmResult {
        do {
            return try run {
                let result = try make()
                if Self.obstructions.contains(result.exitCode) { throw Obstruction(result: result) }
                return result
            }
        } catch let obstruction as Obstruction {
            return obstruction.result
        }
    }

    /// Runs a body until it succeeds, fails for another reason, or the time is over.
    func run<Result>(_ body: () throws -> Result) throws -> Result {
        let start = ContinuousClock.now
        var pause = 1.0
        while true {
            do {
                return try body()
            } catch {
                guard Self.isPassing(error), start.duration(to: .now) + .seconds(pause) < .seconds(seconds) else { throw error }
                usleep(UInt32(pause * 1e6))
                pause = min(2 * pause, Self.longestPause)
            }
        }
    }

    /// The exit codes of films whose files could not be created or written.
    private static let obstructions = [RunStatus.cannotCreate.rawValue, RunStatus.inputOutput.rawValue]

    private struct Obstruction: Error {
        let result: FilmResult
    }

    private static func isPassing(_ error: any Error) -> Bool {
        switch error {
        case is Obstruction: true
        case let error as DatabaseError: error.isPassing
        case let error as BatchFolderError: if case .cannotCreate = error { true } else { false }
        default: false
        }
    }
}
