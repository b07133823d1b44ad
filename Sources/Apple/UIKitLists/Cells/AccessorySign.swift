import CoreGraphics
import QuartzCore

/// A small symbol at a cell's end, drawn with strokes.
package final class AccessorySign: UIView, ColorResolving {
    /// The symbol to draw.
    package enum Sign {
        case chevron
        case checkmark
        case details

        package var size: CGSize {
            switch self {
            case .chevron: CGSize(width: 8, height: 13)
            case .checkmark: CGSize(width: 15, height: 14)
            case .details: CGSize(width: 22, height: 22)
            }
        }

        /// The width of the strokes, in points.
        var lineWidth: CGFloat {
            switch self {
            case .chevron, .checkmark: 2.2
            case .details: 1.5
            }
        }

        /// The strokes of the symbol, in a box of `size`.
        var path: UIBezierPath {
            switch self {
            case .chevron: Self.line([(1.3, 1.2), (6.6, 6.5), (1.3, 11.8)])
            case .checkmark: Self.line([(1.4, 7.6), (5.4, 12.4), (13.6, 1.4)])
            case .details: Self.circledLetter
            }
        }

        private static func line(_ points: [(CGFloat, CGFloat)]) -> UIBezierPath {
            let path = UIBezierPath()
            path.addPolyline(points)
            return path
        }

        private static var circledLetter: UIBezierPath {
            let path = UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 20, height: 20))
            path.append(line([(9.6, 9.6), (11.3, 9.6), (11.3, 15.8)]))
            path.append(line([(9.2, 15.8), (13.4, 15.8)]))
            // The dot of the i: an oval smaller than the line width, so that its stroke is a filled dot.
            path.append(UIBezierPath(ovalIn: CGRect(x: 10.8, y: 6.1, width: 0.6, height: 0.6)))
            return path
        }
    }

    private let sign: Sign

    package override class var layerClass: AnyClass { CAShapeLayer.self }

    package init(_ sign: Sign) {
        self.sign = sign
        super.init(frame: CGRect(origin: .zero, size: sign.size))
        isUserInteractionEnabled = false
        guard let shape = layer as? CAShapeLayer else { return }
        shape.path = sign.path.cgPath
        shape.fillColor = nil
        shape.lineWidth = sign.lineWidth
        shape.lineCap = .round
        shape.lineJoin = .round
        resolveColors()
    }

    required init?(coder: NSCoder) { nil }

    package func resolveOwnColors() {
        let color: UIColor = sign == .chevron ? .tertiaryLabel : tintColor
        (layer as? CAShapeLayer)?.strokeColor = color.resolvedColor(with: traitCollection).cgColor
    }

    /// Lets the sign point in the direction in which its row reads.
    package func point(inRowFromRightToLeft isReversed: Bool) {
        transform = sign == .chevron && isReversed ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    }

    package override func tintColorDidChange() { resolveColors() }
    package override func didMoveToSuperview() { resolveColors() }
}
