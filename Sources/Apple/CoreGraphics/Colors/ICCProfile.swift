/// An ICC profile that describes a gray space by a curve, or an RGB space by a matrix and three curves.
///
/// Profiles of other kinds, such as those of printers, contain tables of many dimensions; `DeviceProfile` reads them.
///
/// - Source: ICC.1:2022 (profile version 4.4); versions 2 and 4 are read.
struct ICCProfile {
    let encoding: ColorEncoding

    /// The white of the profile connection space, D50 as ICC.1 rounds it.
    static let white = Primaries.Chromaticity(Vector3(0.9642, 1, 0.8249))

    /// Reads a profile; nil for bytes that are no profile, and for a profile of another kind.
    init?(_ bytes: [UInt8]) {
        let reader = ICCReader(bytes)
        guard reader.text(at: 36) == "acsp", reader.text(at: 20) == "XYZ " || reader.text(at: 16) == "GRAY", let tags = reader.tags else {
            return nil
        }
        switch reader.text(at: 16) {
        case "GRAY":
            guard let curve = tags["kTRC"].flatMap(reader.curve) else { return nil }
            encoding = .gray(curve)
        case "RGB ":
            let columns = ["rXYZ", "gXYZ", "bXYZ"].compactMap { tags[$0].flatMap(reader.vector) }
            let curves = ["rTRC", "gTRC", "bTRC"].compactMap { tags[$0].flatMap(reader.curve) }
            guard columns.count == 3, curves.count == 3 else { return nil }
            let toXYZ = Primaries.adaptation(from: Self.white) * Matrix3(columns: columns[0], columns[1], columns[2])
            guard let matrix = MatrixEncoding(toXYZ: toXYZ, curves[0], curves[1], curves[2]) else { return nil }
            encoding = matrix.named ?? .matrix(matrix)
        default: return nil
        }
    }
}

/// Reads the elements of an ICC profile; its numbers are big-endian.
private struct ICCReader {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The ranges of the elements, by their tags; nil for a table of more than 1,000 entries or with entries outside the profile.
    var tags: [String: Range<Int>]? {
        guard let count = number(at: 128), count <= 1000 else { return nil }
        var result: [String: Range<Int>] = [:]
        for entry in 0..<count {
            let place = 132 + entry * 12
            guard let tag = text(at: place), let offset = number(at: place + 4), let size = number(at: place + 8), size >= 8,
                offset <= bytes.count, size <= bytes.count - offset
            else { return nil }
            result[tag] = offset..<offset + size
        }
        return result
    }

    /// Returns the four letters at an offset; nil beyond the end.
    func text(at place: Int) -> String? {
        place + 4 <= bytes.count ? String(decoding: bytes[place..<place + 4], as: UTF8.self) : nil
    }

    /// Returns the unsigned number of 32 bits at an offset; nil beyond the end.
    func number(at place: Int) -> Int? {
        guard place >= 0, place + 4 <= bytes.count else { return nil }
        return bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns an element of type `XYZ `.
    func vector(_ element: Range<Int>) -> Vector3? {
        guard text(at: element.lowerBound) == "XYZ ", element.count >= 20 else { return nil }
        let values = fractions(from: element.lowerBound + 8, count: 3)
        return Vector3(values[0], values[1], values[2])
    }

    /// Returns an element of type `curv` or `para`; nil when it is damaged or falls.
    func curve(_ element: Range<Int>) -> TransferFunction? {
        switch text(at: element.lowerBound) {
        case "curv": sampled(element)
        case "para": parametric(element)
        default: nil
        }
    }

    private func sampled(_ element: Range<Int>) -> TransferFunction? {
        let start = element.lowerBound + 12
        guard element.count >= 12, let count = number(at: start - 4), count <= (element.count - 12) / 2 else { return nil }
        let values = (0..<count).map { Int(bytes[start + 2 * $0]) << 8 | Int(bytes[start + 2 * $0 + 1]) }
        switch count {
        case 0: return .linear
        case 1: return values[0] == 0 ? nil : .power(Double(values[0]) / 256)
        default:
            // A table that falls somewhere has no inverse; holding its largest value makes it rise everywhere.
            var highest = 0
            let rising = values.map { value -> Double in
                highest = max(highest, value)
                return Double(highest) / 65_535
            }
            return rising[0] < rising[count - 1] ? .table(rising) : nil
        }
    }

    private func parametric(_ element: Range<Int>) -> TransferFunction? {
        let counts = [1, 3, 4, 5, 7]
        guard element.count >= 12, let kind = number(at: element.lowerBound + 8).map({ $0 >> 16 }), kind < counts.count,
            element.count >= 12 + 4 * counts[kind]
        else { return nil }
        let p = fractions(from: element.lowerBound + 12, count: counts[kind])
        guard kind > 0 else { return p[0] > 0 ? .power(p[0]) : nil }
        guard p[1] != 0 else { return nil }
        let curve =
            switch kind {
            case 1: ParametricCurve(g: p[0], a: p[1], b: p[2], d: -p[2] / p[1])
            case 2: ParametricCurve(g: p[0], a: p[1], b: p[2], d: -p[2] / p[1], e: p[3], f: p[3])
            case 3: ParametricCurve(g: p[0], a: p[1], b: p[2], c: p[3], d: p[4])
            default: ParametricCurve(g: p[0], a: p[1], b: p[2], c: p[3], d: p[4], e: p[5], f: p[6])
            }
        return curve.isUsable ? .parametric(curve) : nil
    }

    /// Returns numbers of the type s15Fixed16.
    private func fractions(from place: Int, count: Int) -> [Double] {
        (0..<count).map { Double(Int32(truncatingIfNeeded: number(at: place + 4 * $0) ?? 0)) / 65_536 }
    }
}

extension TransferFunction {
    /// Returns a pure power; `.linear` for the exponent 1.
    fileprivate static func power(_ exponent: Double) -> TransferFunction { exponent == 1 ? .linear : .gamma(exponent) }

    /// Returns true when the two functions give the same light to 1/1000 at 65 components.
    fileprivate func isClose(to other: TransferFunction) -> Bool {
        (0...64).allSatisfy { abs(light(Double($0) / 64) - other.light(Double($0) / 64)) < 1e-3 }
    }
}

extension MatrixEncoding {
    /// The same space with known primaries and a known transfer function; nil when a number differs by more than 1/1000.
    ///
    /// A picture that carries the usual profile of sRGB is then drawn without conversion.
    fileprivate var named: ColorEncoding? {
        let known: [Primaries] = [.sRGB, .displayP3, .adobeRGB, .bt2020, .romm]
        guard red == green, green == blue, let primaries = known.first(where: { $0.toXYZ.isClose(to: toXYZ) }) else { return nil }
        let transfer = [TransferFunction.sRGB, .video].first { $0.isClose(to: red) }
        return .rgb(primaries, transfer ?? red)
    }
}

extension Matrix3 {
    fileprivate func isClose(to other: Matrix3) -> Bool {
        [(first, other.first), (second, other.second), (third, other.third)].allSatisfy { (a: Vector3, b: Vector3) -> Bool in
            let difference = a + b * -1
            return [difference.x, difference.y, difference.z].allSatisfy { abs($0) < 1e-3 }
        }
    }
}
