import Foundation
import LaminaServer
import UIKit

/// Makes Lamina the host of this process's app; called before `main`.
@c(lamina_install)
public func installLamina() {
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
            guard let request = try RunRequest.read(from: ProcessInfo.processInfo.environment) else { return explain() }
            return Recorder.record(delegate, as: request).rawValue
        } catch {
            StandardError.write("\(error)\n")
            return RunStatus.unavailable.rawValue
        }
    }

    /// Started by hand, without a film to make.
    private static func explain() -> Int32 {
        let name = ProcessInfo.processInfo.processName
        StandardError.write("\(name) is a Lamina app. `lamina render \(name) -o \(name).mp4` makes a film of it.\n")
        return RunStatus.unavailable.rawValue
    }
}
