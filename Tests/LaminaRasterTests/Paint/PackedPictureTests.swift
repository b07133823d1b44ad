import LaminaPrimitives
import LaminaRaster
import Testing

/// Run-length encoded pictures, compared with the pixels they were made from.
@Suite struct PackedPictureTests {
    /// Returns a picture of transparent, constant, black and mixed stretches, with lengths around the threshold for a separate run.
    private func picture(seed: UInt64) -> Bitmap {
        var random = FixedRandom(seed: seed)
        var pixels: [Pixel] = []
        while pixels.count < 130 * 40 {
            let count = Int(random.next() % 45)
            switch random.next() % 4 {
            case 0: pixels += repeatElement(0, count: count)
            case 1: pixels += repeatElement(random.pixel(), count: count)
            case 2: pixels += random.covers(count).map { Pixel($0) << 24 }
            default: pixels += random.pixels(count)
            }
        }
        var picture = Bitmap(width: 130, height: 40)
        // Rows at the top and bottom stay transparent.
        picture.pixels.replaceSubrange(3 * 130..<36 * 130, with: pixels[..<(33 * 130)])
        return picture
    }

    private func packed(_ picture: Bitmap) -> PackedPicture {
        var picture = picture
        return picture.withCanvas(at: (7, 5)) { PackedPicture($0) }
    }

    private var background: Bitmap {
        var random = FixedRandom(seed: 99)
        var background = Bitmap(width: 150, height: 60)
        background.pixels = random.pixels(150 * 60)
        return background
    }

    @Test(arguments: 1...6)
    func aPackedPictureIsDrawnLikeItsPixels(seed: UInt64) {
        var picture = picture(seed: seed)
        let packed = packed(picture)
        for opacity in [1, 0.9, 0] {
            for clip in [nil, Coverage(rectangle: Rect(20.5, 8, 70, 20.25), clippedTo: PixelRect(width: 150, height: 60))] {
                var (expected, shown) = (background, background)
                expected.withCanvas { canvas in
                    picture.withCanvas(at: (7, 5)) { canvas.compose($0, opacity: opacity, clip: clip) }
                }
                shown.withCanvas { $0.compose(packed, opacity: opacity, clip: clip) }
                #expect(shown == expected)
            }
        }
    }

    @Test(arguments: instructionSets, 1...3)
    func everyInstructionSetEqualsTheLoopInSwift(name: String, seed: UInt64) throws {
        let kernels = try #require(RowKernels(named: name))
        let packed = packed(picture(seed: seed))
        for part in [packed.bounds, PixelRect(30, 10, 31, 40), PixelRect(17, 20, 99, 23), .empty] {
            for opacity: UInt8 in [255, 200, 0] {
                var (expected, shown) = (background, background)
                expected.withCanvas { RowKernels.scalar.over(packed, onto: $0, in: part, opacity: opacity) }
                shown.withCanvas { kernels.over(packed, onto: $0, in: part, opacity: opacity) }
                #expect(shown == expected)
            }
        }
    }

    @Test func clearEdgesAreCutOff() {
        var picture = Bitmap(width: 60, height: 20)
        picture[20, 6] = 0xFF12_3456
        picture[31, 9] = 0x8000_0000
        #expect(packed(picture).bounds == PixelRect(27, 11, 39, 15))
    }

    @Test func aClearPictureIsEmpty() {
        let packed = packed(Bitmap(width: 9, height: 9))
        #expect(packed.bounds.isEmpty)
        var (expected, shown) = (background, background)
        shown.withCanvas { $0.compose(packed) }
        expected.withCanvas { $0.clear(.empty) }
        #expect(shown == expected)
    }

    @Test func evenPixelsAndShadowsTakeLessMemoryThanPixels() {
        let even = packed(Bitmap(width: 200, height: 100, fill: 0xFF80_4020))
        #expect(even.byteCount < 200 * 100 / 4)
        var shades = Bitmap(width: 200, height: 100)
        for index in shades.pixels.indices { shades.pixels[index] = Pixel(index % 255 + 1) << 24 }
        #expect(packed(shades).byteCount < 200 * 100 * 3 / 2)
    }
}
