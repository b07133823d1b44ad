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

    @Test func pixelsThatOnlyOnePictureHasDiffer() throws {
        let difference = PictureDifference(try row(0xFF00_0000, 0xFF00_0000), Bitmap(width: 1, height: 2, fill: 0xFF00_0000))
        #expect((difference.count, difference.largest) == (2, 255))
        #expect(difference.picture.bounds == PixelRect(width: 2, height: 2))
        #expect(difference.picture.pixels == [0xFFFF_FFFF, 0xFFFF_0000, 0xFFFF_0000, 0xFFFF_FFFF])
    }
}
