import CLaminaRuntime
import Foundation
package import Glibc

/// The encoders that an app has started, as the tool finds them when the app is gone.
///
/// An encoder takes the end of its input for the end of the film and would still write a file. The app puts a mark into the encoder's environment, which
/// programs that the encoder starts inherit.
package enum EncoderProcesses {
    /// The environment variable that holds the app's process identifier.
    package static let variable = "LAMINA_ENCODER_OF"

    /// Makes encoders whose app dies children of this process.
    package static func adopt() { lamina_adopt_orphans() }

    /// Ends the encoders of an app that has ended, and returns when they can write no more.
    package static func end(of app: pid_t) {
        // A wrapper's own children become visible one generation after the other; they are bounded, so that nothing that forks for ever keeps the tool.
        for _ in 0..<100 {
            let encoders = identifiers(of: app)
            guard !encoders.isEmpty else { return }
            for encoder in encoders { kill(encoder, SIGKILL) }
            // Those that are not children of this process yet are in the next round.
            for encoder in encoders { waitpid(encoder, nil, 0) }
        }
    }

    private static func identifiers(of app: pid_t) -> [pid_t] {
        let mark = Array("\(variable)=\(app)".utf8)
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return processes.compactMap { pid_t($0) }.filter { process in
            // Empty for processes that have ended, unreadable for other users' processes.
            let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ") ?? Data()
            return environment.split(separator: 0).contains { $0.elementsEqual(mark) }
        }
    }
}
