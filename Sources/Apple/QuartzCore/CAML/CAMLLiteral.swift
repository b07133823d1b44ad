import CoreGraphics
import Foundation
import LaminaMarkup
import LaminaPrimitives
import LaminaScene

/// Values that CAML writes as text.
enum CAMLLiteral {
    /// The classes that `value(_:_:)` reads.
    static let types: Set = [
        "integer", "real", "NSNumber", "bool", "string", "NSString", "null", "NSNull", "CGPoint", "CGSize", "CGRect", "CATransform3D", "CGPath",
        "CGColor", "CAMediaTimingFunction", "CAValueFunction", "CAFrameRateRange",
    ]

    /// Returns the value of an element of a class with a text form; nil for other classes and for malformed text.
    static func value(_ type: String, _ element: MarkupElement) -> Any? {
        let text = element["value"] ?? element.text
        switch type {
        case "integer", "real", "NSNumber": return Double(caml: text).map { NSNumber(value: $0) }
        case "bool": return flag(text).map { NSNumber(value: $0) }
        case "string", "NSString": return text
        case "null", "NSNull": return NSNull()
        case "CGPoint": return CAMLNumbers.read(text, count: 2).map { CGPoint(x: $0[0], y: $0[1])._boxed }
        case "CGSize": return CAMLNumbers.read(text, count: 2).map { CGSize(width: $0[0], height: $0[1])._boxed }
        case "CGRect": return CAMLNumbers.read(text, count: 4).map { CGRect(Rect($0[0], $0[1], $0[2], $0[3]))._boxed }
        case "CATransform3D": return Transform3D(caml: text).map { CATransform3D($0)._boxed }
        case "CGPath": return Path(caml: text).map { CGPath($0) }
        case "CGColor": return color(text, alpha: element["opacity"].flatMap { Float(caml: $0) } ?? 1).map { CGColor($0) }
        case "CAMediaTimingFunction": return timingFunction(text)
        case "CAValueFunction": return CAValueFunction(name: CAValueFunctionName(rawValue: element["name"] ?? text))
        case "CAFrameRateRange": return frameRates(text)
        default: return nil
        }
    }

    /// Reads the least and the greatest rate, and the preferred one if there is one.
    private static func frameRates(_ text: String) -> CAFrameRateRange? {
        guard let rates = CAMLNumbers.read(text)?.map({ Float($0) }), (2...3).contains(rates.count) else { return nil }
        return CAFrameRateRange(minimum: rates[0], maximum: rates[1], preferred: rates.count == 3 ? rates[2] : nil)
    }

    /// Returns the values of all types that a text can mean; a property takes the first of its own type.
    ///
    /// - Parameter alpha: The alpha of a colour of three components.
    static func candidates(_ text: String, alpha: Float = 1) -> [Value] {
        var values: [Value] = []
        if let flag = flag(text) { values.append(.bool(flag)) }
        let numbers = CAMLNumbers.read(text) ?? []
        if numbers.count == 1 { values.insert(.number(numbers[0]), at: 0) }
        if numbers.count == 2 { values += [.point(Point(numbers[0], numbers[1])), .size(Size(numbers[0], numbers[1]))] }
        if numbers.count == 4 { values.append(.rect(Rect(numbers[0], numbers[1], numbers[2], numbers[3]))) }
        if let color = color(text, alpha: alpha) { values.append(.color(color)) }
        if let transform = Transform3D(caml: text) { values.append(.transform(transform)) }
        if let path = Path(caml: text) { values.append(.path(path)) }
        return values + [.text(text)]
    }

    /// Returns the values that a text can mean as an attribute of an animation.
    static func candidates(forAnimation text: String) -> [Any] {
        var values: [Any] = []
        if let number = Double(caml: text) ?? flag(text).map({ $0 ? 1 : 0 }) { values.append(NSNumber(value: number)) }
        if let function = timingFunction(text) { values.append(function) }
        if let function = CAValueFunction(name: CAValueFunctionName(rawValue: text)) { values.append(function) }
        if let path = Path(caml: text), !path.isEmpty { values.append(CGPath(path)) }
        return values + [text]
    }

    static func flag(_ text: String?) -> Bool? {
        switch text?.lowercased() {
        case "1", "true", "yes": true
        case "0", "false", "no": false
        default: nil
        }
    }

    private static func color(_ text: String, alpha: Float) -> Color? {
        let words = text.split(whereSeparator: \.isWhitespace).map { Float(caml: $0) }
        guard (3...4).contains(words.count), let red = words[0], let green = words[1], let blue = words[2] else { return nil }
        return Color(red: red, green: green, blue: blue, alpha: words.count == 4 ? words[3] ?? alpha : alpha)
    }

    private static func timingFunction(_ text: String) -> CAMediaTimingFunction? {
        if let curve = TimingFunction(name: text) { return CAMediaTimingFunction(curve) }
        guard let points = CAMLNumbers.read(text, count: 4)?.map({ Float($0) }), points.allSatisfy(\.isFinite) else { return nil }
        return CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3])
    }
}

extension Float {
    /// Reads a number of CAML; nil when `text` is no number.
    init?(caml text: some StringProtocol) { self.init(text) }
}
