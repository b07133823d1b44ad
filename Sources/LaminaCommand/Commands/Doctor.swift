import ArgumentParser
import LaminaServer

/// `lamina doctor`: what this machine has and lacks.
struct Doctor: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Says what was found on this machine, and which Debian package brings the rest.",
        discussion: "Ends with 69 when something is missing that a format needs.")

    func run() throws {
        let findings = Examination().findings()
        print(Finding.table(findings))
        if findings.contains(where: { $0.state == .missing }) { throw ExitCode(RunStatus.unavailable.rawValue) }
    }
}
