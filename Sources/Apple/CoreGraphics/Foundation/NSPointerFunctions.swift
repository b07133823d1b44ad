public import Foundation

/// The way in which collections hold their objects.
open class NSPointerFunctions: NSObject {
    /// The properties of a collection's references.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Keeps objects alive.
        public static let strongMemory: Options = []
        /// Does not keep objects alive, and forgets those that have ended.
        public static let weakMemory = Options(rawValue: 5)
        /// Compares objects by `isEqual`.
        public static let objectPersonality: Options = []
        /// Compares objects by identity.
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)
        /// Copies objects when they are added.
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}

/// A reference to an object, strong or weak.
struct HeldObject<Object: AnyObject> {
    private var strong: Object?
    private weak var weak: Object?

    init(_ object: Object, _ options: NSPointerFunctions.Options) {
        let kept = options.contains(.copyIn) ? ((object as? any NSCopying)?.copy(with: nil) as? Object ?? object) : object
        if options.contains(.weakMemory) { weak = kept } else { strong = kept }
    }

    /// The object; nil when it has ended.
    var object: Object? { strong ?? weak }

    /// Returns true for the same object, or an equal one unless the collection compares identities.
    func isSame(as other: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
        guard let object else { return false }
        if object === other { return true }
        guard !options.contains(.objectPointerPersonality), let first = object as? NSObject, let second = other as? NSObject else { return false }
        return first.isEqual(second)
    }
}
