import CoreGraphics
import Foundation
import LaminaScene
import QuartzCore

/// The action for a change of a view's layer inside an animation block.
///
/// Code that asks a view for an action can read the animation's duration and curve. Running the action adds the animations that the block makes
/// for the change.
package final class ViewAction: CABasicAnimation {
    /// Passes the change to the block; called after the new value was stored, because `ViewChange.new` reads the model.
    private var take: ((ViewChange) -> Void)?
    private var change: ViewChange?
    /// The block in which the change was made.
    private var block: AnimationBlock?

    /// Creates an action for a change.
    ///
    /// - Parameter take: Called when the new value has been stored.
    convenience init(_ change: ViewChange, in block: AnimationBlock, take: @escaping (ViewChange) -> Void) {
        self.init()
        self.take = take
        self.change = change
        self.block = block
        keyPath = change.property.name
        fromValue = change.first(block.settings).bridged(forKey: change.property.name) ?? NSNull()
        block.settings.apply(to: self)
    }

    /// Adds the animations that the block makes for the change.
    ///
    /// A layer subclass may return this action for a custom key that UIKit does not animate, after setting the action's `keyPath` and values. In this
    /// case the action itself is added, and the block waits for its end.
    package override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        if let change, keyPath != change.property.name, let block, let layer = anObject as? CALayer {
            return block.run(self, on: layer, forKey: event)
        }
        guard let take, let change else { return super.run(forKey: event, object: anObject, arguments: dict) }
        take(change)
    }
}
