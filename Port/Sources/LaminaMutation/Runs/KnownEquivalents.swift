/// Mutants that no test can notice, each with its reason: `Tests/Mutants.txt`.
///
/// An entry has four lines: the file, the original text, the changed text, and the reason. Empty lines part entries, and `#` begins a comment.
package struct KnownEquivalents {
    private struct Key: Hashable {
        let path: Substring
        let original: Substring
        let changed: Substring
    }

    private var keys = Set<Key>()
    /// Entries with another number of lines than four.
    package private(set) var malformed: [String] = []

    package init(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("#") }
        for entry in lines.split(whereSeparator: \.isEmpty).map(Array.init) {
            if entry.count == 4 {
                keys.insert(Key(path: entry[0], original: entry[1], changed: entry[2]))
            } else {
                malformed.append(entry.joined(separator: "\n"))
            }
        }
    }

    package func contains(_ mutant: Mutant) -> Bool {
        keys.contains(Key(path: mutant.path[...], original: mutant.original[...], changed: mutant.changed[...]))
    }
}
