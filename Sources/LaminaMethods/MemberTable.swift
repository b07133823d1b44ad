/// Methods and properties of a façade's class by selector, in place of a C function for each.
///
/// Subclasses inherit the members of the tables of their superclasses. A member calls Swift's method, so it reaches overrides too.
package struct MemberTable: Sendable {
    /// Performs a call with `perform` or `property`.
    package typealias Body = @MainActor (MethodCall) -> Void

    private var bodies: [String: Body]

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - superclass: The table of the superclass.
    ///   - properties: Properties that can be set, by the names of their getters, such as `isHidden`.
    ///   - constants: Properties without a setter.
    ///   - methods: Methods by selector.
    package init(
        inheriting superclass: MemberTable? = nil, properties: [String: Body] = [:], constants: [String: Body] = [:], methods: [String: Body] = [:]
    ) {
        bodies = superclass?.bodies ?? [:]
        for (name, body) in properties {
            bodies[name] = body
            bodies[PropertyNames.setter(ofGetter: name)] = body
        }
        for table in [constants, methods] { bodies.merge(table) { $1 } }
    }

    /// Returns the member with a selector.
    func body(_ selector: String) -> Body? { bodies[selector] }
}

/// A class whose members can be found by selector through a table of its own.
package protocol MemberTableOwner: AnyObject {
    /// The members of the class and of its superclasses.
    static var memberTable: MemberTable { get }
}

/// A class that adds members to those of a superclass in another module, which only there can be overridden.
package protocol MemberTableExtender: AnyObject {
    /// The members of the class and of its superclasses.
    static var extendedMemberTable: MemberTable { get }
}

extension MemberTable {
    /// Returns the member of an object with a selector.
    static func body(_ selector: String, of object: AnyObject) -> Body? {
        let extended = (object as? any MemberTableExtender).map { type(of: $0).extendedMemberTable }
        return (extended ?? (object as? any MemberTableOwner).map { type(of: $0).memberTable })?.body(selector)
    }
}
