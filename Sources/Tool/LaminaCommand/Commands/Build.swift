import ArgumentParser

/// The command `lamina build`: builds a package or a project.
struct Build: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Builds an app, and prints the path of its program.",
        discussion: """
            An Xcode project is built as it is: nothing is written beside it. What is made of it lies in the user's cache, and a build without a \
            change takes no time.
            """)

    @OptionGroup
    var app: AppArgument

    func run() throws { try reportingErrors { print(try app.built().executable) } }
}
