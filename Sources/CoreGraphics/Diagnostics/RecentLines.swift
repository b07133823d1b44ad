/// Remembers the lines that were written lately, in bounded memory.
struct RecentLines {
    /// The most lines that are remembered: enough for the mistakes of any program, and few megabytes when every line differs.
    static let capacity = 4096

    private var lines: Set<String> = []

    /// Remembers a line, and forgets all others first when there are `capacity` of them.
    ///
    /// - Returns: Whether the line was unknown.
    mutating func insert(_ line: String) -> Bool {
        if lines.count >= Self.capacity, !lines.contains(line) { lines.removeAll(keepingCapacity: true) }
        return lines.insert(line).inserted
    }
}
