import Foundation

/// A group of menu entries.
open class UIMenu: UIMenuElement {
    /// The identifier of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier's text.
        public let rawValue: String
        /// Creates an identifier from any text.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from any text.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The appearance and behaviour of a menu inside another menu.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bit mask, with one bit per option.
        public let rawValue: UInt
        /// Creates options from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The entries appear inline among the outer menu's entries.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The title appears in red, because the entries delete something.
        public static let destructive = Options(rawValue: 1 << 1)
        /// At most one entry is marked at a time.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    /// The size of a menu's entries.
    public typealias ElementSize = UIMenuElementSize

    /// The menu's identifier, unique unless one was given.
    public let identifier: Identifier
    /// The appearance and behaviour inside another menu.
    public let options: Options
    /// The preferred size of the entries.
    open var preferredElementSize: ElementSize
    /// The menu's entries.
    public let children: [UIMenuElement]

    /// Creates a menu; if `identifier` is nil, the menu gets a unique identifier.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        preferredElementSize: ElementSize = .large, children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The child actions with the state `on`.
    open var selectedElements: [UIMenuElement] { children.filter { ($0 as? UIAction)?.state == .on } }

    /// Returns a copy of the menu with other entries.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }
}
