import LaminaPrimitives
import LaminaScene

/// A conversion of points from one layer's coordinates to another's: up to their lowest common ancestor, and down from there.
///
/// A nil layer means the space that contains the root layer; layers of different trees are converted through that space.
struct LayerConversion {
    /// The maps from each layer to its superlayer, from the source upwards.
    private let up: [Projection]
    /// The maps from each superlayer to the layer, downwards to the target; nil for a layer seen edge-on, whose map has no inverse.
    private let down: [Projection?]

    init(from source: CALayer?, to target: CALayer?) {
        let (sources, targets) = Self.paths(source, target)
        up = sources.map { $0.projectionToSuperlayer }
        down = targets.reversed().map { $0.projectionToSuperlayer.inverse }
    }

    /// Converts a point; returns zero for a target seen edge-on and for a point without a finite image.
    func callAsFunction(_ point: Point) -> Point {
        var point = point
        for step in up { point = step(point) }
        for step in down {
            guard let step else { return .zero }
            point = step(point)
        }
        return point.isFinite ? point : .zero
    }

    /// Returns the box around the rectangle's converted corners.
    func callAsFunction(_ rect: Rect) -> Rect {
        Rect(enclosing: rect.corners.map { self($0) })
    }

    /// Converts a time between the time spaces of two layers, in seconds; nil means media time.
    static func time(_ time: Double, from source: CALayer?, to target: CALayer?) -> Double {
        let (sources, targets) = paths(source, target)
        var time = time
        for layer in sources { time = layer.state.timing.parentTime(at: time) }
        for layer in targets.reversed() { time = layer.state.timing.localTime(at: time) }
        return time
    }

    /// Returns the layers from each end up to their lowest common ancestor, without the ancestor itself.
    ///
    /// Both ends climb in step. When one end is an ancestor of the other, as in hit testing, the climb stops there, so its cost is the distance of
    /// the two layers and not their depth.
    private static func paths(_ source: CALayer?, _ target: CALayer?) -> ([CALayer], [CALayer]) {
        var sources: [CALayer] = []
        var targets: [CALayer] = []
        var (left, right) = (source, target)
        while left != nil || right != nil {
            if let source, right === source { return ([], targets) }
            if let target, left === target { return (sources, []) }
            left = climb(left, &sources)
            right = climb(right, &targets)
        }
        while let a = sources.last, let b = targets.last, a === b {
            sources.removeLast()
            targets.removeLast()
        }
        return (sources, targets)
    }

    /// Adds a layer to a path and returns its superlayer.
    private static func climb(_ layer: CALayer?, _ path: inout [CALayer]) -> CALayer? {
        guard let layer else { return nil }
        path.append(layer)
        return layer.visibleSuperlayer
    }
}

extension CALayer {
    fileprivate var projectionToSuperlayer: Projection { state.placement(in: visibleSuperlayer?.state).projection }

    /// True when the layer's y axis points down in the window.
    ///
    /// The window's own y axis points down, and each layer with `isGeometryFlipped`, from this one upwards, reverses the direction.
    var yAxisPointsDown: Bool {
        var pointsDown = true
        var current: CALayer? = self
        while let layer = current {
            if layer.state.flags.isGeometryFlipped { pointsDown.toggle() }
            current = layer.visibleSuperlayer
        }
        return pointsDown
    }
}
