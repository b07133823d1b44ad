import LaminaPrimitives
import Testing

/// The MailMove app after a tap on its fourth row, "Junk", rendered at one pixel per point.
@Suite struct MailMoveTests {
    private static let options = ["--size", "375x667", "--scale", "1"]
    private static let tap = 0.5
    /// The time at which the touch ends and selects the row: 0.05 s after it began.
    private static let start = tap + 0.05
    private let lamina: Lamina
    private let events: String

    init() throws {
        lamina = try Lamina()
        events = try lamina.folder.write(#"[{"at": 0.5, "tap": [150, 218]}]"#, to: "tap.json")
    }

    private func picture(_ time: Double) throws -> Bitmap {
        try lamina.still("MailMove", at: Self.start + time, Self.options + ["--events", events])
    }

    /// Returns the centre of the area that differs from the picture without a tap.
    private func iconCenter(_ time: Double) throws -> (x: Double, y: Double) {
        let area = try #require(try picture(time).changedArea(from: lamina.still("MailMove", at: 0.2, Self.options)))
        return (Double(area.minX + area.maxX) / 2, Double(area.minY + area.maxY) / 2)
    }

    @Test(arguments: [0.3, 0.5, 0.7, 0.85])
    func theIconFliesAlongTheCurveEasingIn(time: Double) throws {
        // The curve from the article, from the icon in the bar to the row.
        let (start, end) = ((x: 32.0, y: 32.0), (x: 20.0, y: 218.0))
        let along = Self.easeIn(time)
        func place(_ from: Double, _ first: Double, _ second: Double, _ to: Double) -> Double {
            let rest = 1 - along
            return rest * rest * rest * from + 3 * rest * rest * along * first + 3 * rest * along * along * second + along * along * along * to
        }
        let expected = (x: place(start.x, start.x + 250, end.x + 100, end.x), y: place(start.y, start.y, end.y - 100, end.y))
        let icon = try iconCenter(time)
        #expect(abs(icon.x - expected.x) <= 1.5 && abs(icon.y - expected.y) <= 1.5, "\(icon), not \(expected)")
    }

    @Test func theFlightEndsExactlyOnTheRow() throws {
        let icon = try iconCenter(0.999)
        #expect(abs(icon.x - 20) <= 1.5 && abs(icon.y - 218) <= 1.5, "\(icon)")
    }

    @Test func theIconDisappearsOnArrival() throws {
        // At this time the second pulse has its lowest opacity, so nothing of it is visible.
        #expect(try picture(1.5).changedArea(from: lamina.still("MailMove", at: 0.2, Self.options)) == nil)
    }

    @Test func theMessageLandsWithASoundWithinAnAudioFrameOfItsArrival() throws {
        let arguments = ["--size", "376x672", "--scale", "0.25", "--fps", "10", "--duration", "2.5", "--events", events, "-o", "a.mp4"]
        let result = try lamina.run(["render", Lamina.app("MailMove")] + arguments)
        try #require(result.status == 0, "\(result.errors)")
        let sound = try FFmpeg.samples(of: lamina.folder.file("a.mp4"))
        let onset = try #require(sound.firstIndex { abs($0) > 0.05 })
        #expect(abs(onset - Int((Self.start + 1) * 48_000)) < 1024, "\(onset)")
    }

    @Test func theRowPulsesYellowTwiceAndEndsUnchanged() throws {
        // The blue channel falls from 255 to 128 where yellow with an opacity of one half covers white.
        for (time, blue) in [(0.99, 255), (1.25, 128), (1.499, 255), (1.75, 128), (2.0, 255), (2.3, 255)] {
            let seen = try picture(time).channels(300, 210)[2]
            #expect(abs(seen - blue) <= 2, "\(seen) at \(time)")
        }
    }

    /// Returns the value of the ease-in timing curve.
    ///
    /// - Source: The cubic Bézier curve (0.42, 0), (1, 1) of the timing function, solved by bisection.
    private static func easeIn(_ time: Double) -> Double {
        func curve(_ t: Double, _ first: Double, _ second: Double) -> Double {
            3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if curve(middle, 0.42, 1) < time { low = middle } else { high = middle }
        }
        return curve(low, 0, 1)
    }
}
