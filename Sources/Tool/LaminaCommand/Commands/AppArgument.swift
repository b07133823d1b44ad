import ArgumentParser

/// The app of a command, as the user names it.
struct AppArgument: ParsableArguments {
    @Argument(
        help: """
            The app: the path of an executable, the name of one in lamina's own folder, the folder of a Swift package, an Xcode project or workspace, \
            or a folder of Swift files.
            """)
    var app: String

    @Option(help: ArgumentHelp("The app's target in an Xcode project with several; in a playground, the page.", valueName: "name"))
    var target: String?

    /// Returns the path of the app's executable; a package or a project is built first.
    func path() throws(ToolError) -> String { try AppFinder().path(of: app, target: target) }
}
