import Glibc
import LaminaFarm
import LaminaRun

/// Repeats work that fails because a shared folder is full or unreachable, for a limited time.
struct Retries {
    /// The time limit after which the last failure is final, in seconds of real time.
    let seconds: Double

    /// The longest pause between two attempts, in seconds.
    private static let longestPause = 30.0

    /// Makes a film, and makes it again while its file cannot be written and the time limit has not passed.
    ///
    /// - Returns: The result of the last attempt: a success, or a failure.
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

    /// Runs a body until it succeeds, fails for a reason other than an unwritable folder, or the time limit has passed.
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
