import Foundation
import LaminaPrimitives
import Testing

/// Events that a window delivers to an app in real time, and animations that continue while the app is busy.
@Suite(.serialized, .enabled(if: XDisplay.isInstalled, XDisplay.note))
final class LiveWindowTests {
    private let lamina: Lamina
    private let display: XDisplay
    private let app: Program
    private let window: String

    init() throws {
        lamina = try Lamina()
        display = try XDisplay()
        app = try Program(Lamina.app("WindowProbe"), [], in: lamina.folder, environment: display.environment)
        _ = try app.waitForLine { $0 == "ready" }
        window = try display.window()
    }

    deinit { app.send(SIGKILL) }

    private func click(_ x: Int, _ y: Int) throws {
        try display.xdotool("mousemove", "--sync", "--window", window, "\(x)", "\(y)", "click", "1")
    }

    @Test func animationsContinueWhileTheAppIsBusy() throws {
        try click(100, 600)
        _ = try app.waitForLine { $0 == "busy" }
        var pictures: Set<Bitmap> = []
        for _ in 0..<20 where pictures.count < 3 { pictures.insert(try display.screenshot(of: window)) }
        #expect(pictures.count == 3)
    }

    @Test func aSecondCloseRequestEndsABusyApp() throws {
        try click(100, 600)
        _ = try app.waitForLine { $0 == "busy" }
        while app.isRunning { _ = try? display.xdotool("key", "ctrl+q") }
        let result = try app.result()
        #expect(result.status == 1)
        #expect(result.errors == "WindowProbe: did not respond and was killed\n")
    }

    @Test func oneSignalEndsABusyApp() throws {
        try click(100, 600)
        _ = try app.waitForLine { $0 == "busy" }
        app.send(SIGINT)
        let result = try app.result()
        #expect(result.status == 130)
        #expect(result.errors == "WindowProbe: did not respond and was killed\n")
    }

    @Test func typedTextReachesTheFirstResponder() throws {
        try display.xdotool("type", "--delay", "20", "aB")
        #expect(try app.waitForLine { $0.hasPrefix("text") } == "text a")
        #expect(try app.waitForLine { $0.hasPrefix("text") } == "text B")
        try display.xdotool("key", "BackSpace")
        #expect(try app.waitForLine { !$0.isEmpty } == "delete")
    }

    @Test func thePasteboardIsTheDesktopsClipboard() throws {
        try click(100, 100)
        #expect(try app.waitForLine { $0.hasPrefix("pasted") } == "pasted Grüße")
    }

    @Test func controllersAreNotifiedBeforeTheirSizeChanges() throws {
        try display.xdotool("windowsize", window, "300", "200")
        #expect(try app.waitForLine { $0.hasPrefix("from") } == "from 375.0 667.0 to 300.0 200.0")
    }

    @Test func aKeySwitchesBetweenLightAndDark() throws {
        try display.xdotool("key", "ctrl+shift+a")
        #expect(try app.waitForLine { !$0.isEmpty } == "dark")
        try display.xdotool("key", "ctrl+shift+a")
        #expect(try app.waitForLine { !$0.isEmpty } == "light")
    }

    @Test func theAppIsNotifiedBeforeItTerminates() throws {
        try display.xdotool("key", "ctrl+q")
        #expect(try app.waitForLine { !$0.isEmpty } == "end")
        #expect(try app.result().status == 0)
    }
}
