import LaminaPrimitives
import LaminaRaster
import LaminaScene

/// A draw item, made ready for every tile; has one place, so that nobody copies it but by `copy()`.
struct PreparedItem: ~Copyable, Sendable {
    /// What is done with the pixels.
    enum Drawing: ~Copyable, Sendable {
        /// Nothing is seen of it.
        case nothing
        /// A shape is filled.
        case fill(Coverage, Paint)
        /// A small turned picture is painted.
        case picture(SmallPicture)
        /// The items after it are drawn together and confined to the clip.
        case group(clip: Coverage?)
        /// The picture of a group is confined to the clip.
        case composed(GroupPicture, clip: Coverage?)
        /// The picture of a group around it shows it.
        case inPicture
    }

    /// Every pixel that may change.
    let bounds: PixelRect
    /// Pixels of which nothing beneath can be seen.
    let opaque: PixelRect
    /// What is done near the origin of the picture.
    let drawing: Drawing
    /// From there to the item's place: whatever stands at the same fractions of pixels is drawn by the same numbers.
    let shift: PixelShift
    let opacity: Float
    let blend: BlendMode

    /// - Parameters:
    ///   - bounds: In the picture, as `opaque`.
    init(
        bounds: PixelRect, opaque: PixelRect = .empty, drawing: consuming Drawing, shift: PixelShift = .none, opacity: Float = 1,
        blend: BlendMode = .normal
    ) {
        self.bounds = bounds
        self.opaque = opaque
        self.drawing = drawing
        self.shift = shift
        self.opacity = opacity
        self.blend = blend
    }

    /// Draws no pixel.
    static var nothing: PreparedItem { PreparedItem(bounds: .empty, drawing: .nothing) }

    /// Stands for an item of a group that is drawn by its picture, where nothing is left to draw.
    static var inPicture: PreparedItem { PreparedItem(bounds: .empty, drawing: .inPicture) }

    /// The items after it are drawn together.
    var isGroup: Bool {
        switch drawing {
        case .group: true
        default: false
        }
    }

    /// A group is drawn by its picture, and so the items inside are not.
    var isComposed: Bool {
        switch drawing {
        case .composed: true
        case .inPicture: true
        default: false
        }
    }

    /// Draws nothing afterwards.
    ///
    /// - Returns: The shape that was filled, if one was.
    mutating func takeShape() -> Coverage? {
        var old = PreparedItem.nothing
        swap(&old, &self)
        switch consume old.drawing {
        case .fill(let coverage, _): return coverage
        default: return nil
        }
    }

    /// The same item for another place.
    func copy() -> PreparedItem {
        PreparedItem(bounds: bounds, opaque: opaque, drawing: drawing.copy(), shift: shift, opacity: opacity, blend: blend)
    }

    /// Changes pixels, and not only those of a group.
    var isDrawn: Bool {
        switch drawing {
        case .fill: true
        case .picture: true
        case .composed: true
        default: false
        }
    }

    /// The shape that is filled, if one is.
    var shape: Coverage? {
        switch drawing {
        case .fill(let coverage, _): coverage
        default: nil
        }
    }
}

extension PreparedItem.Drawing {
    fileprivate func copy() -> PreparedItem.Drawing {
        switch self {
        case .nothing: .nothing
        case .fill(let coverage, let paint): .fill(coverage, paint)
        case .picture(let picture): .picture(picture)
        case .group(let clip): .group(clip: clip)
        case .composed(let picture, let clip): .composed(picture, clip: clip)
        case .inPicture: .inPicture
        }
    }
}
