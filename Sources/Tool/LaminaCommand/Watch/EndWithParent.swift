import ArgumentParser
import CLaminaRuntime
import Foundation
import Glibc
import LaminaProcess

/// The hidden command `lamina end-with-parent`: runs a program that ends, with everything that it has started, when the process that asked for it ends.
///
/// A build is a tree of processes: `swift build` starts compilers in process groups of their own, and neither a signal to one of them nor the end of
/// their parent reaches the others. This process lives between them and the studio, adopts those whose parents have ended, and ends them all:
///
///     lamina studio ──▶ lamina end-with-parent ──▶ lamina build ──▶ swift build ──▶ compilers
///       ends             hears of it, or of SIGTERM: ends ─────────────────────────────▶
struct EndWithParent: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "end-with-parent", abstract: "Runs a program that ends with its parent.", shouldDisplay: false)

    /// The seconds that the processes have for an orderly end, and then for one without a choice.
    private static let patience = (orderly: 1.0, forced: 5.0)

    @Argument(help: "The number of the process with which the program ends.")
    var parent: Int32

    @Argument(parsing: .captureForPassthrough, help: "The program and its arguments.")
    var program: [String]

    func run() throws {
        lamina_end_with_parent()
        // The parent may have ended before the call.
        guard getppid() == parent else { throw ExitCode(128 + SIGTERM) }
        lamina_adopt_orphans()
        let signals = SignalWatch()
        let launch = ChildProcess.Launch(path: "/usr/bin/env", arguments: program, environment: ProcessInfo.processInfo.environment)
        let child = try ChildProcess.start(launch)
        while true {
            switch child.endingIfOver() {
            case .exited(let status): throw ExitCode(status)
            case .killed(let signal): throw ExitCode(128 + signal)
            case nil: break
            }
            guard let arrival = signals.next(within: 1), arrival.signal != SIGCHLD else { continue }
            Self.endAll(signals)
            throw ExitCode(128 + arrival.signal)
        }
    }

    /// Ends all processes that this one has started, and those that they have started.
    private static func endAll(_ signals: SignalWatch) {
        for (signal, patience) in [(SIGTERM, patience.orderly), (SIGKILL, patience.forced)] {
            let end = ContinuousClock.now + .seconds(patience)
            var told: Set<pid_t> = []
            while ContinuousClock.now < end {
                // Those that have ended are no longer among the descendants.
                while waitpid(-1, nil, WNOHANG) > 0 {}
                let running = Descendants.ofThisProcess
                guard !running.isEmpty else { return }
                for process in running where told.insert(process).inserted { kill(process, signal) }
                _ = signals.next(within: 0.05)
            }
        }
    }
}

extension EndWithParent {
    /// The arguments with which the tool runs a program that ends with this process.
    ///
    /// The calling thread must live as long as the process: the kernel takes its end for that of the parent.
    static func arguments(_ program: [String]) -> [String] { [configuration.commandName ?? "", "\(getpid())"] + program }
}
