extension Exif {
    /// The block as the bytes of a little-endian TIFF file, with the tags in ascending order.
    package var bytes: [UInt8] {
        var directories = values
        var result: [UInt8] = [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0]
        let pointers = [(Directory.photo, 0x8769), (.position, 0x8825)].filter { directories[$0.0]?.isEmpty == false }
        // Each pointer is one more entry of 12 bytes, so the sizes are known before the places.
        for (_, tag) in pointers { directories[.image, default: [:]][tag] = .numbers([0]) }
        var place = 8 + Self.size(of: directories[.image] ?? [:])
        for (directory, tag) in pointers {
            directories[.image]?[tag] = .numbers([Double(place)])
            place += Self.size(of: directories[directory] ?? [:])
        }
        for directory in [.image] + pointers.map(\.0) { Self.append(directories[directory] ?? [:], to: &result) }
        return result
    }

    /// The tags whose numbers are stored as 32 bits or less, by CIPA DC-008; others are fractions.
    private static let wholeTags: [Int: Int] = [
        0x0112: 3, 0x0128: 3, 0x8769: 4, 0x8825: 4, 0x8827: 3, 0x9207: 3, 0x9208: 3, 0x9209: 3, 0xA001: 3, 0xA002: 4, 0xA003: 4, 0xA402: 3,
        0xA403: 3, 0xA405: 3, 0xA406: 3, 0x8822: 3, 0x0103: 3, 0x0100: 4, 0x0101: 4,
    ]

    /// The bytes of an entry's value, with the code of its type and the number of its parts.
    private static func encoded(_ tag: Int, _ value: Value) -> (type: Int, count: Int, bytes: [UInt8]) {
        switch value {
        case .text(let text):
            let bytes = Array(text.utf8.filter { $0 != 0 }) + [0]
            return (2, bytes.count, bytes)
        case .bytes(let bytes): return (7, bytes.count, bytes)
        case .numbers(let numbers):
            let type = wholeTags[tag] ?? 10
            var bytes: [UInt8] = []
            for number in numbers {
                if type == 10 {
                    let (numerator, denominator) = fraction(number)
                    bytes.appendLittle(numerator, 4)
                    bytes.appendLittle(denominator, 4)
                } else {
                    bytes.appendLittle(Int(max(0, min(4_294_967_295, number))), type == 3 ? 2 : 4)
                }
            }
            // Positive fractions are unsigned in all of Exif's tags but a few.
            return (type == 10 && numbers.allSatisfy { $0 >= 0 } ? 5 : type, numbers.count, bytes)
        }
    }

    /// Returns the fraction closest to a number among those with a denominator of up to a million that is a power of ten.
    private static func fraction(_ number: Double) -> (Int, Int) {
        let bounded = max(-2_000_000_000, min(2_000_000_000, number.isNaN ? 0 : number))
        // Exposure times are written as 1/250.
        if abs(bounded) < 1, abs(bounded) > 1e-9, (1 / bounded).rounded() == 1 / bounded {
            return bounded > 0 ? (1, Int(1 / bounded)) : (-1, Int(-1 / bounded))
        }
        var denominator = 1
        while denominator < 1_000_000, abs(bounded) * Double(denominator * 10) < 2_000_000_000,
            (bounded * Double(denominator)).rounded() != bounded * Double(denominator)
        {
            denominator *= 10
        }
        return (Int((bounded * Double(denominator)).rounded()), denominator)
    }

    private static func size(of directory: [Int: Value]) -> Int {
        directory.reduce(6) { sum, entry in
            let length = encoded(entry.key, entry.value).bytes.count
            return sum + 12 + (length > 4 ? length + length % 2 : 0)
        }
    }

    private static func append(_ directory: [Int: Value], to result: inout [UInt8]) {
        var place = result.count + 6 + 12 * directory.count
        var rest: [UInt8] = []
        result.appendLittle(directory.count, 2)
        for (tag, value) in directory.sorted(by: { $0.key < $1.key }) {
            let (type, count, bytes) = encoded(tag, value)
            result.appendLittle(tag, 2)
            result.appendLittle(type, 2)
            result.appendLittle(count, 4)
            guard bytes.count > 4 else {
                result += bytes + Array(repeating: 0, count: 4 - bytes.count)
                continue
            }
            result.appendLittle(place, 4)
            // Values begin at even offsets.
            let padded = bytes + Array(repeating: 0, count: bytes.count % 2)
            rest += padded
            place += padded.count
        }
        // No further directory follows.
        result.appendLittle(0, 4)
        result += rest
    }
}
