import CoreGraphics
import Foundation
import QuartzCore

/// Creates a value as an app would write it for a property or a part of one.
func makeValue(_ input: Input, for keyPath: String) throws -> Any? {
    if input.isNull { return nil }
    if let make = valueMakers[keyPath] { return try make(input) }
    switch input.json {
    case .bool(let flag): return flag
    case .text("inf"): return Double.infinity
    case .text("nan"): return Double.nan
    case .text(let text): return text
    case .array: return try input.elements?.map { try makeValue($0, for: keyPath) ?? NSNull() }
    case .number(let number): return NSNumber(value: number)
    default: throw Unsupported("\(input.path) of \(keyPath) is an object")
    }
}

/// Constructors of structured values, keyed by key path.
private let valueMakers: [String: @Sendable (Input) throws -> Any?] = [
    "bounds": rect, "frame": rect, "contentsRect": rect, "contentsCenter": rect, "visibleRect": rect,
    "position": point, "anchorPoint": point, "startPoint": point, "endPoint": point, "bounds.origin": point,
    "bounds.size": size, "transform.translation": size, "shadowOffset": size, "sublayerTransform.translation": size,
    "transform": makeTransform, "sublayerTransform": makeTransform, "instanceTransform": makeTransform,
    "backgroundColor": color, "borderColor": color, "shadowColor": color, "fillColor": color, "strokeColor": color,
    "foregroundColor": color,
    "colors": { try $0.elements?.map(color) },
]

private func numbers(_ input: Input, _ count: Int) throws -> [Double] {
    guard let numbers = input.numbers, numbers.count == count else { throw Unsupported("\(input.path) is no list of \(count) numbers") }
    return numbers
}

private func rect(_ input: Input) throws -> Any? { try CGRect(input) }
private func point(_ input: Input) throws -> Any? { try CGPoint(input) }

private func size(_ input: Input) throws -> Any? {
    let n = try numbers(input, 2)
    return CGSize(width: n[0], height: n[1])
}

/// Creates a colour from red, green, blue and alpha; from `gray` with alpha; from `cmyk` with alpha; or a pattern's from the text `pattern`.
private func color(_ input: Input) throws -> Any? {
    if input.text == "pattern" { return CGColor.patterned }
    if let gray = input["gray"] {
        let n = try numbers(gray, 2)
        return CGColor(gray: n[0], alpha: n[1])
    }
    if let cmyk = input["cmyk"] {
        let n = try numbers(cmyk, 5)
        return CGColor(genericCMYKCyan: n[0], magenta: n[1], yellow: n[2], black: n[3], alpha: n[4])
    }
    let n = try numbers(input, 4)
    return CGColor(srgbRed: n[0], green: n[1], blue: n[2], alpha: n[3])
}

extension CGColor {
    /// The colour of a pattern that draws nothing.
    fileprivate static var patterned: CGColor? {
        var callbacks = CGPatternCallbacks(version: 0, drawPattern: { _, _ in }, releaseInfo: nil)
        let bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
        guard let space = CGColorSpace(patternBaseSpace: nil),
            let pattern = CGPattern(
                info: nil, bounds: bounds, matrix: .identity, xStep: 4, yStep: 4, tiling: .noDistortion, isColored: true, callbacks: &callbacks)
        else { return nil }
        return CGColor(patternSpace: space, pattern: pattern, components: [1])
    }
}

extension CGPoint {
    /// Creates a point from two numbers; zero when the case has none.
    init(_ input: Input?) throws {
        guard let input else { self = .zero; return }
        let n = try numbers(input, 2)
        self.init(x: n[0], y: n[1])
    }
}

extension CGRect {
    /// Creates a rectangle from four numbers; zero when the case has none.
    init(_ input: Input?) throws {
        guard let input else { self = .zero; return }
        let n = try numbers(input, 4)
        self.init(x: n[0], y: n[1], width: n[2], height: n[3])
    }
}

extension CGSize {
    /// Creates a size from two numbers; zero when the case has none.
    init(_ input: Input?) throws {
        guard let input else { self = .zero; return }
        let n = try numbers(input, 2)
        self.init(width: n[0], height: n[1])
    }
}
