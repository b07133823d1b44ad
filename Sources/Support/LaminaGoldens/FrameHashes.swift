package import LaminaPrimitives

/// The size and the hashes of a picture, or of all frames of a film.
///
/// A golden contains them as text, so that a comparison that agrees decodes no pixel:
///
///     393x852
///     0a5b…  one line for each frame
package struct FrameHashes: Hashable, Sendable {
    package let width: Int
    package let height: Int
    package let hashes: [String]

    package init(width: Int, height: Int, hashes: [String]) { (self.width, self.height, self.hashes) = (width, height, hashes) }

    package init(of picture: Bitmap) { self.init(width: picture.width, height: picture.height, hashes: [picture.fingerprint]) }

    /// Reads the text; nil when it is none of this form.
    init?(text: String) {
        let lines = text.split(separator: "\n").map(String.init)
        let sides = lines.first?.split(separator: "x").compactMap { Int($0) } ?? []
        guard sides.count == 2, lines.count > 1, lines.dropFirst().allSatisfy({ $0.count == 16 && $0.allSatisfy(\.isHexDigit) }) else { return nil }
        self.init(width: sides[0], height: sides[1], hashes: Array(lines.dropFirst()))
    }

    var text: String { (["\(width)x\(height)"] + hashes).joined(separator: "\n") }

    /// The indices of the frames that differ, or that only one of both has.
    package func differing(from other: FrameHashes) -> [Int] {
        guard width == other.width, height == other.height else { return Array(0..<max(hashes.count, other.hashes.count)) }
        return (0..<max(hashes.count, other.hashes.count)).filter { index in
            index >= hashes.count || index >= other.hashes.count || hashes[index] != other.hashes[index]
        }
    }
}
