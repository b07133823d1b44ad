import Foundation
import LaminaPrimitives
import LaminaServer
import LaminaStreams
import UIKit

/// Makes Lamina the host of this process's app; called before `main`.
@c(lamina_install)
public func installLamina() {
    StandardStreams.open()
    // Written while there is one thread only.
    unsafe applicationHost = { delegate in Host.run(delegate) }
}

/// Decides where an app is seen.
@MainActor
enum Host {
    /// Runs the app to its end.
    ///
    /// - Returns: The exit status of the process.
    static func run(_ delegate: any UIApplicationDelegate) -> Int32 {
        do throws(UnreadableRequest) {
            let request = try RunRequest.read(from: ProcessInfo.processInfo.environment)
            let status = show(delegate, as: request ?? ownRequest)
            request?.announceEnd()
            return status.rawValue
        } catch {
            StandardError.write("\(error)\n")
            return RunStatus.unavailable.rawValue
        }
    }

    /// What an app does that is started by hand.
    private static var ownRequest: RunRequest {
        var request = RunRequest(window: WindowControl())
        request.locale = nil
        return request
    }

    private static func show(_ delegate: any UIApplicationDelegate, as request: RunRequest) -> RunStatus {
        switch request.destination {
        case .window(let control): AppWindow.run(delegate, request, control)
        case .file, .descriptor, .nowhere: Recorder.record(delegate, as: request)
        }
    }
}
