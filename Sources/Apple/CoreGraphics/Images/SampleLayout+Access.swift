extension SampleLayout {
    /// Reads a pixel of the row that begins at the byte `start`.
    func sample(_ bytes: Span<UInt8>, from start: Int, column: Int) -> Sample {
        var result = Sample()
        guard packing.isEmpty else { return unpacked(bytes, start, column) }
        let bit = column * bitsPerPixel
        if alpha != .absent, let alphaIndex { result.alpha = value(bytes, start, bit + alphaIndex * bitsPerComponent) }
        for index in 0..<min(4, componentCount) {
            result.components[index] = value(bytes, start, bit + (firstIndex + index) * bitsPerComponent)
        }
        if alpha == .premultiplied, componentCount > 0 {
            result.components = result.alpha == 0 ? .zero : result.components / result.alpha
        }
        return result
    }

    /// Writes a pixel of the row that begins at the byte `start`; unsigned numbers are clamped to 0...1.
    ///
    /// A layout without alpha receives components multiplied by alpha, as if the pixel had been composited over black.
    func write(_ sample: Sample, to bytes: inout MutableSpan<UInt8>, from start: Int, column: Int) {
        let factor = alpha == .straight ? 1 : sample.alpha
        guard packing.isEmpty else { return writePacked(sample.components * factor, to: &bytes, start, column) }
        let bit = column * bitsPerPixel
        for index in 0..<min(4, componentCount) {
            setValue(sample.components[index] * factor, in: &bytes, start, bit + (firstIndex + index) * bitsPerComponent)
        }
        if let alphaIndex { setValue(alpha == .absent ? 1 : sample.alpha, in: &bytes, start, bit + alphaIndex * bitsPerComponent) }
    }

    /// Reads the number that begins at a bit of a row, which begins at the byte `start`.
    private func value(_ bytes: Span<UInt8>, _ start: Int, _ bit: Int) -> Double {
        guard bitsPerComponent >= 8 else {
            let shift = 8 - bitsPerComponent - bit % 8
            return Double(Int(bytes[start + bit / 8]) >> shift & (1 << bitsPerComponent - 1)) / Double(1 << bitsPerComponent - 1)
        }
        let bits = unit(bytes, start, bit / 8, count: bitsPerComponent / 8)
        switch number {
        case .unsigned: return Double(bits) / Double(1 << bitsPerComponent - 1)
        case .float:
            let value = bitsPerComponent == 16 ? HalfFloat.value(UInt16(bits)) : Double(Float(bitPattern: UInt32(bits)))
            // Numbers that are not finite would spread through every conversion.
            return value.isFinite ? value : 0
        }
    }

    private func setValue(_ value: Double, in bytes: inout MutableSpan<UInt8>, _ start: Int, _ bit: Int) {
        let bits: Int
        switch number {
        case .unsigned: bits = Self.whole(value, bits: bitsPerComponent)
        case .float: bits = bitsPerComponent == 16 ? Int(HalfFloat.bits(value)) : Int(Float(value).bitPattern)
        }
        guard bitsPerComponent >= 8 else {
            let shift = 8 - bitsPerComponent - bit % 8
            let mask = UInt8((1 << bitsPerComponent - 1) << shift)
            bytes[start + bit / 8] = bytes[start + bit / 8] & ~mask | UInt8(bits << shift)
            return
        }
        setUnit(bits, in: &bytes, start, bit / 8, count: bitsPerComponent / 8)
    }

    /// Returns a number 0...1 as an unsigned number of some bits, rounded to nearest.
    private static func whole(_ value: Double, bits: Int) -> Int {
        Int(((value > 0 ? min(1, value) : 0) * Double(1 << bits - 1)).rounded())
    }

    private func unpacked(_ bytes: Span<UInt8>, _ start: Int, _ column: Int) -> Sample {
        var result = Sample()
        var bits = unit(bytes, start, column * bitsPerPixel / 8, count: bitsPerPixel / 8)
        for (index, size) in packing.enumerated().reversed() {
            result.components[index] = Double(bits & (1 << size - 1)) / Double(1 << size - 1)
            bits >>= size
        }
        return result
    }

    private func writePacked(_ components: SIMD4<Double>, to bytes: inout MutableSpan<UInt8>, _ start: Int, _ column: Int) {
        var bits = 0
        for (index, size) in packing.enumerated() { bits = bits << size | Self.whole(components[index], bits: size) }
        setUnit(bits, in: &bytes, start, column * bitsPerPixel / 8, count: bitsPerPixel / 8)
    }

    /// Reads bytes as one number, the most significant byte first unless the byte order is reversed.
    private func unit(_ bytes: Span<UInt8>, _ start: Int, _ first: Int, count: Int) -> Int {
        var result = 0
        for place in first..<first + count { result = result << 8 | Int(bytes[start + (place ^ byteSwap)]) }
        return result
    }

    private func setUnit(_ bits: Int, in bytes: inout MutableSpan<UInt8>, _ start: Int, _ first: Int, count: Int) {
        for place in 0..<count { bytes[start + ((first + place) ^ byteSwap)] = UInt8(truncatingIfNeeded: bits >> (8 * (count - 1 - place))) }
    }
}
