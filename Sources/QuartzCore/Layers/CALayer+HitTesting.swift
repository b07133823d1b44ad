import CoreGraphics
import LaminaPrimitives
import LaminaScene

extension CALayer {
    /// The front-most layer at a point in the superlayer's coordinates.
    ///
    /// - Source: Measured on Apple's system: higher `zPosition` first, then what was added last; sublayers beyond the bounds are found unless
    ///   the layer masks to them; hidden ones are not, opacity does not matter. A plane seen edge-on is never hit.
    func frontmost(at point: Point) -> CALayer? {
        guard let own = convertedFromSuperlayer(point), !isHidden else { return nil }
        // Candidates from the front; a layer stands for itself after its sublayers were looked at.
        var pending: [(layer: CALayer, point: Point, isExpanded: Bool)] = [(self, own, false)]
        while let (layer, point, isExpanded) = pending.popLast() {
            if isExpanded {
                if layer.state.kind != .transform, layer.contains(CGPoint(point)) { return layer }
                continue
            }
            if layer.state.flags.masksToBounds, layer.state.kind != .transform, !layer.contains(CGPoint(point)) { continue }
            pending.append((layer, point, true))
            for sublayer in layer.sublayersByDepth where !sublayer.isHidden {
                if let below = sublayer.convertedFromSuperlayer(point) { pending.append((sublayer, below, false)) }
            }
        }
        return nil
    }

    /// The farthest first; equal ones keep their order.
    private var sublayersByDepth: [CALayer] {
        let sublayers = visibleSublayers
        guard sublayers.contains(where: { $0.state.zPosition != sublayers[0].state.zPosition }) else { return sublayers }
        return sublayers.enumerated()
            .sorted { ($0.element.state.zPosition, $0.offset) < ($1.element.state.zPosition, $1.offset) }
            .map(\.element)
    }

    private func convertedFromSuperlayer(_ point: Point) -> Point? {
        let placement = state.placement(in: visibleSuperlayer?.state).projection
        guard let inverse = placement.inverse, inverse.weight(point) > 0 else { return nil }
        let own = inverse(point)
        return own.isFinite ? own : nil
    }
}
