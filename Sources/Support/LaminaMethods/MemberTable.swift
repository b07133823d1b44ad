/// The members of a façade's class, one row each.
///
/// A property of UIKit is met in many places: a selector names it in `perform`, a key in `value(forKey:)`, an attribute in a xib. The class states
/// all of it once, in a file beside its declaration:
///
///     let labelMembers = MemberTable(inheriting: UIView.memberTable) {
///         $0.property("numberOfLines", \UILabel.numberOfLines, nib: .integer)
///         $0.constant("isTracking", \UIControl.isTracking)
///         $0.method("sizeToFit") { (view: UIView) in view.sizeToFit() }
///     }
///
///     xib  numberOfLines="0" ──┐
///     key  numberOfLines     ──┼──▶ row ──▶ \UILabel.numberOfLines
///     setNumberOfLines:      ──┘
///
/// Selectors and keys find a row's function here. A format such as a xib adds its own form of the row to `readings`, so this module need not know the
/// formats. Subclasses inherit the rows of their superclasses, and a row calls Swift's property or method, so it reaches overrides too, except while a
/// nib's object is decoded.
///
/// The rows are statements and not the elements of a literal, because the compiler checks the type of each statement by itself; it takes seconds for
/// a literal of fifty closures.
package struct MemberTable: Sendable {
    /// Performs a call with `perform` or `property`.
    package typealias Body = @MainActor (MethodCall) -> Void

    private var bodies: [String: Body]
    private var classBodies: [String: Body]
    /// The forms of the members in other formats; the class's own ones follow those of its superclasses.
    package private(set) var readings: [any MemberReading]

    /// Creates the table of a class.
    ///
    /// - Parameters:
    ///   - superclass: The table of the superclass.
    ///   - addRows: Adds the rows of the class.
    package init(inheriting superclass: MemberTable? = nil, _ addRows: @MainActor (inout MemberTable) -> Void) {
        var table = superclass ?? MemberTable(bodies: [:], classBodies: [:], readings: [])
        // Key paths of views belong to the main actor; a table may first be needed on any thread.
        table = Isolation.ignored(table) {
            var table = $0
            addRows(&table)
            return table
        }
        self = table
    }

    private init(bodies: [String: Body], classBodies: [String: Body], readings: [any MemberReading]) {
        (self.bodies, self.classBodies, self.readings) = (bodies, classBodies, readings)
    }

    /// Adds a property that can be set.
    ///
    /// - Parameter name: The selector of its getter, such as `isHidden`.
    @MainActor
    package mutating func property<Target, Value>(_ name: String, _ path: ReferenceWritableKeyPath<Target, Value>) {
        let body: Body = { $0.property(path) }
        bodies[name] = body
        bodies[PropertyNames.setter(ofGetter: name)] = body
    }

    /// Adds a property that cannot be set.
    @MainActor
    package mutating func constant<Target, Value>(_ name: String, _ path: KeyPath<Target, Value>) { bodies[name] = { $0.property(path) } }

    /// Adds a method.
    @MainActor
    package mutating func method<Target, each Argument, Result>(
        _ selector: String, _ body: @escaping @MainActor (Target, repeat each Argument) throws -> Result
    ) {
        bodies[selector] = { $0.perform(body) }
    }

    /// Adds a method of the class itself, without arguments, such as `sharedApplication`.
    @MainActor
    package mutating func classMethod<Result>(_ selector: String, _ body: @escaping @MainActor () -> Result) {
        classBodies[selector] = { $0.perform { (_: AnyObject) in body() } }
    }

    /// Adds the form of a member in another format.
    package mutating func add(_ reading: any MemberReading) { readings.append(reading) }

    /// Returns the function of a selector.
    func body(_ selector: String, isClassMethod: Bool) -> Body? { isClassMethod ? classBodies[selector] : bodies[selector] }

    /// Returns the members of a class and its superclasses; nil for a class without a table.
    package static func of(_ type: AnyClass) -> MemberTable? {
        (type as? any MemberTableRefiner.Type)?.refinedMemberTable ?? (type as? any MemberTableExtender.Type)?.extendedMemberTable
            ?? (type as? any MemberTableOwner.Type)?.memberTable
    }
}

/// The form of a member in another format, such as xibs.
package protocol MemberReading: Sendable {}

/// A class whose members can be found by selector through a table of its own.
package protocol MemberTableOwner: AnyObject {
    /// The members of the class and of its superclasses.
    static var memberTable: MemberTable { get }
}

/// A class with members in addition to its superclass's `memberTable`, which another module cannot override.
package protocol MemberTableExtender: AnyObject {
    /// The members of the class and of its superclasses.
    static var extendedMemberTable: MemberTable { get }
}

/// A class with members in addition to those of a superclass that is a `MemberTableExtender` of another module.
package protocol MemberTableRefiner: AnyObject {
    /// The members of the class and of its superclasses.
    static var refinedMemberTable: MemberTable { get }
}
