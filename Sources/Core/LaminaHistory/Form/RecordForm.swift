package import LaminaPrimitives
package import LaminaScene

/// A stored form of values, which is either written or read.
///
/// Each type says its fields once, for both directions. `old` is the value while writing and nil while reading; the result is the value in either case:
///
///     extension Spring: Recordable {
///         init(_ old: Spring?, in form: inout some RecordForm) throws(RecordError) {
///             self.init()
///             mass = try form.value(old?.mass)            writing: appends the mass and returns it; reading: returns the stored one
///             stiffness = try form.value(old?.stiffness)
///         }
///     }
///
/// So a reader cannot disagree with the writer about order or types. Objects that several others share are records of their own, to which the others
/// refer by number.
///
/// Rejected: `Codable`, which needs Foundation's coders, knows no shared objects, and stores the name of every field; and an encoder beside a decoder,
/// which drift apart.
package protocol RecordForm {
    /// True when values come from the form.
    var isReading: Bool { get }

    /// One byte.
    mutating func byte(_ old: UInt8?) throws(RecordError) -> UInt8
    /// A whole number; small ones take few bytes.
    mutating func whole(_ old: UInt64?) throws(RecordError) -> UInt64
    /// The number of elements that follow; reading refuses a number for which the record is too short.
    mutating func count(_ old: Int?) throws(RecordError) -> Int
    /// A text in UTF-8.
    mutating func text(_ old: String?) throws(RecordError) -> String

    /// The index of a row of `PropertyRows.all`.
    mutating func row(_ old: Int?) throws(RecordError) -> Int
    /// The identity of a layer.
    mutating func layer(_ old: LayerID?) throws(RecordError) -> LayerID
    /// The identity of an animation.
    mutating func animationID(_ old: UInt64?) throws(RecordError) -> UInt64

    // The objects that are records of their own.
    mutating func picture(_ old: Picture?) throws(RecordError) -> Picture
    mutating func path(_ old: Path?) throws(RecordError) -> Path
    mutating func state(_ old: LayerState?) throws(RecordError) -> LayerState
    mutating func animation(_ old: LayerAnimation?) throws(RecordError) -> LayerAnimation
    mutating func piece(_ old: EmissionPiece?) throws(RecordError) -> EmissionPiece
    mutating func block(_ old: NodeBlock?) throws(RecordError) -> NodeBlock
    mutating func node(_ old: LayerNode?) throws(RecordError) -> LayerNode

    /// Counts the pixels of a picture; reading refuses more than fit into memory.
    mutating func takePixels(_ count: Int) throws(RecordError)
    /// Begins a value that may contain values of its own type; ends with `leave`.
    mutating func enter() throws(RecordError)
    mutating func leave()
}

/// A value with a stored form.
package protocol Recordable {
    /// Writes `old` and returns it, or reads a value when `old` is nil.
    init(_ old: Self?, in form: inout some RecordForm) throws(RecordError)
}

extension RecordForm {
    /// The deepest nesting of values such as groups of animations.
    package static var deepest: Int { 300 }

    package mutating func value<T: Recordable>(_ old: T?) throws(RecordError) -> T { try T(old, in: &self) }

    /// A value that may be missing.
    package mutating func optional<T: Recordable>(_ old: T?) throws(RecordError) -> T? {
        guard try flag(isReading ? nil : old != nil) else { return nil }
        return try value(old)
    }

    package mutating func list<T: Recordable>(_ old: [T]?) throws(RecordError) -> [T] {
        let count = try count(old?.count)
        var values: [T] = []
        for index in 0..<count { values.append(try value(old?[index])) }
        return values
    }

    package mutating func flag(_ old: Bool?) throws(RecordError) -> Bool {
        switch try byte(old.map { $0 ? 1 : 0 }) {
        case 0: false
        case 1: true
        case let other: throw .unknownCase(Int(other), of: "a flag")
        }
    }

    /// An enumeration by the name of its case.
    ///
    /// - Parameter kind: The noun for a case in messages, such as “fill mode”.
    package mutating func named<T: RawRepresentable<String> & CaseIterable>(_ old: T?, _ kind: String) throws(RecordError) -> T {
        let name = try text(old?.rawValue)
        guard let value = T(rawValue: name) else { throw .unknownName(name, of: kind, known: T.allCases.map(\.rawValue)) }
        return value
    }

    /// A case by its number, less than `limit`.
    package mutating func tag(_ old: Int?, below limit: Int, of type: String) throws(RecordError) -> Int {
        let tag = Int(try byte(old.map { UInt8($0) }))
        guard tag < limit else { throw .unknownCase(tag, of: type) }
        return tag
    }

    /// A time or a duration, which may be infinite but is a number.
    package mutating func time(_ old: Double?) throws(RecordError) -> Double {
        let time = try value(old)
        guard !time.isNaN else { throw .notANumber("a time") }
        return time
    }

    package mutating func optionalPath(_ old: Path?) throws(RecordError) -> Path? {
        try flag(isReading ? nil : old != nil) ? try path(old) : nil
    }
}
