import CoreGraphics
import LaminaPrimitives
import Testing

@Suite struct BitmapContextTests {
    private let rgb = CGColorSpaceCreateDeviceRGB()
    private let whole = CGRect(x: 0, y: 0, width: 4, height: 4)

    private func make(
        _ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = [], data: UnsafeMutableRawPointer? = nil, bytesPerRow: Int = 0
    ) -> CGContext? {
        CGContext(
            data: data, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: bytesPerRow, space: rgb,
            bitmapInfo: alpha.rawValue | order.rawValue)
    }

    private func firstPixel(_ context: CGContext) throws -> [UInt8] {
        let data = try #require(context.data)
        return (0..<context.bitsPerPixel / 8).map { data.load(fromByteOffset: $0, as: UInt8.self) }
    }

    @Test(arguments: [
        (CGImageAlphaInfo.premultipliedLast, CGBitmapInfo.byteOrderDefault, [UInt8](arrayLiteral: 128, 64, 0, 128)),
        (.premultipliedFirst, .byteOrderDefault, [128, 128, 64, 0]),
        (.premultipliedFirst, .byteOrder32Little, [0, 64, 128, 128]),
        (.premultipliedLast, .byteOrder32Little, [128, 0, 64, 128]),
        (.noneSkipLast, .byteOrder32Big, [128, 64, 0, 255]),
        (.noneSkipFirst, .byteOrder32Little, [0, 64, 128, 255]),
    ])
    func theBytesFollowThePixelLayout(alpha: CGImageAlphaInfo, order: CGBitmapInfo, bytes: [UInt8]) throws {
        let context = try #require(make(alpha, order))
        context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
        context.fill(whole)
        #expect(try firstPixel(context) == bytes)
        #expect(context.alphaInfo == alpha && context.bytesPerRow == 16 && context.bitsPerPixel == 32)
    }

    @Test func drawingReadsAndWritesTheCallersMemory() throws {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 80, alignment: 1)
        memory.initializeMemory(as: UInt8.self, repeating: 255, count: 80)
        defer { memory.deallocate() }
        let context = try #require(make(.premultipliedLast, data: memory, bytesPerRow: 20))
        context.setBlendMode(.multiply)
        context.setFillColor(.pureRed)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(context.data == memory)
        // Byte 60 begins the last of four rows, which are 20 bytes apart; the padding between rows is unchanged.
        #expect((60..<65).map { memory.load(fromByteOffset: $0, as: UInt8.self) } == [255, 0, 0, 255, 255])
        #expect(memory.load(fromByteOffset: 79, as: UInt8.self) == 255)
    }

    @Test(arguments: [(100_000, 100_000, 0), (16_000_000, 16_000_000, 0), (4, 4, Int.max), (4, 1 << 23, 1 << 50)])
    func aContextLargerThanTheMemoryIsRefused(width: Int, height: Int, bytesPerRow: Int) {
        let context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow, space: rgb,
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        #expect(context == nil)
    }

    @Test func aRefusedContextSaysSo() {
        let size = 200_003
        for bits in [8, 7] {
            let context = CGContext(
                data: nil, width: size, height: size, bitsPerComponent: bits, bytesPerRow: 0, space: rgb,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            #expect(context == nil)
        }
        #expect(Diagnostics.hasReported(exception: "CGBitmapContextCreate", part: "not enough memory for 200003×200003 pixels"))
        #expect(Diagnostics.hasReported(exception: "CGBitmapContextCreate", part: "unsupported parameter combination"))
    }

    @Test(arguments: [8, 9, 31] as [UInt32])
    func anAlphaWithoutANameIsNoFormat(alpha: UInt32) {
        #expect(CGImageAlphaInfo(rawValue: alpha)?.rawValue == alpha)
        let context = CGContext(
            data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: rgb, bitmapInfo: alpha)
        #expect(context == nil)
        let bytes = CGDataProvider(data: NSData(data: Data(repeating: 0, count: 64)))
        let image = bytes.flatMap {
            CGImage(
                width: 4, height: 4, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 16, space: rgb, bitmapInfo: CGBitmapInfo(rawValue: alpha),
                provider: $0, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        }
        #expect(image == nil)
    }

    @Test func theReleaseCallbackRunsWhenTheContextIsDeallocated() {
        nonisolated(unsafe) var told: UnsafeMutableRawPointer?
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 4)
        defer { memory.deallocate() }
        var context = CGContext(
            data: memory, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16, space: rgb,
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue, releaseCallback: { told = $1 }, releaseInfo: nil)
        #expect(context != nil && told == nil)
        context = nil
        #expect(told == memory)
    }

    @Test func aGrayContextKeepsTheBrightness() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: CGImageAlphaInfo.none.rawValue))
        context.setFillColor(.pureGreen)
        context.fill(whole)
        #expect(try firstPixel(context) == [182])
        #expect(context.makeImage()?.colorSpace?.model == .monochrome)
    }

    @Test func anAlphaOnlyContextKeepsTheCoverage() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue))
        context.setFillColor(gray: 1, alpha: 0.5)
        context.fill(whole)
        #expect(try firstPixel(context) == [128])
    }

    @Test func unknownPixelFormatsCreateNoContext() {
        #expect(make(.last) == nil)
        #expect(make(.none) == nil)
        #expect(make(.premultipliedLast, .floatComponents) == nil)
        #expect(make(.premultipliedLast, bytesPerRow: 8) == nil)
        #expect(CGContext(data: nil, width: 0, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: rgb, bitmapInfo: 1) == nil)
    }

    @Test func makeImageIsASnapshotOfTheContext() throws {
        let context = try #require(make(.premultipliedLast))
        context.setFillColor(.pureRed)
        context.fill(whole)
        let image = try #require(context.makeImage())
        context.clear(whole)
        #expect(image.picture.bitmap[0, 0] == red)
        #expect(image.width == 4 && image.alphaInfo == .premultipliedLast)
        #expect((image.dataProvider?.data as? Data)?.prefix(4) == Data([255, 0, 0, 255]))
    }

    @Test func takeBitmapMovesTheBitmapOutOfTheContext() {
        let context = CGContext(bitmap: Bitmap(width: 2, height: 2, fill: red))
        #expect(context.takeBitmap() == Bitmap(width: 2, height: 2, fill: red))
        context.fill(whole)
        #expect(context.bitmap.pixels.isEmpty)
    }

    @Test func anOpaqueBitmapStaysOpaque() {
        let context = CGContext(bitmap: Bitmap(width: 4, height: 4), isOpaque: true)
        #expect(context.bitmap[0, 0] == black)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        context.fill(whole)
        context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(context.bitmap[0, 0] == 0xFF80_0000 && context.bitmap[0, 3] == black)
        #expect(context.alphaInfo == .noneSkipFirst)
    }

    @Test func theAddressOfABitmapIsStable() throws {
        let context = CGContext(bitmap: Bitmap(width: 4, height: 4, fill: red))
        let address = try #require(context.data)
        #expect(address.load(as: UInt32.self) == red)
        context.setFillColor(.pureBlue)
        context.fill(whole)
        #expect(context.data == address && address.load(as: UInt32.self) == blue)
    }
}
