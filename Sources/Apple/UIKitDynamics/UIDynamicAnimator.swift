import CoreGraphics
public import Foundation
import LaminaDynamics
import QuartzCore

/// Moves items by the laws of mechanics: gravity, collisions, springs, pushes.
///
/// The animator advances in steps of 1/240 s with each frame of the display, and pauses once all items have rested for half a second.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    /// The view in whose coordinates items move.
    public let referenceView: UIView?
    /// The object that is told when the animator starts and pauses.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// The behaviours that were added, without their children.
    open private(set) var behaviors: [UIDynamicBehavior] = []

    let world = World()
    var bodies = DynamicBodies()
    /// True when the world no longer corresponds to the behaviours.
    private var isStale = true
    var run = DynamicRun()
    /// Called after items moved, before the actions of behaviours; a collection view's layout places its views then.
    package var itemsMoved: (() -> Void)?

    /// Creates an animator for items in a view.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    /// Creates an animator without a reference view.
    public override init() {
        referenceView = nil
        super.init()
    }

    /// Adds a behaviour and starts to animate.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(behavior) else { return }
        behavior.dynamicAnimator?.removeBehavior(behavior)
        behaviors.append(behavior)
        behavior.join(self)
        renew()
    }

    /// Removes a behaviour.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = behaviors.firstIndex(of: behavior) else { return }
        behaviors.remove(at: index)
        behavior.join(nil)
        renew()
    }

    /// Removes all behaviours.
    open func removeAllBehaviors() {
        let old = behaviors
        behaviors = []
        for behavior in old { behavior.join(nil) }
        renew()
    }

    /// Returns the items whose frames meet a rectangle of the reference view.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        refresh()
        return bodies.entries.filter { entry in
            let outline = entry.body.placedShapes.map(\.bounds)
            return outline.contains { rect.intersects(CGRect($0)) }
        }.map(\.item)
    }

    /// Takes over the place, angle and size of an item that the app has changed.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        bodies.update(item)
        wake()
    }

    /// True while items move.
    open var isRunning: Bool { run.link != nil }
    /// The time for which items have moved, in seconds.
    open var elapsedTime: TimeInterval { world.time }

    /// The items of all behaviours.
    package var allItems: [any UIDynamicItem] { allBehaviors.flatMap(\.ownItems) }
    /// All behaviours with their children.
    var allBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.withChildren) }

    /// Rebuilds the world before the next step, because behaviours changed.
    func renew() {
        isStale = true
        wake()
    }

    /// Returns the body of an item of this animator's behaviours.
    func body(of item: any UIDynamicItem) -> Body? {
        refresh()
        return bodies[item]
    }

    /// Rebuilds the world's bodies, groups, joints and influences from the behaviours.
    func refresh() {
        guard isStale else { return }
        isStale = false
        let behaviors = allBehaviors
        bodies.keep(behaviors.flatMap(\.ownItems))
        (world.groups, world.joints, world.influences) = ([], [], [])
        world.bodies = bodies.entries.map(\.body)
        for behavior in behaviors { behavior.contribute(to: world, of: self) }
    }
}
