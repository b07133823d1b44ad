import LaminaPrimitives
package import LaminaScene

extension Value: Recordable {
    package init(_ old: Value?, in form: inout some RecordForm) throws(RecordError) {
        switch try form.tag(old?.recordTag, below: 12, of: "values") {
        case 0: self = .null
        case 1: self = .bool(try form.value(old.flatMap { Bool($0) }))
        case 2: self = .number(try form.value(old.flatMap { Double($0) }))
        case 3: self = .text(try form.value(old.flatMap { String($0) }))
        case 4: self = .point(try form.value(old.flatMap { Point($0) }))
        case 5: self = .size(try form.value(old.flatMap { Size($0) }))
        case 6: self = .rect(try form.value(old.flatMap { Rect($0) }))
        case 7: self = .color(try form.value(old.flatMap { Color($0) }))
        case 8: self = .transform(try form.value(old.flatMap { Transform3D($0) }))
        case 9: self = .path(try form.path(old.flatMap { Path($0) }))
        case 10: self = .picture(try form.picture(old.flatMap { Picture($0) }))
        default:
            try form.enter()
            self = .array(try form.list(old?.elements))
            form.leave()
        }
    }

    private var recordTag: Int {
        switch self {
        case .null: 0
        case .bool: 1
        case .number: 2
        case .text: 3
        case .point: 4
        case .size: 5
        case .rect: 6
        case .color: 7
        case .transform: 8
        case .path: 9
        case .picture: 10
        case .array: 11
        }
    }

    private var elements: [Value]? { if case .array(let values) = self { values } else { nil } }

    /// True when a number of the value's geometry is NaN.
    var hasNaN: Bool {
        switch self {
        case .number(let number): number.isNaN
        case .point(let point): point.x.isNaN || point.y.isNaN
        case .size(let size): size.width.isNaN || size.height.isNaN
        case .rect(let rect): Value.point(rect.origin).hasNaN || Value.size(rect.size).hasNaN
        case .transform(let transform): transform.elements.contains(where: \.isNaN)
        default: false
        }
    }
}

/// A value under a name.
struct NamedRecord: Recordable {
    let name: String
    let value: Value

    /// The values of a dictionary in a fixed order.
    static func sorted(_ values: [String: Value]) -> [NamedRecord] {
        values.sorted { $0.key < $1.key }.map { NamedRecord(name: $0.key, value: $0.value) }
    }

    init(name: String, value: Value) { (self.name, self.value) = (name, value) }

    init(_ old: NamedRecord?, in form: inout some RecordForm) throws(RecordError) {
        name = try form.value(old?.name)
        value = try form.value(old?.value)
    }
}

extension [NamedRecord] {
    var dictionary: [String: Value] { reduce(into: [:]) { $0[$1.name] = $1.value } }
}
