import CoreGraphics
import Foundation
import LaminaMarkup
import LaminaPrimitives
import LaminaText

/// A kind of value that keyed archives hold as an `ArchivedValue`.
struct ArchivedKind {
    let name: String
    /// A closure that converts a value of this kind; nil for other values.
    let pack: @Sendable (Any) -> ArchivedValue?
    /// A closure that converts back; nil when the content is malformed.
    let unpack: @Sendable (ArchivedValue) -> Any?

    /// Returns the object that an archive holds for a value; nil, with a warning, for a value that cannot be archived.
    static func object(_ value: Any) -> NSObject? {
        if let number = value as? NSNumber { return type(of: number) == flagType ? flag(number.boolValue) : number }
        if let text = value as? String { return NSString(string: text) }
        for kind in all {
            if let packed = kind.pack(value) { return packed }
        }
        // Swift's own types, such as `Date`, become Foundation's objects.
        let object = (value as? any _ObjectiveCBridgeable)?._bridgeToObjectiveC() as? NSObject ?? value as? NSObject
        if let object, let type = type(of: object) as? any NSSecureCoding.Type, type.supportsSecureCoding {
            let ownClass: AnyClass = Swift.type(of: object)
            // Objects of these classes name a superclass in the archive when their own class has no name there.
            let choosesClass = object is CALayer || object is CAAnimation || object is CAEmitterCell
            if choosesClass || ArchivedClasses.nameable(ownClass) == ownClass { return object }
        }
        Diagnostics.warn("a value of type \(Swift.type(of: value)) is left out of the archive, because it does not support secure coding")
        return nil
    }

    /// The private subclass of `NSNumber` in which Foundation boxes flags; only it tells them from numbers.
    private static let flagType = type(of: NSNumber(value: true))

    /// A flag, which is no number in an archive, because a coder takes equal objects for the same one: 0 would become false.
    private static func flag(_ flag: Bool) -> ArchivedValue { ArchivedValue("Bool", text: flag ? "1" : "0") }

    static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    private static let all = structs + objects + containers
}

// MARK: Structs

extension ArchivedKind {
    private static let structs = [
        numbers(2, of: CGPoint.self, { [$0.x, $0.y] }, { CGPoint(x: $0[0], y: $0[1])._boxed }),
        numbers(2, of: CGSize.self, { [$0.width, $0.height] }, { CGSize(width: $0[0], height: $0[1])._boxed }),
        numbers(
            4, of: CGRect.self, { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height] },
            { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])._boxed }),
        numbers(2, of: CGVector.self, { [$0.dx, $0.dy] }, { CGVector(dx: $0[0], dy: $0[1])._boxed }),
        numbers(
            6, of: CGAffineTransform.self, { [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty] },
            { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])._boxed }),
        numbers(
            16, of: CATransform3D.self, { Transform3D($0).elements.map { CGFloat($0) } },
            { CATransform3D(Transform3D(elements: $0))._boxed }),
        numbers(
            3, of: CAFrameRateRange.self, { [$0.minimum, $0.maximum, $0.preferred ?? -1].map { CGFloat($0) } },
            { CAFrameRateRange(minimum: Float($0[0]), maximum: Float($0[1]), preferred: $0[2] < 0 ? nil : Float($0[2])) }),
    ]

    private static func numbers<Content>(
        _ count: Int, of type: Content.Type, _ write: @escaping @Sendable (Content) -> [CGFloat],
        _ read: @escaping @Sendable ([Double]) -> Any
    ) -> ArchivedKind {
        let name = "\(type)"
        return ArchivedKind(
            name: name,
            pack: { ($0 as? Content).map { ArchivedValue(name, text: CAMLNumbers.text(write($0).map { Double($0) })) } },
            unpack: { CAMLNumbers.read($0.text, count: count).map(read) })
    }
}

// MARK: Objects

extension ArchivedKind {
    private static let objects = [
        ArchivedKind(name: "CGColor", pack: { ($0 as? CGColor).flatMap { packed($0) } }, unpack: { color($0) }),
        text("CGPath", of: CGPath.self, { $0.path.camlText }, { Path(caml: $0).map { CGPath($0) } }),
        ArchivedKind(
            name: "CGImage",
            pack: { ($0 as? CGImage)?.pngBytes.map { ArchivedValue("CGImage", items: [NSData(data: Data($0))]) } },
            unpack: { ($0.items.first as? Data).flatMap { CGImage(fileBytes: [UInt8]($0)) } }),
        text("CGFont", of: CGFont.self, { $0.postScriptName.map { String(describing: $0) } ?? "" }, { CGFont(NSString(string: $0)) }),
        ArchivedKind(
            name: "CTFont", pack: { ($0 as? CTFont).map { ArchivedValue("CTFont", text: $0.font.name, items: [$0.font.size]) } },
            unpack: { value in (value.items.first as? Double).flatMap { CTFont.font(named: value.text, size: $0) }.map { CTFont($0) } }),
        text("NSURL", of: URL.self, { $0.absoluteString }, { URL(string: $0) }),
        ArchivedKind(name: "Bool", pack: { _ in nil }, unpack: { NSNumber(value: $0.text == "1") }),
        ArchivedKind(name: "NSNull", pack: { $0 is NSNull ? ArchivedValue("NSNull") : nil }, unpack: { _ in NSNull() }),
        ArchivedKind(
            name: "CAConstraintLayoutManager",
            // A subclass may have values of its own, of which nothing is known here.
            pack: { type(of: $0) == CAConstraintLayoutManager.self ? ArchivedValue("CAConstraintLayoutManager") : nil },
            unpack: { _ in CAConstraintLayoutManager() }),
        ArchivedKind(
            name: "NSAttributedString", pack: { ($0 as? NSAttributedString).map { packed($0) } }, unpack: { attributedString($0) }),
    ]

