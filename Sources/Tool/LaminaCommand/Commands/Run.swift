import ArgumentParser
import Foundation

/// The command `lamina run`: shows an app in a window where there is a display.
struct Run: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Builds an app and shows it in a window.",
        discussion: "The same as `lamina play`, which has more to say. Without a display it says how to make a film.")

    @OptionGroup
    var options: PlayOptions

    func run() throws {
        try reportingErrors {
            guard Self.hasDisplay(ProcessInfo.processInfo.environment) else {
                // The app is built all the same, so its errors do not wait for a display.
                _ = try options.app.built()
                throw ToolError.noDisplay(app: options.app.app)
            }
            try options.play()
        }
    }

    /// Returns true where SDL finds a display: one of Wayland or X11, or a driver that the user names.
    static func hasDisplay(_ environment: [String: String]) -> Bool {
        ["WAYLAND_DISPLAY", "DISPLAY", "SDL_VIDEODRIVER"].contains { environment[$0]?.isEmpty == false }
    }
}
