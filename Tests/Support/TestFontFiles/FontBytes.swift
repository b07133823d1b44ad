/// Bytes of a font file, which stores numbers with the highest byte first.
struct FontBytes {
    private(set) var bytes: [UInt8] = []

    init(_ write: (inout FontBytes) -> Void = { _ in }) { write(&self) }

    var count: Int { bytes.count }

    /// Appends numbers of 16 bits; negative ones as two's complement.
    mutating func shorts(_ values: Int...) {
        for value in values { bytes += [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)] }
    }

    /// Appends numbers of 32 bits.
    mutating func longs(_ values: Int...) {
        for value in values { shorts(value >> 16, value) }
    }

    /// Appends numbers with 16 fractional bits.
    mutating func fixed(_ values: Double...) {
        for value in values { longs(Int((value * 65_536).rounded())) }
    }

    /// Appends numbers with 14 fractional bits, as fonts store positions in their design space.
    mutating func normalised(_ values: [Double]) {
        for value in values { shorts(Int((value * 16_384).rounded())) }
    }

    mutating func text(_ text: String) { bytes += text.utf8 }
    mutating func data(_ other: FontBytes) { bytes += other.bytes }
    mutating func byte(_ value: Int) { bytes.append(UInt8(truncatingIfNeeded: value)) }

    /// Appends zeros until the count is a multiple of `unit`.
    mutating func pad(to unit: Int) {
        while bytes.count % unit != 0 { bytes.append(0) }
    }
}
