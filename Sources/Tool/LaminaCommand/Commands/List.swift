import ArgumentParser

/// The command `lamina list`: prints the names of the apps beside the tool.
struct List: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Lists the apps in lamina's own folder.")

    func run() throws {
        for name in try AppFinder().appNames() where name != PackageRun.player { print(name) }
    }
}
