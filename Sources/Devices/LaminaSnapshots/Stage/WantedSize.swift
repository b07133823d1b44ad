import CoreGraphics

extension CGSize {
    /// Checks a size that a test asks for.
    ///
    /// - Throws: `SnapshotError.badSize` for sides that are negative, no numbers, or longer than a picture.
    func checkAsWanted() throws(SnapshotError) {
        guard (0...16_384).contains(width), (0...16_384).contains(height) else { throw .badSize(width: width, height: height) }
    }
}
