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
    }

    /// Every pixel that may change.
    let bounds: PixelRect
    /// Pixels of which nothing beneath can be seen.
    let opaque: PixelRect
    let drawing: Drawing
    let opacity: Float
    let blend: BlendMode

    init(bounds: PixelRect, opaque: PixelRect = .empty, drawing: Drawing, opacity: Float = 1, blend: BlendMode = .normal) {
        self.bounds = bounds
        self.opaque = opaque
        self.drawing = drawing
        self.opacity = opacity
        self.blend = blend
    }

    /// The items after it are drawn together.
    var isGroup: Bool {
        if case .group = drawing { true } else { false }
    }

    /// Draws no pixel.
    static let nothing = PreparedItem(bounds: .empty, drawing: .nothing)
}
