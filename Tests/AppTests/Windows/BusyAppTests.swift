import Foundation
import LaminaPrimitives
import Testing

@Suite(.enabled(if: XDisplay.isInstalled, XDisplay.note))
struct BusyAppTests {
    @Test func whatIsAnimatedMovesOnHoweverBusyTheAppIs() throws {
        let lamina = try Lamina()
        let display = try XDisplay()
        let app = try Program(Lamina.app("BusyApp"), [], in: lamina.folder, environment: display.environment)
        defer { app.send(SIGKILL) }
        let window = try display.window()
        try display.xdotool("mousemove", "--sync", "--window", window, "100", "300", "click", "1")
        _ = try app.waitForLine { $0 == "busy" }
        var pictures: Set<Bitmap> = []
        for _ in 0..<20 where pictures.count < 3 { pictures.insert(try display.screenshot(of: window)) }
        #expect(pictures.count == 3)
    }
}
