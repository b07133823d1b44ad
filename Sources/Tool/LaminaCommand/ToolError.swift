import ArgumentParser
import Glibc
import LaminaFarm
import LaminaGPU
import LaminaHistory
import LaminaProjects
import LaminaRun
import LaminaProcess

/// The reasons for which the tool itself ends without a result.
enum ToolError: Error, Hashable, CustomStringConvertible {
    /// No file has this name, neither as a path nor beside the tool nor in the current folder.
    case noApp(name: String)
    /// The file cannot be executed, or the program did not report in time that it is ready; `reason` says which.
    case notAnApp(name: String, reason: String)
    /// The app was ended by a signal that the tool did not send.
    case appKilled(name: String, signal: Int32)
    /// The tool killed the app, because it exceeded a limit of its time or memory.
    case stopped(name: String, reason: String)
    /// The app ended by itself, with this status, before `result` was complete.
    case incomplete(name: String, result: String, status: Int32)
    /// A package cannot be read.
    case badPackage(file: String)
    /// The request is too large for an environment variable.
    case oversized(OversizedRequest)
    /// The name is not a valid module name in Swift.
    case badAppName(String)
    /// The name is a keyword of Swift, which cannot be a module's name.
    case keyword(String)
    /// The name belongs to a module that apps use, or to Lamina's package.
    case moduleInUse(String)
    /// The SDK is not installed, the tool is not in a checkout of Lamina, and no checkout was named.
    case noCheckout
    /// The folder of a new app exists already.
    case exists(path: String)
    /// A file is no Lottie animation that can be filmed.
    case noLottie(path: String, reason: String)
    /// A file or folder cannot be created.
    case cannotCreate(path: String, reason: String)
    /// There is no source at a path that is to be checked.
    case noSource(path: String)
    /// A file is no recorded run.
    case noRecording(path: String)
    /// The compiler of source for iOS is not beside the tool.
    case noCompiler(path: String)
    /// The server of the studio is not beside the tool.
    case noStudio(path: String)
    /// No app that `lamina play` shows has this process number.
    case notAttachable(process: Int32)
    /// The server of the studio cannot listen on this port.
    case portInUse(UInt16)
    /// The manifest of a package describes no program.
    case noProgram(package: String)
    /// A package has several programs; the user must choose one.
    case severalPrograms(package: String, names: [String])
    /// A package could not be built.
    case notBuilt(package: String, status: Int32)
    /// No app can be read from an Xcode project, or its package cannot be written.
    case badProject(ProjectError)
    /// A target was named for an app that is no Xcode project.
    case noTargets(app: String)
    /// A package or a project has no `#Preview` of UIKit.
    case noPreviews(path: String)
    /// No preview has this name.
    case noPreview(name: String, names: [String])
    /// The manifest of a package with previews names Lamina, so that the Swift SDK's compiler does not see its source.
    case previewsNeedSDK(package: String)
    /// A folder has no page of previews.
    case noPage(path: String)
    /// There is no display on which a window could be shown.
    case noDisplay(app: String)
    /// The Swift SDK is not installed.
    case noSDK
    /// The library that loads requests of films is missing or of another version.
    case noNetwork(library: String)
    /// An environment variable has none of the values that it may have.
    case badVariable(name: String, value: String, values: String)
    /// The system has no process or descriptor left; `code` is the errno.
    case noResources(code: Int32)

