import Foundation

/// The closure that an action runs; it receives the action itself.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A menu entry or control action that runs a closure.
open class UIAction: UIMenuElement {
    /// The identifier of an action; a control holds at most one action per identifier and event.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier's text.
        public let rawValue: String
        /// Creates an identifier from any text.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from any text.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    private let handler: UIActionHandler

    /// The action's title.
    open override var title: String {
        get { words }
        set { words = newValue }
    }
    /// The action's image.
    open override var image: UIImage? {
        get { picture }
        set { picture = newValue }
    }
    /// A longer title for a list of all commands.
    open var discoverabilityTitle: String?
    /// The action's identifier, unique unless one was given.
    public let identifier: Identifier
    /// The style of the action in a menu.
    open var attributes: UIMenuElement.Attributes
    /// The mark beside the action in a menu.
    open var state: UIMenuElement.State
    /// The object that triggered the action; nil except while the handler runs.
    open private(set) var sender: Any?

    /// Creates an action; if `identifier` is nil, the action gets a unique identifier.
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

    /// Runs the handler, unless the action is disabled.
    package func perform(from sender: Any?) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
