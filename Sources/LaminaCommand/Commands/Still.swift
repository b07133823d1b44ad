import ArgumentParser
import LaminaOutput
import LaminaRun
import LaminaVideo

/// The command `lamina still`: renders one frame of a running app.
struct Still: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Renders a picture of an app at one time.",
        discussion: "The picture equals the frame of a film at that time, whatever the film's frame rate. Format: .png.")

    @Argument(help: "The app: the path of an executable, or the name of one in lamina's own folder.")
    var app: String

    @Option(help: ArgumentHelp("The time of the picture, in seconds.", valueName: "s"), transform: ArgumentReader.moment)
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
