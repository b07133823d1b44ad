import ArgumentParser
import Foundation
import Glibc
import LaminaServer

/// Why the tool itself ends without a result.
enum ToolError: Error, Hashable, CustomStringConvertible {
    /// No such file, neither as a path nor beside the tool.
    case noApp(name: String)
    /// The program ended, or was ended, before it said that it is ready; `reason` says how.
    case notAnApp(name: String, reason: String)
    /// A signal that we did not send ended the app.
    case appKilled(name: String, signal: Int32)
    /// The request does not fit into the environment.
    case oversized(OversizedRequest)
    /// No Swift module can have this name.
    case badAppName(String)
    /// The tool is not in a checkout of Lamina, and was not told where one is.
    case noCheckout
    /// What was to be made is there already.
    case exists(path: String)
    /// A file or folder cannot be made.
    case cannotCreate(path: String, reason: String)
    /// The system has no process or descriptor left; `code` is its errno.
    case noResources(code: Int32)

    var description: String {
        switch self {
        case .noApp(let name): "\(name): no such app; `lamina list` names those beside the tool"
        case .notAnApp(let name, let reason): "\(name) is not a Lamina app: \(reason)"
        case .badAppName(let name): "“\(name)” cannot name an app: letters, digits and underscores, the first one no digit"
        case .noCheckout: "no checkout of Lamina around this tool; say where it is with --lamina"
        case .exists(let path): "\(path) exists already"
        case .cannotCreate(let path, let reason): "\(path): \(reason)"
        // strsignal's and strerror's C strings stay valid until this thread asks again.
        case .appKilled(let name, let signal): "\(name) was killed by signal \(signal) (\(unsafe String(cString: strsignal(signal))))"
        case .oversized(let error): error.description
        case .noResources(let code): unsafe String(cString: strerror(code))
        }
    }

    var runStatus: RunStatus {
        switch self {
        case .noApp: .noInput
        case .notAnApp: .unavailable
        case .oversized, .badAppName, .noCheckout: .usage
        case .exists, .cannotCreate: .cannotCreate
        case .appKilled, .noResources: .failure
        }
    }
}

/// Does what a command has to do, says on standard error what went wrong and ends with the code that fits.
func reportingErrors(_ body: () throws -> Void) throws {
    do {
        try body()
    } catch let error as OutputError {
        throw failure(error.description, error.runStatus)
    } catch let error as RunEventsError {
        throw failure(error.description, error.runStatus)
    } catch let error as RunNumberError {
        throw failure(error.description, .usage)
    } catch let error as ToolError {
        throw failure(error.description, error.runStatus)
    }
}

private func failure(_ message: String, _ status: RunStatus) -> ExitCode {
    writeToStandardError("lamina: \(message)\n")
    return ExitCode(status.rawValue)
}

/// Messages never mix with a film on standard output.
func writeToStandardError(_ text: String) {
    // A standard error that is closed has no reader to tell.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
}
