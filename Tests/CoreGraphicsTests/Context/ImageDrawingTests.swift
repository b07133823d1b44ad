import CoreGraphics
import LaminaPrimitives
import Testing

@Suite struct ImageDrawingTests {
    /// An image with a red row above a blue row.
    private let image = CGImage(Picture(Bitmap(halves: red, blue)))
    private let whole = CGRect(x: 0, y: 0, width: 10, height: 10)

    /// Returns a mask of one column that lets paint through in its upper pixel only.
    private func halfMask() throws -> CGImage {
        let provider = try #require(CGDataProvider(data: NSData(data: Data([0, 255]))))
        return try #require(
            CGImage(
                maskWidth: 1, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 1, provider: provider, decode: nil,
                shouldInterpolate: false))
    }

    @Test func anImageIsUprightWhenYPointsUp() {
        let bitmap = drawn { $0.draw(image, in: whole) }
        #expect(bitmap[5, 0] == red && bitmap[5, 9] == blue)
    }

    @Test(arguments: [1e-308, 1e-200, 1e200, 1e308], [1e-300, 1, 1e300])
    func aTiledImageUnderAnyScaleIsDrawnOrSkipped(scale: Double, size: Double) {
        _ = drawn {
            $0.scaleBy(x: scale, y: scale)
            $0.draw(image, in: CGRect(x: size, y: -size, width: size, height: size), byTiling: true)
        }
    }

    @Test func anImageIsUpsideDownInAUIKitContext() {
        let bitmap = drawnLikeUIKit { $0.draw(image, in: whole) }
        #expect(bitmap[5, 0] == blue && bitmap[5, 9] == red)
    }

    @Test func translatingByTheHeightAndFlippingYDrawsItUpright() {
        let bitmap = drawnLikeUIKit {
            $0.saveGState()
            $0.translateBy(x: 0, y: 10)
            $0.scaleBy(x: 1, y: -1)
            $0.draw(image, in: whole)
            $0.restoreGState()
        }
        #expect(bitmap[5, 0] == red && bitmap[5, 9] == blue)
    }

    @Test func anImageOfTheSameSizeIsCopiedExactly() {
        let pixels = Bitmap(noise: 10, 10)
        #expect(drawn { $0.draw(CGImage(Picture(pixels)), in: whole) } == pixels)
    }

    @Test func withoutInterpolationPixelsKeepSharpEdges() {
        let bitmap = drawn {
            $0.interpolationQuality = .none
            $0.draw(image, in: whole)
        }
        #expect(bitmap.pixels.allSatisfy { $0 == red || $0 == blue })
        #expect(bitmap[0, 4] == red && bitmap[0, 5] == blue)
    }

    // Measured on Apple's system: a white and a black pixel, twenty times larger, between the middles of the two.
    @Test(arguments: [true, false])
    func anEnlargedImageMixesNeighboursInNineSteps(isUpright: Bool) throws {
        let (width, height) = isUpright ? (1, 2) : (2, 1)
        let pair = CGImage(Picture(try Bitmap(width: width, height: height, pixels: [0xFFFF_FFFF, 0xFF00_0000])))
        let bitmap = drawn(20 * width, 20 * height) { $0.draw(pair, in: CGRect(x: 0, y: 0, width: 20 * width, height: 20 * height)) }
        let greys = (9..<31).map { (isUpright ? bitmap[10, $0] : bitmap[$0, 10]) & 255 }
        #expect(greys == [255, 255, 239, 239, 239, 223, 223, 191, 191, 191, 128, 128, 64, 64, 64, 32, 32, 16, 16, 16, 0, 0])
    }

    @Test func tilesFillTheWholeClip() {
        let bitmap = drawn { $0.draw(image, in: CGRect(x: 1, y: 1, width: 2, height: 2), byTiling: true) }
        #expect(bitmap.paintedCount == 100)
        #expect(bitmap[0, 0] == blue && bitmap[0, 1] == red && bitmap[0, 9] == red || bitmap[0, 9] == blue)
    }

    @Test func tilesMuchSmallerThanAPixelShowTheMeanOfTheImage() {
        let bitmap = drawn { $0.draw(image, in: CGRect(x: 0.1, y: 0, width: 0.001, height: 0.001), byTiling: true) }
        #expect(bitmap.pixels.allSatisfy { $0 == 0xFF80_0080 })
    }

    @Test func anyNumberOfTilesIsDrawn() {
        let bitmap = drawn(300, 300) { $0.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1), byTiling: true) }
        #expect(bitmap.paintedCount == 90_000)
    }

    @Test func tilesOfFractionalSizeJoinWithoutSeams() throws {
        let translucent = CGImage(Picture(try Bitmap(width: 1, height: 1, pixels: [0x8080_0000])))
        let bitmap = drawn { $0.draw(translucent, in: CGRect(x: 0.3, y: 0.4, width: 2.3, height: 1.7), byTiling: true) }
        #expect(bitmap.pixels.allSatisfy { $0 == 0x8080_0000 })
    }

    @Test func aRotatedTilingFillsTheWholeClip() {
        let bitmap = drawn {
            $0.rotate(by: 0.7)
            $0.draw(image, in: CGRect(x: 1, y: 1, width: 2, height: 2), byTiling: true)
        }
        #expect(bitmap.pixels.allSatisfy { $0 >= 0xFF00_0000 })
    }

    @Test func tilesOfAnImageMaskArePaintedWithTheFillColour() throws {
        let mask = try halfMask()
        let bitmap = drawn {
            $0.setFillColor(.pureGreen)
            $0.draw(mask, in: CGRect(x: 0, y: 0, width: 2, height: 2), byTiling: true)
        }
        #expect((0..<10).allSatisfy { y in (0..<10).allSatisfy { x in bitmap[x, y] == (y % 2 == 0 ? green : 0) } })
    }

    @Test func allTilesCastOneShadow() throws {
        let pixels = try Bitmap(width: 1, height: 1, pixels: [0x8080_0000])
        let translucent = CGImage(Picture(pixels))
        func drawn(_ draw: (CGContext) -> Void) -> Bitmap {
            CoreGraphicsTests.drawn {
                $0.interpolationQuality = .none
                $0.setShadow(offset: CGSize(width: 2, height: 0), blur: 0, color: .black)
                draw($0)
            }
        }
        let tiled = drawn { $0.draw(translucent, in: CGRect(x: 0, y: 0, width: 2, height: 2), byTiling: true) }
        // Tiles fill the clip and nothing beyond it, like an image of the clip's size.
        #expect(tiled == drawn { $0.draw(translucent, in: whole) })
    }

    @Test func anImageMaskIsPaintedWithTheFillColour() throws {
        let mask = try halfMask()
        let bitmap = drawn {
            $0.setFillColor(.pureGreen)
            $0.interpolationQuality = .none
            $0.draw(mask, in: whole)
        }
        #expect(bitmap[5, 0] == green && bitmap[5, 9] == 0)
        #expect(mask.isMask && mask.colorSpace == nil)
    }

    @Test func aLargeImageShownSmallShowsTheMeanOfItsPixels() {
        var board = Bitmap(width: 64, height: 64, fill: white)
        for i in board.pixels.indices where (i % 64 + i / 64) % 2 == 0 { board.pixels[i] = black }
        let bitmap = drawn(4, 4) { $0.draw(CGImage(Picture(board)), in: CGRect(x: 0, y: 0, width: 4, height: 4)) }
        #expect(bitmap.pixels.allSatisfy { $0 == 0xFF80_8080 })
    }

    @Test func aCGLayerIsDrawnAtItsOwnSizeFromItsLowerLeftCorner() throws {
        var layer: CGLayer?
        let bitmap = drawn {
            $0.scaleBy(x: 2, y: 2)
            layer = CGLayer($0, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil)
            layer?.context?.setFillColor(.pureRed)
            layer?.context?.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            if let layer { $0.draw(layer, at: CGPoint(x: 1, y: 1)) }
        }
        #expect(layer?.size == CGSize(width: 2, height: 2))
        #expect(bitmap.paintedBounds == PixelRect(2, 6, 6, 8))
        #expect(bitmap[3, 7] == red)
    }

    @Test func aRotatedImageKeepsItsArea() {
        let bitmap = drawn(20, 20) {
            $0.translateBy(x: 10, y: 10)
            $0.rotate(by: 0.7)
            $0.draw(image, in: CGRect(x: -5, y: -5, width: 10, height: 10))
        }
        #expect(abs(bitmap.paintedArea - 100) < 0.5)
    }
}

extension Bitmap {
    /// Creates two rows of two pixels, with one colour per row.
    init(halves top: Pixel, _ bottom: Pixel) {
        self.init(width: 2, height: 2, fill: top)
        self[0, 1] = bottom
        self[1, 1] = bottom
    }

    /// Creates opaque pixels that all differ.
    init(noise width: Int, _ height: Int) {
        self.init(width: width, height: height)
        for i in pixels.indices { pixels[i] = 0xFF00_0000 | UInt32(i) &* 2_654_435_761 >> 8 }
    }
}
