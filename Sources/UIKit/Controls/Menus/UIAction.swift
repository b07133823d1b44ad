import Foundation

/// What an action does; it is told which one it was.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Something that a control or a menu does, with its words and picture.
open class UIAction: UIMenuElement {
    /// The name of an action; a control has one action of each name for an event.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// Any text.
        public let rawValue: String
        /// Any text is taken.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Any text is taken.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    private let handler: UIActionHandler

    /// The action's words.
    open override var title: String {
        get { words }
        set { words = newValue }
    }
    /// The action's picture.
    open override var image: UIImage? {
        get { picture }
        set { picture = newValue }
    }
    /// Longer words, for a list of all commands.
    open var discoverabilityTitle: String?
    /// The action's name.
    public let identifier: Identifier
    /// How it is shown in a menu.
    open var attributes: UIMenuElement.Attributes
    /// The mark beside it in a menu.
    open var state: UIMenuElement.State
    /// Who does it, while it is done.
    open private(set) var sender: Any?

    /// An action; without a name it gets one that no other has.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.handler = handler
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Does it.
    func perform(from sender: Any?) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
