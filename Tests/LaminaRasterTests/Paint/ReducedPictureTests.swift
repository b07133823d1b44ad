import LaminaPrimitives
import LaminaRaster
import Testing

@Suite struct ReducedPictureTests {
    private func checkers(_ side: Int) -> Picture {
        var bitmap = Bitmap(width: side, height: side)
        for y in 0..<side {
            for x in 0..<side { bitmap[x, y] = (x + y) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
        }
        return Picture(bitmap)
    }

    @Test func level0IsThePictureItself() {
        let picture = checkers(8)
        #expect(ReducedPicture(picture, level: 0).picture === picture)
        #expect(ReducedPicture(picture, level: -3).scale == 1)
        #expect(ReducedPicture(picture, level: .nan).picture === picture)
    }

    @Test func eachHalvingTakesTheMeanOfFourPixels() {
        let reduced = ReducedPicture(checkers(8), level: 2)
        #expect(reduced.scale == 0.25)
        #expect(reduced.picture.bitmap == Bitmap(width: 2, height: 2, fill: 0xFF80_8080))
    }

    @Test func aLevelBetweenTwoMixesThem() {
        let reduced = ReducedPicture(checkers(8), level: 0.5)
        #expect(reduced.scale == 1)
        // Halfway from white (255) and black (0) to grey (128), apart from rounding.
        #expect(Set(reduced.picture.bitmap.pixels) == [0xFFC0_C0C0, 0xFF40_4040])
    }

    @Test func reductionEndsAtOnePixel() {
        let reduced = ReducedPicture(checkers(8), level: .infinity)
        #expect(reduced.picture.width == 1 && reduced.scale == 0.125)
    }

    @Test func anOddSizeIsRoundedUpAndItsEdgePixelsCountTwice() {
        var bitmap = Bitmap(width: 3, height: 1, fill: 0xFF00_0000)
        bitmap[2, 0] = 0xFFFF_FFFF
        let reduced = ReducedPicture(Picture(bitmap), level: 1)
        #expect(reduced.picture.bitmap.pixels == [0xFF00_0000, 0xFFFF_FFFF])
    }
}
