import CoreGraphics
import LaminaPrimitives
import LaminaScene

/// The way from one layer's coordinates to another's: up to the layer above both, and down.
///
/// Nil stands for the space in which the root of a tree stands; two trees meet there.
struct LayerConversion {
    /// Upwards, in order.
    private let up: [Projection]
    /// Downwards, in order; nil entries are planes seen edge-on, through which nothing can be mapped.
    private let down: [Projection?]

    init(from source: CALayer?, to target: CALayer?) {
        let (sources, targets) = Self.paths(source, target)
        up = sources.map { $0.projectionToSuperlayer }
        down = targets.reversed().map { $0.projectionToSuperlayer.inverse }
    }

    func callAsFunction(_ point: Point) -> Point {
        var point = point
        for step in up { point = step(point) }
        for step in down {
            guard let step else { return .zero }
            point = step(point)
        }
        return point.isFinite ? point : .zero
    }

    /// The box around the corners.
    func callAsFunction(_ rect: Rect) -> Rect {
        Rect(enclosing: rect.corners.map { self($0) })
    }

    /// Seconds of one layer's time in another's; nil is media time.
    static func time(_ time: Double, from source: CALayer?, to target: CALayer?) -> Double {
        let (sources, targets) = paths(source, target)
        var time = time
        for layer in sources { time = layer.state.timing.parentTime(at: time) }
        for layer in targets.reversed() { time = layer.state.timing.localTime(at: time) }
        return time
    }

    /// The layers from each end up to, not including, the lowest that is above both.
    private static func paths(_ source: CALayer?, _ target: CALayer?) -> ([CALayer], [CALayer]) {
        var sources = chain(source)
        var targets = chain(target)
        while let a = sources.last, let b = targets.last, a === b {
            sources.removeLast()
            targets.removeLast()
        }
        return (sources, targets)
    }

    /// The layer and all above it.
    private static func chain(_ layer: CALayer?) -> [CALayer] {
        var chain: [CALayer] = []
        var current = layer
        while let layer = current {
            chain.append(layer)
            current = layer.visibleSuperlayer
        }
        return chain
    }
}

extension CALayer {
    fileprivate var projectionToSuperlayer: Projection { state.placement(in: visibleSuperlayer?.state).projection }

    /// Whether an odd number of layers from this one up turn the y axis, counting the window, which is y down.
    func countsFlips() -> Bool {
        var isFlipped = true
        var current: CALayer? = self
        while let layer = current {
            if layer.state.flags.isGeometryFlipped { isFlipped.toggle() }
            current = layer.visibleSuperlayer
        }
        return isFlipped
    }
}
