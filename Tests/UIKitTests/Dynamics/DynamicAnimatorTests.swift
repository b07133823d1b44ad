import Testing
import UIKit

@MainActor
struct DynamicAnimatorTests {
    private let stage = DynamicStage()
    private var view: UIView { stage.view }

    @Test func gravityOfMagnitude1FallsBy1000PointsPerSecondSquared() {
        let measure = UIDynamicItemBehavior(items: [view])
        stage.run(UIGravityBehavior(items: [view]), measure, seconds: 0.5)
        #expect(isClose(measure.linearVelocity(for: view).y, 500, within: 5))
        #expect(isClose(view.center.y, 150 + 125, within: 3))
    }

    @Test func aContinuousPushOf1AcceleratesAViewOf100PointsBy100PointsPerSecondSquared() {
        let push = UIPushBehavior(items: [view], mode: .continuous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        let measure = UIDynamicItemBehavior(items: [view])
        stage.run(push, measure, seconds: 1)
        #expect(isClose(measure.linearVelocity(for: view).x, 100, within: 1))
    }

    @Test func anInstantaneousPushActsOnceAndBecomesInactive() {
        let push = UIPushBehavior(items: [view], mode: .instantaneous)
        push.magnitude = 1
        let measure = UIDynamicItemBehavior(items: [view])
        stage.run(push, measure, seconds: 0.1)
        #expect(!push.active)
        #expect(isClose(measure.linearVelocity(for: view).x, 100))
        push.active = true
        stage.run(seconds: 0.1)
        #expect(isClose(measure.linearVelocity(for: view).x, 200))
    }

    @Test func aPushOffTheCentreRotates() {
        let push = UIPushBehavior(items: [view], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -50), for: view)
        stage.run(push, seconds: 0.5)
        #expect(view.transform.b > 0.1)
        #expect(view.center.x > 160)
    }

    @Test func angleAndMagnitudeAreTheDirectionInPolarForm() {
        let gravity = UIGravityBehavior()
        #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
        #expect(isClose(gravity.angle, .pi / 2))
        gravity.setAngle(0, magnitude: 3)
        #expect(gravity.gravityDirection == CGVector(dx: 3, dy: 0))
        let push = UIPushBehavior(items: [], mode: .instantaneous)
        #expect(push.magnitude == 0)
        push.magnitude = 2
        push.angle = .pi
        #expect(push.pushDirection == CGVector(dx: -2, dy: 0))
    }

    @Test func aViewRestsOnTheBoundaryAndTheAnimatorPauses() {
        let collision = UICollisionBehavior(items: [view])
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionDelegate = stage
        stage.run(UIGravityBehavior(items: [view]), collision, seconds: 5)
        #expect(isClose(view.center.y, 550, within: 0.2))
        #expect(!stage.animator.isRunning)
        #expect(stage.heard.first == "resume" && stage.heard.last == "pause")
        #expect(stage.heard.contains("began edge") && stage.heard.contains("ended edge"))
    }

