import CoreGraphics
import QuartzCore

extension CALayer {
    /// Adds a layer in front of the other sublayers.
    @discardableResult func add<Layer: CALayer>(_ layer: Layer) -> Layer {
        addSublayer(layer)
        return layer
    }

    /// Adds a layer with a frame, in points, and a background colour.
    @discardableResult func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: CGColor? = .blue) -> CALayer {
        let layer = add(CALayer().framed(x, y, width, height))
        layer.backgroundColor = color
        return layer
    }

    /// Adds a shape layer with this layer's size.
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

    /// Adds a text layer with a frame and a font size, in points.
    @discardableResult func text(_ string: Any, _ x: Double, _ y: Double, _ width: Double, _ height: Double, size: Double = 16) -> CATextLayer {
        let layer = add(CATextLayer().framed(x, y, width, height))
        layer.string = string
        layer.fontSize = size
        layer.foregroundColor = .ink
        layer.contentsScale = 2
        return layer
    }
}

/// A protocol for `framed`, whose result has the layer's own class; `Self` is not available in an extension of a class that is not final.
protocol Placed {}

extension CALayer: Placed {}

extension Placed where Self: CALayer {
    /// Sets the frame, in points, and returns the layer.
    func framed(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Self {
        frame = CGRect(x: x, y: y, width: width, height: height)
        return self
    }
}