    var description: String {
        switch self {
        case .noApp(let name): "\(name): no such app; `lamina list` prints the available apps"
        case .notAnApp(let name, let reason): "\(name) is not a Lamina app: \(reason)"
        case .badAppName(let name): "“\(name)” is not a valid app name: use letters, digits and underscores, and do not begin with a digit"
        case .keyword(let name): "“\(name)” is not a valid app name: it is a Swift keyword"
        case .moduleInUse(let name): "“\(name)” is not a valid app name: a module that apps import already has this name"
        case .noCheckout:
            "the Swift SDK is not installed, and this tool is not inside a checkout; run `lamina sdk`, or pass the checkout's path with --lamina"
        case .exists(let path): "\(path) exists already"
        case .noLottie(let path, let reason): "\(path) is no Lottie animation: \(reason)"
        case .cannotCreate(let path, let reason): "\(path): \(reason)"
        // Safe because the C strings of strsignal and strerror stay valid until this thread's next call of these functions.
        case .appKilled(let name, let signal): "\(name) was killed by signal \(signal) (\(unsafe String(cString: strsignal(signal))))"
        case .stopped(let name, let reason): "\(name) was stopped: \(reason)"
        case .incomplete(let name, let result, let status): "\(name) ended with status \(status) before \(result) was complete"
        case .badPackage(let file): "\(file): the package cannot be read"
        case .oversized(let error): error.description
        case .noSource(let path): "\(path): no such file or folder"
        case .noRecording(let path): "\(path) is no recording of Lamina; `lamina record` makes one"
        case .noCompiler(let path): "\(path) is missing; scripts/install makes it"
        case .noStudio(let path): "\(path) is missing; scripts/install makes it"
        case .notAttachable(let process): "process \(process) is no app that `lamina play` shows to this user"
        case .portInUse(let port): "the studio cannot listen on port \(port)"
        case .noProgram(let package): "\(package): the package has no executable product"
        case .severalPrograms(let package, let names):
            "\(package) has the programs \(names.joined(separator: ", ")); build it with `swift build --swift-sdk lamina`, and give the path of one"
        case .notBuilt(let package, let status): "\(package) could not be built (status \(status))"
        case .badProject(let error): error.description
        case .noTargets(let app): "\(app) is not an Xcode project, so --target has no meaning for it"
        case .noPreviews(let path): "\(path): no #Preview of UIKit"
        case .noPreview(let name, let names): "there is no preview “\(name)”; there are \(names.map { "“\($0)”" }.joined(separator: ", "))"
        case .previewsNeedSDK(let package):
            "\(package) depends on Lamina, but previews are drawn with the Swift SDK; remove the dependency from Package.swift"
        case .noPage(let path): "\(path): no page of previews; make it first: lamina previews … -o \(shellQuoted(path))"
        case .noDisplay(let app): "there is no display for a window; make a film instead: lamina render \(shellQuoted(app)) -o film.mp4"
        case .noSDK: "the Swift SDK is not installed; `lamina sdk` does so in an installed Lamina, and scripts/install in a checkout"
        case .noNetwork(let library): "\(library) cannot be loaded"
        case .badVariable(let name, let value, let values): "the environment variable \(name) is “\(value)”, none of \(values)"
        case .noResources(let code): unsafe String(cString: strerror(code))
        }
    }

    /// The exit code of the tool.
    var status: Int32 {
        switch self {
        case .incomplete(_, _, let status) where status != 0: status
        case .incomplete: RunStatus.incomplete.rawValue
        case .stopped: RunStatus.stopped.rawValue
        case .badProject(.severalTargets), .badProject(.severalProjects), .badProject(.noSuchTarget): RunStatus.usage.rawValue
        case .badProject(.cannotWrite): RunStatus.cannotCreate.rawValue
        case .noApp, .noSource, .noRecording, .noProgram, .badProject, .noLottie, .noPreviews, .noPage: RunStatus.noInput.rawValue
        case .notAnApp, .noCompiler, .noStudio, .notAttachable, .portInUse, .noSDK, .noNetwork, .noDisplay: RunStatus.unavailable.rawValue
        case .oversized, .badAppName, .keyword, .moduleInUse, .noCheckout, .severalPrograms, .noTargets: RunStatus.usage.rawValue
        case .noPreview, .previewsNeedSDK, .badVariable: RunStatus.usage.rawValue
        case .exists, .cannotCreate: RunStatus.cannotCreate.rawValue
        case .appKilled, .noResources, .badPackage, .notBuilt: RunStatus.failure.rawValue
        }
    }
}

/// Runs a command's body; reports its errors on standard error and ends with their exit codes.
func reportingErrors(_ body: () throws -> Void) throws {
    do {
        try body()
    } catch let error as OutputError {
        throw failure(error.description, error.runStatus.rawValue)
    } catch let error as DeviceAbsence {
        throw failure(error.description, RunStatus.unavailable.rawValue)
    } catch let error as RunEventsError {
        throw failure(error.description, error.runStatus.rawValue)
    } catch let error as RunNumberError {
        throw failure(error.description, RunStatus.usage.rawValue)
    } catch let error as ToolError {
        throw failure(error.description, error.status)
    } catch let error as HistoryError {
        throw failure(error.description, RunStatus.noInput.rawValue)
    } catch let error as HistoryTimeError {
        throw failure(error.description, RunStatus.usage.rawValue)
    } catch let error as SDKError {
        throw failure(error.description, error.status)
    } catch let error as BatchError {
        throw failure(error.description, error.status.rawValue)
    } catch let error as TableError {
        throw failure(error.description, RunStatus.noInput.rawValue)
    } catch let error as BatchFolderError {
        throw failure(error.description, RunStatus.cannotCreate.rawValue)
    } catch let error as PartedFilmError {
        throw failure(error.description, error.status)
    } catch let error as SlurmError {
        throw failure(error.description, RunStatus.unavailable.rawValue)
    } catch let error as DatabaseError {
        throw failure(error.description, RunStatus.inputOutput.rawValue)
    }
}

private func failure(_ message: String, _ status: Int32) -> ExitCode {
    writeToStandardError("lamina: \(message)\n")
    return ExitCode(status)
}

/// Writes a message to standard error, so that messages never mix with a film on standard output.
func writeToStandardError(_ text: String) { StandardError.write(text) }
