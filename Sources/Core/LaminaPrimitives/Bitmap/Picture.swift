/// An immutable bitmap that many layers and frames share.
///
/// Two pictures are equal only when they are the same object.
///
/// Comparing by identity keeps damage and cache lookups cheap: no pixels are compared.
public final class Picture: Sendable, Hashable {
    /// The pixels of the picture.
    public let bitmap: Bitmap
    /// True when every pixel has full alpha.
    public let isOpaque: Bool
    /// The object that the picture represents where only pictures can be kept.
    ///
    /// Such a picture is not drawn. Nil for ordinary pictures.
    package let represented: (any Sendable)?

    /// Wraps a bitmap as a picture.
    ///
    /// - Parameter isOpaque: True when the caller knows that every pixel has full alpha; nil checks all pixels once.
    public init(_ bitmap: Bitmap, isOpaque: Bool? = nil) {
        self.bitmap = bitmap
        self.isOpaque = isOpaque ?? bitmap.pixels.allSatisfy { $0 >= 0xFF00_0000 }
        represented = nil
    }

    /// Makes a transparent picture that represents an object which is no image.
    package init(representing object: any Sendable) {
        bitmap = Bitmap(width: 1, height: 1)
        isOpaque = false
        represented = object
    }

    /// The number of columns, in pixels.
    public var width: Int { bitmap.width }
    /// The number of rows, in pixels.
    public var height: Int { bitmap.height }

    /// Returns true when `a` and `b` are the same object; equal pixels are not enough.
    public static func == (a: Picture, b: Picture) -> Bool { a === b }
    /// Hashes the object's identity, to match `==`.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
