import LaminaGoldens
import LaminaPrimitives
import Testing

struct PictureDifferenceTests {
    private func row(_ pixels: Pixel...) throws -> Bitmap { try Bitmap(width: pixels.count, height: 1, pixels: pixels) }

    @Test func equalPicturesHaveAWhiteDifference() throws {
        let difference = PictureDifference(try row(0xFF12_3456, 0), try row(0xFF12_3456, 0))
        #expect((difference.count, difference.largest) == (0, 0))
        #expect(difference.picture.pixels == [0xFFFF_FFFF, 0xFFFF_FFFF])
    }

    @Test func aChannelIsDarkerByEightTimesItsDifference() throws {
        let difference = PictureDifference(try row(0xFF00_0A00, 0xFF00_0000), try row(0xFF00_0000, 0xFF00_0000))
        #expect((difference.count, difference.largest) == (1, 10))
        #expect(difference.picture.pixels == [0xFFFF_AFFF, 0xFFFF_FFFF])
    }

    @Test func aDifferenceOfAlphaAloneIsSeen() throws {
        let difference = PictureDifference(try row(0xFF00_0000), try row(0xFE00_0000))
        #expect((difference.count, difference.largest) == (1, 1))
        #expect(difference.picture.pixels != [0xFFFF_FFFF])
    }

    @Test(arguments: [
        (0, 1000, "0"), (1, 3_000_000, "less than 0.01"), (5, 10_000, "0.05"), (50, 10_000, "0.5"), (1, 8, "12.5"), (999_999, 1_000_000, "99.99"),
        (7, 7, "100"),
    ])
    func aShareIsWrittenWithoutAnExponent(count: Int, all: Int, text: String) {
        #expect(PictureDifference.percent(count, of: all) == text)
    }

    @Test func pixelsThatOnlyOnePictureHasDiffer() throws {
        let difference = PictureDifference(try row(0xFF00_0000, 0xFF00_0000), Bitmap(width: 1, height: 2, fill: 0xFF00_0000))
        #expect((difference.count, difference.largest) == (2, 255))
        #expect(difference.picture.bounds == PixelRect(width: 2, height: 2))
        #expect(difference.picture.pixels == [0xFFFF_FFFF, 0xFFFF_0000, 0xFFFF_0000, 0xFFFF_FFFF])
    }
}
