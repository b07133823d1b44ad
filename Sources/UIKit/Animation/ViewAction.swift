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

    /// - Parameter take: Is called when the value was stored.
    convenience init(_ change: ViewChange, settings: AnimationSettings, take: @escaping (ViewChange) -> Void) {
        self.init()
        self.take = take
        self.change = change
        keyPath = change.property.name
        fromValue = change.seen.bridged ?? NSNull()
        settings.apply(to: self)
    }

    override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let take, let change else { return super.run(forKey: event, object: anObject, arguments: dict) }
        take(change)
    }
}
