import LaminaCompositor
import LaminaPrimitives
import LaminaScene

/// The own picture of a layer, without its sublayers, as it lies on the screen: the planes of the exploded view.
enum PlanePicture {
    /// The longest side, in pixels; larger layers are drawn smaller.
    static let longestSide = 2048.0

    /// - Returns: A clear bitmap for a layer that has no place on the screen.
    static func bitmap(of layer: ShownLayer, scale: Double) -> Bitmap {
        guard let corners = layer.corners, let box = Rect(enclosing: corners), !box.isEmpty else { return Bitmap(width: 1, height: 1) }
        let factor = min(scale, longestSide / max(box.width, box.height))
        let (width, height) = (max(1, Int((box.width * factor).rounded(.up))), max(1, Int((box.height * factor).rounded(.up))))
        let toPixels = Projection(.translation(-box.minX, -box.minY)).followed(by: Projection(.scale(factor, factor)))
        let frame = Frame(
            layer.alone, at: layer.localTime, placement: layer.placement.followed(by: toPixels), width: width, height: height)
        var bitmap = Bitmap(width: width, height: height)
        Compositor(threadCount: 1).drawChanges(of: frame, into: &bitmap, missing: [])
        return bitmap
    }
}

extension ShownLayer {
    /// The layer without sublayers, mask and animations, with the coordinates of its superlayer.
    fileprivate var alone: LayerNode {
        var state = state
        state.transform = .identity
        (state.zPosition, state.anchorPointZ) = (0, 0)
        state.position = state.anchor
        state.opacity = 1
        state.flags.isHidden = false
        if !state.hasPlainTiming { state.timing = MediaTiming() }
        return LayerNode(id: node.id, state: state)
    }
}
