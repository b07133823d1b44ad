import Foundation
import QuartzCore
import UIKit

/// The views of a hierarchy as text: a line for each visible view, with its class, its frame and what it shows.
@MainActor
struct Outline {
    private(set) var lines: [String] = []

    init(of view: UIView) {
        view.layoutIfNeeded()
        add(view, depth: 0)
    }

    private mutating func add(_ view: UIView, depth: Int) {
        guard !view.isHidden else { return }
        // A cell that was loaded by the layout has not laid out its parts yet.
        view.layoutIfNeeded()
        lines.append(
            String(repeating: "  ", count: depth) + ([Self.name(of: view), Self.place(of: view)] + Self.look(of: view)).joined(separator: " "))
        for subview in view.subviews { add(subview, depth: depth + 1) }
    }

    private static func name(of view: UIView) -> String { "\(type(of: view))" }

    private static func place(of view: UIView) -> String {
        let (bounds, center) = (view.bounds, view.center)
        let frame = CGRect(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
        return [frame.minX, frame.minY, frame.width, frame.height].map(number).joined(separator: ",")
    }

    private static func look(of view: UIView) -> [String] {
        var words: [String] = []
        if view.bounds.origin != .zero { words.append("scrolled:\(number(view.bounds.minX)),\(number(view.bounds.minY))") }
        if !view.transform.isIdentity {
            let t = view.transform
            words.append("transform:" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: ","))
        }
        if view.alpha != 1 { words.append("alpha:\(number(view.alpha))") }
        if let color = view.layer.backgroundColor { words.append("fill:\(hex(color))") }
        if view.layer.cornerRadius != 0 { words.append("radius:\(number(view.layer.cornerRadius))/\(view.layer.maskedCorners.rawValue)") }
        if view.layer.borderWidth != 0 { words.append("border:\(number(view.layer.borderWidth))") }
        if view.layer.shadowOpacity != 0 { words.append("shadow:\(number(CGFloat(view.layer.shadowOpacity)))/\(number(view.layer.shadowRadius))") }
        if !view.isUserInteractionEnabled { words.append("inert") }
        if let label = view as? UILabel { words.append("“\(label.text ?? "")” \(number(label.font.pointSize)) \(hex(label.textColor.cgColor))") }
        if let picture = (view as? UIImageView)?.image { words.append("image:\(number(picture.size.width))×\(number(picture.size.height))") }
        if let control = view as? UIControl, control.state != .normal { words.append("state:\(control.state.rawValue)") }
        return words
    }

    /// The number with at most one decimal: texts differ a little with the version of a font.
    private static func number(_ number: CGFloat) -> String {
        let text = String(format: "%.1f", number)
        let short = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        return short == "-0" ? "0" : short
    }

    private static func hex(_ color: CGColor) -> String {
        let parts = (color.components ?? []).map { String(format: "%02x", Int(max(0, min(1, $0)) * 255 + 0.5)) }
        return parts.joined()
    }
}
