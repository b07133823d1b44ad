import LaminaPrimitives
import LaminaVideo
import Testing

@Suite struct YUV420Tests {
    private func converted(_ bitmap: Bitmap, by kernels: YUVKernels = .chosen) -> [UInt8] {
        var bytes = [UInt8](repeating: 0xAA, count: YUV420.byteCount(width: bitmap.width, height: bitmap.height))
        var span = bytes.mutableSpan
        YUV420.convert(bitmap.pixels.span, width: bitmap.width, into: &span, by: kernels)
        return bytes
    }

    @Test(arguments: [(2, 2), (4, 2), (2, 6), (34, 18), (128, 64)])
    func everyLevelIsWithinOneOfTheStandardsValue(width: Int, height: Int) throws {
        var random = SystemRandomNumberGenerator()
        let pixels = (0..<width * height).map { _ in Pixel.random(in: 0...UInt32.max, using: &random) }
        try compare(try Bitmap(width: width, height: height, pixels: pixels))
    }

    @Test func theCornersOfTheGamutStayInTheLimitedRange() throws {
        let corners: [Pixel] = [0, 0xFF, 0xFF00, 0xFFFF, 0xFF_0000, 0xFF_00FF, 0xFF_FF00, 0xFF_FFFF]
        for corner in corners { try compare(Bitmap(width: 2, height: 2, fill: 0xFF00_0000 | corner)) }
        #expect(converted(Bitmap(width: 2, height: 2, fill: 0xFFFF_FFFF)) == [235, 235, 235, 235, 128, 128])
        #expect(converted(Bitmap(width: 2, height: 2, fill: 0xFF00_0000)) == [16, 16, 16, 16, 128, 128])
    }

    @Test func everyGreyHasNeutralChroma() {
        for level in 0...255 as ClosedRange<UInt32> {
            #expect(converted(Bitmap(width: 2, height: 2, fill: 0xFF00_0000 | level * 0x01_0101)).suffix(2) == [128, 128])
        }
    }

    @Test(arguments: ["baseline", "avx2", "avx512", "avx512vbmi"], [2, 6, 8, 14, 16, 18, 30, 32, 34, 100])
    func everyInstructionSetGivesTheSameBytes(name: String, width: Int) throws {
        guard let kernels = YUVKernels(named: name) else { return }
        var random = SystemRandomNumberGenerator()
        let pixels = (0..<width * 4).map { _ in Pixel.random(in: 0...UInt32.max, using: &random) }
        let bitmap = try Bitmap(width: width, height: 4, pixels: pixels)
        #expect(converted(bitmap, by: kernels) == converted(bitmap, by: .scalar))
    }

    @Test func theExtremesOfEveryChannelGiveTheSameBytesEverywhere() throws {
        let levels: [Pixel] = [0, 1, 127, 128, 254, 255]
        let pixels = levels.flatMap { red in
            levels.flatMap { green in levels.flatMap { blue in [Pixel](repeating: red << 16 | green << 8 | blue, count: 2) } }
        }
        let bitmap = try Bitmap(width: pixels.count, height: 2, pixels: pixels + pixels)
        for kernels in ["baseline", "avx2", "avx512", "avx512vbmi"].compactMap({ YUVKernels(named: $0) }) {
            #expect(converted(bitmap, by: kernels) == converted(bitmap, by: .scalar))
        }
    }

    private func compare(_ bitmap: Bitmap) throws {
        let (fast, slow) = (converted(bitmap), Oracle(bitmap).levels)
        #expect(fast.count == slow.count)
        for (level, exact) in zip(fast, slow) where abs(Double(level) - exact) > 0.53 {
            Issue.record("level \(level) where the standard gives \(exact)")
        }
    }
}

/// The formulas of ITU-R BT.709 in double precision, as a reference.
private struct Oracle {
    let levels: [Double]

    init(_ bitmap: Bitmap) {
        func channel(_ x: Int, _ y: Int, _ shift: UInt32) -> Double { Double(bitmap[x, y] >> shift & 255) / 255 }
        func luma(_ red: Double, _ green: Double, _ blue: Double) -> Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
        var (planes, blues, reds): ([Double], [Double], [Double]) = ([], [], [])
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width { planes.append(16 + 219 * luma(channel(x, y, 16), channel(x, y, 8), channel(x, y, 0))) }
        }
        for y in stride(from: 0, to: bitmap.height, by: 2) {
            for x in stride(from: 0, to: bitmap.width, by: 2) {
                func mean(_ shift: UInt32) -> Double {
                    (channel(x, y, shift) + channel(x + 1, y, shift) + channel(x, y + 1, shift) + channel(x + 1, y + 1, shift)) / 4
                }
                let light = luma(mean(16), mean(8), mean(0))
                blues.append(128 + 224 * (mean(0) - light) / 1.8556)
                reds.append(128 + 224 * (mean(16) - light) / 1.5748)
            }
        }
        levels = planes + blues + reds
    }
}
