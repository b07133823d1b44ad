/// A small change of one file, which a number in the environment switches on.
///
/// The change consists of two insertions around a node, so that mutants compose: one may lie inside another. With its number switched off, the
/// program is the original one.
package struct Mutant: Hashable, Sendable {
    /// The file, relative to the checkout.
    package let path: String
    /// The lines of the changed node, from 1.
    package let lines: ClosedRange<Int>
    /// The node's bytes in the file.
    package let range: Range<Int>
    /// The first words of the changed node, on one line.
    package let original: String
    /// The same place after the change.
    package let changed: String
    let before: [Piece]
    let after: [Piece]

    /// A part of an inserted text.
    enum Piece: Hashable, Sendable {
        case text(String)
        /// The call that tells if this mutant is switched on.
        case isOn
    }

    /// The place and the change in one line.
    package var description: String { "\(path):\(lines.lowerBound): \(original)  →  \(changed)" }

    func inserted(_ pieces: [Piece], number: Int) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .isOn: "\(MutantSwitch.function(in: MutantSwitch.module(of: path)))(\(number))"
            }
        }.joined()
    }
}

/// A node that can be changed, with the changes that are possible.
package struct MutablePlace: Sendable {
    package let mutants: [Mutant]

    /// Returns the places of a file in their order.
    package static func all(in text: String, path: String) -> [MutablePlace] { PlaceFinder.places(in: text, path: path) }
}
