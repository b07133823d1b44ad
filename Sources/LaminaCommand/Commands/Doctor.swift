import ArgumentParser
import LaminaServer

/// The command `lamina doctor`: lists the programs and libraries that this machine has or lacks.
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
