import Foundation
import Testing
import UIKit

/// Changes of a behaviour reach an animator that rests.
@MainActor
struct DynamicChangeTests {
    /// Adds a behaviour that moves nothing beside an item of its own, makes a change, and checks that the animator runs again.
    private func wakes<Behavior: UIDynamicBehavior>(
        _ type: Behavior.Type, _ make: (UIView) -> Behavior, sourceLocation: SourceLocation = #_sourceLocation,
        _ changes: [(Behavior, DynamicStage) -> Void]
    ) {
        for (index, change) in changes.enumerated() {
            let stage = DynamicStage()
            let behavior = make(stage.view)
            let other = UIView(frame: CGRect(x: 300, y: 500, width: 5, height: 5))
            stage.run(UIDynamicItemBehavior(items: [other]), behavior, seconds: 3)
            #expect(!stage.animator.isRunning, "\(index) rests", sourceLocation: sourceLocation)
            change(behavior, stage)
            #expect(stage.animator.isRunning, "\(index) wakes", sourceLocation: sourceLocation)
            stage.animator.removeAllBehaviors()
        }
    }

    @Test func changesOfForcesWakeTheAnimator() {
        wakes(
            UIGravityBehavior.self,
            { view in
                let gravity = UIGravityBehavior(items: [view])
                gravity.magnitude = 0
                return gravity
            },
            [
                { gravity, _ in gravity.gravityDirection = CGVector(dx: 1, dy: 0) }, { gravity, _ in gravity.setAngle(1, magnitude: 2) },
                { gravity, _ in gravity.magnitude = 1 }, { $0.removeItem($1.view) },
                { gravity, _ in gravity.addItem(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))) },
            ])
        wakes(
            UIPushBehavior.self,
            { UIPushBehavior(items: [$0], mode: .continuous) },
            [
                { behavior, _ in behavior.pushDirection = CGVector(dx: 1, dy: 0) }, { behavior, _ in behavior.setAngle(1, magnitude: 2) },
                { behavior, _ in behavior.magnitude = 1 }, { behavior, _ in behavior.active = false },
                { $0.setTargetOffsetFromCenter(UIOffset(horizontal: 1, vertical: 0), for: $1.view) }, { $0.removeItem($1.view) },
                { behavior, _ in behavior.addItem(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))) },
            ])
        wakes(
            UIFieldBehavior.self,
            { view in
                let field = UIFieldBehavior.dragField()
                field.addItem(view)
                return field
            },
            [
                { field, _ in field.position.x = 5 }, { field, _ in field.region = UIRegion(radius: 5) }, { field, _ in field.strength = 2 },
                { field, _ in field.falloff = 1 }, { field, _ in field.minimumRadius = 1 }, { field, _ in field.direction.dx = 1 },
                { field, _ in field.smoothness = 1 }, { field, _ in field.animationSpeed = 1 }, { $0.removeItem($1.view) },
                { field, _ in field.addItem(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))) },
            ])
    }

    @Test func changesOfJointsAndBoundariesWakeTheAnimator() {
        wakes(
            UIAttachmentBehavior.self,
            { UIAttachmentBehavior(item: $0, attachedToAnchor: CGPoint(x: 150, y: 100)) },
            [
                { joint, _ in joint.anchorPoint.x += 5 }, { joint, _ in joint.length = 9 }, { joint, _ in joint.damping = 1 },
                { joint, _ in joint.frequency = 2 }, { joint, _ in joint.frictionTorque = 1 },
                { joint, _ in joint.attachmentRange = UIFloatRange(minimum: 0, maximum: 1) },
            ])
        wakes(
            UISnapBehavior.self, { UISnapBehavior(item: $0, snapTo: $0.center) },
            [{ snap, _ in snap.snapPoint.x += 5 }, { snap, _ in snap.damping = 1 }])
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
        wakes(
            UICollisionBehavior.self,
            { view in
                let collision = UICollisionBehavior(items: [view])
                collision.addBoundary(withIdentifier: "a" as NSString, from: CGPoint(x: 0, y: 500), to: CGPoint(x: 50, y: 500))
                return collision
            },
            [
                { collision, _ in collision.collisionMode = .items }, { collision, _ in collision.translatesReferenceBoundsIntoBoundary = true },
                { collision, _ in collision.addBoundary(withIdentifier: "b" as NSString, for: path) },
                { collision, _ in collision.addBoundary(withIdentifier: "b" as NSString, from: .zero, to: CGPoint(x: 5, y: 0)) },
                { collision, _ in collision.removeBoundary(withIdentifier: "a" as NSString) }, { collision, _ in collision.removeAllBoundaries() },
                { collision, stage in collision.removeItem(stage.view) },
                { collision, _ in collision.addItem(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))) },
            ])
    }

    @Test func changesOfItemsAndChildrenWakeTheAnimator() {
        wakes(
            UIDynamicItemBehavior.self,
            { UIDynamicItemBehavior(items: [$0]) },
            [
                { item, _ in item.elasticity = 0.5 }, { item, _ in item.friction = 0.5 }, { item, _ in item.density = 2 },
                { item, _ in item.resistance = 1 }, { item, _ in item.angularResistance = 1 }, { item, _ in item.charge = 1 },
                { item, _ in item.isAnchored = true }, { item, _ in item.allowsRotation = false }, { $0.removeItem($1.view) },
                { $0.addLinearVelocity(CGPoint(x: 1, y: 0), for: $1.view) }, { $0.addAngularVelocity(1, for: $1.view) },
                { item, _ in item.addItem(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))) },
            ])
        wakes(
            UIDynamicBehavior.self,
            { view in
                let parent = UIDynamicBehavior()
                parent.addChildBehavior(UIDynamicItemBehavior(items: [view]))
                return parent
            },
            [
                { parent, _ in parent.addChildBehavior(UIDynamicBehavior()) }, { parent, _ in parent.removeChildBehavior(parent.childBehaviors[0]) },
                { $1.animator.removeBehavior($0) }, { $1.animator.addBehavior(UIDynamicBehavior()) },
            ])
    }

    @Test func anItemThatTheAppMovedWakesTheAnimator() {
        let stage = DynamicStage()
        stage.run(UIDynamicItemBehavior(items: [stage.view]), seconds: 3)
        #expect(!stage.animator.isRunning)
        stage.view.center.x += 5
        stage.animator.updateItem(usingCurrentState: stage.view)
        #expect(stage.animator.isRunning)
    }

    @Test func anAnimatorWithoutItemsStaysAtRest() {
        let stage = DynamicStage()
        let gravity = UIGravityBehavior(items: [])
        stage.animator.addBehavior(gravity)
        #expect(!stage.animator.isRunning)
        gravity.addItem(stage.view)
        #expect(stage.animator.isRunning)
        gravity.removeItem(stage.view)
        stage.run(seconds: 1)
        gravity.magnitude = 2
        #expect(!stage.animator.isRunning)
    }

    @Test func aBehaviorKeepsItsValues() {
        let push = UIPushBehavior(items: [], mode: .continuous)
        push.setAngle(.pi / 2, magnitude: 3)
        #expect(isClose(push.angle, .pi / 2) && push.magnitude == 3 && isClose(push.pushDirection.dy, 3))
        let item = UIDynamicItemBehavior(items: [])
        (item.elasticity, item.friction, item.density, item.resistance) = (0.1, 0.2, 0.3, 0.4)
        (item.angularResistance, item.charge, item.isAnchored, item.allowsRotation) = (0.5, 0.6, true, false)
        #expect(item.elasticity == 0.1 && item.friction == 0.2 && item.density == 0.3 && item.resistance == 0.4)
        #expect(item.angularResistance == 0.5 && item.charge == 0.6 && item.isAnchored && !item.allowsRotation)
        let collision = UICollisionBehavior(items: [])
        #expect(collision.boundaryIdentifiers == nil)
        collision.addBoundary(withIdentifier: "a" as NSString, from: .zero, to: CGPoint(x: 5, y: 7))
        #expect(collision.boundaryIdentifiers?.count == 1)
        #expect(collision.boundary(withIdentifier: "a" as NSString)?.bounds == CGRect(x: 0, y: 0, width: 5, height: 7))
        collision.removeBoundary(withIdentifier: "a" as NSString)
        #expect(collision.boundary(withIdentifier: "a" as NSString) == nil)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        let joint = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 2.5, y: 12.5))
        #expect(joint.length == 10 && joint.attachedBehaviorType == .anchor && joint.anchorPoint == CGPoint(x: 2.5, y: 12.5))
        joint.anchorPoint = CGPoint(x: 0, y: 0)
        #expect(joint.anchorPoint == .zero)
    }
}
