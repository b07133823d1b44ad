import ArgumentParser

/// The command `lamina list`: prints the names of the apps beside the tool.
struct List: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Names the apps beside lamina.")

    func run() throws {
        for name in try AppFinder().appNames() { print(name) }
    }
}
