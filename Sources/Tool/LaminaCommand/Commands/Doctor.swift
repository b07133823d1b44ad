import ArgumentParser
import LaminaRun

/// The command `lamina doctor`: lists the programs and libraries that this machine has or lacks.
struct Doctor: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Lists what is installed, and the Debian package of each missing part.",
        discussion: "Exits with status 69 when a part is missing that an output format needs.")

    func run() throws {
        let findings = Examination().findings()
        print(Finding.table(findings))
        if findings.contains(where: { $0.state == .missing }) { throw ExitCode(RunStatus.unavailable.rawValue) }
    }
}
