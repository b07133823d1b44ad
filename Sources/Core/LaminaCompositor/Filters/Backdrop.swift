import LaminaConcurrency
import LaminaPrimitives
import LaminaRaster
import LaminaScene

/// A shape that shows, filtered, what lies beneath a layer.
///
/// The picture is made after the frame's items are prepared, and anew whenever something beneath changes; the item stays the same.
final class Backdrop: Sendable {
    /// The shape, clipped, in the coordinates of the prepared item.
    let coverage: Coverage
    let drawing: FilterDrawing
    /// The transform from the layer's coordinates to the frame's pixels.
    let placement: Projection
    private let shown = Guarded<Paint?>(nil)

    init(_ coverage: Coverage, _ drawing: FilterDrawing, placement: Projection) {
        self.coverage = coverage
        self.drawing = drawing
        self.placement = placement
    }

    /// The filtered picture; nil before it is made.
    var paint: Paint? {
        get { shown.withLock { $0 } }
        set { shown.withLock { $0 = newValue } }
    }

    /// Replaces what lies beneath by the picture, as far as the shape covers it.
    func draw(on canvas: Canvas, opacity: Double) {
        guard let paint else { return }
        canvas.fill(coverage, with: paint, opacity: opacity, blend: blend)
    }

    /// The blend mode of the present picture: a translucent one painted over the pixels beneath would show these too.
    var blend: BlendMode {
        if case .picture(let picture) = paint, picture.picture.isOpaque { .normal } else { .copy }
    }
}

extension PreparedItem {
    /// The backdrop that the item shows; nil for other items.
    var backdrop: Backdrop? {
        if case .backdrop(let backdrop) = drawing { backdrop } else { nil }
    }

    /// The item as the shape of its backdrop, for a shadow, which sees shapes only; other items are unchanged.
    var asShape: PreparedItem {
        guard let backdrop else { return self }
        return PreparedItem(bounds: bounds, drawing: .fill(backdrop.coverage, .solid(.black)), shift: shift, opacity: opacity)
    }
}

extension ItemPreparation {
    /// Prepares the shape of a backdrop, without its picture.
    func backdrop(_ outline: RoundedRect, _ drawing: FilterDrawing, _ rasterizer: inout Rasterizer) -> PreparedItem {
        let shape = shapeRasterizer.coverage(of: outline, &rasterizer)
        let coverage = clip?.coverage.map { shape.moved(by: shift).intersection($0).moved(by: -shift) } ?? shape
        guard !coverage.isEmpty else { return .nothing }
        // The picture replaces the pixels beneath even where it is translucent.
        let opaque = item.opacity >= 1 ? shapeRasterizer.solidPixels(of: outline) : .empty
        return result(coverage.bounds, opaque: opaque, .backdrop(Backdrop(coverage, drawing, placement: item.placement)))
    }
}
