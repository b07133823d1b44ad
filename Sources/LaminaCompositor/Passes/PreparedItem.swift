import LaminaPrimitives
import LaminaRaster
import LaminaScene

/// A draw item, made ready for every tile.
struct PreparedItem: Sendable {
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
        /// The picture of a group around it shows it.
        case inPicture
    }

    /// Every pixel that may change.
    var bounds: PixelRect
    /// Pixels of which nothing beneath can be seen.
    var opaque = PixelRect.empty
    /// What is done near the origin of the picture.
    var drawing: Drawing
    /// From there to the item's place: whatever stands at the same fractions of pixels is drawn by the same numbers.
    var shift = PixelShift.none
    var opacity: Float = 1
    var blend = BlendMode.normal

    /// The items after it are drawn together.
    var isGroup: Bool {
        if case .group = drawing { true } else { false }
    }

    /// A group is drawn by its picture, and so the items inside are not.
    var isComposed: Bool {
        switch drawing {
        case .composed, .inPicture: true
        case .nothing, .fill, .picture, .group: false
        }
    }

    /// Gives its memory away and draws nothing afterwards.
    mutating func surrender(to rasterizer: inout Rasterizer) {
        guard case .fill(var coverage, _) = drawing else { return }
        self = .nothing
        rasterizer.recycle(&coverage)
    }

    /// Stands for an item of a group that is drawn by its picture, where nothing is left to draw.
    static let inPicture = PreparedItem(bounds: .empty, drawing: .inPicture)

    /// Draws no pixel.
    static let nothing = PreparedItem(bounds: .empty, drawing: .nothing)
}
