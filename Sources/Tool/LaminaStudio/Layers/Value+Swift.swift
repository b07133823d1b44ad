import LaminaPrimitives
import LaminaScene

extension ShownProperty {
    /// The statement that gives a layer this value, such as `layer.opacity = 0.5`; nil for values that a line of source cannot hold.
    func statement(_ value: Value) -> String? {
        guard let literal = value.swiftLiteral(isCustom: isCustom) else { return nil }
        return isCustom ? "layer.setValue(\(literal), forKey: \(key.debugDescription))" : "layer.\(swiftName) = \(literal)"
    }
}

extension Value {
    /// The value as an expression of Swift, where the context gives the type; nil for pictures, paths and lists.
    ///
    /// - Parameter isCustom: True for a value without a declared type, such as one under a key of the app's own.
    fileprivate func swiftLiteral(isCustom: Bool) -> String? {
        switch self {
        case .null: return "nil"
        case .bool(let flag): return "\(flag)"
        case .number(let number): return number.isFinite ? number.swift : number > 0 ? ".infinity" : nil
        // Names such as `resizeAspect` are values of types of their own, whose members have the same names.
        case .text(let text): return isCustom || !text.isIdentifier ? text.debugDescription : ".\(text)"
        case .point(let point): return "CGPoint(x: \(point.x.swift), y: \(point.y.swift))"
        case .size(let size): return "CGSize(width: \(size.width.swift), height: \(size.height.swift))"
        case .rect(let rect):
            return "CGRect(x: \(rect.minX.swift), y: \(rect.minY.swift), width: \(rect.width.swift), height: \(rect.height.swift))"
        case .color(let color):
            let parts = [color.red, color.green, color.blue, color.alpha].map { Double($0).swift }
            return "CGColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(parts[3]))"
        case .transform(let transform): return transform.swift
        case .path, .picture, .array: return nil
        }
    }
}

extension Transform3D {
    fileprivate var swift: String {
        if isIdentity { return "CATransform3DIdentity" }
        let rows = [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
        let parts = rows.enumerated().flatMap { row, numbers in numbers.enumerated().map { "m\(row + 1)\($0 + 1): \($1.swift)" } }
        return "CATransform3D(\(parts.joined(separator: ", ")))"
    }
}

extension Double {
    /// The shortest literal of the number with single precision, which is what a person has written.
    fileprivate var swift: String {
        guard self != rounded() || abs(self) >= 1e15 else { return "\(Int(self))" }
        return abs(self - Double(Float(self))) < 1e-7 * abs(self) ? "\(Float(self))" : "\(self)"
    }
}

extension String {
    fileprivate var isIdentifier: Bool { first?.isLetter == true && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
}
