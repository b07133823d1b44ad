public import Foundation

extension NumberFormatter {
    /// The versions of the class's behaviour.
    public enum Behavior: UInt, Sendable {
        /// The default.
        case `default` = 0
        /// That of Mac OS X 10.4, the only one.
        case behavior10_4 = 1_040
    }

    /// The version of the behaviour; setting it has no effect, because there is one only.
    public var formatterBehavior: Behavior {
        get { .behavior10_4 }
        set {}
    }
}
