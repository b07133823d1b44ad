extension [UInt8] {
    /// Returns the unsigned number of up to 7 bytes at `place`, the most significant byte first; nil beyond the end.
    func big(at place: Int, _ size: Int) -> Int? {
        guard place >= 0, place <= count - size else { return nil }
        return (place..<place + size).reduce(0) { $0 << 8 | Int(self[$1]) }
    }

    /// Returns the unsigned number of up to 7 bytes at `place`, the least significant byte first; nil beyond the end.
    func little(at place: Int, _ size: Int) -> Int? {
        guard place >= 0, place <= count - size else { return nil }
        return (place..<place + size).reversed().reduce(0) { $0 << 8 | Int(self[$1]) }
    }

    /// Returns true when these bytes stand at `place`.
    func has(_ text: String, at place: Int) -> Bool {
        place >= 0 && place + text.utf8.count <= count && self[place..<place + text.utf8.count].elementsEqual(text.utf8)
    }

    /// Appends a number, the most significant of its bytes first; higher bits are dropped.
    mutating func appendBig(_ value: Int, _ size: Int) {
        for index in (0..<size).reversed() { append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
    }

    /// Appends a number, the least significant of its bytes first; higher bits are dropped.
    mutating func appendLittle(_ value: Int, _ size: Int) {
        for index in 0..<size { append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
    }
}
