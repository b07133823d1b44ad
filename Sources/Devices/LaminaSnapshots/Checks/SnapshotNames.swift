import Foundation
import LaminaGoldens

/// The names that snapshots of this process have taken.
///
/// A name belongs to one line of a test, and to one picture: a test that is repeated draws the same picture again, and two pictures of one name would
/// be compared with one golden.
@MainActor
struct SnapshotNames {
    private var claims: [String: Claim] = [:]

    /// The first use of a name.
    private struct Claim {
        let golden: String
        /// The file and line of the expectation.
        let place: String
        var picture: FrameHashes?
    }

    /// Takes a name for a line of a test.
    ///
    /// - Throws: `SnapshotError.nameTwice` and `.nameInOtherCase`.
    mutating func claim(_ name: String, golden: String, place: String) throws(SnapshotError) {
        let key = Self.key(golden)
        guard let other = claims[key] else {
            claims[key] = Claim(golden: golden, place: place)
            return
        }
        guard other.golden == golden else { throw .nameInOtherCase(name: name, other: other.place) }
        guard other.place == place else { throw .nameTwice(name: name, other: other.place) }
    }

    /// Takes a name for a picture or a film.
    ///
    /// - Throws: `SnapshotError.otherPicture`.
    mutating func claim(_ name: String, golden: String, for picture: FrameHashes) throws(SnapshotError) {
        let key = Self.key(golden)
        if let other = claims[key]?.picture, other != picture { throw .otherPicture(name: name) }
        claims[key]?.picture = picture
    }

    /// File systems may ignore case and store letters with accents in either of two forms.
    private static func key(_ golden: String) -> String { golden.precomposedStringWithCanonicalMapping.lowercased() }
}
