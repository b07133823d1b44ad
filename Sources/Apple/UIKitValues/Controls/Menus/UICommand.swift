public import CoreGraphics
import Foundation

/// An entry of a menu that calls an action in the responder chain.
open class UICommand: UIMenuElement {
    /// The action method.
    public let action: Selector
    /// A value that tells commands of the same action apart.
    public let propertyList: Any?
    /// A longer title for a list of all commands.
    open var discoverabilityTitle: String?
    /// The style of the command in a menu.
    open var attributes: UIMenuElement.Attributes
    /// The mark beside the command in a menu.
    open var state: UIMenuElement.State

    /// The command's title.
    open override var title: String {
        get { words }
        set { words = newValue }
    }
    /// The command's image.
    open override var image: UIImage? {
        get { picture }
        set { picture = newValue }
    }

    /// Creates a command.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }
}
