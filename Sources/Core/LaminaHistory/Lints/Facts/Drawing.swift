import LaminaPrimitives
import LaminaScene

/// The search for anything that a layer and its sublayers draw.
enum Drawing {
    /// The reason for which a layer draws nothing.
    enum Missing {
        case emptyMask
        /// A mask of a shape without path or colour.
        case shapeOfMask
        case size
        case content
        case shape

        var words: String {
            switch self {
            case .emptyMask: "its mask has no contents, no background and no visible sublayers, or no size"
            case .shapeOfMask: "the path of its mask is empty, or neither filled nor stroked"
            case .size: "its bounds are empty"
            case .content: "it has no contents, no background, no border and no visible sublayers"
            case .shape: "its path is empty, or neither filled nor stroked"
            }
        }

        var cure: String {
            switch self {
            case .emptyMask: "mask.backgroundColor = UIColor.black.cgColor; mask.frame = layer.bounds"
            case .shapeOfMask: "mask.path = path; mask.strokeColor = UIColor.black.cgColor  // or fillColor"
            case .size: "layer.bounds.size = CGSize(width: 44, height: 44)  // or layer.frame = view.bounds"
            case .content: "layer.backgroundColor = UIColor.red.cgColor  // or contents, or sublayers"
            case .shape: "shape.path = path; shape.strokeColor = UIColor.red.cgColor"
            }
        }
    }

    /// The reason for which a layer and its sublayers draw nothing at a time; nil when they draw or may draw something.
    ///
    /// - Parameter localTime: The layer's local time, in seconds.
    static func missing(in node: LayerNode, at localTime: Double) -> Missing? {
        if let mask = node.mask, !draws(mask, at: mask.localTime(at: localTime)) { return mask.state.kind == .shape ? .shapeOfMask : .emptyMask }
        guard !draws(node, at: localTime) else { return nil }
        let state = node.presentation(at: localTime)
        if state.kind == .shape { return .shape }
        return state.bounds.isEmpty && (state.backgroundColor != nil || state.picture != nil || state.kind != .plain) ? .size : .content
    }

    /// True when a layer or one below draws something; hidden layers draw nothing, the layer itself counts as shown.
    private static func draws(_ root: LayerNode, at localTime: Double) -> Bool {
        var pending = [(node: root, time: localTime, isRoot: true)]
        var visited = 0
        while let (node, time, isRoot) = pending.popLast() {
            visited += 1
            // A tree that large is no mistake; the search must not take longer than the drawing.
            guard visited < 1000 else { return true }
            let state = node.presentation(at: time)
            guard isRoot || state.isVisible(model: node.state) else { continue }
            if state.drawsItself { return true }
            node.children.forEach { pending.append(($0, $0.localTime(at: time), false)) }
        }
        return false
    }
}

extension LayerState {
    /// True when the layer draws something besides its sublayers, or may do so.
    var drawsItself: Bool {
        switch kind {
        case .shape: if drawsShape { return true }
        case .gradient: if (gradient.colors?.count ?? 0) >= 2, !bounds.isEmpty { return true }
        case .emitter, .tiled: return true
        case .plain, .transform, .replicator: break
        }
        if !hasNoEffects || !hasNoPatterns || (!hasNoShadow && shadow.path != nil && shadow.opacity > 0) { return true }
        guard !bounds.isEmpty else { return false }
        let hasBorder = !hasPlainEdges && edges.borderWidth > 0 && (edges.borderColor?.alpha ?? 0) > 0
        return hasBorder || (backgroundColor?.alpha ?? 0) > 0 || picture != nil
    }

    private var drawsShape: Bool {
        guard let path = shape.path, !path.isEmpty else { return false }
        let isStroked = (shape.strokeColor?.alpha ?? 0) > 0 && shape.lineWidth > 0 && shape.strokeEnd > shape.strokeStart
        let isFilled = (shape.fillColor?.alpha ?? 0) > 0 && path.controlBounds?.isEmpty == false
        return isStroked || isFilled
    }
}
