import CoreGraphics
import Foundation

extension NSLayoutConstraint {
    /// The constraint in the format of UIKit's log: `<NSLayoutConstraint:0x… 'name' UIView:0x….width == 100 (active)>`.
    package var text: String {
        let name = identifier.map { " '\($0)'" } ?? ""
        let level = priority == .required ? "" : " @\(number(CGFloat(priority.rawValue)))"
        return "<NSLayoutConstraint:\(address(self))\(name) \(first.text) \(sign) \(right)\(level) \(isActive ? "(active)" : "(inactive)")>"
    }

    private var sign: String {
        switch relation {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        @unknown default: "=="
        }
    }

    private var right: String {
        guard let second else { return number(constant) }
        let multiple = multiplier == 1 ? second.text : "\(number(multiplier))*\(second.text)"
        if constant == 0 { return multiple }
        return "\(multiple) \(constant < 0 ? "-" : "+") \(number(abs(constant)))"
    }

    private func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
    }
}

extension NSLayoutConstraint.Attribute {
    /// The name in the log; the number of an attribute without a name.
    fileprivate var name: String { Self.names.indices.contains(rawValue) ? Self.names[rawValue] : "\(rawValue)" }

    private static let names = [
        "notAnAttribute", "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY", "lastBaseline",
        "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
        "centerYWithinMargins",
    ]
}

/// An object's address in hexadecimal, by which log messages tell objects apart.
package func address(_ object: AnyObject) -> String { "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16) }

extension LayoutOperand {
    package var text: String {
        guard let item else { return "(gone)" }
        let own = "\(type(of: item)):\(address(item)).\(attribute.name)"
        guard let start = origin?() else { return own }
        return "(\(own) - \(start.text))"
    }
}
