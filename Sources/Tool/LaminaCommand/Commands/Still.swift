import ArgumentParser
import LaminaRun
import LaminaVideo

/// The command `lamina still`: renders one frame of a running app.
struct Still: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Renders a picture of an app at one time.",
        discussion: """
            The picture equals the frame of a film at that time, whatever the film's frame rate. Format: .png.
            The app may also be a .ca package or a .caml file.
            """)

    @OptionGroup
    var app: AppArgument

    @Option(help: ArgumentHelp("The time of the picture, in seconds.", valueName: "s"), transform: ArgumentReader.moment)
    var time: Double

    @OptionGroup
    var picture: PictureOptions

    @Argument(parsing: .postTerminator, help: "After “--”: arguments for the app; for a package, states of its root layer, such as Unlocked@1.5.")
    var appArguments: [String] = []

    func run() throws {
        try reportingErrors {
            let prepared = try app.runner(arguments: appArguments)
            var request = try picture.request(without: .png, for: prepared)
            request.moments = .still(time: time)
            try prepared.runner.run(request)
        }
    }
}
