import CoreGraphics
import Foundation
import UIKitValues

/// Draws the keys of a keyboard.
@MainActor
struct KeyboardDrawing {
    let colors: KeyboardColors
    let isPad: Bool
    let shift: KeyboardShift

    /// Draws the background and, for a bar of suggestions, the lines between its three places.
    func drawBackground(in bounds: CGRect, separators: CGFloat?) {
        colors.background.setFill()
        UIRectFill(bounds)
        guard let separators, !isPad else { return }
        colors.text.withAlphaComponent(0.15).setFill()
        for part in [1.0, 2.0] {
            UIBezierPath(rect: CGRect(x: (bounds.width * part / 3).rounded(), y: 10, width: 1, height: max(0, separators - 18))).fill()
        }
    }

    func draw(_ key: KeyboardKey, in frame: CGRect, isPressed: Bool, isProminent: Bool, isEnabled: Bool, isBlock: Bool) {
        let isBare = isBlock && key.isSpecial
        let isShift = key.action == .shift && shift.isOn
        if !isBare || isPressed { drawCap(frame, fill: fill(key, isPressed, isProminent && isEnabled, isShift)) }
        let color = isProminent && isEnabled ? UIColor.white : isShift && colors.key != .white ? .black : colors.text
        color.withAlphaComponent(isEnabled ? 1 : 0.35).set()
        switch key.action {
        case .shift: drawShift(in: frame)
        case .delete: drawDelete(in: frame, color)
        case .hide: drawHide(in: frame)
        default: drawLabel(key, in: frame, color.withAlphaComponent(isEnabled ? 1 : 0.35), isBlock)
        }
    }

    private func fill(_ key: KeyboardKey, _ isPressed: Bool, _ isProminent: Bool, _ isShift: Bool) -> UIColor {
        if isProminent { return isPressed ? colors.key : colors.prominent }
        if isShift { return .white }
        return key.isSpecial != isPressed ? colors.special : colors.key
    }

    /// A rounded rectangle with an edge of shadow below.
    private func drawCap(_ frame: CGRect, fill: UIColor) {
        let radius: CGFloat = isPad ? 7 : 5
        colors.shadow.setFill()
        UIBezierPath(roundedRect: frame.offsetBy(dx: 0, dy: 1), cornerRadius: radius).fill()
        fill.setFill()
        UIBezierPath(roundedRect: frame, cornerRadius: radius).fill()
    }

    private func drawLabel(_ key: KeyboardKey, in frame: CGRect, _ color: UIColor, _ isBlock: Bool) {
        let isLetter = key.label.count == 1
        let size: CGFloat = isLetter || isBlock && !key.isSpecial && key.label.count < 3 ? (isPad ? 24 : isBlock ? 25 : 23) : 16
        let label = isLetter && shift.isOn ? key.label.uppercased() : key.label
        let middle = key.detail.isEmpty ? frame.midY : frame.midY - 6
        draw(label, at: CGPoint(x: frame.midX, y: middle), size: min(size, frame.height * 0.7), color)
        if !key.detail.isEmpty { draw(key.detail, at: CGPoint(x: frame.midX, y: frame.midY + 13), size: 9, weight: .bold, color) }
    }

    private func draw(_ text: String, at centre: CGPoint, size: CGFloat, weight: UIFont.Weight = .regular, _ color: UIColor) {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: size, weight: weight), .foregroundColor: color]
        let area = text.size(withAttributes: attributes)
        text.draw(at: CGPoint(x: centre.x - area.width / 2, y: centre.y - area.height / 2), withAttributes: attributes)
    }

    /// An arrow upwards: filled while it is on, and with a line below while it is locked.
    private func drawShift(in frame: CGRect) {
        let (x, y) = (frame.midX, frame.midY)
        let arrow = UIBezierPath()
        arrow.move(to: CGPoint(x: x, y: y - 9))
        for (dx, dy) in [(9.0, 0.5), (4.5, 0.5), (4.5, 7), (-4.5, 7), (-4.5, 0.5), (-9, 0.5)] { arrow.addLine(to: CGPoint(x: x + dx, y: y + dy)) }
        arrow.close()
        arrow.lineWidth = 1.5
        arrow.lineJoinStyle = .round
        if shift.isOn { arrow.fill() }
        arrow.stroke()
        if shift == .locked { UIBezierPath(rect: CGRect(x: x - 4.5, y: y + 9, width: 9, height: 1.5)).fill() }
    }

    /// A tag that points to the left, with a cross.
    private func drawDelete(in frame: CGRect, _ color: UIColor) {
        let (x, y) = (frame.midX, frame.midY)
        let tag = UIBezierPath()
        tag.move(to: CGPoint(x: x - 11, y: y))
        for (dx, dy) in [(-4.5, -7.5), (10.0, -7.5), (10, 7.5), (-4.5, 7.5)] { tag.addLine(to: CGPoint(x: x + dx, y: y + dy)) }
        tag.close()
        for (from, to) in [((-1.0, -3.0), (5.0, 3.0)), ((-1.0, 3.0), (5.0, -3.0))] {
            tag.move(to: CGPoint(x: x + from.0, y: y + from.1))
            tag.addLine(to: CGPoint(x: x + to.0, y: y + to.1))
        }
        tag.lineWidth = 1.5
        tag.lineJoinStyle = .round
        tag.lineCapStyle = .round
        tag.stroke()
    }

    /// A keyboard above an arrow downwards.
    private func drawHide(in frame: CGRect) {
        let (x, y) = (frame.midX, frame.midY)
        let sign = UIBezierPath(roundedRect: CGRect(x: x - 11, y: y - 9, width: 22, height: 12), cornerRadius: 2)
        sign.move(to: CGPoint(x: x - 5, y: y))
        sign.addLine(to: CGPoint(x: x + 5, y: y))
        sign.move(to: CGPoint(x: x - 4, y: y + 6))
        sign.addLine(to: CGPoint(x: x, y: y + 9))
        sign.addLine(to: CGPoint(x: x + 4, y: y + 6))
        sign.lineWidth = 1.5
        sign.stroke()
    }
}
