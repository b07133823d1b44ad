@testable import CoreGraphics
import Foundation
import LaminaPrimitives
import TestRandom
import Testing

@Suite struct DeepContextTests {
    private func make(
        _ bits: Int, _ alpha: CGImageAlphaInfo, _ info: CGBitmapInfo = [], space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), side: Int = 2
    ) -> CGContext? {
        CGContext(
            data: nil, width: side, height: side, bitsPerComponent: bits, bytesPerRow: 0, space: space, bitmapInfo: alpha.rawValue | info.rawValue)
    }

    private func filled(_ context: CGContext?, _ color: CGColor = CGColor(srgbRed: 1, green: 0.5, blue: 0.25, alpha: 0.5)) throws -> [UInt8] {
        let context = try #require(context)
        context.setFillColor(color)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        let data = try #require(context.data)
        #expect(context.bytesPerRow == (2 * context.bitsPerPixel + 7) / 8)
        return (0..<context.bitsPerPixel / 8).map { data.load(fromByteOffset: $0, as: UInt8.self) }
    }

    @Test func samplesOf16BitsAreRoundedToNearestInTheByteOrderOfTheFormat() throws {
        // 0.5, 0.25, 0.125 and 0.5 of 65,535.
        let big: [UInt8] = [0x80, 0, 0x40, 0, 0x20, 0, 0x80, 0]
        #expect(try filled(make(16, .premultipliedLast)) == big)
        #expect(try filled(make(16, .premultipliedLast, .byteOrder16Little)) == [0, 0x80, 0, 0x40, 0, 0x20, 0, 0x80])
        #expect(try filled(make(16, .noneSkipLast)) == [0x80, 0, 0x40, 0, 0x20, 0, 0xFF, 0xFF])
        #expect(try filled(make(16, .premultipliedFirst)) == [0x80, 0, 0x80, 0, 0x40, 0, 0x20, 0])
    }

    @Test func theHostsOrderIsThatOfNumbersInMemory() throws {
        let (deep, plain) = (make(16, .noneSkipLast, kCGBitmapByteOrder16Host), make(8, .premultipliedFirst, kCGBitmapByteOrder32Host))
        for context in [deep, plain] {
            try #require(context).setFillColor(CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1))
            context?.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        let samples = try #require(deep?.data)
        #expect((0..<3).map { samples.load(fromByteOffset: 2 * $0, as: UInt16.self) } == [0xFFFF, 0x8000, 0])
        #expect(try #require(plain?.data).load(as: UInt32.self) == 0xFFFF_8000)
    }

    @Test func floatingPointSamplesKeepColoursOutsideSRGB() throws {
        let space = try made(CGColorSpace(name: CGColorSpace.extendedLinearSRGB))
        let context = try #require(make(32, .premultipliedLast, [.floatComponents, .byteOrder32Little], space: space))
        let color = try made(CGColor(colorSpace: space, components: [4, -0.25, 0.1, 1]))
        _ = try filled(context, color)
        let data = try #require(context.data)
        #expect((0..<4).map { data.load(fromByteOffset: $0 * 4, as: Float.self) } == [4, -0.25, 0.1, 1])
    }

    @Test func halfFloatsHaveTheBitsOfIEEE754() throws {
        let table: [(Double, UInt16)] = [
            (0, 0), (1, 0x3C00), (0.5, 0x3800), (-2, 0xC000), (65_504, 0x7BFF), (0x1p-14, 0x0400), (0x1p-24, 0x0001), (1.0 / 3, 0x3555),
            (1 - 0x1p-12, 0x3C00), (0x1p-14 - 0x1p-26, 0x0400), (2049, 0x6800), (2051, 0x6802),
        ]
        for (value, bits) in table { #expect(HalfFloat.bits(value) == bits, "\(value)") }
        for bits in 0...UInt16.max where bits & 0x7C00 != 0x7C00 { #expect(HalfFloat.bits(HalfFloat.value(bits)) == bits) }
        #expect(HalfFloat.bits(70_000) == 0x7C00 && HalfFloat.bits(-70_000) == 0xFC00 && HalfFloat.value(0x7C00) == .infinity)
        #expect(HalfFloat.value(HalfFloat.bits(.nan)).isNaN && HalfFloat.bits(65_519) == 0x7BFF && HalfFloat.bits(65_520) == 0x7C00)
        let bytes = try filled(make(16, .premultipliedLast, [.floatComponents, .byteOrder16Little]))
        #expect(bytes == [0x00, 0x38, 0x00, 0x34, 0x00, 0x30, 0x00, 0x38])
    }

    @Test func grayCMYKAlphaAndPackedContextsAreDrawnOn() throws {
        let gray = CGColorSpaceCreateDeviceGray()
        let half = CGColor(colorSpace: gray, components: [0.5, 1]) ?? .black
        #expect(try filled(make(16, .none, [], space: gray), half) == [0x80, 0])
        #expect(try filled(make(8, .alphaOnly, [], space: gray)) == [128])
        #expect(try filled(make(8, .none, [], space: CGColorSpaceCreateDeviceCMYK()), .pureRed) == [0, 255, 255, 0])
        let ink = CGColor(genericCMYKCyan: 0.2, magenta: 0.4, yellow: 0.6, black: 0.8, alpha: 1)
        #expect(try filled(make(8, .none, [], space: CGColorSpaceCreateDeviceCMYK()), ink) == [51, 102, 153, 204])
        // x rrrrr ggggg bbbbb
        #expect(try filled(make(5, .noneSkipFirst), .pureRed) == [0x7C, 0])
        #expect(try filled(make(5, .noneSkipFirst, .byteOrder16Little), .pureRed) == [0, 0x7C])
    }

    /// The values of sRGB's red in Display P3 are those of CSS Color 4: 0.9175, 0.2003 and 0.1386.
    @Test func aContextOfDisplayP3ConvertsColours() throws {
        let p3 = try made(CGColorSpace(name: CGColorSpace.displayP3))
        #expect(try filled(make(8, .premultipliedLast, [], space: p3), .pureRed) == [234, 51, 35, 255])
        let native = try made(CGColor(colorSpace: p3, components: [1, 0, 0, 1]))
        let context = try #require(make(8, .premultipliedLast, [], space: p3))
        #expect(try filled(context, native) == [255, 0, 0, 255])
        // The image keeps the samples; drawn in sRGB its colour is clamped to the gamut.
        let image = try #require(context.makeImage())
        #expect((image.dataProvider?.data as? Data)?.prefix(4) == Data([255, 0, 0, 255]) && image.colorSpace == p3)
        #expect(drawn(2, 2) { $0.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2)) }[0, 0] == red)
    }

    @Test func otherDrawingConvertsAndKeepsThePrecisionOfPixelsThatItDoesNotChange() throws {
        let context = try #require(make(16, .premultipliedLast, .byteOrder16Little))
        context.setFillColor(CGColor(srgbRed: 0.501, green: 0.1001, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        let image = try #require(drawnImage(red))
        context.draw(image, in: CGRect(x: 1, y: 0, width: 1, height: 1))
        let data = try #require(context.data)
        let values = (0..<16).map { data.load(fromByteOffset: $0 * 2, as: UInt16.self) }
        let kept: [UInt16] = [32_833, 6560, 0, 65_535]
        #expect(Array(values[0..<4]) == kept && Array(values[8..<12]) == kept && Array(values[12...]) == [65_535, 0, 0, 65_535])
        context.clear(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect((0..<16).allSatisfy { data.load(fromByteOffset: $0 * 2, as: UInt16.self) == 0 })
    }

    @Test func coverageClipAndAlphaBlendSamples() throws {
        let context = try #require(make(32, .premultipliedLast, [.floatComponents, .byteOrder32Little]))
        context.setFillColor(.pureRed)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        context.setAlpha(0.5)
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 2))
        context.setFillColor(.pureBlue)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 0.5))
        let data = try #require(context.data)
        let values = (0..<16).map { data.load(fromByteOffset: $0 * 4, as: Float.self) }
        // The lower left pixel is half covered by blue with an alpha of one half.
        for (value, wanted) in zip(values[8..<12], [0.75, 0, 0.25, 1] as [Float]) { #expect(abs(value - wanted) < 0.002) }
        #expect(Array(values[0..<4]) == [1, 0, 0, 1] && Array(values[12...]) == [1, 0, 0, 1])
    }

    @Test(arguments: [8, 16])
    func deepContextsShowTheSameAsContextsOf8Bits(bits: Int) throws {
        let linear = try made(CGColorSpace(name: CGColorSpace.displayP3))
        func scene(_ context: CGContext) {
            context.setFillColor(CGColor(srgbRed: 0.2, green: 0.7, blue: 0.4, alpha: 1))
            context.fillEllipse(in: CGRect(x: 1, y: 1, width: 14, height: 10))
            context.setShadow(offset: CGSize(width: 2, height: -2), blur: 2, color: .pureRed)
            context.setBlendMode(.multiply)
            context.setStrokeColor(.pureBlue)
            context.stroke(CGRect(x: 4, y: 4, width: 8, height: 8))
        }
        let context = try #require(make(bits, .premultipliedLast, [], space: linear, side: 16))
        scene(context)
        let image = try #require(context.makeImage())
        let expected = drawn(16, 16, scene)
        for (a, b) in zip(image.picture.bitmap.pixels, expected.pixels) {
            for shift in [0, 8, 16, 24] as [UInt32] { #expect(abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)) <= 4) }
        }
    }

    @Test func combinationsThatAppleRefusesAreRefused() {
        let rgb = CGColorSpaceCreateDeviceRGB()
        #expect(make(16, .last) == nil && make(16, .none) == nil && make(8, .none) == nil && make(12, .premultipliedLast) == nil)
        #expect(make(8, .premultipliedLast, .floatComponents) == nil && make(32, .premultipliedLast) == nil)
        #expect(make(8, .premultipliedLast, [], space: CGColorSpaceCreateDeviceCMYK()) == nil)
        #expect(make(0, .premultipliedLast) == nil && make(-8, .premultipliedLast) == nil && make(.max, .premultipliedLast) == nil)
        #expect(make(8, .none, [], space: CGColorSpace(.pattern)) == nil)
        #expect(isNil(CGContext(data: nil, width: .max, height: 2, bitsPerComponent: 16, bytesPerRow: 0, space: rgb, bitmapInfo: 1)))
        #expect(isNil(CGContext(data: nil, width: 2, height: 2, bitsPerComponent: 16, bytesPerRow: 15, space: rgb, bitmapInfo: 1)))
        #expect(isNil(CGContext(data: nil, width: -2, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: rgb, bitmapInfo: 1)))
    }

    @Test func drawingOfAllKindsStaysInsideRandomFormats() throws {
        var random = Random(seed: 11)
        let names = [
            CGColorSpace.displayP3, CGColorSpace.extendedLinearSRGB, CGColorSpace.itur_2100_PQ, CGColorSpace.linearGray, CGColorSpace.genericCMYK,
        ]
        let spaces = try names.map { try made(CGColorSpace(name: $0)) }
        var count = 0
        for _ in 0..<3000 {
            let bits = [5, 8, 16, 32].randomElement(using: &random) ?? 8
            let info = UInt32.random(in: 0...7, using: &random) | UInt32.random(in: 0...4, using: &random) << 12 | (random.chance(50) ? 0x100 : 0)
            // The bytes after the last row must stay as they are.
            let (width, height, stride) = (5, 3, 5 * 16 + 3)
            let memory = UnsafeMutableRawPointer.allocate(byteCount: stride * height, alignment: 1)
            defer { memory.deallocate() }
            for index in 0..<stride * height { memory.storeBytes(of: UInt8.random(in: 0...255, using: &random), toByteOffset: index, as: UInt8.self) }
            let space = spaces[random.below(spaces.count)]
            let context = CGContext(
                data: memory, width: width, height: height, bitsPerComponent: bits, bytesPerRow: stride, space: space, bitmapInfo: info)
            guard let context else { continue }
            count += 1
            let padding = (0..<3).map { memory.load(fromByteOffset: stride * height - 3 + $0, as: UInt8.self) }
            context.setFillColor(CGColor(srgbRed: 0.3, green: 0.9, blue: 0.1, alpha: 0.7))
            context.fillEllipse(in: CGRect(x: -1, y: -1, width: 5, height: 4))
            context.setShadow(offset: CGSize(width: 1, height: 1), blur: 1)
            context.setBlendMode(random.chance(50) ? .normal : .multiply)
            context.setStrokeColor(.pureBlue)
            context.stroke(CGRect(x: 1, y: 1, width: 9, height: 9))
            let image = try #require(context.makeImage())
            #expect(image.dataProvider?.data?.length == stride * height && image.width == 5)
            #expect((0..<3).map { memory.load(fromByteOffset: stride * height - 3 + $0, as: UInt8.self) } == padding)
        }
        #expect(count > 100)
    }

    private func drawnImage(_ pixel: Pixel) -> CGImage? { CGImage(Picture(Bitmap(width: 1, height: 1, fill: pixel))) }
}
