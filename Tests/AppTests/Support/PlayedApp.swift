import Foundation
import LaminaPrimitives
import Testing

/// An app in a window on a display of its own, driven by commands and by real clicks and keys.
final class PlayedApp {
    let display: XDisplay
    let window: String
    let program: Program
    private let scale: Double

    /// Opens the window and waits for its first picture.
    ///
    /// - Parameter scale: Pixels per point.
    init(_ app: String, _ options: [String], scale: Double = 1, in lamina: Lamina) throws {
        self.scale = scale
        display = try XDisplay()
        program = try lamina.start(["play", app, "--driven", "--scale", "\(scale)"] + options, environment: display.environment, takesInput: true)
        _ = try program.waitForLine { $0 == "at 0.0" }
        window = try display.window()
    }

    deinit { program.send(SIGKILL) }

    /// Goes on to a moment, and waits until the window shows it.
    func go(to time: Double) throws {
        program.write("to \(time)\n")
        _ = try program.waitForLine { $0 == "at \(time)" }
    }

    /// What can be seen.
    func screenshot() throws -> Bitmap { try display.screenshot(of: window) }

    /// Presses the mouse's button at a place, points, and waits until the window shows what follows.
    func press(_ x: Double, _ y: Double) throws {
        try display.xdotool("mousemove", "--sync", "--window", window, "\(Int(x * scale))", "\(Int(y * scale))")
        try display.xdotool("mousedown", "1")
        _ = try program.waitForLine { $0.hasPrefix("input down") }
    }

    /// Moves the mouse with its button held.
    func move(_ x: Double, _ y: Double) throws {
        try display.xdotool("mousemove", "--sync", "--window", window, "\(Int(x * scale))", "\(Int(y * scale))")
        _ = try program.waitForLine { $0.hasPrefix("input move") }
    }

    /// Lets the button go.
    func release() throws {
        try display.xdotool("mouseup", "1")
        _ = try program.waitForLine { $0.hasPrefix("input up") }
    }

    /// Presses and releases as an event file's tap does: for a twentieth of a second from the present moment.
    func tap(_ x: Double, _ y: Double, at time: Double) throws {
        try go(to: time)
        try press(x, y)
        try go(to: time + 0.05)
        try release()
    }

    /// Types a key by xdotool's name for it, such as `ctrl+a`.
    func key(_ name: String) throws {
        try display.xdotool("key", "--window", window, name)
        _ = try program.waitForLine { $0.hasPrefix("input key") && $0.hasSuffix("up") }
    }

    /// Types text, letter by letter.
    func type(_ text: String) throws {
        try display.xdotool("type", text)
        for letter in text { _ = try program.waitForLine { $0 == "input text \(letter)" } }
    }

    /// Gives the window another size, pixels, and waits until it shows the app at that size.
    func resize(_ width: Int, _ height: Int) throws {
        try display.xdotool("windowsize", window, "\(width)", "\(height)")
        _ = try program.waitForLine { $0 == "input size \(Double(width) / scale) \(Double(height) / scale) \(scale)" }
    }

    /// Ends the app by the command, and waits.
    func quit() throws -> Program.Result {
        program.write("quit\n")
        return try program.result()
    }
}
