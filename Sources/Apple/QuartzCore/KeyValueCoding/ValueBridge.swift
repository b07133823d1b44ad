import CoreGraphics
import LaminaPrimitives
package import LaminaScene

// Apple's API passes values as `Any`, in which a number, struct or name may be plain or boxed in an object. Behind the API there is one type,
// `Value`.

extension Value {
    /// Converts a value of Apple's API.
    ///
    /// - Parameter value: A number, flag, text or name, a point, size, rectangle, vector or transform, an object that holds one of these, a colour,
    ///   path or image, or an array of these; nil and `NSNull` become `null`.
    /// - Returns: Nil for all other values, and for pattern colours.
    package init?(bridging value: Any?) {
        guard let value = value.flatMap(withoutOptional) else {
            self = .null
            return
        }
        // Looks at the exact type, because a cast with `as` would turn any number into any other, and flags into numbers.
        if let convert = converters[ObjectIdentifier(type(of: value))] {
            guard let converted = convert(value) else { return nil }
            self = converted
        } else if let converted = Value(object: value) ?? Value(elements: value) {
            self = converted
        } else {
            return nil
        }
    }

    /// Converts an object; casts find its kind, because it may be of a subclass that is not known here.
    private init?(object: Any) {
        switch object {
        case is NSNull: self = .null
        case let number as NSNumber: self = .number(number.doubleValue)
        case let color as CGColor:
            guard color.colorSpace?.model != .pattern else { return nil }
            self = .color(color.color)
        case let path as CGPath: self = .path(path.path)
        case let image as CGImage: self = .picture(image.picture)
        // Includes names with types of their own, such as `CAMediaTimingFillMode`, because they cast to `NSString`.
        case let text as NSString: self = .text(String._unconditionallyBridgeFromObjectiveC(text))
        case let boxed as NSValue:
            guard let unboxed = Value(boxed: boxed) else { return nil }
            self = unboxed
        default: return nil
        }
    }

    private init?(boxed: NSValue) {
        if let point = CGPoint(_boxed: boxed) {
            self = .point(Point(point))
        } else if let size = CGSize(_boxed: boxed) {
            self = .size(Size(size))
        } else if let rect = CGRect(_boxed: boxed) {
            self = .rect(Rect(rect))
        } else if let transform = CATransform3D(_boxed: boxed) {
            self = .transform(Transform3D(transform))
        } else if let transform = CGAffineTransform(_boxed: boxed) {
            self = .transform(Transform3D(AffineTransform(transform)))
        } else if let vector = CGVector(_boxed: boxed) {
            self = .point(Point(vector))
        } else {
            return nil
        }
    }

    private init?(elements: Any) {
        guard let elements = elements as? [Any] else { return nil }
        var values: [Value] = []
        values.reserveCapacity(elements.count)
        for element in elements {
            guard let value = Value(bridging: element) else { return nil }
            values.append(value)
        }
        self = .array(values)
    }

    /// The value as Apple's key-value coding returns it; nil for `null`.
    ///
    /// Numbers, flags and structs are boxed in objects, which cast to every type that `Value(bridging:)` accepts.
    package var bridged: Any? {
        switch self {
        case .null: nil
        case .bool(let flag): NSNumber(value: flag)
        case .number(let number): NSNumber(value: number)
        case .text(let text): NSString(string: text)
        case .point(let point): CGPoint(point)._boxed
        case .size(let size): CGSize(size)._boxed
        case .rect(let rect): CGRect(rect)._boxed
        case .color(let color): CGColor(color)
        case .transform(let transform): CATransform3D(transform)._boxed
        case .path(let path): CGPath(path)
        case .picture(let picture): picture.object ?? CGImage(picture)
        case .array(let values): values.map { $0.bridged ?? NSNull() }
        }
    }

    /// The value of a layer's key as Apple's key-value coding returns it: the numbers of properties of type `Float` have single precision.
    ///
    /// - Source: Measured on Apple's system: the first value of an animation of `opacity` is a number of type `Float`. A number casts to the types of
    ///   Swift that hold it exactly, so code that expects a `Float` finds none in a number of double precision such as 0.2.
    package func bridged(forKey key: String) -> Any? {
        guard case .number(let number) = self, singlePrecisionKeys.contains(key) else { return bridged }
        return NSNumber(value: Float(number))
    }
}

/// The keys of layers whose properties have the type `Float`.
private let singlePrecisionKeys: Set = [
    "opacity", "shadowOpacity", "minificationFilterBias", "instanceRedOffset", "instanceGreenOffset", "instanceBlueOffset", "instanceAlphaOffset",
]

private typealias Converter = @Sendable (Any) -> Value?

/// The conversions of values that are not boxed, by the identity of their type.
private let converters = Dictionary(uniqueKeysWithValues: numberConverters + structConverters)

private let numberConverters: [(ObjectIdentifier, Converter)] = [
    entry { (value: CGFloat) in .number(Double(value)) },
    entry { (value: Double) in .number(value) },
    entry { (value: Float) in .number(Double(value)) },
    entry { (value: Int) in .number(Double(value)) },
    entry { (value: Int8) in .number(Double(value)) },
    entry { (value: Int16) in .number(Double(value)) },
    entry { (value: Int32) in .number(Double(value)) },
    entry { (value: Int64) in .number(Double(value)) },
    entry { (value: UInt) in .number(Double(value)) },
    entry { (value: UInt8) in .number(Double(value)) },
    entry { (value: UInt16) in .number(Double(value)) },
    entry { (value: UInt32) in .number(Double(value)) },
    entry { (value: UInt64) in .number(Double(value)) },
    entry { (value: Bool) in .bool(value) },
    // Foundation boxes flags in a private subclass of `NSNumber`; its type is the only way to tell them from numbers.
    (ObjectIdentifier(type(of: NSNumber(value: true))), { ($0 as? NSNumber).map { .bool($0.boolValue) } }),
]

private let structConverters: [(ObjectIdentifier, Converter)] = [
    entry { (value: String) in .text(value) },
    entry { (value: CGPoint) in .point(Point(value)) },
    entry { (value: CGVector) in .point(Point(value)) },
    entry { (value: CGSize) in .size(Size(value)) },
    entry { (value: CGRect) in .rect(Rect(value)) },
    entry { (value: CATransform3D) in .transform(Transform3D(value)) },
    entry { (value: CGAffineTransform) in .transform(Transform3D(AffineTransform(value))) },
]

private func entry<T>(_ convert: @escaping @Sendable (T) -> Value) -> (ObjectIdentifier, Converter) {
    (ObjectIdentifier(T.self), { ($0 as? T).map(convert) })
}

/// An optional of any wrapped type.
private protocol AnyOptional {
    var content: Any? { get }
}

extension Optional: AnyOptional {
    fileprivate var content: Any? { self }
}

/// Unwraps `value` through all levels of optionals; nil when one of them is nil.
private func withoutOptional(_ value: Any) -> Any? {
    var value = value
    while type(of: value) is any AnyOptional.Type {
        guard let content = (value as? any AnyOptional)?.content else { return nil }
        value = content
    }
    return value
}
