/// A finished bitmap that many layers and frames may share; two pictures are equal when they are the same object.
///
/// Identity is what makes damage and caches cheap: pixels are never compared.
public final class Picture: Sendable, Hashable {
    /// The pixels.
    public let bitmap: Bitmap
    /// Every pixel has full alpha.
    public let isOpaque: Bool

    /// - Parameter isOpaque: What the maker knows of the alpha; nil looks at every pixel once.
    public init(_ bitmap: Bitmap, isOpaque: Bool? = nil) {
        self.bitmap = bitmap
        self.isOpaque = isOpaque ?? bitmap.pixels.allSatisfy { $0 >= 0xFF00_0000 }
    }

    /// In pixels.
    public var width: Int { bitmap.width }
    /// In pixels.
    public var height: Int { bitmap.height }

    /// The same picture, not merely one that looks the same.
    public static func == (a: Picture, b: Picture) -> Bool { a === b }
    /// Follows identity, as equality does.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
