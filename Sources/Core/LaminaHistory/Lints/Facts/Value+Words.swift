import LaminaPrimitives
import LaminaScene

extension Value {
    /// True when the difference of two values can be seen.
    func isFar(from other: Value) -> Bool {
        switch (self, other) {
        case (.array(let first), .array(let second)):
            return first.count != second.count || zip(first, second).contains { $0.isFar(from: $1) }
        case (.path(let first), .path(let second)):
            return first.verbs != second.verbs || zip(first.points, second.points).contains { Value.point($0).isFar(from: .point($1)) }
        default:
            guard let a = numbers, let b = other.numbers else { return self != other }
            // A hundredth of small numbers such as opacities and angles; of great ones, such as points, a little more than the half by which layout
            // rounds the centres of views with an odd width.
            return a.count != b.count || zip(a, b).contains { abs($0 - $1) > 0.01 * min(60, max(1, abs($0), abs($1))) }
        }
    }

    /// True for two transforms that differ in signs alone.
    func isMirrored(_ other: Value) -> Bool {
        guard let a = numbers, let b = other.numbers, a.count == b.count else { return false }
        return zip(a, b).allSatisfy { abs(abs($0) - abs($1)) <= 0.01 }
    }

    /// The numbers of the value; nil for values without numbers.
    private var numbers: [Double]? {
        switch self {
        case .number(let number): [number]
        case .point(let point): [point.x, point.y]
        case .size(let size): [size.width, size.height]
        case .rect(let rect): [rect.minX, rect.minY, rect.width, rect.height]
        case .transform(let transform): transform.elements
        case .color(let color): [color.red, color.green, color.blue, color.alpha].map { Double($0) }
        default: nil
        }
    }

    /// The value in Swift; nil for one that is long, such as a path.
    var words: String? {
        switch self {
        case .number(let number): number.words
        case .point(let point): "CGPoint(x: \(point.x.words), y: \(point.y.words))"
        case .size(let size): "CGSize(width: \(size.width.words), height: \(size.height.words))"
        case .rect(let rect): "CGRect(x: \(rect.minX.words), y: \(rect.minY.words), width: \(rect.width.words), height: \(rect.height.words))"
        case .color(let color): color.words
        case .bool(let flag): "\(flag)"
        case .null: "nil"
        case .text, .transform, .path, .picture, .array: nil
        }
    }

    /// The type in words; nil for a missing value.
    var typeWords: String? {
        switch self {
        case .null: nil
        case .bool: "a Boolean"
        case .number: "a number"
        case .text: "a string"
        case .point: "a point"
        case .size: "a size"
        case .rect: "a rectangle"
        case .color: "a colour"
        case .transform: "a transform"
        case .path: "a path"
        case .picture: "an image"
        case .array: "an array"
        }
    }
}

extension Double {
    /// The number with at most two digits after the point.
    var words: String { text(digits: 2) }
}

extension Color {
    fileprivate var words: String {
        let parts = [("red", red), ("green", green), ("blue", blue), ("alpha", alpha)].map { "\($0): \(Double($1).words)" }
        return "UIColor(\(parts.joined(separator: ", "))).cgColor"
    }
}
