import CoreGraphics
import Foundation
import LaminaScene
import QuartzCore

/// The action for a change in a view's layer inside a block: a template that code may read duration and curve from, and that adds what
/// the block makes of the change when it is run.
final class ViewAction: CABasicAnimation {
    /// Takes the change when it was made.
    private var take: ((ViewChange) -> Void)?
    private var change: ViewChange?
    /// The block in which the change was made.
    private var block: AnimationBlock?

    /// - Parameter take: Is called when the value was stored.
    convenience init(_ change: ViewChange, in block: AnimationBlock, take: @escaping (ViewChange) -> Void) {
        self.init()
        self.take = take
        self.change = change
        self.block = block
        keyPath = change.property.name
        fromValue = change.seen.bridged ?? NSNull()
        block.settings.apply(to: self)
    }

    /// Adds what the block makes of the change.
    ///
    /// A layer may give the action out as that of a key of its own, which UIKit does not animate, after it has set `keyPath` and the values: then
    /// the action itself is added, and the block waits for its end.
    override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        if let change, keyPath != change.property.name, let block, let layer = anObject as? CALayer {
            return block.run(self, on: layer, forKey: event)
        }
        guard let take, let change else { return super.run(forKey: event, object: anObject, arguments: dict) }
        take(change)
    }
}
