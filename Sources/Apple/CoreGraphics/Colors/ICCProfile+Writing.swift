extension ICCProfile {
    /// Returns a profile of version 4.3 for a gray or RGB space; nil for spaces that a curve or a matrix does not describe.
    static func bytes(of encoding: ColorEncoding) -> [UInt8]? {
        switch encoding {
        case .gray(let transfer):
            guard let curve = curve(transfer) else { return nil }
            return profile(space: "GRAY", elements: [("kTRC", curve)])
        case .rgb(let primaries, let transfer):
            guard let curve = curve(transfer) else { return nil }
            return profile(space: "RGB ", elements: columns(primaries.toXYZ) + ["rTRC", "gTRC", "bTRC"].map { ($0, curve) })
        case .matrix(let matrix):
            let curves = [matrix.red, matrix.green, matrix.blue].compactMap(curve)
            guard curves.count == 3 else { return nil }
            return profile(space: "RGB ", elements: columns(matrix.toXYZ) + Array(zip(["rTRC", "gTRC", "bTRC"], curves)))
        case .cmyk, .profile, .lab, .xyz, .indexed, .pattern: return nil
        }
    }

    private static func profile(space: String, elements: [(String, [UInt8])]) -> [UInt8] {
        let texts = [("desc", text("Lamina \(space)")), ("cprt", text("CC0"))]
        let all = texts + [("wtpt", vector(white.xyz))] + elements
        var table = number(all.count)
        var body: [UInt8] = []
        for (tag, element) in all {
            table += Array(tag.utf8) + number(132 + 12 * all.count + body.count) + number(element.count)
            body += element
            // Elements begin at multiples of four.
            while body.count % 4 != 0 { body.append(0) }
        }
        return header(space: space, size: 128 + table.count + body.count) + table + body
    }

    private static func header(space: String, size: Int) -> [UInt8] {
        var result = number(size) + number(0) + number(0x0430_0000)
        result += Array("mntr".utf8) + Array(space.utf8) + Array("XYZ ".utf8)
        // 1 January 2000, 00:00:00.
        result += [0x07, 0xD0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0]
        result += Array("acsp".utf8) + [UInt8](repeating: 0, count: 28)
        result += [white.xyz.x, 1, white.xyz.z].flatMap(fraction)
        return result + [UInt8](repeating: 0, count: 128 - result.count)
    }

    private static func columns(_ toXYZ: Matrix3) -> [(String, [UInt8])] {
        let matrix = Primaries.adaptation(from: white).inverse * toXYZ
        return [("rXYZ", vector(matrix.first)), ("gXYZ", vector(matrix.second)), ("bXYZ", vector(matrix.third))]
    }

    /// Returns an element of type `para` or `curv`; nil for the functions of HDR video, whose light exceeds 1.
    private static func curve(_ transfer: TransferFunction) -> [UInt8]? {
        switch transfer {
        case .linear: parametric(0, [1])
        case .gamma(let power): parametric(0, [power])
        case .sRGB: parametric(3, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
        case .video: parametric(3, [1 / 0.45, 1 / 1.099, 0.099 / 1.099, 1 / 4.5, 0.081])
        case .parametric(let curve): parametric(4, [curve.g, curve.a, curve.b, curve.c, curve.d, curve.e, curve.f])
        case .table(let entries):
            Array("curv".utf8) + number(0) + number(entries.count)
                + entries.flatMap { entry -> [UInt8] in
                    let value = UInt16((max(0, min(1, entry)) * 65_535).rounded())
                    return [UInt8(value >> 8), UInt8(value & 0xFF)]
                }
        case .pq, .hlg: nil
        }
    }

    private static func parametric(_ kind: Int, _ numbers: [Double]) -> [UInt8] {
        Array("para".utf8) + number(0) + number(kind << 16) + numbers.flatMap(fraction)
    }

    private static func vector(_ xyz: Vector3) -> [UInt8] {
        Array("XYZ ".utf8) + number(0) + [xyz.x, xyz.y, xyz.z].flatMap(fraction)
    }

    /// Returns an element of type `mluc` with one English text.
    private static func text(_ text: String) -> [UInt8] {
        let units = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        return Array("mluc".utf8) + number(0) + number(1) + number(12) + Array("enUS".utf8) + number(units.count) + number(28) + units
    }

    /// Returns a number of the type s15Fixed16, clamped to its range.
    private static func fraction(_ value: Double) -> [UInt8] {
        number(Int((max(-32_768, min(32_767, value)) * 65_536).rounded()))
    }

    private static func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
}
