import LaminaPrimitives
import LaminaRaster
import LaminaScene

/// A draw item, made ready for every tile; an object, because tiles and frames share it.
final class PreparedItem: Sendable {
    /// What is done with the pixels.
    enum Drawing: Sendable {
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

    /// The items after it are drawn together.
    var isGroup: Bool {
        if case .group = drawing { true } else { false }
    }

    /// A group is drawn by its picture, and so the items inside are not.
    var isComposed: Bool {
        if case .composed = drawing { true } else { self === Self.inPicture }
    }

    /// Stands for an item of a group that is drawn by its picture, where nothing is left to draw.
    static let inPicture = PreparedItem(bounds: .empty, drawing: .nothing)

    /// Draws no pixel.
    static let nothing = PreparedItem(bounds: .empty, drawing: .nothing)
}
