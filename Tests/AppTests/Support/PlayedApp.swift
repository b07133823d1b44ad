import Foundation
import LaminaPrimitives
import Testing

/// An app in a window on its own X display, driven by commands and by real clicks and keys.
final class PlayedApp {
    let display: XDisplay
    let window: String
    let program: Program
    private let scale: Double

    /// Opens the window and waits for its first picture.
    ///
    /// - Parameters:
    ///   - scale: The number of pixels per point.
    ///   - display: The display; nil for one of its own.
    init(_ app: String, _ options: [String], scale: Double = 1, on display: XDisplay? = nil, in lamina: Lamina) throws {
        self.scale = scale
        let display = try display ?? XDisplay()
        self.display = display
        program = try lamina.start(["play", app, "--driven", "--scale", "\(scale)"] + options, environment: display.environment, takesInput: true)
        _ = try program.waitForLine { $0 == "at 0.0" }
        window = try display.window()
    }

    deinit { program.send(SIGKILL) }

    /// Advances the driven clock, and waits until the window shows that time.
    func go(to time: Double) throws {
        program.write("to \(time)\n")
        _ = try program.waitForLine { $0 == "at \(time)" }
    }

    /// Returns the window's pixels.
    func screenshot() throws -> Bitmap { try display.screenshot(of: window) }

    /// Presses the mouse button at a point, and waits until the window shows the effect.
    func press(_ x: Double, _ y: Double) throws {
        try display.xdotool("mousemove", "--sync", "--window", window, "\(Int(x * scale))", "\(Int(y * scale))")
        try display.xdotool("mousedown", "1")
        _ = try program.waitForLine { $0.hasPrefix("input down") }
    }

    /// Moves the mouse with its button held, and waits until the window shows the effect.
    func move(_ x: Double, _ y: Double) throws {
        try display.xdotool("mousemove", "--sync", "--window", window, "\(Int(x * scale))", "\(Int(y * scale))")
        _ = try program.waitForLine { $0.hasPrefix("input move") }
    }

    /// Releases the mouse button, and waits until the window shows the effect.
    func release() throws {
        try display.xdotool("mouseup", "1")
        _ = try program.waitForLine { $0.hasPrefix("input up") }
    }

    /// Taps as an event file does: presses at `time` and releases 0.05 s later.
    func tap(_ x: Double, _ y: Double, at time: Double) throws {
        try go(to: time)
        try press(x, y)
        try go(to: time + 0.05)
        try release()
    }

    /// Types a key by its name in xdotool, such as `ctrl+a`, and waits until the window shows the effect.
    func key(_ name: String) throws {
        try display.xdotool("key", "--window", window, name)
        _ = try program.waitForLine { $0.hasPrefix("input key") && $0.hasSuffix("up") }
    }

    /// Turns the device to the right, and waits until the window has its new size.
    func turn() throws {
        try display.xdotool("key", "--window", window, "ctrl+shift+r")
        _ = try program.waitForLine { $0 == "input turn" }
        _ = try program.waitForLine { $0.hasPrefix("input size") }
    }

    /// Types text letter by letter, and waits until the window shows it.
    func type(_ text: String) throws {
        try display.xdotool("type", text)
        for letter in text { _ = try program.waitForLine { $0 == "input text \(letter)" } }
    }

    /// Resizes the window to a size in pixels, and waits until it shows the app at that size.
    func resize(_ width: Int, _ height: Int) throws {
        try display.xdotool("windowsize", window, "\(width)", "\(height)")
        _ = try program.waitForLine { $0 == "input size \(Double(width) / scale) \(Double(height) / scale) \(scale)" }
    }

    /// Ends the app by the command `quit`, and waits for its result.
    func quit() throws -> Program.Result {
        program.write("quit\n")
        return try program.result()
    }
}
