/// The name of a method, used by target-action and menus: `tap`, `tap:`, `tap:forEvent:`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name in Objective-C's notation, with one colon per argument.
    public let description: String

    /// Creates a selector from a name; a method of that name need not exist.
    public init(_ str: String) { description = str }
    /// Creates a selector from a literal name; a method of that name need not exist.
    public init(stringLiteral value: String) { description = value }

    /// The number of arguments that a method with this name takes.
    package var argumentCount: Int { description.count { $0 == ":" } }
}

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
/// Returns the selector with a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
