import ArgumentParser

/// The app of a command, as the user names it.
struct AppArgument: ParsableArguments {
    @Argument(
        help: """
            The app: the path of an executable, the name of one in lamina's own folder, the folder of a Swift package, an Xcode project or workspace, \
            a folder of Swift files, or the file of a recorded run.
            """)
    var app: String

    @Option(help: ArgumentHelp("The app's target in an Xcode project with several; in a playground, the page.", valueName: "name"))
    var target: String?

    /// Finds the app; a package or a project is built first.
    func built() throws(ToolError) -> BuiltApp { BuiltApp(name: app, executable: try AppFinder().path(of: app, target: target)) }

    /// Returns the runner of the app, or of the player for a `.ca` package, a `.caml` file or a history.
    ///
    /// - Parameter arguments: The app's arguments; for a package, states of its root layer.
    func runner(arguments: [String]) throws -> PreparedRun {
        if let history = try HistoryRun(app) { return PreparedRun(runner: history.runner, size: nil, app: nil, history: history) }
        if let package = PackageRun(app, states: arguments) { return PreparedRun(runner: package.runner, size: try package.examine(), app: nil) }
        let app = try built()
        return PreparedRun(runner: AppRunner(app: app, arguments: arguments), size: app.usualSize, app: app)
    }
}

/// An app that is built, and its wishes for the screen.
struct PreparedRun {
    let runner: AppRunner
    /// The size of the screen that the app asks for, in points; nil without a wish.
    let size: (width: Double, height: Double)?
    /// The app; nil for a package.
    let app: BuiltApp?
    /// The recorded run in place of an app; nil for apps.
    var history: HistoryRun?
}
