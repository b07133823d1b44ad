/// A file's text with mutants in it, in which every line keeps its number.
package struct MutatedText {
    /// Mutants by their numbers.
    private let mutants: [(number: Int, mutant: Mutant)]

    package init(_ mutants: [Int: Mutant]) {
        self.mutants = mutants.sorted { $0.key < $1.key }.map { (number: $0.key, mutant: $0.value) }
    }

    /// Returns the text with all insertions.
    ///
    /// At one place, the endings of inner nodes come first, then those of outer ones, then the beginnings of outer nodes, then those of inner ones.
    package func applied(to text: String) -> String {
        struct Insertion {
            var position: Int
            /// Orders the insertions of one place.
            var rank: Int
            var text: String
        }
        let outermostFirst = mutants.sorted { ($0.mutant.range.count, $0.number) > ($1.mutant.range.count, $1.number) }
        let insertions = outermostFirst.enumerated().flatMap { rank, entry in
            let (mutant, number) = (entry.mutant, entry.number)
            return [
                Insertion(position: mutant.range.upperBound, rank: -rank - 1, text: mutant.inserted(mutant.after, number: number)),
                Insertion(position: mutant.range.lowerBound, rank: rank, text: mutant.inserted(mutant.before, number: number)),
            ]
        }.sorted { ($0.position, $0.rank) < ($1.position, $1.rank) }
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var position = 0
        for insertion in insertions {
            result += bytes[position..<insertion.position]
            result += insertion.text.utf8
            position = insertion.position
        }
        return String(decoding: result + bytes[position...], as: UTF8.self)
    }
}