    private static func text<Content>(
        _ name: String, of type: Content.Type, _ write: @escaping @Sendable (Content) -> String, _ read: @escaping @Sendable (String) -> Any?
    ) -> ArchivedKind {
        ArchivedKind(
            name: name, pack: { ($0 as? Content).map { ArchivedValue(name, text: write($0)) } }, unpack: { read($0.text) })
    }

    /// A colour as its components and the name of its space; in a space without a name, as its sRGB components.
    private static func packed(_ color: CGColor) -> ArchivedValue? {
        guard color.colorSpace?.model != .pattern else { return nil }
        let named = color.colorSpace?.name == nil ? CGColor(color.color) : color
        guard let components = named.components, let name = named.colorSpace?.name else { return nil }
        return ArchivedValue("CGColor", text: CAMLNumbers.text(components.map { Double($0) }), items: [name])
    }

    private static func color(_ value: ArchivedValue) -> CGColor? {
        guard let name = value.items.first as? String, let space = CGColorSpace(name: NSString(string: name)),
            let numbers = CAMLNumbers.read(value.text, count: space.numberOfComponents + 1)
        else { return nil }
        return unsafe CGColor(colorSpace: space, components: numbers.map { CGFloat($0) })
    }

    /// An attributed string as the lengths and attributes of its runs, the lengths in UTF-16 units.
    private static func packed(_ string: NSAttributedString) -> ArchivedValue {
        var items: [Any] = []
        // Unsafe only for the pointer that stops the enumeration, which is not used.
        unsafe string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            items += [range.length, Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })]
        }
        return ArchivedValue("NSAttributedString", text: string.string, items: items)
    }

    private static func attributedString(_ value: ArchivedValue) -> NSAttributedString? {
        guard value.items.count.isMultiple(of: 2) else { return nil }
        let result = NSMutableAttributedString(string: value.text)
        var start = 0
        for index in stride(from: 0, to: value.items.count - 1, by: 2) {
            guard let length = value.items[index] as? Int, length >= 0, length <= result.length - start,
                let attributes = value.items[index + 1] as? [AnyHashable: Any]
            else { return nil }
            let named = attributes.compactMap { key, value in (key as? String).map { (NSAttributedString.Key($0), value) } }
            result.setAttributes(Dictionary(named) { first, _ in first }, range: NSRange(location: start, length: length))
            start += length
        }
        return result
    }
}

// MARK: Containers

extension ArchivedKind {
    private static let containers = [
        ArchivedKind(name: "NSArray", pack: { ($0 as? [Any]).map { ArchivedValue("NSArray", items: $0) } }, unpack: { array($0) }),
        ArchivedKind(name: "NSDictionary", pack: { ($0 as? [AnyHashable: Any]).map { packed($0) } }, unpack: { dictionary($0) }),
    ]

    /// Returns the elements of an array; a malformed element becomes `NSNull`, so that the others keep their indices.
    private static func array(_ value: ArchivedValue) -> [Any] { value.items.map { $0 is ArchivedValue ? NSNull() : $0 } }

    /// A dictionary as its keys and values in turn, in the order of the keys' descriptions; leaves out values that cannot be archived.
    private static func packed(_ dictionary: [AnyHashable: Any]) -> ArchivedValue {
        let entries = dictionary.compactMap { key, value in object(value).map { (key.base, $0) } }
        let sorted = entries.sorted { "\($0.0)" < "\($1.0)" }
        return ArchivedValue("NSDictionary", items: sorted.flatMap { [$0.0, $0.1] as [Any] })
    }

    private static func dictionary(_ value: ArchivedValue) -> [AnyHashable: Any]? {
        guard value.items.count.isMultiple(of: 2) else { return nil }
        var result: [AnyHashable: Any] = [:]
        for index in stride(from: 0, to: value.items.count, by: 2) {
            // Swift's dictionaries tell a string from a string object.
            guard let key = (value.items[index] as? String).map({ AnyHashable($0) }) ?? value.items[index] as? AnyHashable else { return nil }
            if !(value.items[index + 1] is ArchivedValue) { result[key] = value.items[index + 1] }
        }
        return result
    }
}
