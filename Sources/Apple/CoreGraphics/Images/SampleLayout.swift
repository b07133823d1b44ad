/// The samples of a pixel in memory, for all formats that Core Graphics describes.
///
/// `PixelLayout` is faster for components of one byte.
struct SampleLayout: Sendable, Hashable {
    /// The kind of number that a sample is.
    enum Number: Sendable, Hashable {
        /// An unsigned number whose greatest value stands for 1.
        case unsigned
        case float
    }

    /// The number of colour components, 0 for alpha only.
    let componentCount: Int
    let bitsPerComponent: Int
    let bitsPerPixel: Int
    let number: Number
    let alpha: PixelLayout.Alpha
    /// The index of the alpha, or of the padding instead of it, among the pixel's samples; nil without either.
    let alphaIndex: Int?
    /// The index of the first colour component among the pixel's samples.
    let firstIndex: Int
    /// The number that is combined with a byte's offset by exclusive or: 1 and 3 reverse the bytes of units of 16 and 32 bits.
    let byteSwap: Int
    /// The numbers of bits of red, green and blue, which share a unit of 16 or 32 bits; empty when each sample has the same number of bits.
    let packing: [Int]

    /// Creates the layout that Core Graphics' values describe; nil when there is none.
    ///
    /// - Parameter componentCount: The number of colour components of the space; 1 for a mask.
    init?(componentCount: Int, bitsPerComponent: Int, bitsPerPixel: Int, info: CGBitmapInfo) {
        // The limits keep the products below from overflowing.
        guard (1...32).contains(bitsPerComponent), (1...256).contains(bitsPerPixel), info.alphaInfo.isNamed else { return nil }
        let alphaInfo = info.alphaInfo
        self.componentCount = alphaInfo == .alphaOnly ? 0 : componentCount
        self.bitsPerComponent = bitsPerComponent
        self.bitsPerPixel = bitsPerPixel
        number = info.contains(.floatComponents) ? .float : .unsigned
        alpha = alphaInfo.meaning
        let isFirst = alphaInfo.isFirst
        firstIndex = isFirst ? 1 : 0
        let samples = alphaInfo == .none || alphaInfo == .alphaOnly ? 0 : 1
        alphaIndex = alphaInfo == .alphaOnly ? 0 : samples == 0 ? nil : isFirst ? 0 : componentCount
        switch info.byteOrder {
        case .orderDefault, .order16Big, .order32Big: byteSwap = 0
        case .order16Little: byteSwap = 1
        case .order32Little: byteSwap = 3
        case .orderMask: return nil
        @unknown default: return nil
        }
        guard let packing = Self.packing(info, bitsPerComponent, bitsPerPixel) else { return nil }
        self.packing = packing
        guard packing.isEmpty else {
            guard componentCount == 3, alpha == .absent, number == .unsigned, bitsPerPixel % (8 * (byteSwap + 1)) == 0 else { return nil }
            return
        }
        let count = max(1, self.componentCount + samples)
        let isWhole = bitsPerPixel == count * bitsPerComponent || (bitsPerPixel == 32 && bitsPerComponent == 8 && alphaInfo == .none && count == 3)
        guard isWhole, bitsPerPixel % (8 * (byteSwap + 1)) == 0 || byteSwap == 0, Self.exists(number, bitsPerComponent) else { return nil }
        // Samples of less than a byte are not combined with alpha.
        guard bitsPerComponent >= 8 || alphaInfo == .none || alphaInfo == .alphaOnly else { return nil }
    }

    private static func exists(_ number: Number, _ bits: Int) -> Bool {
        switch number {
        case .unsigned: [1, 2, 4, 8, 16, 32].contains(bits)
        case .float: bits == 16 || bits == 32
        }
    }

    /// Returns the bits of packed components; nil for a format that is not supported.
    private static func packing(_ info: CGBitmapInfo, _ bits: Int, _ bitsPerPixel: Int) -> [Int]? {
        switch (info.pixelFormat, bits, bitsPerPixel) {
        case (.packed, 5, 16), (.RGB555, 5, 16): [5, 5, 5]
        case (.RGB565, 5, 16), (.RGB565, 6, 16): [5, 6, 5]
        case (.packed, 10, 32), (.RGB101010, 10, 32): [10, 10, 10]
        case (.packed, _, _): []
        default: nil
        }
    }

    /// The number of bytes of a row of pixels.
    func bytes(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }
}

/// The numbers of one pixel.
struct Sample: Sendable, Hashable {
    /// The colour components, not multiplied by alpha; the format decides their number.
    ///
    /// Unsigned numbers lie in 0...1.
    var components = SIMD4<Double>.zero
    var alpha = 1.0
}
