import CoreGraphics
import Foundation
import QuartzCore

/// A value as an app would write it for a property or a part of one.
func makeValue(_ json: JSON, for keyPath: String) throws -> Any? {
    if case .null = json { return nil }
    if let make = valueMakers[keyPath] { return try make(json) }
    switch json {
    case .bool(let flag): return flag
    case .text(let text): return text
    case .array(let elements): return try elements.map { try makeValue($0, for: keyPath) ?? NSNull() }
    default: return json.number.map { NSNumber(value: $0) }
    }
}

/// By key path, for what is no number, flag or name.
private let valueMakers: [String: @Sendable (JSON) throws -> Any?] = [
    "bounds": rect, "frame": rect, "contentsRect": rect, "contentsCenter": rect,
    "position": point, "anchorPoint": point, "startPoint": point, "endPoint": point,
    "bounds.size": size, "transform.translation": size, "shadowOffset": size,
    "transform": makeTransform, "sublayerTransform": makeTransform,
    "backgroundColor": color, "borderColor": color,
    "colors": { try $0.elements?.map(color) },
]

private func rect(_ json: JSON) -> Any? {
    json.numbers.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
}

private func point(_ json: JSON) -> Any? { json.numbers.map { CGPoint(x: $0[0], y: $0[1]) } }

private func size(_ json: JSON) -> Any? { json.numbers.map { CGSize(width: $0[0], height: $0[1]) } }

private func color(_ json: JSON) throws -> Any {
    if let gray = json["gray"]?.numbers { return CGColor(gray: gray[0], alpha: gray[1]) }
    guard let n = json.numbers else { throw Unsupported("pattern colours") }
    return CGColor(srgbRed: n[0], green: n[1], blue: n[2], alpha: n[3])
}

extension CGPoint {
    /// A point of two numbers; zero when there are none.
    init(_ json: JSON?) {
        let numbers = json?.numbers ?? [0, 0]
        self.init(x: numbers[0], y: numbers[1])
    }
}

extension CGRect {
    /// A rectangle of four numbers; zero when there are none.
    init(_ json: JSON?) {
        let numbers = json?.numbers ?? [0, 0, 0, 0]
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
