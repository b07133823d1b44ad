import CoreGraphics
import Foundation
import QuartzCore

extension UITableViewCell {
    /// Updates the accessory to match the accessory view, the accessory type and the editing state.
    ///
    /// - Parameter old: A custom accessory view that the app has just replaced, to remove from the cell.
    func replaceAccessory(_ old: UIView? = nil) {
        let own = row.isEditing ? editingAccessoryView : accessoryView
        for view in [old, accessoryView, editingAccessoryView, parts.accessory] where view !== own { view?.removeFromSuperview() }
        parts.accessory = own == nil ? makeAccessory(row.isEditing ? editingAccessoryType : accessoryType) : nil
        if let view = shownAccessory { addSubview(view) }
        setNeedsLayout()
    }

    /// The accessory at the cell's end: the custom view for the current editing state, or the view of the accessory type.
    package var shownAccessory: UIView? { (row.isEditing ? editingAccessoryView : accessoryView) ?? parts.accessory }

    private func makeAccessory(_ type: AccessoryType) -> UIView? {
        switch type {
        case .none: return nil
        case .disclosureIndicator: return AccessorySign(.chevron)
        case .checkmark: return AccessorySign(.checkmark)
        case .detailButton: return DetailButton(self)
        case .detailDisclosureButton:
            let (button, chevron) = (DetailButton(self), AccessorySign(.chevron))
            chevron.frame.origin = CGPoint(x: button.bounds.width + 10, y: (button.bounds.height - chevron.bounds.height) / 2)
            let both = UIView(frame: CGRect(x: 0, y: 0, width: chevron.frame.maxX, height: button.bounds.height))
            both.addSubview(button)
            both.addSubview(chevron)
            return both
        }
    }
}

/// A small symbol at a cell's end, drawn with strokes.
final class AccessorySign: UIView, ColorResolving {
    /// The symbol to draw.
    enum Sign {
        case chevron
        case checkmark
        case details

        var size: CGSize {
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
            for (index, point) in points.enumerated() {
                let place = CGPoint(x: point.0, y: point.1)
                if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
            }
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

    override class var layerClass: AnyClass { CAShapeLayer.self }

    init(_ sign: Sign) {
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

    override func tintColorDidChange() { resolveColors() }
    override func didMoveToSuperview() { resolveColors() }
}

/// The info button at a cell's end; a tap notifies the delegate.
final class DetailButton: UIView {
    private weak var cell: UITableViewCell?
    private let sign = AccessorySign(.details)

    init(_ cell: UITableViewCell) {
        self.cell = cell
        super.init(frame: CGRect(origin: .zero, size: AccessorySign.Sign.details.size))
        addSubview(sign)
    }

    required init?(coder: NSCoder) { nil }

    // A fingertip is larger than the button, so the button accepts touches up to 11 points outside.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -11, dy: -11).containsHalfOpen(point) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { sign.alpha = 0.3 }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { sign.alpha = isUnder(touches) ? 0.3 : 1 }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { sign.alpha = 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        sign.alpha = 1
        guard isUnder(touches), let cell, let table = cell.table, let path = table.indexPath(for: cell) else { return }
        cell.segues.accessory?.fire(cell)
        table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    }

    private func isUnder(_ touches: Set<UITouch>) -> Bool {
        touches.contains { point(inside: $0.location(in: self), with: nil) }
    }
}
