@testable import CoreGraphics
import Foundation
import LaminaPrimitives
import TestRandom
import Testing

@Suite struct SampleTests {
    private func pixels(
        _ bytes: [UInt8], _ width: Int, bits: Int, bitsPerPixel: Int, space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
        alpha: CGImageAlphaInfo = .none,
        _ info: CGBitmapInfo = [], decode: [CGFloat]? = nil
    ) -> [Pixel]? {
        make(bytes, width, bits: bits, bitsPerPixel: bitsPerPixel, space: space, alpha: alpha, info, decode: decode)?.picture.bitmap.pixels
    }

    private func make(
        _ bytes: [UInt8], _ width: Int, bits: Int, bitsPerPixel: Int, space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
        alpha: CGImageAlphaInfo = .none,
        _ info: CGBitmapInfo = [], decode: [CGFloat]? = nil
    ) -> CGImage? {
        guard let provider = CGDataProvider(data: NSData(data: Data(bytes))) else { return nil }
        func read(_ decode: UnsafePointer<CGFloat>?) -> CGImage? {
            CGImage(
                width: width, height: 1, bitsPerComponent: bits, bitsPerPixel: bitsPerPixel, bytesPerRow: (width * bitsPerPixel + 7) / 8,
                space: space, bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue | info.rawValue), provider: provider, decode: decode,
                shouldInterpolate: false, intent: .defaultIntent)
        }
        return decode.map { read($0) } ?? read(nil)
    }

    @Test func fewerBitsThanAByteAreRead() {
        let gray = CGColorSpaceCreateDeviceGray()
        #expect(pixels([0b1010_0000], 4, bits: 1, bitsPerPixel: 1, space: gray) == [white, black, white, black])
        #expect(pixels([0b0001_1011], 4, bits: 2, bitsPerPixel: 2, space: gray) == [black, 0xFF55_5555, 0xFFAA_AAAA, white])
        #expect(pixels([0x0F, 0x80], 3, bits: 4, bitsPerPixel: 4, space: gray) == [black, white, 0xFF88_8888])
        #expect(pixels([0b1000_0000], 2, bits: 1, bitsPerPixel: 1, space: gray, decode: [1, 0]) == [black, white])
    }

    @Test func indexedPixelsAreLookedUp() throws {
        let space = try made(
            CGColorSpace(indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 3, colorTable: [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]))
        #expect(pixels([3, 2, 1, 0, 200], 5, bits: 8, bitsPerPixel: 8, space: space) == [blue, green, red, black, blue])
        #expect(pixels([0b1101_1000], 3, bits: 2, bitsPerPixel: 2, space: space) == [blue, red, green])
        // The decode array maps the samples 0...255 to 3...-252: 0 is the last colour.
        #expect(pixels([0, 3], 2, bits: 8, bitsPerPixel: 8, space: space, decode: [3, -252]) == [blue, black])
    }

    @Test func deepAndPackedPixelsAreRead() {
        #expect(pixels([0xFF, 0xFF, 0x80, 0, 0, 0], 1, bits: 16, bitsPerPixel: 48) == [0xFFFF_8000])
        #expect(pixels([0xFF, 0xFF, 0, 0x80, 0, 0, 0xFF, 0xFF], 1, bits: 16, bitsPerPixel: 64, alpha: .last, .byteOrder16Little) == [0xFFFF_8000])
        let halves: [UInt8] = [0x3C, 0, 0x38, 0, 0, 0, 0x38, 0]
        #expect(pixels(halves, 1, bits: 16, bitsPerPixel: 64, alpha: .last, .floatComponents) == [0x8080_4000])
        let floats = [1, 0.5, 0, 1].flatMap { value in withUnsafeBytes(of: Float(value).bitPattern.bigEndian) { Array($0) } }
        #expect(pixels(floats, 1, bits: 32, bitsPerPixel: 128, alpha: .premultipliedLast, .floatComponents) == [0xFFFF_8000])
        let broken = [Float.nan, .infinity, -1, 1].flatMap { value in withUnsafeBytes(of: value.bitPattern.bigEndian) { Array($0) } }
        #expect(pixels(broken, 1, bits: 32, bitsPerPixel: 128, alpha: .last, .floatComponents) == [black])
        #expect(pixels([0x7C, 0, 0x03, 0xE0], 2, bits: 5, bitsPerPixel: 16, alpha: .noneSkipFirst) == [red, green])
        let packed565 = CGBitmapInfo(rawValue: CGImagePixelFormatInfo.RGB565.rawValue)
        #expect(pixels([0xF8, 0, 0x07, 0xE0], 2, bits: 5, bitsPerPixel: 16, packed565) == [red, green])
        let packed1010 = CGBitmapInfo(rawValue: CGImagePixelFormatInfo.RGB101010.rawValue)
        #expect(pixels([0x3F, 0xF0, 0, 0], 1, bits: 10, bitsPerPixel: 32, alpha: .noneSkipFirst, packed1010) == [red])
    }

    @Test func otherModelsAreConverted() throws {
        #expect(pixels([0, 255, 255, 0], 1, bits: 8, bitsPerPixel: 32, space: CGColorSpaceCreateDeviceCMYK()) == [red])
        let lab = try made(CGColorSpace(name: CGColorSpace.genericLab))
        let values = try #require(pixels([255, 128, 128, 0, 128, 128], 2, bits: 8, bitsPerPixel: 24, space: lab))
        // The samples 0...255 of L* are 0...100, and 128 is 0 for a* and b*.
        #expect(values == [white, black])
    }

    @Test func everyComponentHasItsOwnRange() throws {
        #expect(pixels([255, 255, 255], 1, bits: 8, bitsPerPixel: 24, decode: [0, 1, 1, 0, 0, 0.5]) == [0xFFFF_0080])
        let image = try #require(make([255, 0, 255], 1, bits: 8, bitsPerPixel: 24, decode: [1, 0, 1, 0, 0, 1]))
        let decode = try #require(image.decode)
        #expect((0..<6).map { decode[$0] } == [1, 0, 1, 0, 0, 1])
        #expect(image.picture.bitmap.pixels == [0xFF00_FFFF])
        // Alpha is not mapped.
        #expect(pixels([0, 0, 0, 128], 1, bits: 8, bitsPerPixel: 32, alpha: .last, decode: [1, 0, 1, 0, 1, 0]) == [0x8080_8080])
        #expect(pixels([255, 0, 0], 1, bits: 8, bitsPerPixel: 24, decode: [0, 1, .nan, 0, 0, 1]) == [red])
    }

    @Test(arguments: [(1, [UInt8](arrayLiteral: 0b0100_0000)), (8, [0, 255]), (16, [0, 0, 255, 255]), (4, [0x0F])])
    func masksOfAllDepthsBlockTheirGreatestSample(bits: Int, bytes: [UInt8]) throws {
        let provider = try made(CGDataProvider(data: NSData(data: Data(bytes))))
        let mask = try made(
            CGImage(
                maskWidth: 2, height: 1, bitsPerComponent: bits, bitsPerPixel: bits, bytesPerRow: bytes.count, provider: provider, decode: nil,
                shouldInterpolate: false))
        #expect(mask.picture.bitmap.pixels.map { $0 >> 24 } == [255, 0] && mask.isMask)
        let inverted = try made(
            CGImage(
                maskWidth: 2, height: 1, bitsPerComponent: bits, bitsPerPixel: bits, bytesPerRow: bytes.count, provider: provider, decode: [1, 0],
                shouldInterpolate: false))
        #expect(inverted.picture.bitmap.pixels.map { $0 >> 24 } == [0, 255])
    }

    @Test func imagesOfHDRVideoAskForToneMapping() throws {
        let space = try made(CGColorSpace(name: CGColorSpace.itur_2100_PQ))
        let image = try #require(make([148, 148, 148, 255, 255, 255], 2, bits: 8, bitsPerPixel: 24, space: space))
        #expect(image.shouldToneMap && make([0, 0, 0], 1, bits: 8, bitsPerPixel: 24)?.shouldToneMap == false)
        // 58 % is white, and all that is brighter stays white.
        #expect(image.picture.bitmap.pixels.allSatisfy { $0 >= 0xFFFE_FEFE })
    }

    @Test func aPartOfAnIndexedImageKeepsItsColours() throws {
        let space = try made(CGColorSpace(indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 1, colorTable: [255, 0, 0, 0, 0, 255]))
        let image = try #require(make([0, 1, 1], 3, bits: 8, bitsPerPixel: 8, space: space))
        let part = try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 2, height: 1)))
        #expect(part.picture.bitmap.pixels == [blue, blue] && (part.dataProvider?.data as? Data) == Data([1, 1]))
    }

    @Test func randomFormatsOfRandomBytesAreReadOrRefused() throws {
        var random = Random(seed: 7)
        let rgb = CGColorSpaceCreateDeviceRGB()
        let spaces = [
            rgb, CGColorSpaceCreateDeviceGray(), CGColorSpaceCreateDeviceCMYK(), try made(CGColorSpace(name: CGColorSpace.genericLab)),
            try made(CGColorSpace(name: CGColorSpace.displayP3_HLG)), try made(CGColorSpace(indexedBaseSpace: rgb, last: 0, colorTable: [1, 2, 3])),
        ]
        var count = 0
        for _ in 0..<20_000 {
            let bits = [1, 2, 4, 5, 8, 10, 16, 32].randomElement(using: &random) ?? 8
            let samples = Int.random(in: 1...5, using: &random)
            let info =
                UInt32.random(in: 0...7, using: &random) | (random.chance(50) ? 0 : UInt32.random(in: 1...4, using: &random) << 12)
                | (random.chance(70) ? 0 : 0x100) | (random.chance(80) ? 0 : UInt32.random(in: 1...4, using: &random) << 16)
            let bitsPerPixel = Bool.random(using: &random) ? bits * samples : [16, 32, 64].randomElement(using: &random) ?? 32
            let (width, height) = (Int.random(in: 1...5, using: &random), Int.random(in: 1...3, using: &random))
            let stride = (width * bitsPerPixel + 7) / 8 + Int.random(in: 0...1, using: &random)
            let bytes = (0..<stride * height).map { _ in UInt8.random(in: 0...255, using: &random) }
            let provider = try made(CGDataProvider(data: NSData(data: Data(bytes))))
            let image = CGImage(
                width: width, height: height, bitsPerComponent: bits, bitsPerPixel: bitsPerPixel, bytesPerRow: stride,
                space: spaces.randomElement(using: &random) ?? rgb, bitmapInfo: CGBitmapInfo(rawValue: info), provider: provider, decode: nil,
                shouldInterpolate: false, intent: .defaultIntent)
            guard let image else { continue }
            count += 1
            // A part has no bytes of its own, so they are encoded from its pixels.
            let part = try made(image.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1)))
            #expect(part.dataProvider?.data?.length == part.bytesPerRow)
            // Premultiplied pixels never exceed their alpha.
            for pixel in image.picture.bitmap.pixels { #expect(max(pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF) <= pixel >> 24) }
        }
        #expect(count > 1000)
    }

    @Test func nonsenseGivesNoImage() {
        let rgb = CGColorSpaceCreateDeviceRGB()
        for bits in [-1, 0, 3, 7, 64, Int.max] { #expect(pixels([0, 0, 0, 0], 1, bits: bits, bitsPerPixel: 32, space: rgb, alpha: .last) == nil) }
        for bitsPerPixel in [1, 23, 31, 33, 128] { #expect(pixels([0, 0, 0, 0], 1, bits: 8, bitsPerPixel: bitsPerPixel, space: rgb) == nil) }
        #expect(pixels([0], 1, bits: 8, bitsPerPixel: 8, space: CGColorSpace(.pattern)) == nil)
        #expect(pixels([0, 0, 0], 1, bits: 8, bitsPerPixel: 24, .byteOrder32Little) == nil)
        #expect(pixels([0, 0], 1, bits: 16, bitsPerPixel: 48) == nil)
    }
}
