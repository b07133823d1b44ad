import LaminaPrimitives
import LaminaRaster

/// A draw item that is ready to be drawn in every tile.
struct PreparedItem: Sendable {
    /// The operation that draws the item.
    ///
    /// Indirect, because reading an item from an array copies it: counting one reference is cheaper than counting the references of a coverage, a
    /// paint and a clip.
    indirect enum Drawing: Sendable {
        /// Nothing is drawn.
        case nothing
        /// Fills a shape with a paint.
        case fill(Coverage, Paint)
        /// Draws a small rotated or skewed image.
        case picture(SmallPicture)
        /// Draws many small images.
        case sprites(PreparedSprites)
        /// Draws nothing yet: the head of a filtered group whose picture is made when its items are prepared.
        case unfiltered
        /// Shows what lies beneath, filtered.
        case backdrop(Backdrop)
        /// Draws the items that follow together, within the clip.
        case group(clip: Coverage?)
        /// Draws a group from its cached picture, within the clip.
        case composed(GroupPicture, clip: Coverage?)
        /// Draws nothing, because the picture of an enclosing group or filtered group already contains this item.
        case inPicture
    }

    /// The pixels that the item may change, in the frame.
    let bounds: PixelRect
    /// A rectangle in which the item hides everything beneath it.
    let opaque: PixelRect
    /// The operation, in coordinates near the origin.
    let drawing: Drawing
    /// The whole-pixel shift from the drawing's coordinates to the frame's.
    ///
    /// Equal subpixel positions thus give equal drawings.
    let shift: PixelShift
    let opacity: Float
    let blend: BlendMode

    /// - Parameters:
    ///   - bounds: The changed pixels in the frame's coordinates, like `opaque`.
    init(
        bounds: PixelRect, opaque: PixelRect = .empty, drawing: Drawing, shift: PixelShift = .none, opacity: Float = 1,
        blend: BlendMode = .normal
    ) {
        self.bounds = bounds
        self.opaque = opaque
        self.drawing = drawing
        self.shift = shift
        self.opacity = opacity
        self.blend = blend
    }

    /// An item that draws no pixel.
    static let nothing = PreparedItem(bounds: .empty, drawing: .nothing)

    /// A placeholder for a filtered group.
    static let unfiltered = PreparedItem(bounds: .empty, drawing: .unfiltered)

    /// A placeholder for an item inside a group that is drawn from its picture.
    static let inPicture = PreparedItem(bounds: .empty, drawing: .inPicture)

    /// True when the items that follow are drawn together as a group.
    var isGroup: Bool {
        switch drawing {
        case .group: true
        default: false
        }
    }

    /// True for a filtered group without its picture.
    var isUnfiltered: Bool {
        switch drawing {
        case .unfiltered: true
        default: false
        }
    }

    /// True for a group that is drawn from its picture, and for the items inside it.
    var isComposed: Bool {
        switch drawing {
        case .composed: true
        case .inPicture: true
        default: false
        }
    }

    /// True when the item itself changes pixels.
    ///
    /// A group does not; its items do.
    var isDrawn: Bool {
        switch drawing {
        case .fill: true
        case .picture: true
        case .sprites: true
        case .composed: true
        case .backdrop: true
        default: false
        }
    }

    /// The shape that is filled; nil when there is none.
    var shape: Coverage? {
        switch drawing {
        case .fill(let coverage, _): coverage
        default: nil
        }
    }
}
