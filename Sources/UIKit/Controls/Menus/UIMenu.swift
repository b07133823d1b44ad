import Foundation

/// A group of entries; Lamina keeps menus and does not show them.
open class UIMenu: UIMenuElement {
    /// The name of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// Any text.
        public let rawValue: String
        /// Any text is taken.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Any text is taken.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu behaves inside another.
    public struct Options: OptionSet, Hashable, Sendable {
        /// One bit for each.
        public let rawValue: UInt
        /// Takes any bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Its entries stand among the outer menu's.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// In red: it takes something away.
        public static let destructive = Options(rawValue: 1 << 1)
        /// One entry is marked at a time.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    /// How large entries are.
    public enum ElementSize: Int, Sendable {
        /// Three in a row.
        case small = 0
        /// Two in a row.
        case medium
        /// A row each.
        case large
    }

    /// The menu's name.
    public let identifier: Identifier
    /// How it behaves inside another.
    public let options: Options
    /// How large its entries are.
    open var preferredElementSize: ElementSize
    /// Its entries.
    public let children: [UIMenuElement]

    /// A menu; without a name it gets one that no other has.
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

    /// The entries with a mark.
    open var selectedElements: [UIMenuElement] { children.filter { ($0 as? UIAction)?.state == .on } }

    /// The same menu with other entries.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }
}
