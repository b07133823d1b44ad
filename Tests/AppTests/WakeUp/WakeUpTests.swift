import LaminaPrimitives
import Testing

/// The tile strips of the WakeUp app in a picture of 360 × 200 points, with tiles of 60 × 20.
@Suite struct WakeUpTests {
    private static let options = ["--size", "360x200", "--scale", "1"]
    private static let yellow = [241, 196, 15]
    private static let blue = [52, 152, 219]
    private let lamina: Lamina
    private let events: String

    init() throws {
        lamina = try Lamina()
        events = try lamina.folder.write(#"[{"at": 0.15, "tap": [150, 100]}, {"at": 2.15, "tap": [270, 100]}]"#, to: "taps.json")
    }

    private func picture(at time: Double, seed: Int = 1) throws -> Bitmap {
        try lamina.still("WakeUp", at: time, Self.options + ["--events", events, "--seed", "\(seed)"])
    }

    @Test func tilesSlideToBothSidesBetweenPixels() throws {
        // By now every tile has moved away from the chosen strip, and none is moving back.
        let pictures = try lamina.frames("WakeUp", 28...32, fps: 50, Self.options + ["--events", events])
        var fractions = 0
        for (row, side) in stride(from: 10, to: 200, by: 20).flatMap({ [($0, -1), ($0, 1)] }) {
            let gaps = pictures.map { Self.gap(in: $0, row: row, side: side) }
            for (gap, next) in zip(gaps, gaps.dropFirst()) { #expect(next >= gap - 0.02, "row \(row)") }
            #expect(gaps[4] > gaps[0] + 1 || gaps[0] > 140, "row \(row)")
            fractions += gaps.count { abs($0 - $0.rounded()) > 0.1 }
        }
        #expect(fractions > 40)
    }

    @Test(arguments: [1, 2])
    func theReturnedTilesLeaveNoGap(seed: Int) throws {
        let picture = try picture(at: 2, seed: seed)
        #expect(Set(picture.pixels).count == 1)
        #expect(picture.channels(0, 0) == Self.yellow)
    }

    @Test func aSecondTapRecoloursTileByTileUntilAllAreDone() throws {
        let during = try picture(at: 2.5)
        let blueTiles = Self.tiles(of: during).filter { $0 == Self.blue }.count
        #expect((20...45).contains(blueTiles))
        #expect(Self.tiles(of: during).contains(Self.yellow))
        let after = try picture(at: 3)
        #expect(Set(after.pixels).count == 1)
        #expect(after.channels(0, 0) == Self.blue)
    }

    @Test func theOrderOfTilesIsRandomAndDependsOnTheSeed() throws {
        let first = try picture(at: 2.5)
        #expect(try picture(at: 2.5) == first)
        #expect(try picture(at: 2.5, seed: 2) != first)
        #expect(try picture(at: 0.5, seed: 2) != picture(at: 0.5))
        // The blue tiles are scattered: they do not form whole rows or columns.
        let isBlue = Self.tiles(of: first).map { $0 == Self.blue }
        #expect(zip(isBlue, isBlue.dropFirst()).filter { $0 != $1 }.count > 15)
    }

    /// Returns the colours at the centres of the sixty tiles, row by row.
    private static func tiles(of picture: Bitmap) -> [[Int]] {
        (0..<60).map { picture.channels($0 % 6 * 60 + 30, $0 / 6 * 20 + 10) }
    }

    /// Returns the distance from the middle of the chosen strip to the first tile on one side, in pixels with subpixel precision.
    private static func gap(in picture: Bitmap, row: Int, side: Int) -> Double {
        var x = side < 0 ? 149 : 150
        while (0..<picture.width).contains(x), picture.channels(x, row) == yellow { x += side }
        let whole = Double(abs(x - (side < 0 ? 149 : 150)))
        guard (1..<picture.width - 1).contains(x) else { return whole }
        // The pixel after `x` lies inside the tile. The green channel tells the colours apart, because no tile has the green of yellow.
        let (mixed, inside) = (picture.channels(x, row)[1], picture.channels(x + side, row)[1])
        return whole + Double(mixed - inside) / Double(yellow[1] - inside)
    }
}
