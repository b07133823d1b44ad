/// The name of a method, as target-action and menus use it: `tap`, `tap:`, `tap:forEvent:`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// As it is written in Objective-C, a colon for each argument.
    public let description: String

    /// A selector by its name; no method needs to have it.
    public init(_ str: String) { description = str }
    /// A selector by its name; no method needs to have it.
    public init(stringLiteral value: String) { description = value }

    /// How many arguments a method of this name takes.
    package var argumentCount: Int { description.count { $0 == ":" } }
}

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
/// The selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
