import Foundation
import Testing

/// The ways in which a window can end; in each the app exits cleanly.
@Suite(.serialized, .enabled(if: XDisplay.isInstalled, XDisplay.note))
struct WindowEndTests {
    private let lamina: Lamina
    private let display: XDisplay

    init() throws {
        lamina = try Lamina()
        display = try XDisplay()
    }

    /// Starts FlipClock, which animates every second, and returns its program and window.
    private func start() throws -> (program: Program, window: String) {
        let program = try Program(Lamina.app("FlipClock"), [], in: lamina.folder, environment: display.environment)
        return (program, try display.window())
    }

    @Test func controlQEndsAnAppStartedWithoutTheTool() throws {
        let (program, _) = try start()
        try display.xdotool("key", "ctrl+q")
        let result = try program.result()
        #expect(result.status == 0)
        #expect(result.errors.isEmpty, "\(result.errors)")
    }

    @Test func anAppThatLosesItsDisplayReportsItAndEnds() throws {
        let (program, _) = try start()
        display.end()
        let result = try program.result()
        #expect(result.status == 74)
        #expect(result.errors == "FlipClock: the connection to the display was lost\n")
    }

    @Test func anAppWhoseWindowIsKilledEnds() throws {
        let (program, window) = try start()
        try display.xdotool("windowkill", window)
        #expect(try program.result().status == 74)
    }

    @Test func aWindowCanShrinkToOnePixel() throws {
        let (program, window) = try start()
        for size in ["1", "300", "1"] { try display.xdotool("windowsize", "--sync", window, size, size) }
        try display.xdotool("key", "ctrl+q")
        #expect(try program.result().status == 0)
    }

    @Test(arguments: [(SIGINT, [130]), (SIGTERM, [130, 143])] as [(Int32, [Int32])])
    func aSignalTerminatesAnAppCleanly(signal: Int32, statuses: [Int32]) throws {
        let program = try lamina.start(["play", "FlipClock"], environment: display.environment)
        _ = try display.window()
        program.send(signal)
        #expect(try statuses.contains(program.result().status))
    }

    @Test(arguments: [["play", "FlipClock"], ["play", "FlipClock", "--driven"]])
    func theMessageForAMissingDisplayAdvisesToRender(arguments: [String]) throws {
        let result = try lamina.run(arguments, environment: ["DISPLAY": "", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": ""])
        #expect(result.status == 69)
        #expect(result.errors.contains("/lamina render FlipClock -o FlipClock.mp4`"), "\(result.errors)")
    }

    @Test func aDisplayThatDoesNotRespondIsNamed() throws {
        let result = try lamina.run(["play", "FlipClock"], environment: ["DISPLAY": ":4000", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": ""])
        #expect(result.status == 69)
        #expect(result.errors.contains("/lamina render FlipClock -o FlipClock.mp4`"), "\(result.errors)")
    }
}
