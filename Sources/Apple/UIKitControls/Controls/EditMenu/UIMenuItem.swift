public import CoreGraphics
public import Foundation

/// A command of the edit menu, whose action is sent to the responder chain.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// The title in the menu.
    open var title: String
    /// The method that the command calls.
    open var action: Selector

    /// Creates a command.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
    }
}
