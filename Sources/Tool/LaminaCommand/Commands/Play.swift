import ArgumentParser

/// The command `lamina play`: shows an app in a window.
struct Play: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Shows an app in a window.",
        discussion: """
            KEYS
              Ctrl-Q             ends the app, like the window's close button
              Ctrl-Shift-A       switches between light and dark appearance
              Ctrl-Shift-R       turns the device by a quarter to the right
              Alt with pointer   tilts the device, for motion effects
              Ctrl-Alt-arrows    tilts it in steps of 0.1; Ctrl-Alt-Home lays it flat
            The wheel scrolls; the first mouse button and fingers touch.

            STEPPING
              With --driven the app's clock stands still until a command on standard input advances it. The window then shows exactly the \
            picture that `lamina still --time` renders for that time, and a line on standard output reports the time.
                advance SECONDS  advances the clock by SECONDS        at 0.5
                to SECONDS       advances the clock to SECONDS        at 1.25
                frame            advances it by 1/60 of a second      at 1.2666666666666666
                quit             ends the app, like the end of standard input
              The first line is `at 0.0`, as soon as the window is open. Input to the window takes effect at the current time; a line \
            reports it once the window shows the result: `input down 160.0 240.0`, `input up …`, `input key …`, `input size …`.
              With --driven the app's own output goes to standard error.
            """)

    @OptionGroup
    var options: PlayOptions

    func run() throws { try reportingErrors { try options.play() } }
}
