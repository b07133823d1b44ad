import ArgumentParser
import LaminaServer

/// The command `lamina play`: shows an app in a window.
struct Play: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Shows an app in a window.",
        discussion: """
            KEYS
              Ctrl-Q             ends the app, as the window's close button does
              Ctrl-Shift-A       changes between light and dark
              Alt with pointer   tilts the device, for motion effects
              Ctrl-Alt-arrows    tilts it by a tenth; Ctrl-Alt-Home lays it flat
            The wheel scrolls; the first mouse button and fingers touch.

            STEPPING
              With --driven the app's time stands still until a line on standard input moves it. The window then shows exactly the \
            picture that `lamina still --time` makes of that moment, and a line on standard output says so.
                advance SECONDS  goes on by so much                   at 0.5
                to SECONDS       goes on to a moment                  at 1.25
                frame            goes on by a sixtieth of a second    at 1.2666666666666666
                quit             ends the app, as the end of standard input does
              The first line is `at 0.0`, once the window is there. What is done to the window happens at the present moment, and is \
            answered when the window shows what followed: `input down 160.0 240.0`, `input up …`, `input key …`, `input size …`.
              What the app prints goes to standard error then.
            """)

    @Argument(help: "The app: an executable, or the name of one beside lamina.")
    var app: String

    @OptionGroup
    var options: AppOptions

    @Option(
        help: ArgumentHelp("Pixels per point; what the display says of itself when nothing is said.", valueName: "s"),
        transform: ArgumentReader.positive)
    var scale: Double?

    @Flag(help: "Let time stand still until commands on standard input move it.")
    var driven = false

    @Flag(help: "Say at the end what the stages cost.")
    var statistics = false

    @Argument(parsing: .postTerminator, help: "After “--”: arguments for the app.")
    var appArguments: [String] = []

    func validate() throws {
        if options.date != nil, !driven { throw ValidationError("--date needs --driven: a clock that stands still") }
    }

    func run() throws {
        try reportingErrors {
            var request = RunRequest(window: WindowControl(scale: scale, answers: driven ? AppRunner.outputDescriptor : nil))
            try options.apply(to: &request)
            if statistics { request.statistics = .text }
            if !driven, options.locale == nil { request.locale = nil }
            let seed = options.seed.map { [SystemRandom.seedVariable: "\($0)"] } ?? [:]
            try AppRunner(app: app, arguments: appArguments, additions: seed).run(request)
        }
    }
}
