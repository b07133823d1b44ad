import CoreGraphics
import LaminaImages
import LaminaPrimitives
import Testing

@Suite struct ImageTests {
    private func make(
        _ bytes: [UInt8], _ width: Int, _ height: Int, _ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = [], bits: Int = 32,
        bytesPerRow: Int? = nil, space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), decode: [CGFloat]? = nil
    ) -> CGImage? {
        guard let provider = CGDataProvider(data: NSData(data: Data(bytes))) else { return nil }
        func read(_ decode: UnsafePointer<CGFloat>?) -> CGImage? {
            CGImage(
                width: width, height: height, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: bytesPerRow ?? width * bits / 8,
                space: space, bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue | order.rawValue), provider: provider, decode: decode,
                shouldInterpolate: true, intent: .defaultIntent)
        }
        return decode.map { read($0) } ?? read(nil)
    }

    @Test(arguments: [
        (CGImageAlphaInfo.last, CGBitmapInfo.byteOrderDefault, [UInt8](arrayLiteral: 255, 128, 0, 128)),
        (.premultipliedLast, .byteOrderDefault, [128, 64, 0, 128]),
        (.first, .byteOrderDefault, [128, 255, 128, 0]),
        (.premultipliedFirst, .byteOrder32Little, [0, 64, 128, 128]),
    ])
    func theSameColourInManyLayoutsIsTheSamePixel(alpha: CGImageAlphaInfo, order: CGBitmapInfo, bytes: [UInt8]) {
        #expect(make(bytes, 1, 1, alpha, order)?.picture.bitmap.pixels == [0x8080_4000])
    }

    @Test func threeBytesGrayAndPaddedRowsAreRead() {
        #expect(make([1, 2, 3, 4, 5, 6], 2, 1, .none, bits: 24)?.picture.bitmap.pixels == [0xFF01_0203, 0xFF04_0506])
        let gray = CGColorSpaceCreateDeviceGray()
        #expect(make([7, 9, 8, 9], 1, 2, .none, bits: 8, bytesPerRow: 2, space: gray)?.picture.bitmap.pixels == [0xFF07_0707, 0xFF08_0808])
        #expect(make([1, 2, 3, 9], 1, 1, .noneSkipLast)?.picture.bitmap.pixels == [0xFF01_0203])
    }

    @Test func aReversedDecodeArrayInvertsTheImage() {
        let gray = CGColorSpaceCreateDeviceGray()
        #expect(make([0, 255], 2, 1, .none, bits: 8, space: gray, decode: [1, 0])?.picture.bitmap.pixels == [white, black])
    }

    @Test func aLinearImageIsConverted() throws {
        let linear = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
        #expect(make([128, 0, 255, 255], 1, 1, .premultipliedLast, space: linear)?.picture.bitmap.pixels == [0xFFBC_00FF])
    }

    @Test func tooFewBytesOrUnknownFormatsCreateNoImage() {
        #expect(make([1, 2, 3], 1, 1, .premultipliedLast) == nil)
        #expect(make([1, 2, 3, 4], 1, 1, .premultipliedLast, .floatComponents) == nil)
        #expect(make([1, 2, 3, 4], 0, 1, .premultipliedLast) == nil)
        #expect(make([1, 2, 3, 4], 1, 1, .premultipliedLast, bytesPerRow: 2) == nil)
    }

    @Test func theDataProviderReturnsTheOriginalBytes() throws {
        let bytes: [UInt8] = [255, 128, 0, 128, 1, 2, 3, 4]
        let image = try #require(make(bytes, 2, 1, .last))
        #expect((image.dataProvider?.data as? Data) == Data(bytes))
        let cropped = try #require(image.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1)))
        #expect((cropped.dataProvider?.data as? Data) == Data([255, 128, 0, 128]))
    }

    @Test func aCropIsMeasuredFromTheTopInWholePixels() throws {
        let image = CGImage(Picture(Bitmap(noise: 4, 4)))
        let part = try #require(image.cropping(to: CGRect(x: 0.5, y: 1, width: 2, height: 2)))
        #expect(part.width == 3 && part.height == 2)
        #expect(part.picture.bitmap[0, 0] == image.picture.bitmap[0, 1])
        #expect(image.cropping(to: CGRect(x: 4, y: 0, width: 2, height: 2)) == nil)
        #expect(image.cropping(to: .null) == nil)
        #expect(image.cropping(to: CGRect(x: -5, y: -5, width: 50, height: 50)) === image)
    }

    @Test func maskingMultipliesAlpha() throws {
        let image = CGImage(Picture(Bitmap(width: 2, height: 1, fill: red)))
        let gray = CGColorSpaceCreateDeviceGray()
        let mask = try #require(make([255, 0], 2, 1, .none, bits: 8, space: gray))
        #expect(image.masking(mask)?.picture.bitmap.pixels == [red, 0])
    }

    @Test func maskingColoursBecomeTransparent() throws {
        let image = try #require(make([255, 0, 0, 0, 255, 0], 2, 1, .none, bits: 24))
        #expect(image.copy(maskingColorComponents: [250, 255, 0, 5, 0, 5])?.picture.bitmap.pixels == [0, green])
        #expect(CGImage(image.picture).copy(maskingColorComponents: [0, 1, 0, 1, 0, 1]) == nil)
    }

    @Test func aPicturesPropertiesDescribeItsPixelFormat() {
        let image = CGImage(Picture(Bitmap(width: 3, height: 2)))
        #expect(image.width == 3 && image.height == 2)
        #expect(image.bitsPerPixel == 32 && image.bytesPerRow == 12 && image.byteOrderInfo == .order32Little)
        #expect(image.alphaInfo == .premultipliedFirst)
    }

    @Test func aPNGFileIsRead() throws {
        let bitmap = Bitmap(noise: 5, 3)
        let file = try PNG.encode(bitmap, isOpaque: true)
        let provider = try #require(CGDataProvider(data: NSData(data: Data(file))))
        let image = try #require(
            CGImage(pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
        #expect(image.picture.bitmap == bitmap)
        #expect(image.utType.map { String(describing: $0) } == "public.png")
    }

    @Test func aJPEGFileIsRead() throws {
        let file = try JPEG.encode(Bitmap(width: 9, height: 7, fill: 0xFF40_8020), quality: 1)
        let provider = try #require(CGDataProvider(data: NSData(data: Data(file))))
        let image = try #require(
            CGImage(jpegDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
        #expect(image.width == 9 && image.height == 7)
        #expect(image.alphaInfo == .noneSkipFirst)
        #expect(image.utType.map { String(describing: $0) } == "public.jpeg")
        #expect(CGImage(pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent) == nil)
    }

    @Test(arguments: [0xFF_0000, 0x00_FF00, 0x10_2030, 0xC0_4010, 0xFF_FFFF, 0x00_0000] as [UInt32])
    func coloursAreConvertedFromAFilesProfile(rgb: UInt32) throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let profile = [UInt8](Data(referencing: try #require(space.copyICCData())))
        let bytes = try Self.adding(profile, to: PNG.encode(Bitmap(width: 2, height: 1, fill: 0xFF00_0000 | rgb), isOpaque: true))
        let image = try #require(CGImage(fileBytes: bytes))
        #expect(image.colorSpace?.isWideGamutRGB == true)
        let parts = [16, 8, 0].map { CGFloat(rgb >> UInt32($0) & 255) / 255 }
        let color = try #require(CGColor(colorSpace: space, components: parts + [1]))
        for shift: UInt32 in [16, 8, 0] {
            let (read, exact) = (image.picture.bitmap.pixels[1] >> shift & 255, color.color.pixel >> shift & 255)
            #expect(abs(Int(read) - Int(exact)) <= 1)
        }
    }

    /// Returns PNG bytes with an ICC profile behind the header, in an uncompressed zlib stream.
    private static func adding(_ profile: [UInt8], to png: [UInt8]) -> [UInt8] {
        var (a, b) = (1 as UInt32, 0 as UInt32)
        for byte in profile {
            a = (a + UInt32(byte)) % 65_521
            b = (b + a) % 65_521
        }
        func big(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) } }
        let (low, high) = (UInt8(profile.count & 255), UInt8(profile.count >> 8))
        let payload = Array("P3\0\0".utf8) + [0x78, 1, 1, low, high, ~low, ~high] + profile + big(b << 16 | a)
        let body = Array("iCCP".utf8) + payload
        let checksum = ~body.reduce(~0 as UInt32) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
        }
        // The encoder's own colour chunks would contradict the profile, so only the header and the pixels stay.
        var result = Array(png.prefix(33)) + big(UInt32(payload.count)) + body + big(checksum)
        var place = 33
        while place < png.count {
            let end = place + 12 + png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            if ["IDAT", "IEND"].contains(String(decoding: png[place + 4..<place + 8], as: UTF8.self)) { result += png[place..<end] }
            place = end
        }
        return result
    }

    @Test func invalidPNGBytesCreateNoImage() throws {
        let provider = try #require(CGDataProvider(data: NSData(data: Data([1, 2, 3]))))
        #expect(CGImage(pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent) == nil)
    }

    @Test func providerMemoryIsReleasedAfterReading() {
        nonisolated(unsafe) var told = 0
        let bytes: [UInt8] = [1, 2, 3]
        let provider = bytes.withUnsafeBytes { buffer in
            CGDataProvider(dataInfo: nil, data: buffer.baseAddress!, size: 3, releaseData: { _, _, size in told += size })
        }
        #expect(told == 3)
        #expect((provider?.data as? Data) == Data([1, 2, 3]))
    }
}
