/// The lines for the user that reading a project collects, each kept once.
struct ProjectNotes {
    private(set) var skipped: [String] = []
    private(set) var warnings: [String] = []
    private var known: Set<String> = []

    /// The most lines of each list; a broken project has thousands of dead references.
    private static let most = 200

    mutating func skip(_ line: String) {
        if skipped.count < Self.most, known.insert(line).inserted { skipped.append(line.printable) }
    }

    mutating func warn(_ line: String) {
        if warnings.count < Self.most, known.insert(line).inserted { warnings.append(line.printable) }
    }
}
