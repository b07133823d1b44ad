/// A finished bitmap that many layers and frames may share; two pictures are equal when they are the same object.
///
/// Identity is what makes damage and caches cheap: pixels are never compared.
package final class Picture: Sendable, Hashable {
    package let bitmap: Bitmap
    /// Every pixel has full alpha.
    package let isOpaque: Bool

    /// - Parameter isOpaque: What the maker knows of the alpha; nil looks at every pixel once.
    package init(_ bitmap: Bitmap, isOpaque: Bool? = nil) {
        self.bitmap = bitmap
        self.isOpaque = isOpaque ?? bitmap.pixels.allSatisfy { $0 >= 0xFF00_0000 }
    }

    package var width: Int { bitmap.width }
    package var height: Int { bitmap.height }

    package static func == (a: Picture, b: Picture) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
