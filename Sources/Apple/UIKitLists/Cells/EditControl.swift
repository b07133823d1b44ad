import CoreGraphics
import Foundation

/// The circular control before the content of a row in editing mode.
///
/// - Source: iOS 15 to 17: 22 points wide, red with a white minus, green with a white plus, or a ring that selection fills.
package final class EditControl: UIView {
    /// The function of the control.
    package enum Kind: Equatable {
        case delete
        case insert
        case selection(isSelected: Bool)
    }

    /// The diameter of the circle, in points.
    package static let diameter: CGFloat = 22

    package private(set) var kind: Kind?
    private let onTap: () -> Void
    private let disc = EditDisc()

    package init(onTap: @escaping () -> Void) {
        self.onTap = onTap
        super.init(frame: CGRect(x: 0, y: 0, width: Self.diameter, height: Self.diameter))
        addSubview(disc)
    }

    required init?(coder: NSCoder) { nil }

    package func show(_ kind: Kind) {
        guard kind != self.kind else { return }
        self.kind = kind
        // A tap on a selection ring selects the row like any other tap, so the ring lets touches through to the cell.
        if case .selection = kind { isUserInteractionEnabled = false } else { isUserInteractionEnabled = true }
        disc.show(kind)
    }

    // A fingertip is larger than the circle, so the control accepts touches up to 12 points outside.
    package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -12, dy: -12).containsHalfOpen(point) }
    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 0.5 }
    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 1 }
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        alpha = 1
        if touches.contains(where: { point(inside: $0.location(in: self), with: nil) }) { onTap() }
    }
}

/// The drawing of an edit control: the disc and the symbol on it.
private final class EditDisc: UIView, ColorResolving {
    private let sign = CAShapeLayer()
    private var kind: EditControl.Kind?

    override class var layerClass: AnyClass { CAShapeLayer.self }

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: EditControl.diameter, height: EditControl.diameter))
        isUserInteractionEnabled = false
        sign.frame = bounds
        sign.fillColor = nil
        sign.lineWidth = 2
        sign.lineCap = .round
        sign.lineJoin = .round
        layer.addSublayer(sign)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ kind: EditControl.Kind) {
        self.kind = kind
        let path = UIBezierPath()
        switch kind {
        case .delete: path.addPolyline([(6.5, 11), (15.5, 11)])
        case .insert:
            path.addPolyline([(6.5, 11), (15.5, 11)])
            path.addPolyline([(11, 6.5), (11, 15.5)])
        case .selection(let isSelected): if isSelected { path.addPolyline([(6.5, 11.5), (9.8, 14.8), (15.5, 7.5)]) }
        }
        sign.path = path.cgPath
        resolveColors()
    }

    package func resolveOwnColors() {
        guard let shape = layer as? CAShapeLayer, let kind else { return }
        let (fill, ring) = colors(kind)
        shape.path = UIBezierPath(ovalIn: bounds.insetBy(dx: ring == nil ? 0.5 : 1, dy: ring == nil ? 0.5 : 1)).cgPath
        shape.fillColor = fill?.resolvedColor(with: traitCollection).cgColor
        shape.strokeColor = ring?.resolvedColor(with: traitCollection).cgColor
        shape.lineWidth = 1.5
        sign.strokeColor = UIColor.white.cgColor
    }

    private func colors(_ kind: EditControl.Kind) -> (fill: UIColor?, ring: UIColor?) {
        switch kind {
        case .delete: (.systemRed, nil)
        case .insert: (.systemGreen, nil)
        case .selection(isSelected: true): (tintColor, nil)
        case .selection(isSelected: false): (nil, .tertiaryLabel)
        }
    }

    override func tintColorDidChange() { resolveColors() }
    override func didMoveToSuperview() { resolveColors() }
}
