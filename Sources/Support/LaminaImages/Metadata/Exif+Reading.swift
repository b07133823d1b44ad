extension Exif {
    /// Reads a block; nil when it does not begin as one.
    ///
    /// Tags that lie outside the block are left out.
    init?(_ bytes: [UInt8], in block: Range<Int>) {
        let reader = ExifReader(bytes: Array(bytes[block]))
        guard let reader, let first = reader.number(at: 4, 4) else { return nil }
        var values: [Directory: [Int: Value]] = [:]
        values[.image] = reader.directory(at: first)
        for (directory, pointer) in [(Directory.photo, 0x8769), (.position, 0x8825)] {
            guard case .numbers(let place)? = values[.image]?[pointer], let place = place.first else { continue }
            values[.image]?[pointer] = nil
            values[directory] = reader.directory(at: Int(place))
        }
        self.init(values: values)
    }
}

/// Reads the directories of a block.
private struct ExifReader {
    let bytes: [UInt8]
    let isBigEndian: Bool

    /// The number of tags that a directory may have.
    private static let mostTags = 1000
    /// The number of numbers or bytes that a tag may have.
    private static let mostNumbers = 1024

    init?(bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0x49, 0x49, 0x2A, 0]) {
            isBigEndian = false
        } else if bytes.starts(with: [0x4D, 0x4D, 0, 0x2A]) {
            isBigEndian = true
        } else {
            return nil
        }
    }

    func number(at place: Int, _ size: Int) -> Int? { isBigEndian ? bytes.big(at: place, size) : bytes.little(at: place, size) }

    /// Returns the values of the directory at an offset; empty for an offset outside the block.
    func directory(at start: Int) -> [Int: Exif.Value] {
        guard let count = number(at: start, 2), count <= Self.mostTags else { return [:] }
        var result: [Int: Exif.Value] = [:]
        for index in 0..<count {
            let entry = start + 2 + index * 12
            guard let tag = number(at: entry, 2), let value = value(at: entry) else { continue }
            result[tag] = value
        }
        return result
    }

    /// The bytes of a number of each type: byte, text, short, long, fraction, signed byte, undefined, and the signed types.
    private static let sizes = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8]

    private func value(at entry: Int) -> Exif.Value? {
        guard let type = number(at: entry + 2, 2), let count = number(at: entry + 4, 4), let size = Self.sizes[type], count > 0,
            count <= Self.mostNumbers
        else { return nil }
        // A value of up to four bytes stands in the entry itself.
        guard let start = count * size <= 4 ? entry + 8 : number(at: entry + 8, 4), start + count * size <= bytes.count else { return nil }
        switch type {
        case 2: return .text(String(decoding: bytes[start..<start + count].prefix { $0 != 0 }, as: UTF8.self))
        case 7: return .bytes(Array(bytes[start..<start + count]))
        default: return .numbers((0..<count).map { scalar(at: start + $0 * size, type: type, size: size) })
        }
    }

    private func scalar(at place: Int, type: Int, size: Int) -> Double {
        func whole(_ place: Int, _ size: Int, isSigned: Bool) -> Double {
            let value = number(at: place, size) ?? 0
            return Double(isSigned && value >> (8 * size - 1) == 1 ? value - 1 << (8 * size) : value)
        }
        guard type == 5 || type == 10 else { return whole(place, size, isSigned: [6, 8, 9].contains(type)) }
        let divisor = whole(place + 4, 4, isSigned: type == 10)
        // A fraction by 0 stands for an unknown value.
        return divisor == 0 ? 0 : whole(place, 4, isSigned: type == 10) / divisor
    }
}
