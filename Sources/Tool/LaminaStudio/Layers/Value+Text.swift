import Foundation
import LaminaHistory
import LaminaPrimitives
import LaminaScene

extension Value {
    /// The value as the page shows it, such as `(10, 20)`.
    var shownText: String {
        switch self {
        case .null: "nil"
        case .bool(let flag): flag ? "true" : "false"
        case .number(let number): number.shownText
        case .text(let text): text.count > 200 ? text.prefix(200).debugDescription + "…" : text.debugDescription
        case .point(let point): "(\(point.x.shownText), \(point.y.shownText))"
        case .size(let size): "\(size.width.shownText) × \(size.height.shownText)"
        case .rect(let rect): "(\(rect.minX.shownText), \(rect.minY.shownText)) \(rect.width.shownText) × \(rect.height.shownText)"
        case .color(let color): color.shownText
        case .transform(let transform): transform.shownText
        case .path(let path): "path of \(path.verbs.count) elements"
        case .picture(let picture): "image of \(picture.width) × \(picture.height) pixels"
        case .array(let values): values.count > 8 ? "\(values.count) values" : "[\(values.map(\.shownText).joined(separator: ", "))]"
        }
    }
}

extension Double {
    /// At most four decimal places, without zeros at the end.
    var shownText: String { text(digits: 4) }
}

extension Color {
    /// `#rrggbb`, and the alpha in percent when it is not 100.
    fileprivate var shownText: String {
        let parts = [red, green, blue].map { String(format: "%02x", Int((min(1, max(0, $0)) * 255).rounded())) }
        return "#" + parts.joined() + (alpha == 1 ? "" : " \((Double(alpha) * 100).shownText) %")
    }
}

extension Transform3D {
    /// The parts that differ from the identity.
    fileprivate var shownText: String {
        guard !isIdentity else { return "identity" }
        let value = Value.transform(self)
        let parts = value.shownParts.filter { part in part.value != Value.transform(.identity).shownParts.first { $0.name == part.name }?.value }
        return parts.isEmpty ? "matrix" : parts.map { "\($0.name) \($0.value.shownText)" }.joined(separator: ", ")
    }
}

extension Value {
    /// A number in a value.
    struct ShownPart {
        /// The name behind the key, such as `x`; empty for a value that is a number.
        let name: String
        let value: Double
    }

    /// The value's numbers, each with its name, such as `x` and `y` of a point; empty for a value without numbers.
    var shownParts: [ShownPart] {
        switch self {
        case .number(let number): [ShownPart(name: "", value: number)]
        case .bool(let flag): [ShownPart(name: "", value: flag ? 1 : 0)]
        case .point(let point): [ShownPart(name: "x", value: point.x), ShownPart(name: "y", value: point.y)]
        case .size(let size): [ShownPart(name: "width", value: size.width), ShownPart(name: "height", value: size.height)]
        case .rect(let rect): Value.point(rect.origin).shownParts + Value.size(rect.size).shownParts
        case .color(let color):
            zip(["red", "green", "blue", "alpha"], [color.red, color.green, color.blue, color.alpha]).map { ShownPart(name: $0, value: Double($1)) }
        case .transform(let transform): Self.transformParts.map { ShownPart(name: $0, value: Self.part($0, of: transform)) }
        case .null, .text, .path, .picture, .array: []
        }
    }

    private static let transformParts = [
        "translation.x", "translation.y", "translation.z", "scale.x", "scale.y", "scale.z", "rotation.x", "rotation.y", "rotation.z",
    ]

    private static func part(_ name: String, of transform: Transform3D) -> Double {
        var state = LayerState()
        state.transform = transform
        let access = LayerState.properties["transform"]?.access.part(name[...])
        guard case .number(let number)? = access?.value(in: state) else { return .nan }
        return number
    }
}
