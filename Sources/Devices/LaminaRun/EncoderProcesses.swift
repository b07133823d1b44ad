import CLaminaRuntime
import Foundation
package import Glibc

/// The encoders that an app has started, which the tool finds and ends after the app has died.
///
/// An encoder takes the end of its input for the end of the film and would still write a file. The app therefore marks the encoder's environment,
/// which programs that the encoder starts inherit.
package enum EncoderProcesses {
    /// The environment variable that holds the app's process identifier.
    package static let variable = "LAMINA_ENCODER_OF"

    /// Makes this process the new parent of encoders whose app dies, so that it can wait for them.
    package static func adopt() { lamina_adopt_orphans() }

    /// Kills the encoders of an app that has ended, and returns when they can write no more.
    package static func end(of app: pid_t) {
        // If the encoder is a wrapper script, its children become visible one generation per round. The limit
        // keeps the tool from waiting for endless forks.
        for _ in 0..<100 {
            let encoders = identifiers(of: app)
            guard !encoders.isEmpty else { return }
            for encoder in encoders { kill(encoder, SIGKILL) }
            // `waitpid` fails for processes that this process has not adopted yet; the next round finds those again.
            for encoder in encoders { waitpid(encoder, nil, 0) }
        }
    }

    private static func identifiers(of app: pid_t) -> [pid_t] {
        let mark = Array("\(variable)=\(app)".utf8)
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return processes.compactMap { pid_t($0) }.filter { process in
            // The file is empty for processes that have ended, and unreadable for other users' processes.
            let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ") ?? Data()
            return environment.split(separator: 0).contains { $0.elementsEqual(mark) }
        }
    }
}
