import LaminaScene

/// The compositor's cache: the prepared parts of the frame that was drawn last.
///
/// Keyed by the identity of the frame part. An entry retains its frame part, so that no other part can get the same address.
struct PreparedParts: Sendable {
    private struct Entry: Sendable {
        let part: FramePart
        let prepared: PreparedPart
        /// The number of times that the part occurs in the frame.
        var uses: Int
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    subscript(part: FramePart) -> PreparedPart? { entries[ObjectIdentifier(part)]?.prepared }

    /// Counts an occurrence of a part that is already prepared.
    ///
    /// - Returns: False when the part is not prepared.
    mutating func use(_ part: FramePart) -> Bool {
        guard let index = entries.index(forKey: ObjectIdentifier(part)) else { return false }
        entries.values[index].uses += 1
        return true
    }

    /// Adds an occurrence of a part with its preparation; a part that is new in two places of a frame is added twice.
    mutating func insert(_ prepared: PreparedPart, of part: FramePart) {
        entries[ObjectIdentifier(part), default: Entry(part: part, prepared: prepared, uses: 0)].uses += 1
    }

    /// Removes an occurrence of a part, and with the last one the part itself.
    mutating func release(_ part: FramePart) {
        let key = ObjectIdentifier(part)
        guard let entry = entries[key] else { return }
        if entry.uses == 1 { entries[key] = nil } else { entries[key]?.uses -= 1 }
    }
}
