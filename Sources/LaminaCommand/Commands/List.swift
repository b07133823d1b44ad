import ArgumentParser

/// `lamina list`: the apps beside the tool.
struct List: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Names the apps beside lamina.")

    func run() throws {
        for name in try AppFinder().appNames() { print(name) }
    }
}
