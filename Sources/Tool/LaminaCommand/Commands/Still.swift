import ArgumentParser
import LaminaHardware
import LaminaRun

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

    @Option(
        help: ArgumentHelp("The time of the picture, in seconds; with --preview 1 by default.", valueName: "s"), transform: ArgumentReader.moment)
    var time: Double?

    @Option(help: ArgumentHelp("Show a #Preview of the package or project; `lamina previews --list` prints their names.", valueName: "name"))
    var preview: String?

    @OptionGroup
    var picture: PictureOptions

    @Argument(parsing: .postTerminator, help: "After “--”: arguments for the app; for a package, states of its root layer, such as Unlocked@1.5.")
    var appArguments: [String] = []

    func validate() throws {
        guard time != nil || preview != nil else { throw ValidationError("Missing expected argument '--time <s>'") }
    }

    func run() throws {
        try reportingErrors {
            if let preview { return try draw(PreviewCatalog(path: app.app, target: app.target).preview(named: preview)) }
            let prepared = try app.runner(arguments: appArguments)
            var request = try picture.request(without: .png, for: prepared)
            request.moments = .still(time: time ?? 0)
            try prepared.runner.run(request)
        }
    }

    /// Draws a preview, on the phone of the page of previews unless the options choose another screen.
    private func draw(_ preview: ListedPreview) throws {
        let runner = PreviewPicture.runner(of: preview.program)
        var request = try picture.request(without: .png, for: PreparedRun(runner: runner, size: nil, app: nil))
        if picture.app.size == nil {
            let model = picture.app.device ?? DeviceModel.named(PreviewVariant.phone)
            if let model { request.begin(with: model, isLandscape: preview.isLandscape || picture.app.landscape) }
            request.scale = picture.scale ?? request.scale
        }
        request.moments = .still(time: time ?? 1)
        request.preview = .show(symbol: preview.symbol)
        try runner.run(request)
    }
}
