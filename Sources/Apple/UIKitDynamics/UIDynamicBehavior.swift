public import Foundation
import LaminaDynamics

/// A rule by which a dynamic animator moves items; subclasses combine others as child behaviours.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    /// The behaviours that were added to this one.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called after each of the animator's steps, when the items have moved.
    open var action: (() -> Void)?
    /// The animator to which the behaviour, or its parent, was added.
    open private(set) weak var dynamicAnimator: UIDynamicAnimator?

    /// Creates a behaviour without children.
    public override init() { super.init() }

    /// Adds a behaviour, which takes part as long as this one does.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !childBehaviors.contains(behavior), behavior !== self else { return }
        childBehaviors.append(behavior)
        if let dynamicAnimator { behavior.join(dynamicAnimator) }
        dynamicAnimator?.renew()
    }

    /// Removes a child behaviour.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = childBehaviors.firstIndex(of: behavior) else { return }
        childBehaviors.remove(at: index)
        behavior.join(nil)
        dynamicAnimator?.renew()
    }

    /// Called before the behaviour is added to an animator, or with nil before it is removed; does nothing unless overridden.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// Enters an animator with all children.
    func join(_ animator: UIDynamicAnimator?) {
        willMove(to: animator)
        dynamicAnimator = animator
        for child in childBehaviors where child.dynamicAnimator !== animator { child.join(animator) }
    }

    /// The behaviour and its descendants, each before its children.
    var withChildren: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.withChildren) }

    /// The items that an app adds to a behaviour of many items.
    var list = ItemList() { didSet { dynamicAnimator?.renew() } }
    /// The items that the behaviour acts on.
    var ownItems: [any UIDynamicItem] { list.items }

    /// Adds the behaviour's forces, joints and collisions to the animator's world.
    func contribute(to world: World, of animator: UIDynamicAnimator) {}

    /// Called when contacts of the behaviour's group begin or end.
    func contactsChanged(_ event: World.Event, in animator: UIDynamicAnimator) {}

    /// Called before a step, for behaviours that act once.
    func act(in animator: UIDynamicAnimator) {}
}
