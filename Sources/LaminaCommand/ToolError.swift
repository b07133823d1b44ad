import ArgumentParser
import Glibc
import LaminaPrimitives
import LaminaServer
import LaminaStreams

/// Why the tool itself ends without a result.
enum ToolError: Error, Hashable, CustomStringConvertible {
    /// No such file, neither as a path nor beside the tool.
    case noApp(name: String)
    /// The program ended, or was ended, before it said that it is ready; `reason` says how.
    case notAnApp(name: String, reason: String)
    /// A signal that we did not send ended the app.
    case appKilled(name: String, signal: Int32)
    /// The app ended by itself, with this status, while `result` was being made.
    case incomplete(name: String, result: String, status: Int32)
    /// The request does not fit into the environment.
    case oversized(OversizedRequest)
    /// No Swift module can have this name.
    case badAppName(String)
    /// A word of the Swift language, which no module can have as its name.
    case keyword(String)
    /// The name of a module that an app uses, or of Lamina's package.
    case moduleInUse(String)
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
        case .keyword(let name): "“\(name)” cannot name an app: it is a word of the Swift language"
        case .moduleInUse(let name): "“\(name)” cannot name an app: a module that apps build on has this name"
        case .noCheckout: "no checkout of Lamina around this tool; name it with --lamina, or install the tool by the checkout's scripts/install"
        case .exists(let path): "\(path) exists already"
        case .cannotCreate(let path, let reason): "\(path): \(reason)"
        // strsignal's and strerror's C strings stay valid until this thread asks again.
        case .appKilled(let name, let signal): "\(name) was killed by signal \(signal) (\(unsafe String(cString: strsignal(signal))))"
        case .incomplete(let name, let result, let status): "\(name) ended with status \(status) before \(result) was complete"
        case .oversized(let error): error.description
        case .noResources(let code): unsafe String(cString: strerror(code))
        }
    }

    /// The exit code.
    var status: Int32 {
        switch self {
        case .incomplete(_, _, let status) where status != 0: status
        case .incomplete: RunStatus.incomplete.rawValue
        case .noApp: RunStatus.noInput.rawValue
        case .notAnApp: RunStatus.unavailable.rawValue
        case .oversized, .badAppName, .keyword, .moduleInUse, .noCheckout: RunStatus.usage.rawValue
        case .exists, .cannotCreate: RunStatus.cannotCreate.rawValue
        case .appKilled, .noResources: RunStatus.failure.rawValue
        }
    }
}

/// Runs a command's work, reports its error on standard error and ends with the error's exit code.
func reportingErrors(_ body: () throws -> Void) throws {
    do {
        try body()
    } catch let error as OutputError {
        throw failure(error.description, error.runStatus.rawValue)
    } catch let error as RunEventsError {
        throw failure(error.description, error.runStatus.rawValue)
    } catch let error as RunNumberError {
        throw failure(error.description, RunStatus.usage.rawValue)
    } catch let error as ToolError {
        throw failure(error.description, error.status)
    }
}

private func failure(_ message: String, _ status: Int32) -> ExitCode {
    writeToStandardError("lamina: \(message)\n")
    return ExitCode(status)
}

/// Writes a message; messages never mix with a film on standard output.
func writeToStandardError(_ text: String) { StandardError.write(text) }
