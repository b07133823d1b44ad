import CoreGraphics
import QuartzCore

/// A glyph of stroked and filled paths, in a square of 24 points.
package struct BarGlyph {
    package static let side: CGFloat = 24
    package static let lineWidth: CGFloat = 1.7

    /// The part of the glyph that is stroked, in points.
    package let lines = UIBezierPath()
    /// The part of the glyph that is filled, in points.
    package let shapes = UIBezierPath()

    /// Creates a glyph of polylines, each given by its points.
    package static func lined(_ lines: [[(CGFloat, CGFloat)]]) -> BarGlyph {
        let glyph = BarGlyph()
        for line in lines { glyph.lines.addPolyline(line) }
        return glyph
    }

    /// Creates a glyph of filled polygons, each given by its corners.
    package static func filled(_ shapes: [[(CGFloat, CGFloat)]]) -> BarGlyph {
        let glyph = BarGlyph()
        for shape in shapes {
            glyph.shapes.addPolyline(shape)
            glyph.shapes.close()
        }
        return glyph
    }

    /// Returns the glyph with the curves that `draw` adds to its stroked path.
    package func with(_ draw: (UIBezierPath) -> Void) -> BarGlyph {
        draw(lines)
        return self
    }
}

/// A view that shows a glyph in one colour.
final class BarGlyphView: UIView {
    private let shapes = CAShapeLayer()

    override class var layerClass: AnyClass { CAShapeLayer.self }

    init(_ glyph: BarGlyph) {
        super.init(frame: CGRect(x: 0, y: 0, width: BarGlyph.side, height: BarGlyph.side))
        isUserInteractionEnabled = false
        if let lines = layer as? CAShapeLayer {
            lines.path = glyph.lines.cgPath
            lines.lineWidth = BarGlyph.lineWidth
            lines.lineCap = .round
            lines.lineJoin = .round
            lines.fillColor = nil
        }
        shapes.path = glyph.shapes.cgPath
        layer.addSublayer(shapes)
    }

    required init?(coder: NSCoder) { nil }

    /// The colour of strokes and fills.
    var color = UIColor.systemBlue {
        didSet { recolor() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { recolor() }

    private func recolor() {
        let resolved = color.resolvedColor(with: traitCollection).cgColor
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        (layer as? CAShapeLayer)?.strokeColor = resolved
        shapes.fillColor = resolved
        CATransaction.commit()
    }
}
