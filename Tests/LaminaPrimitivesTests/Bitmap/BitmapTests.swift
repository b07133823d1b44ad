import LaminaPrimitives
import Testing

@Suite struct BitmapTests {
    @Test func pixelsAreStoredRowByRowFromTheTop() throws {
        let bitmap = try Bitmap(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6])
        #expect((0..<2).map { y in (0..<3).map { bitmap[$0, y] } } == [[1, 2, 3], [4, 5, 6]])
        var changed = bitmap
        changed[2, 1] = 60
        #expect(changed.pixels == [1, 2, 3, 4, 5, 60])
        #expect(bitmap.bounds == PixelRect(0, 0, 3, 2))
    }

    @Test func aNewBitmapIsClearOrOfOneColour() {
        #expect(Bitmap(width: 2, height: 2).pixels == [0, 0, 0, 0])
        #expect(Bitmap(width: 1, height: 3, fill: 0xFF12_3456).pixels == [0xFF12_3456, 0xFF12_3456, 0xFF12_3456])
        #expect(Bitmap(width: 0, height: 5).pixels.isEmpty)
    }

    @Test(arguments: [
        (2, 2, 3, 4), (2, 2, 5, 4), (0, 9, 1, 0), (-1, -4, 4, 0), (-2, 2, 0, 0), (.max, 2, 1, .max), (.max, .max, 0, .max), (.min, .min, 0, 0),
    ])
    func aWrongNumberOfPixelsIsRefusedWithBothNumbers(width: Int, height: Int, count: Int, expected: Int) {
        let error = #expect(throws: WrongPixelCount.self) {
            try Bitmap(width: width, height: height, pixels: Array(repeating: 0, count: count))
        }
        #expect(error?.count == count)
        #expect(error?.expected == expected)
    }

    @Test func theFingerprintDiffersWithEachBitOfEachPixel() {
        let bitmap = Bitmap(width: 5, height: 4, fill: 0xFF80_8080)
        var seen: Set = [bitmap.fingerprint]
        for index in bitmap.pixels.indices {
            for bit in 0..<32 {
                var changed = bitmap
                changed.pixels[index] ^= 1 << UInt32(bit)
                seen.insert(changed.fingerprint)
            }
        }
        #expect(seen.count == 1 + 20 * 32)
        #expect(seen.allSatisfy { $0.count == 16 && $0.allSatisfy { $0.isHexDigit } })
    }

    @Test func theFingerprintDependsOnTheOrderOfThePixels() throws {
        let one = try Bitmap(width: 2, height: 1, pixels: [1, 2])
        let (same, turned) = (try Bitmap(width: 2, height: 1, pixels: [1, 2]), try Bitmap(width: 2, height: 1, pixels: [2, 1]))
        #expect(one.fingerprint == same.fingerprint)
        #expect(one.fingerprint != turned.fingerprint)
        #expect(Bitmap(width: 0, height: 0).fingerprint == StableHash().text)
    }

    @Test func aPictureIsEqualToItselfAlone() {
        let bitmap = Bitmap(width: 1, height: 1)
        let picture = Picture(bitmap)
        #expect(picture == picture)
        #expect(picture != Picture(bitmap))
        #expect(Set([picture, picture, Picture(bitmap)]).count == 2)
    }

    @Test(arguments: [([0xFF00_0000, 0xFFFF_FFFF], true), ([0xFF00_0000, 0xFEFE_FEFE], false), ([0, 0], false), ([], true)] as [([Pixel], Bool)])
    func aPictureIsOpaqueWhenEveryPixelIs(pixels: [Pixel], isOpaque: Bool) throws {
        let picture = Picture(try Bitmap(width: pixels.count, height: 1, pixels: pixels))
        #expect(picture.isOpaque == isOpaque)
        #expect((picture.width, picture.height) == (pixels.count, 1))
        #expect(Picture(picture.bitmap, isOpaque: !isOpaque).isOpaque == !isOpaque)
    }
}
