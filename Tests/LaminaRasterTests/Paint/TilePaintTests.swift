import LaminaPrimitives
import LaminaRaster
import Testing

@Suite struct TilePaintTests {
    /// Opaque noise of 5 × 3 pixels.
    private let noise: Bitmap = {
        var random = FixedRandom(seed: 4)
        var bitmap = Bitmap(width: 5, height: 3)
        for i in bitmap.pixels.indices { bitmap.pixels[i] = 0xFF00_0000 | random.pixels(1)[0] }
        return bitmap
    }()

    /// Maps that are exact, or under which no pixel's centre lies on an edge between tiles, where rounding would choose the tile.
    static let maps: [AffineTransform] = [
        .identity, .translation(-1234.25, 77.5), .scale(0.3, 0.7), .scale(-2.6, 3.1),
        AffineTransform(a: 0.7648, b: 0.6442, c: -0.6442, d: 0.7648, tx: 3.31357, ty: -8.17113),
        AffineTransform(a: 0, b: 1e-7, c: 40, d: 0, tx: 0, ty: 1e6),
    ]

    private func painted(_ map: AffineTransform, _ sampling: PicturePaint.Sampling) -> Bitmap { painted(Projection(map), sampling) }

    private func painted(_ map: Projection, _ sampling: PicturePaint.Sampling) -> Bitmap {
        var bitmap = Bitmap(width: 300, height: 8)
        bitmap.withCanvas { $0.fill($0.bounds, with: .tiles(TilePaint(Picture(noise), sampling: sampling, inverse: map))) }
        return bitmap
    }

    /// Returns a position within the tile that it lies in.
    private func wrapped(_ position: Double, _ period: Double) -> Double { position - (position / period).rounded(.down) * period }

    /// Returns the interpolated pixel at a position within a tile, whose edge pixels repeat.
    private func linear(_ place: Point) -> [Double] {
        func pixel(_ x: Double, _ y: Double) -> [Double] { BlendOracle.channels(noise[min(max(Int(x), 0), 4), min(max(Int(y), 0), 2)]) }
        let (left, top) = ((place.x - 0.5).rounded(.down), (place.y - 0.5).rounded(.down))
        let (right, down) = (place.x - 0.5 - left, place.y - 0.5 - top)
        let parts = [
            (pixel(left, top), (1 - right) * (1 - down)), (pixel(left + 1, top), right * (1 - down)),
            (pixel(left, top + 1), (1 - right) * down), (pixel(left + 1, top + 1), right * down),
        ]
        return (0..<4).map { channel in parts.reduce(0) { $0 + $1.0[channel] * $1.1 } }
    }

    @Test(arguments: maps)
    func everyTileIsInterpolatedLikeTheFirst(map: AffineTransform) {
        let bitmap = painted(map, .linear)
        for y in 0..<8 {
            for x in 0..<300 {
                let place = map(Point(Double(x) + 0.5, Double(y) + 0.5))
                let wanted = linear(Point(wrapped(place.x, 5), wrapped(place.y, 3)))
                #expect(zip(BlendOracle.channels(bitmap[x, y]), wanted).allSatisfy { abs($0 - $1) * 255 <= 2.5 }, "at \(x), \(y)")
            }
        }
    }

    @Test func nearestSamplingRepeatsPixelsUnchanged() {
        let bitmap = painted(.translation(-1234, 77), .nearest)
        #expect((0..<8).allSatisfy { y in (0..<300).allSatisfy { x in bitmap[x, y] == noise[(x + 1) % 5, (y + 2) % 3] } })
    }

    @Test func aPlaneInPerspectiveRepeatsTheTileUpToItsHorizon() {
        // The weight w falls to 0 at column 250, beyond which nothing is drawn.
        let map = Projection(m11: 0.31, m12: 0.123, m13: -0.004, m21: 0.05, m22: 0.61, m23: 0, m31: 7.123, m32: -3.321, m33: 1)
        let bitmap = painted(map, .nearest)
        var isDrawn = 0
        for y in 0..<8 {
            for x in 0..<300 {
                let center = Point(Double(x) + 0.5, Double(y) + 0.5)
                guard map.weight(center) > 0 else {
                    #expect(bitmap[x, y] == 0)
                    continue
                }
                let place = map(center)
                let (column, row) = (wrapped(place.x, 5), wrapped(place.y, 3))
                // At the edge of a pixel rounding chooses between two.
                guard abs(column - column.rounded()) > 1e-6, abs(row - row.rounded()) > 1e-6 else { continue }
                #expect(bitmap[x, y] == noise[Int(column), Int(row)], "at \(x), \(y)")
                isDrawn += 1
            }
        }
        #expect(isDrawn > 1900)
    }

    @Test func aTintMultipliesTheColoursOfTheTile() {
        var bitmap = Bitmap(width: 5, height: 3)
        bitmap.withCanvas { $0.fill($0.bounds, with: .tiles(TilePaint(Picture(noise), sampling: .nearest, tint: 0x00FF_0000))) }
        #expect(bitmap.pixels == noise.pixels.map { $0 & 0xFFFF_0000 })
    }

    @Test(arguments: [Double.nan, .infinity, 1e12, -1e300])
    func aMapWithoutUsablePositionsPaintsNothing(number: Double) {
        #expect(painted(.translation(number, 0), .linear).pixels.allSatisfy { $0 == 0 })
        #expect(painted(.scale(1, number), .linear).pixels.allSatisfy { $0 == 0 })
    }
}
