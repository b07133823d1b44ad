import LaminaPrimitives
import LaminaRaster
import Testing

@Suite struct ComposeTests {
    private func random(_ width: Int, _ height: Int, seed: UInt64) throws -> Bitmap {
        var random = FixedRandom(seed: seed)
        return try Bitmap(width: width, height: height, pixels: random.pixels(width * height))
    }

    @Test func aGroupIsPaintedWhereItWasDrawn() throws {
        var target = Bitmap(width: 10, height: 8)
        var group = try random(3, 2, seed: 1)
        target.withCanvas { canvas in group.withCanvas(at: (4, 5)) { canvas.compose($0) } }
        #expect(target[4, 5] == group[0, 0])
        #expect(target[6, 6] == group[2, 1])
        #expect(target[3, 5] == 0)
    }

    @Test func aMaskFadesByItsAlphaAndCutsOutsideItsBounds() {
        var target = Bitmap(width: 6, height: 1)
        var group = Bitmap(width: 6, height: 1, fill: 0xFFFF_FFFF)
        var mask = Bitmap(width: 3, height: 1, fill: 0x8000_0000)
        mask[0, 0] = 0
        target.withCanvas { canvas in
            group.withCanvas { group in mask.withCanvas(at: (2, 0)) { canvas.compose(group, mask: $0) } }
        }
        #expect(target.pixels == [0, 0, 0, 0x8080_8080, 0x8080_8080, 0])
    }

    @Test func multiplyingByAlphaClearsPixelsOutsideTheOther() {
        var target = Bitmap(width: 5, height: 2, fill: 0xFF80_4020)
        var mask = Bitmap(width: 2, height: 1, fill: 0x8000_0000)
        target.withCanvas { canvas in mask.withCanvas(at: (2, 0)) { canvas.multiply(byAlphaOf: $0) } }
        #expect(target.pixels == [0, 0, 0x8040_2010, 0x8040_2010, 0, 0, 0, 0, 0, 0])
    }

    @Test func opacityFadesAGroupAsAWhole() {
        var target = Bitmap(width: 300, height: 1, fill: 0xFF00_0000)
        var group = Bitmap(width: 300, height: 1, fill: 0xFFFF_FFFF)
        target.withCanvas { canvas in group.withCanvas { canvas.compose($0, opacity: 0.2) } }
        #expect(target.pixels.allSatisfy { $0 == 0xFF33_3333 })
    }

    @Test func clearingSetsOnlyTheRectangle() {
        var bitmap = Bitmap(width: 3, height: 3, fill: 1)
        bitmap.withCanvas { $0.clear(PixelRect(1, 1, 9, 9)) }
        #expect(bitmap.pixels == [1, 1, 1, 1, 0, 0, 1, 0, 0])
    }

    @Test(arguments: [Double.nan, -1])
    func anInvalidOpacityPaintsNothing(opacity: Double) {
        var target = Bitmap(width: 2, height: 1, fill: 0xFF00_0000)
        var group = Bitmap(width: 2, height: 1, fill: 0xFFFF_FFFF)
        target.withCanvas { canvas in
            group.withCanvas { canvas.compose($0, opacity: opacity) }
            canvas.fill(canvas.bounds, with: .solid(.white), opacity: opacity)
        }
        #expect(target.pixels == [0xFF00_0000, 0xFF00_0000])
    }
}
