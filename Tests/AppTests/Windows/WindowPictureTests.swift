import Foundation
import LaminaGPU
import LaminaPrimitives
import Testing

/// A window shows exactly the pixels of a film; real input has the same effect as an event file.
@Suite(.serialized, .enabled(if: XDisplay.isInstalled, XDisplay.note))
struct WindowPictureTests {
    private let lamina: Lamina

    init() throws { lamina = try Lamina() }

    private func events(_ text: String) throws -> [String] { ["--events", try lamina.folder.write(text, to: "events.json")] }

    @Test(arguments: [("FlipClock", 1.0), ("FlipClock", 1.5), ("WakeUp", 2)])
    func aWindowShowsTheSamePictureAsAStill(app: String, scale: Double) throws {
        let size = ["--size", "200x150"]
        let played = try PlayedApp(app, size, scale: scale, in: lamina)
        for time in [0.0, 0.5, 1.15, 1.25, 2] {
            try played.go(to: time)
            #expect(try played.screenshot() == lamina.still(app, at: time, size + ["--scale", "\(scale)"]), "\(app) at \(time)")
        }
        #expect(try played.quit().status == 0)
    }

    @Test(.enabled(if: (try? VulkanDevice()) != nil, "there is no graphics device (Debian: mesa-vulkan-drivers)"))
    func aWindowThatAGraphicsDeviceDrawsShowsTheSamePicture() throws {
        let size = ["--size", "200x150"]
        let played = try PlayedApp("FlipClock", size + ["--backend", "gpu", "--statistics"], in: lamina)
        for time in [0.0, 1.15, 1.25] {
            try played.go(to: time)
            #expect(try played.screenshot() == lamina.still("FlipClock", at: time, size + ["--scale", "1"]), "at \(time)")
        }
        let result = try played.quit()
        #expect(result.status == 0 && result.errors.contains(/tiles +[1-9]\d* drawn by .+, 0 by the processor/), "\(result.errors)")
    }

    @Test func withoutADriverNoWindowOpens() throws {
        let display = try XDisplay()
        let environment = display.environment.merging(["VK_DRIVER_FILES": "/nowhere", "VK_ICD_FILENAMES": "/nowhere"]) { $1 }
        let result = try lamina.run(["play", "FlipClock", "--backend", "gpu"], environment: environment)
        #expect(result.status == 69, "\(result.errors)")
        #expect(result.errors.contains("Vulkan knows no graphics device") || result.errors.contains("there is no libvulkan.so.1"), "\(result.errors)")
    }

    @Test func clicksEqualTheTapsOfAnEventFile() throws {
        let options = ["--size", "375x667", "--scale", "1"]
        let played = try PlayedApp("FlipClock", ["--size", "375x667"], in: lamina)
        try played.tap(187, 580, at: 0.3)
        let taps = try events(#"[{"at": 0.3, "tap": [187, 580]}]"#)
        for time in [0.5, 0.6, 0.95] {
            try played.go(to: time)
            let still = try lamina.still("FlipClock", at: time, options + taps)
            #expect(try played.screenshot() == still, "at \(time)")
            #expect(try still != lamina.still("FlipClock", at: time, options), "the tap shows")
        }
    }

    @Test func aClickHitsTheVisiblePositionAtEveryScale() throws {
        let played = try PlayedApp("WakeUp", ["--size", "312x568"], scale: 1.25, in: lamina)
        try played.tap(156, 300, at: 0.5)
        try played.go(to: 1)
        let taps = try events(#"[{"at": 0.5, "tap": [156, 300]}]"#)
        #expect(try played.screenshot() == lamina.still("WakeUp", at: 1, ["--size", "312x568", "--scale", "1.25"] + taps))
    }

    @Test func aWindowThatIsResizedShowsTheAppAtItsNewSize() throws {
        let played = try PlayedApp("FlipClock", ["--size", "200x150"], in: lamina)
        for (width, height) in [(320, 240), (1, 1), (240, 400)] {
            try played.resize(width, height)
            let still = try lamina.still("FlipClock", at: 0, ["--size", "\(width)x\(height)", "--scale", "1"])
            #expect(try played.screenshot() == still, "\(width)x\(height)")
        }
        #expect(try played.quit().status == 0)
    }

    @Test func aDeviceWithItsBodyTakesClicksOnItsScreenAndTurns() throws {
        let options = ["--device", "iPhone SE", "--bezel"]
        let played = try PlayedApp("MailMove", options, on: XDisplay(width: 2000, height: 1600), in: lamina)
        let still = options + ["--scale", "1"]
        #expect(try played.screenshot() == lamina.still("MailMove", at: 0, still))
        // The screen begins 32 points right of the window's edge and 114 below it.
        try played.tap(150 + 32, 218 + 114, at: 0.5)
        try played.go(to: 0.9)
        #expect(try played.screenshot() == lamina.still("MailMove", at: 0.9, still + events(#"[{"at": 0.5, "tap": [150, 218]}]"#)))
        try played.go(to: 4)
        try played.turn()
        try played.go(to: 6)
        // A still with a rotation is a square, in whose middle the turned device lies.
        let square = try lamina.still("MailMove", at: 6, still + events(#"[{"at": 4, "rotate": "landscapeRight"}]"#))
        let turned = try played.screenshot()
        #expect((turned.width, turned.height) == (895, 439))
        let middle = square.pixels[228 * 895..<(228 + 439) * 895]
        #expect(turned.pixels.elementsEqual(middle))
    }

    @Test func aWindowTurnsWithoutADevice() throws {
        let played = try PlayedApp("FlipClock", ["--size", "200x150"], in: lamina)
        try played.turn()
        #expect(try played.screenshot() == lamina.still("FlipClock", at: 0, ["--size", "150x200", "--scale", "1"]))
    }

    @Test func anInvalidCommandIsReportedAndChangesNothing() throws {
        let played = try PlayedApp("FlipClock", ["--size", "200x150"], in: lamina)
        for line in ["jump", "advance", "advance -1", "to nowhere", "to 1e9"] {
            played.program.write(line + "\n")
            _ = try played.program.waitForLine { $0.hasPrefix("error: “\(line)”") }
        }
        try played.go(to: 0.5)
        #expect(try played.quit().status == 0)
    }
}
