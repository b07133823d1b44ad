import LaminaPrimitives
import Testing

/// The Hypnosis app after "Sleep" was typed into its field and confirmed at 1 s.
@Suite struct HypnosisTests {
    private static let options = ["--size", "375x667", "--scale", "1"]
    private let lamina: Lamina

    init() throws { lamina = try Lamina() }

    private func events(_ more: String = "") throws -> [String] {
        let text = #"[{"at": 0.2, "tap": [187, 85]}, {"at": 0.5, "text": "Sleep"}, {"at": 1, "key": "return"}\#(more)]"#
        return ["--events", try lamina.folder.write(text, to: "events.json")]
    }

    private func picture(at time: Double, _ more: String = "", seed: Int = 1) throws -> Bitmap {
        try lamina.still("Hypnosis", at: time, Self.options + ["--seed", "\(seed)"] + events(more))
    }

    private func circles() throws -> Bitmap { try lamina.still("Hypnosis", at: 0.1, Self.options) }

    @Test func typedTextAppearsInTheField() throws {
        let area = try #require(try picture(at: 0.9).changedArea(from: circles()))
        #expect(area.minY >= 70 && area.maxY <= 100)
    }

    @Test func returnClearsTheField() throws {
        let field = PixelRect(67, 70, 307, 100)
        #expect(try picture(at: 1.001).part(field) == circles().part(field))
    }

    @Test func labelsFadeInAtRandomPositions() throws {
        let (early, late) = (try picture(at: 1.05), try picture(at: 1.1))
        let area = try #require(try late.changedArea(from: circles()))
        #expect(area.height > 300)
        // With an ease-in curve little is visible at first.
        let empty = try circles()
        #expect(early.difference(from: empty).largest < late.difference(from: empty).largest)
        #expect(late.difference(from: empty).largest < 60)
    }

    @Test func labelsGatherInTheMiddleAndExplode() throws {
        let empty = try circles()
        let areas = try lamina.frames("Hypnosis", 72...132, fps: 60, Self.options + events()).compactMap { $0.changedArea(from: empty) }
        let narrowest = try #require(areas.min { $0.height < $1.height })
        // At the narrowest moment all twenty labels overlap in the middle of the screen.
        #expect(narrowest.height <= 30 && narrowest.width <= 60, "\(narrowest)")
        #expect(abs(narrowest.minX + narrowest.maxX - 375) <= 4 && abs(narrowest.minY + narrowest.maxY - 667) <= 4, "\(narrowest)")
        #expect(try #require(areas.last).height > 300)
    }

    @Test func theSeedDeterminesRandomPositions() throws {
        #expect(try picture(at: 2.5) == picture(at: 2.5))
        #expect(try picture(at: 2.5) != picture(at: 2.5, seed: 2))
    }

    @Test func labelsShiftWithTheTiltAndReturn() throws {
        let level = try picture(at: 3)
        let tilted = try picture(at: 3, #", {"at": 2.2, "tilt": [1, 0]}"#)
        let area = try #require(try level.changedArea(from: circles()))
        let moved = try #require(try tilted.changedArea(from: circles()))
        #expect(moved.minX == area.minX + 25 && moved.minY == area.minY, "\(area), then \(moved)")
        #expect(try picture(at: 4, #", {"at": 2.2, "tilt": [1, 0]}, {"at": 3, "tilt": [0, 0]}"#) == picture(at: 4))
    }
}
