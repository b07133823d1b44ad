import ArgumentParser
import LaminaServer
import LaminaVideo

/// The command `lamina still`: renders one frame of a running app.
struct Still: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Makes a picture of an app at one moment.",
        discussion: "The picture is the one that a film has at that moment, at any rate. Format: .png.")

    @Argument(help: "The app: an executable, or the name of one beside lamina.")
    var app: String

    @Option(help: ArgumentHelp("The moment, in seconds.", valueName: "s"), transform: ArgumentReader.moment)
    var time: Double

    @OptionGroup
    var picture: PictureOptions

    @Argument(parsing: .postTerminator, help: "After “--”: arguments for the app.")
    var appArguments: [String] = []

    func run() throws {
        try reportingErrors {
            var request = try picture.request(without: .png)
            request.moments = .still(time: time)
            try AppRunner(app: app, arguments: appArguments).run(request)
        }
    }
}
