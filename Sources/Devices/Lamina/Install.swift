import Foundation
import LaminaRun
import LaminaProcess
import UIKit

/// Sets the hook with which `UIApplicationMain` runs this process's app; called from C before `main`.
@c(lamina_install)
public func installLamina() {
    StandardStreams.open()
    // Safe because the process has only one thread before `main`.
    unsafe applicationHost = { delegate in Host.run(delegate) }
}

/// The choice between a window and a recording.
@MainActor
enum Host {
    /// Runs the app until it ends.
    ///
    /// - Returns: The exit status of the process.
    static func run(_ delegate: any UIApplicationDelegate) -> Int32 {
        do throws(UnreadableRequest) {
            let request = try RunRequest.read(from: ProcessInfo.processInfo.environment)
            request?.applyNetwork()
            let status = show(delegate, as: request ?? ownRequest)
            request?.announceEnd()
            return status.rawValue
        } catch {
            StandardError.write("\(error)\n")
            return RunStatus.unavailable.rawValue
        }
    }

    /// The request of an app that was started without the tool: a window, in the user's own locale.
    private static var ownRequest: RunRequest {
        var request = RunRequest(window: WindowControl())
        request.locale = nil
        return request
    }

    private static func show(_ delegate: any UIApplicationDelegate, as request: RunRequest) -> RunStatus {
        if case .list(let symbols, let file) = request.preview { return request.listPreviews(symbols, to: file) }
        return start(delegate, as: request)
    }

    private static func start(_ delegate: any UIApplicationDelegate, as request: RunRequest) -> RunStatus {
        if let recording = request.recording { return HistoryRecorder.record(delegate, as: request, recording) }
        return switch request.destination {
        case .window(let control): AppWindow.run(delegate, request, control)
        case .file, .descriptor, .nowhere: Recorder.record(delegate, as: request)
        }
    }
}
