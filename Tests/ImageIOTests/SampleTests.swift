import Foundation
import ImageIO
import LaminaPrimitives
import Testing

/// The samples of gray, CMYK and 16-bit files.
struct SampleTests {
    private static func image(_ bytes: [UInt8]) throws -> CGImage {
        let source = try #require(CGImageSourceCreateWithData(NSData(data: Data(bytes)), nil))
        return try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    }

    /// A file of the fuzzers' corpus.
    private static func sample(_ name: String) throws -> CGImage {
        let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Fuzz/Corpus/\(name)").standardizedFileURL
        return try image([UInt8](Data(contentsOf: file)))
    }

    private static func bytes(_ image: CGImage) throws -> [UInt8] { [UInt8](try #require(image.dataProvider?.data) as Data) }

    private static func expect(
        _ image: CGImage, _ bits: Int, _ bitsPerPixel: Int, _ model: CGColorSpaceModel, _ alpha: CGImageAlphaInfo,
        order: CGImageByteOrderInfo = .orderDefault, location: SourceLocation = #_sourceLocation
    ) {
        #expect(image.bitsPerComponent == bits && image.bitsPerPixel == bitsPerPixel, sourceLocation: location)
        #expect(image.colorSpace?.model == model && image.alphaInfo == alpha, sourceLocation: location)
        #expect(image.bytesPerRow == image.width * bitsPerPixel / 8, sourceLocation: location)
        #expect(image.byteOrderInfo == order, sourceLocation: location)
    }

    @Test func aGrayFileKeepsItsBytes() throws {
        let image = try Self.image(WrittenPNG(2, 2, depth: 8, type: 0, rows: [[0, 100], [200, 255]]).bytes)
        Self.expect(image, 8, 8, .monochrome, .none)
        #expect(try Self.bytes(image) == [0, 100, 200, 255])
        #expect(image.picture.bitmap.pixels == [0xFF00_0000, 0xFF64_6464, 0xFFC8_C8C8, 0xFFFF_FFFF])
    }

    @Test func grayOfFewBitsIsSpreadOverEight() throws {
        let image = try Self.image(WrittenPNG(4, 1, depth: 2, type: 0, rows: [[0b0001_1011]]).bytes)
        Self.expect(image, 8, 8, .monochrome, .none)
        #expect(try Self.bytes(image) == [0, 85, 170, 255])
    }

    @Test func grayWithAlphaKeepsStraightSamples() throws {
        let image = try Self.image(WrittenPNG(2, 1, depth: 8, type: 4, rows: [[200, 128, 77, 0]]).bytes)
        Self.expect(image, 8, 16, .monochrome, .last)
        #expect(try Self.bytes(image) == [200, 128, 77, 0])
        #expect(image.picture.bitmap.pixels == [0x8064_6464, 0])
    }

    @Test func sixteenBitsOfColourAreLittleEndian() throws {
        let image = try Self.image(WrittenPNG(1, 1, depth: 16, type: 2, rows: [[0x12, 0x34, 0x56, 0x78, 0x9A, 0xBC]]).bytes)
        Self.expect(image, 16, 48, .rgb, .none, order: .order16Little)
        #expect(try Self.bytes(image) == [0x34, 0x12, 0x78, 0x56, 0xBC, 0x9A])
        #expect(image.picture.bitmap.pixels == [0xFF12_569A])
    }

    @Test func sixteenBitsWithAlphaAndOfGray() throws {
        let color = try Self.image(WrittenPNG(1, 1, depth: 16, type: 6, rows: [[0x80, 0, 0, 1, 0xFF, 0xFF, 0x40, 2]]).bytes)
        Self.expect(color, 16, 64, .rgb, .last, order: .order16Little)
        #expect(try Self.bytes(color) == [0, 0x80, 1, 0, 0xFF, 0xFF, 2, 0x40])
        let gray = try Self.image(WrittenPNG(1, 1, depth: 16, type: 0, rows: [[0x12, 0x34]]).bytes)
        Self.expect(gray, 16, 16, .monochrome, .none, order: .order16Little)
        let both = try Self.image(WrittenPNG(1, 1, depth: 16, type: 4, rows: [[0x12, 0x34, 0x56, 0x78]]).bytes)
        Self.expect(both, 16, 32, .monochrome, .last, order: .order16Little)
        #expect(try Self.bytes(both) == [0x34, 0x12, 0x78, 0x56])
    }

    @Test func aTransparentGrayBecomesAlpha() throws {
        let image = try Self.image(WrittenPNG(2, 1, depth: 8, type: 0, rows: [[7, 9]], more: [("tRNS", [0, 9])]).bytes)
        Self.expect(image, 8, 16, .monochrome, .last)
        #expect(try Self.bytes(image) == [7, 255, 9, 0])
    }

    @Test func aGammaOfTheFilesOwnKeepsItsSamples() throws {
        // 100,000 means that samples are proportional to light.
        let linear: [UInt8] = [0, 1, 0x86, 0xA0]
        let gray = try Self.image(WrittenPNG(1, 1, depth: 8, type: 0, rows: [[128]], more: [("gAMA", linear)]).bytes)
        Self.expect(gray, 8, 8, .monochrome, .none)
        #expect(try Self.bytes(gray) == [128])
        let deep = try Self.image(
            WrittenPNG(1, 1, depth: 16, type: 2, rows: [[0x12, 0x34, 0x80, 0, 0xFF, 0xFF]], more: [("gAMA", linear)]).bytes)
        Self.expect(deep, 16, 48, .rgb, .none, order: .order16Little)
        #expect(try Self.bytes(deep) == [0x34, 0x12, 0, 0x80, 0xFF, 0xFF])
        // Half of the light is 188 of 255 in sRGB, in a context that converts the samples; 186 by the power of 2.2 that libpng gives the picture.
        #expect(deep.picture.bitmap.pixels[0] >> 8 & 255 == 186)
        let info = CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder16Little.rawValue
        let context = try #require(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 16, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
        context.draw(deep, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        let data = try #require(context.data)
        #expect(abs(Int(data.load(fromByteOffset: 2, as: UInt16.self)) - 48196) <= 40)
    }

    @Test(arguments: [[0, 0, 0, 0], [0, 0, 0xB1, 0x8F], [0, 0, 0x27, 0x10], [0xFF, 0xFF, 0xFF, 0xFF]] as [[UInt8]])
    func everyGammaKeepsTheDepth(gamma: [UInt8]) throws {
        let image = try Self.image(WrittenPNG(1, 1, depth: 16, type: 0, rows: [[0x12, 0x34]], more: [("gAMA", gamma)]).bytes)
        Self.expect(image, 16, 16, .monochrome, .none, order: .order16Little)
        #expect(try Self.bytes(image) == [0x34, 0x12])
    }

    @Test func jpegFilesKeepGrayAndInks() throws {
        let gray = try Self.sample("JPEG/gray.jpg")
        Self.expect(gray, 8, 8, .monochrome, .none)
        #expect(try Self.bytes(gray).map { 0xFF00_0000 | UInt32($0) * 0x01_0101 } == gray.picture.bitmap.pixels)
        let inks = try Self.sample("JPEG/cmyk.jpg")
        Self.expect(inks, 8, 32, .cmyk, .none)
        // The inks of every pixel give the colour that is drawn.
        let bytes = try Self.bytes(inks)
        for (index, pixel) in inks.picture.bitmap.pixels.enumerated() {
            let light = bytes[4 * index..<4 * index + 4].map { 255 - Int($0) }
            let expected = (0..<3).map { (light[$0] * light[3] + 127) / 255 }
            #expect([16, 8, 0].map { Int(pixel >> $0 & 255) } == expected)
        }
    }

    @Test func interlacedFilesAndFilesOfColoursAreReadToo() throws {
        for name in ["PNG/interlaced.png", "PNG/rgb16.png", "PNG/gray1.png", "PNG/grayalpha-chroma.png", "PNG/rgba8.png", "PNG/palette4.png"] {
            let image = try Self.sample(name)
            #expect(try Self.bytes(image).count == image.bytesPerRow * image.height, "\(name)")
        }
    }

    @Test func deepContextsShowTheirSixteenBits() throws {
        let image = try Self.image(WrittenPNG(1, 1, depth: 16, type: 2, rows: [[0x12, 0x34, 0x56, 0x78, 0x9A, 0xBC]]).bytes)
        let info = CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder16Little.rawValue
        let context = try #require(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 16, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
        context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        let data = try #require(context.data)
        let samples = (0..<4).map { data.load(fromByteOffset: 2 * $0, as: UInt16.self) }
        #expect(zip(samples, [0x1234, 0x5678, 0x9ABC, 0xFFFF] as [UInt16]).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }

    @Test func aDamagedFileHasTheSamplesOfItsPicture() throws {
        var bytes = WrittenPNG(2, 2, depth: 8, type: 0, rows: [[0, 100], [200, 255]]).bytes
        // Without its last chunk the file is truncated.
        bytes.removeLast(12)
        let image = try Self.image(bytes)
        Self.expect(image, 8, 32, .rgb, .noneSkipFirst, order: .order32Little)
    }
}

/// A PNG file with rows that are stored without compression.
private struct WrittenPNG {
    private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    init(_ width: Int, _ height: Int, depth: UInt8, type: UInt8, rows: [[UInt8]], more: [(String, [UInt8])] = []) {
        append("IHDR", Self.big(width) + Self.big(height) + [depth, type, 0, 0, 0])
        for (type, payload) in more { append(type, payload) }
        let data: [UInt8] = rows.flatMap { row in [UInt8(0)] + row }
        let count = [UInt8(data.count & 255), UInt8(data.count >> 8)]
        var (sum, sumOfSums) = (1, 0)
        for byte in data {
            sum += Int(byte)
            sumOfSums += sum
        }
        var stored: [UInt8] = [0x78, 1, 1]
        stored += count + count.map { ~$0 }
        stored += data + Self.big(sumOfSums << 16 | sum)
        append("IDAT", stored)
        append("IEND", [])
    }

    private mutating func append(_ type: String, _ payload: [UInt8]) {
        let body = Array(type.utf8) + payload
        var sum = ~0 as UInt32
        for byte in body {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        bytes += Self.big(payload.count) + body
        bytes += Self.big(Int(~sum))
    }

    private static func big(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
}
