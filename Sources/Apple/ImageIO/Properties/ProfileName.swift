/// The name of an ICC profile.
enum ProfileName {
    /// Reads the profile's description; nil for a damaged profile.
    ///
    /// - Source: ICC.1:2022, 9.2.41: text of type `mluc`, whose first record is taken; ICC.1:2001, 6.4.32: ASCII text of type `desc`.
    static func read(_ profile: [UInt8]) -> String? {
        guard let count = number(profile, at: 128, 4), count <= 1000 else { return nil }
        for entry in 0..<count {
            let place = 132 + 12 * entry
            guard let tag = number(profile, at: place, 4), let start = number(profile, at: place + 4, 4) else { return nil }
            if tag == 0x6465_7363 { return text(profile, at: start) }
        }
        return nil
    }

    private static func text(_ profile: [UInt8], at start: Int) -> String? {
        switch number(profile, at: start, 4) {
        case 0x6465_7363:
            guard let count = number(profile, at: start + 8, 4), count > 0, start + 12 + count <= profile.count else { return nil }
            return String(decoding: profile[start + 12..<start + 12 + count].prefix { $0 != 0 }, as: UTF8.self)
        case 0x6D6C_7563:
            guard let length = number(profile, at: start + 20, 4), let offset = number(profile, at: start + 24, 4), length <= 1024 else { return nil }
            let units = (0..<length / 2).compactMap { number(profile, at: start + offset + 2 * $0, 2).map { UInt16($0) } }
            return String(decoding: units, as: UTF16.self)
        default: return nil
        }
    }

    /// Returns a big-endian number; nil beyond the end.
    private static func number(_ bytes: [UInt8], at place: Int, _ size: Int) -> Int? {
        place + size <= bytes.count ? bytes[place..<place + size].reduce(0) { $0 << 8 | Int($1) } : nil
    }
}
