/// A set of recently written lines, in bounded memory.
struct RecentLines {
    /// The maximum number of lines: enough for the mistakes of any program, and only a few megabytes when every line differs.
    static let capacity = 4096

    private var lines: Set<String> = []

    func contains(_ line: String) -> Bool { lines.contains(line) }
    func contains(where isWanted: (String) -> Bool) -> Bool { lines.contains(where: isWanted) }

    /// Inserts a line; empties the set first when it is full.
    ///
    /// - Returns: True when the line was not in the set.
    mutating func insert(_ line: String) -> Bool {
        if lines.count >= Self.capacity, !lines.contains(line) { lines.removeAll(keepingCapacity: true) }
        return lines.insert(line).inserted
    }
}
