import Foundation
import LaminaPrimitives
import Testing
import TestSupport

/// An X server without a screen (Xvfb) for one test; it ends with this object.
final class XDisplay {
    /// The display's name, as in `DISPLAY`.
    let name: String
    private let server: Program
    private let folder: Folder

    /// True when the programs that window tests need are installed; otherwise those tests are skipped.
    static let isInstalled = ["Xvfb", "xdotool", "ffmpeg"].allSatisfy { FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)") }
    static let note: Comment = "needs the Debian packages xvfb and xdotool"

    /// Starts the server on a free display number.
    init(width: Int = 1000, height: Int = 800) throws {
        folder = try Folder()
        server = try Program(
            "Xvfb", ["-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp", "-noreset"], in: folder, seconds: 120)
        name = ":" + (try server.waitForLine { !$0.isEmpty })
    }

    deinit { end() }

    /// Kills the server at once, as if it had crashed.
    func end() { server.send(SIGKILL) }

    /// The environment variables that make a program open its window on this display.
    var environment: [String: String] { ["DISPLAY": name, "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": ""] }

    /// Runs `xdotool`, which clicks, types and finds windows.
    @discardableResult
    func xdotool(_ arguments: String...) throws -> String {
        let result = try Program("xdotool", arguments, in: folder, environment: environment, seconds: 20).result()
        try #require(result.status == 0, "xdotool \(arguments): \(result.errors)")
        return String(decoding: result.output, as: UTF8.self)
    }

    /// Returns the X identifier of the only window.
    func window() throws -> String {
        let found = try xdotool("search", "--sync", "--onlyvisible", "--name", ".")
        return try #require(found.split(separator: "\n").last.map(String.init))
    }

    /// Returns a window's pixels.
    func screenshot(of window: String) throws -> Bitmap {
        let shape = try xdotool("getwindowgeometry", "--shell", window)
        let size = try #require(Self.size(in: shape))
        let arguments = [
            "-v", "error", "-f", "x11grab", "-draw_mouse", "0", "-window_id", window, "-i", name, "-frames:v", "1", "-f", "rawvideo", "-pix_fmt",
            "bgra", "-",
        ]
        let result = try Program("ffmpeg", arguments, in: folder, environment: environment, seconds: 20).result()
        try #require(result.status == 0, "\(result.errors)")
        // X leaves the fourth byte undefined, so alpha is set to 255.
        let pixels = result.output.withUnsafeBytes { bytes in bytes.bindMemory(to: UInt32.self).map { $0 | 0xFF00_0000 } }
        return try Bitmap(width: size.width, height: size.height, pixels: pixels)
    }

    private static func size(in shape: String) -> (width: Int, height: Int)? {
        func number(_ key: String) -> Int? {
            shape.split(separator: "\n").first { $0.hasPrefix(key + "=") }.flatMap { Int($0.dropFirst(key.count + 1)) }
        }
        guard let width = number("WIDTH"), let height = number("HEIGHT") else { return nil }
        return (width, height)
    }
}