    @Test func aNamedBoundaryIsReportedByItsName() {
        let collision = UICollisionBehavior(items: [view])
        collision.addBoundary(withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 400, y: 300))
        collision.collisionDelegate = stage
        #expect(collision.boundaryIdentifiers?.count == 1)
        stage.run(UIGravityBehavior(items: [view]), collision, seconds: 0.6)
        #expect(stage.heard.contains("began floor"))
        collision.removeBoundary(withIdentifier: "floor" as NSString)
        #expect(collision.boundary(withIdentifier: "floor" as NSString) == nil)
    }

    @Test func aCollisionModeWithoutItemsLetsItemsPass() {
        let other = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
        stage.root.addSubview(other)
        for mode in [UICollisionBehavior.Mode.boundaries, .everything] {
            stage.animator.removeAllBehaviors()
            stage.heard = []
            view.center.y = 150
            let collision = UICollisionBehavior(items: [view, other])
            collision.collisionMode = mode
            collision.collisionDelegate = stage
            let anchor = UIDynamicItemBehavior(items: [other])
            anchor.isAnchored = true
            stage.run(UIGravityBehavior(items: [view]), collision, anchor, seconds: 0.6)
            #expect(stage.heard.contains("met") == (mode == .everything))
            #expect(other.center == CGPoint(x: 150, y: 350))
        }
    }

    @Test func elasticityDecidesTheBounce() {
        let heights = [0, 0.9].map { elasticity -> CGFloat in
            let stage = DynamicStage()
            let collision = UICollisionBehavior(items: [stage.view])
            collision.translatesReferenceBoundsIntoBoundary = true
            let bounce = UIDynamicItemBehavior(items: [stage.view])
            bounce.elasticity = elasticity
            stage.run(UIGravityBehavior(items: [stage.view]), collision, bounce, seconds: 1.6)
            return stage.view.center.y
        }
        #expect(isClose(heights[0], 550, within: 0.2))
        #expect(heights[1] < 350)
    }

    @Test func aSnapEndsAtItsPointUpright() {
        view.transform = CGAffineTransform(rotationAngle: 1)
        stage.run(UISnapBehavior(item: view, snapTo: CGPoint(x: 300, y: 400)), seconds: 4)
        #expect(isClose(view.center.x, 300, within: 0.5) && isClose(view.center.y, 400, within: 0.5))
        #expect(isClose(view.transform.b, 0, within: 0.01))
        #expect(!stage.animator.isRunning)
    }

    @Test func anAttachmentKeepsTheDistanceToItsAnchor() {
        let attachment = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 250, y: 50))
        #expect(isClose(attachment.length, 141.42, within: 0.01))
        stage.run(UIGravityBehavior(items: [view]), attachment, seconds: 1)
        #expect(isClose(hypot(view.center.x - 250, view.center.y - 50), 141.42, within: 1))
        attachment.anchorPoint = CGPoint(x: 350, y: 50)
        stage.run(seconds: 1)
        #expect(isClose(hypot(view.center.x - 350, view.center.y - 50), 141.42, within: 1))
    }

    @Test func aSlideKeepsToItsAxisAndRange() {
        let slide = UIAttachmentBehavior.slidingAttachment(
            with: view, attachmentAnchor: view.center, axisOfTranslation: CGVector(dx: 0, dy: 1))
        slide.attachmentRange = UIFloatRange(minimum: 0, maximum: 80)
        let gravity = UIGravityBehavior(items: [view])
        gravity.gravityDirection = CGVector(dx: 1, dy: 1)
        stage.run(gravity, slide, seconds: 2)
        #expect(isClose(view.center.x, 150, within: 0.5))
        #expect(isClose(view.center.y, 230, within: 1))
    }

    @Test func aPinLetsItemsTurnAboutOnePoint() {
        let other = UIView(frame: CGRect(x: 200, y: 100, width: 100, height: 100))
        stage.root.addSubview(other)
        let pin = UIAttachmentBehavior.pinAttachment(with: view, attachedTo: other, attachmentAnchor: CGPoint(x: 200, y: 150))
        let anchor = UIDynamicItemBehavior(items: [other])
        anchor.isAnchored = true
        stage.run(UIGravityBehavior(items: [view]), pin, anchor, seconds: 0.5)
        #expect(isClose(hypot(view.center.x - 200, view.center.y - 150), 50, within: 0.5))
        #expect(view.transform.b < -0.3)
    }

    @Test func aFixedAttachmentMovesTwoItemsAsOne() {
        let other = UIView(frame: CGRect(x: 200, y: 100, width: 100, height: 100))
        stage.root.addSubview(other)
        let fixed = UIAttachmentBehavior.fixedAttachment(with: view, attachedTo: other, attachmentAnchor: CGPoint(x: 200, y: 150))
        stage.run(UIGravityBehavior(items: [view]), fixed, seconds: 0.5)
        #expect(isClose(hypot(view.center.x - other.center.x, view.center.y - other.center.y), 100, within: 0.5))
        #expect(isClose(view.transform.b, other.transform.b, within: 0.01))
    }

    @Test func valuesOfAnItemBehaviorThatWereNotSetAreApplesDefaults() {
        let behavior = UIDynamicItemBehavior()
        #expect((behavior.elasticity, behavior.friction, behavior.density) == (0, 0, 1))
        #expect((behavior.resistance, behavior.angularResistance, behavior.charge) == (0, 0, 0))
        #expect(behavior.allowsRotation && !behavior.isAnchored)
    }

    @Test func velocitiesAddUp() {
        let behavior = UIDynamicItemBehavior(items: [view])
        behavior.addLinearVelocity(CGPoint(x: 100, y: 0), for: view)
        stage.run(behavior, seconds: 0.1)
        behavior.addLinearVelocity(CGPoint(x: 50, y: 10), for: view)
        behavior.addAngularVelocity(2, for: view)
        #expect(behavior.linearVelocity(for: view) == CGPoint(x: 150, y: 10))
        #expect(behavior.angularVelocity(for: view) == 2)
    }

    @Test func actionsOfChildrenRunWithTheirParent() {
        final class Falling: UIDynamicBehavior {
            var calls = 0
            var moves: [Bool] = []
            init(_ view: UIView) {
                super.init()
                let gravity = UIGravityBehavior(items: [view])
                gravity.action = { [unowned self] in calls += 1 }
                addChildBehavior(gravity)
            }
            override func willMove(to dynamicAnimator: UIDynamicAnimator?) { moves.append(dynamicAnimator != nil) }
        }
        let falling = Falling(view)
        stage.run(falling, seconds: 0.1)
        #expect(falling.calls == 6)
        #expect(falling.childBehaviors.first?.dynamicAnimator === stage.animator)
        stage.animator.removeBehavior(falling)
        stage.run(seconds: 0.1)
        #expect(falling.calls == 6)
        #expect(falling.moves == [true, false])
    }

    @Test func itemsOutsideARectangleAreNotFoundInIt() {
        stage.run(UIGravityBehavior(items: [view]), seconds: 0.1)
        #expect(stage.animator.items(in: stage.root.bounds).count == 1)
        stage.run(seconds: 1.5)
        #expect(stage.animator.items(in: stage.root.bounds).isEmpty)
    }

    @Test func anUpdatedItemContinuesFromItsNewPlace() {
        stage.run(UIGravityBehavior(items: [view]), seconds: 0.1)
        view.center = CGPoint(x: 20, y: 30)
        stage.animator.updateItem(usingCurrentState: view)
        stage.run(seconds: 0.1)
        #expect(isClose(view.center.x, 20))
        #expect(view.center.y > 30 && view.center.y < 60)
    }

    @Test func theItemsOfAGroupKeepTheirPlacesInIt() {
        let other = UIView(frame: CGRect(x: 220, y: 150, width: 50, height: 50))
        stage.root.addSubview(other)
        let group = UIDynamicItemGroup(items: [view, other])
        let measure = UIDynamicItemBehavior(items: [group])
        measure.addAngularVelocity(3, for: group)
        let before = hypot(view.center.x - other.center.x, view.center.y - other.center.y)
        stage.run(UIGravityBehavior(items: [group]), measure, seconds: 0.5)
        #expect(isClose(hypot(view.center.x - other.center.x, view.center.y - other.center.y), before, within: 1e-6))
        #expect(isClose(view.transform.b, other.transform.b))
        #expect(view.transform.b > 0.9)
    }

    @Test func aRegionOfAFieldLimitsIt() {
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
        field.addItem(view)
        field.region = UIRegion(radius: 50)
        field.position = CGPoint(x: 150, y: 150)
        let measure = UIDynamicItemBehavior(items: [view])
        stage.run(field, measure, seconds: 3)
        let speed = measure.linearVelocity(for: view).y
        #expect(isClose(speed, 100, within: 2))
    }

    @Test func regionsCombine() {
        let ring = UIRegion(radius: 100).difference(from: UIRegion(radius: 50))
        #expect(ring.contains(CGPoint(x: 70, y: 0)) && !ring.contains(.zero))
        #expect(ring.inverse().contains(.zero))
        #expect(UIRegion(size: CGSize(width: 20, height: 10)).intersection(with: UIRegion(radius: 7)).contains(CGPoint(x: 6, y: 0)))
        #expect(UIRegion.infinite.contains(CGPoint(x: 1e9, y: 0)))
    }

    @Test func aFieldsClosureComputesItsForce() {
        let field = UIFieldBehavior.field { _, _, _, mass, _, _ in CGVector(dx: 50 * mass, dy: 0) }
        field.addItem(view)
        let measure = UIDynamicItemBehavior(items: [view])
        stage.run(field, measure, seconds: 1)
        #expect(isClose(measure.linearVelocity(for: view).x, 50, within: 0.5))
    }

    @Test func anAnimatorReleasesItsBehaviors() {
        weak var behavior: UIGravityBehavior?
        do {
            let gravity = UIGravityBehavior(items: [view])
            behavior = gravity
            stage.run(gravity, seconds: 0.1)
            stage.animator.removeAllBehaviors()
        }
        stage.run(seconds: 0.1)
        #expect(behavior == nil)
    }
}
