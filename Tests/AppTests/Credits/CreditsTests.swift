import LaminaPrimitives
import Testing

/// The Credits app after a tap on its info button, rendered at one pixel per point.
@Suite struct CreditsTests {
    private static let options = ["--size", "375x667", "--scale", "1"]
    private static let open = #"{"at": 0.2, "tap": [344, 636]}"#
    /// The area of the fading credits; everything outside stays unchanged.
    private static let pane = PixelRect(20, 130, 355, 290)
    private let lamina: Lamina

    init() throws { lamina = try Lamina() }

    private func events(_ more: [String]) throws -> [String] {
        ["--events", try lamina.folder.write("[\(([Self.open] + more).joined(separator: ", "))]", to: "events.json")]
    }

    private func picture(at time: Double, _ more: [String] = [], _ options: [String] = []) throws -> Bitmap {
        try lamina.still("Credits", at: time, Self.options + options + events(more))
    }

    @Test func theInfoButtonFlipsTheFrontView() throws {
        let front = try lamina.still("Credits", at: 0.1, Self.options)
        let during = try picture(at: 0.6)
        #expect(during != front)
        // Halfway through the transition the corners of the screen are uncovered.
        #expect(during.channels(5, 5) == [0, 0, 0])
        #expect(try picture(at: 1.5).channels(5, 5) != [0, 0, 0])
    }

    @Test func noCreditFlashesWhenItsFadeEnds() throws {
        // These frames contain the end of the first fade and the beginning of the second.
        let frames = try lamina.frames("Credits", 150...195, fps: 30, Self.options + events([])).map { $0.part(Self.pane) }
        let steps = zip(frames, frames.dropFirst()).map { $0.difference(from: $1).largest }
        // A fade of two seconds changes a channel by at most 255/15 = 17 between frames at 30 fps.
        #expect(steps.allSatisfy { $0 <= 17 }, "\(steps)")
        #expect(steps.contains { $0 > 0 })
    }

    @Test func aCreditCanBeTappedWhileItFades() throws {
        let tap = #"{"at": 2.6, "tap": [187, 227]}"#
        #expect(try picture(at: 3.2, [tap]).channels(187, 300) != picture(at: 3.2).channels(187, 300))
    }

    @Test func aTouchedLinkIsHighlightedAndAsksForConfirmation() throws {
        let link = PixelRect(100, 215, 280, 241)
        let press = #"{"at": 2.6, "drag": [[187, 227], [188, 227]], "for": 0.4}"#
        let (lit, dark) = (try picture(at: 2.7, [press]).part(link), try picture(at: 2.7).part(link))
        #expect(lit.pixels.max { $0 & 0xFF0000 < $1 & 0xFF0000 } != dark.pixels.max { $0 & 0xFF0000 < $1 & 0xFF0000 })
        // A cancelled touch leaves no visible trace.
        let cancel = #"{"at": 4, "tap": [120, 385]}"#
        let lower = PixelRect(0, 320, 375, 667)
        #expect(try picture(at: 5, [press, cancel]).part(lower) == picture(at: 5).part(lower))
    }

    @Test func theDoneButtonReturnsToTheFrontAndStopsTheFades() throws {
        let done = #"{"at": 3, "tap": [340, 22]}"#
        let front = try lamina.still("Credits", at: 0.1, Self.options)
        #expect(try picture(at: 5, [done]) == front)
        #expect(try picture(at: 9, [done]) == front)
    }

    @Test func theDescriptionScrolls() throws {
        let text = PixelRect(20, 320, 355, 450)
        let drag = #"{"at": 2, "drag": [[187, 430], [187, 350]], "for": 0.3}"#
        #expect(try picture(at: 4, [drag]).part(text) != picture(at: 4).part(text))
    }

    @Test func theTextsAreInTheUsersLanguage() throws {
        let title = PixelRect(20, 64, 355, 108)
        #expect(try picture(at: 1.5, [], ["--locale", "de"]).part(title) != picture(at: 1.5).part(title))
    }
}
