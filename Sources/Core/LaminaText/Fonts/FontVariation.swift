/// The place of a face in the design space of a variable font: axis values by tag, without those that equal the initial ones.
package typealias FontVariation = [UInt32: Double]

extension UInt32 {
    /// The tag of the axis of weights, `wght`, whose values are those of `FontTraits.weight`.
    package static let weightAxis: UInt32 = 0x7767_6874
    /// The tag of the axis of slants, `slnt`: degrees counter-clockwise from the vertical.
    package static let slantAxis: UInt32 = 0x736C_6E74
}

extension [VariationAxis] {
    /// Returns the part of a variation that these axes have, within their limits; NaN and initial values are left out.
    func normalised(_ variation: FontVariation) -> FontVariation {
        reduce(into: [:]) { result, axis in
            guard let value = variation[axis.tag], !value.isNaN else { return }
            let placed = FixedPoint.rounded(Swift.min(Swift.max(value, axis.minimum), axis.maximum))
            if placed != axis.initial { result[axis.tag] = placed }
        }
    }

    /// Returns the values of all axes in a variation.
    func values(of variation: FontVariation) -> [(tag: UInt32, value: Double)] { map { ($0.tag, variation[$0.tag] ?? $0.initial) } }

    /// The PostScript name of a variation: each axis follows as an underscore, its tag and, unless the value is the initial one, the value's bits.
    ///
    /// - Source: The names of San Francisco on Apple's systems, such as `.SFNS-Regular_wdth_opsz110000_GRAD_wght2580000`.
    func name(of variation: FontVariation, in base: String) -> String {
        reduce(base) { name, axis in
            let bits = variation[axis.tag].map { String(UInt32(bitPattern: FixedPoint.bits($0)), radix: 16, uppercase: true) }
            return name + "_" + axis.tag.letters + (bits ?? "")
        }
    }
}

extension FontVariation {
    /// Reads the variation that follows the base in a PostScript name; nil when the name has none.
    init?(name: String, base: inout String) {
        let parts = name.split(separator: "_", omittingEmptySubsequences: false)
        let axes = parts.reversed().prefix { part in part.utf8.count >= 4 && part.dropFirst(4).allSatisfy(\.isHexDigit) }
        // The first part is the base's own.
        let count = Swift.min(axes.count, parts.count - 1)
        guard count > 0 else { return nil }
        self.init()
        for part in axes.prefix(count) where part.utf8.count > 4 {
            guard let bits = UInt32(part.dropFirst(4), radix: 16) else { return nil }
            self[UInt32(letters: part.prefix(4))] = FixedPoint.value(Int32(bitPattern: bits))
        }
        base = parts.dropLast(count).joined(separator: "_")
    }
}

/// Numbers with 16 fractional bits, in which font files state the values of axes.
enum FixedPoint {
    static func bits(_ value: Double) -> Int32 { Int32(Swift.min(Swift.max((value * 65_536).rounded(), -2_147_483_648), 2_147_483_647)) }

    static func value(_ bits: Int32) -> Double { Double(bits) / 65_536 }

    static func rounded(_ value: Double) -> Double { Self.value(bits(value)) }
}

extension UInt32 {
    /// A tag as its four letters.
    var letters: String { String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }, as: UTF8.self) }

    /// Creates a tag from four letters, the first in the highest byte.
    fileprivate init(letters: some StringProtocol) { self = letters.utf8.reduce(0) { $0 << 8 | UInt32($1) } }
}
