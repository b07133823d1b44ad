package import LaminaPrimitives
import LaminaRaster

/// Draws into a bitmap.
///
/// User space has its origin in the lower left corner and y up, unless whoever made the context changed that.
public final class CGContext {
    /// How many pixels a row has.
    public let width: Int
    /// How many rows there are.
    public let height: Int
    let format: ImageFormat
    var store: PixelStore
    var state: GraphicsState
    /// The states that `restoreGState` goes back to.
    var savedStates: [GraphicsState] = []
    /// The path being built, in pixels.
    let pendingPath = CGMutablePath()
    /// The transparency layers that have begun and not ended.
    var groups: [TransparencyGroup] = []
    /// The user space that the context began with: shadows are measured in it.
    let baseSpace: AffineTransform
    var allowsAntialiasing = true
    /// Where the next text begins, not part of the saved state.
    public var textMatrix = CGAffineTransform.identity

    init(width: Int, height: Int, format: ImageFormat, store: PixelStore, userSpace: AffineTransform) {
        self.width = width
        self.height = height
        self.format = format
        self.store = store
        baseSpace = userSpace
        state = GraphicsState(userToPixels: userSpace, clip: .whole(PixelRect(width: width, height: height)))
    }

    /// A context that draws on a bitmap of the core.
    ///
    /// - Parameters:
    ///   - isOpaque: The bitmap's alpha means nothing; drawing keeps it full.
    ///   - userSpace: From user space to pixels of the bitmap, whose first row is the top one. Nil has the origin in the lower left corner
    ///     and one point a pixel; UIKit and layers of iOS pass a scale only.
    package convenience init(bitmap: Bitmap, isOpaque: Bool = false, userSpace: AffineTransform? = nil) {
        var pixels = bitmap
        if isOpaque { pixels.makeOpaque(pixels.bounds) }
        self.init(
            width: bitmap.width, height: bitmap.height, format: .native(width: bitmap.width, isOpaque: isOpaque), store: .bitmap(pixels),
            userSpace: userSpace ?? .flippingRows(bitmap.height))
    }

    /// The pixels so far.
    package var bitmap: Bitmap { store.bitmap }

    /// Takes the pixels out without copying them; the context is empty afterwards and draws nothing.
    package func takeBitmap() -> Bitmap {
        let bitmap = store.bitmap
        store = .bitmap(Bitmap(width: 0, height: 0))
        state.clip = .whole(.empty)
        return bitmap
    }

    /// Saves the whole state, to be brought back by `restoreGState`.
    public func saveGState() { savedStates.append(state) }

    /// Brings the state back that was saved last; does nothing when none is.
    public func restoreGState() {
        guard savedStates.count > (groups.last?.savedCount ?? 0), let last = savedStates.popLast() else {
            return Diagnostics.report(exception: "CGContextRestoreGState", detail: "no state was saved; nothing restored")
        }
        state = last
    }

    /// Everything is drawn at once, so there is nothing to wait for.
    public func flush() {}

    /// Everything is drawn at once, so there is nothing to wait for.
    public func synchronize() {}

    /// What has been drawn so far, transparency layers that have not ended left out.
    public func makeImage() -> CGImage? {
        guard width > 0, height > 0 else { return nil }
        let isOpaque = format.info.alphaInfo.hasAlpha ? nil : true
        return CGImage(Picture(store.bitmap, isOpaque: isOpaque), format: format)
    }
}

extension CGContext: Hashable {
    /// Both are the same object.
    public static func == (a: CGContext, b: CGContext) -> Bool { a === b }
    /// Feeds the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension AffineTransform {
    /// From a space whose y points up to rows from the top, and back.
    static func flippingRows(_ height: Int) -> AffineTransform {
        AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(height))
    }
}

extension Bitmap {
    /// Gives every pixel of a part full alpha: it shows as if black were behind it.
    ///
    /// - Precondition: The part lies inside.
    mutating func makeOpaque(_ part: PixelRect) {
        for y in part.minY..<part.maxY {
            for x in part.minX..<part.maxX { pixels[y * width + x] |= 0xFF00_0000 }
        }
    }
}
