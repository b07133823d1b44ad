import CoreGraphics
import QuartzCore

extension CALayer {
    /// Adds a layer in front of the others.
    @discardableResult func add<Layer: CALayer>(_ layer: Layer) -> Layer {
        addSublayer(layer)
        return layer
    }

    /// Adds a layer with a frame, in points, and a background.
    @discardableResult func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: CGColor? = .blue) -> CALayer {
        let layer = add(CALayer().framed(x, y, width, height))
        layer.backgroundColor = color
        return layer
    }

    /// Adds a shape layer over the whole of this layer.
    @discardableResult func shape(_ path: CGPath, fill: CGColor? = nil, stroke: CGColor? = nil, width: Double = 6) -> CAShapeLayer {
        let layer = add(CAShapeLayer().framed(0, 0, bounds.width, bounds.height))
        layer.path = path
        layer.fillColor = fill
        layer.strokeColor = stroke
        layer.lineWidth = width
        return layer
    }

    /// Adds a gradient layer with a frame, in points.
    @discardableResult func gradient(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ colors: [CGColor]) -> CAGradientLayer {
        let layer = add(CAGradientLayer().framed(x, y, width, height))
        layer.colors = colors
        return layer
    }

    /// Adds a text layer with a frame, in points.
    @discardableResult func text(_ string: Any, _ x: Double, _ y: Double, _ width: Double, _ height: Double, size: Double = 16) -> CATextLayer {
        let layer = add(CATextLayer().framed(x, y, width, height))
        layer.string = string
        layer.fontSize = size
        layer.foregroundColor = .ink
        layer.contentsScale = 2
        return layer
    }
}

/// Returns `self`, so that a new layer can be placed where it is made.
protocol Placed {}

extension CALayer: Placed {}

extension Placed where Self: CALayer {
    /// Sets the frame, in points.
    func framed(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Self {
        frame = CGRect(x: x, y: y, width: width, height: height)
        return self
    }
}
