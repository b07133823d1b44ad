import CoreGraphics
import Testing
import UIKit

/// The fields of UIKit with their centre at (100, 100), and a view of 100 points whose centre is at (150, 150).
@MainActor
struct FieldBehaviorTests {
    private let stage = DynamicStage()

    /// Returns the velocity that a field gives to the view in a tenth of a second.
    private func velocity(_ field: UIFieldBehavior, charge: CGFloat = 0, start: CGPoint = .zero) -> CGPoint {
        field.addItem(stage.view)
        if field.position == .zero { field.position = CGPoint(x: 100, y: 100) }
        let item = UIDynamicItemBehavior(items: [stage.view])
        item.charge = charge
        item.addLinearVelocity(start, for: stage.view)
        stage.run(field, item, seconds: 0.1)
        return item.linearVelocity(for: stage.view)
    }

    @Test func aRadialFieldPullsToItsPosition() {
        let pull = velocity(.radialGravityField(position: CGPoint(x: 250, y: 150)))
        #expect(pull.x > 5 && abs(pull.y) < 0.1)
    }

    @Test func aLinearFieldPullsInItsDirection() {
        #expect(isClose(velocity(.linearGravityField(direction: CGVector(dx: 0, dy: -1))).y, -10, within: 1))
    }

    @Test func aVortexTurnsAroundItsCentre() {
        let speed = velocity(.vortexField())
        #expect(speed.x < -1 && speed.y > 1)
    }

    @Test func aSpringPullsToItsCentre() {
        let speed = velocity(.springField())
        #expect(speed.x < -1 && speed.y < -1)
    }

    @Test func aVelocityFieldSetsTheSpeed() {
        let speed = velocity(.velocityField(direction: CGVector(dx: 0.5, dy: -1)))
        #expect(isClose(speed.x, 50, within: 0.1) && isClose(speed.y, -100, within: 0.1))
    }

    @Test func electricFieldsActOnChargesAndMagneticOnesOnMovingCharges() {
        #expect(velocity(.electricField()) == .zero)
        let pushed = velocity(.electricField(), charge: 1)
        #expect(pushed.x > 1 && pushed.y > 1)
    }

    @Test func aMagneticFieldTurnsACharge() {
        let turned = velocity(.magneticField(), charge: 3, start: CGPoint(x: 100, y: 0))
        #expect(turned.x < 99 && abs(turned.y) > 10)
    }

    @Test func aDragSlows() {
        let slowed = velocity(.dragField(), start: CGPoint(x: 100, y: 0))
        #expect(slowed.x > 50 && slowed.x < 99 && slowed.y == 0)
    }

    @Test func noiseMovesAViewAndTurbulenceOneThatMoves() {
        let turbulence = UIFieldBehavior.turbulenceField(smoothness: 0.5, animationSpeed: 1)
        #expect(turbulence.smoothness == 0.5 && turbulence.animationSpeed == 1)
        #expect(velocity(turbulence) == .zero)
        stage.animator.removeAllBehaviors()
        #expect(velocity(.noiseField(smoothness: 0.5, animationSpeed: 1)) != .zero)
    }

    @Test func itemsOfAFieldAreAddedAndRemoved() {
        let field = UIFieldBehavior.springField()
        field.addItem(stage.view)
        #expect(field.items.count == 1)
        field.removeItem(stage.view)
        #expect(field.items.isEmpty)
    }

    @Test func regionsAreUnited() {
        let both = UIRegion(radius: 5).union(with: UIRegion(size: CGSize(width: 40, height: 4)))
        #expect(both.contains(CGPoint(x: 0, y: 4)) && both.contains(CGPoint(x: 19, y: 1)) && !both.contains(CGPoint(x: 19, y: 3)))
        #expect(UIRegion(radius: 5).contains(CGPoint(x: 3, y: 4)) && !UIRegion(radius: 5).contains(CGPoint(x: 3.1, y: 4)))
        #expect(UIRegion(size: CGSize(width: 4, height: 2)).contains(CGPoint(x: -2, y: -1)))
        #expect(!UIRegion(size: CGSize(width: 4, height: 2)).contains(CGPoint(x: 0, y: 1.1)))
    }
}
