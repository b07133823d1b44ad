import CoreGraphics
import Foundation
import QuartzCore
import Testing
import TestSupport

@Suite @MainActor struct ConstraintTests {
    private let root = CALayer()

    init() {
        root.bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
        root.layoutManager = CAConstraintLayoutManager()
    }

    @discardableResult private func add(_ name: String, _ constraints: CAConstraint...) -> CALayer {
        let layer = CALayer()
        layer.name = name
        layer.frame = CGRect(x: 3, y: 5, width: 40, height: 20)
        layer.constraints = constraints
        root.addSublayer(layer)
        return layer
    }

    private func equal(_ attribute: CAConstraintAttribute, _ source: String, offset: CGFloat = 0) -> CAConstraint {
        CAConstraint(attribute: attribute, relativeTo: source, attribute: attribute, offset: offset)
    }

    @Test func twoConstraintsOfAnAxisDetermineTheLength() {
        let layer = add("a", equal(.minX, "superlayer", offset: 10), equal(.maxX, "superlayer", offset: -30), equal(.midY, "superlayer"))
        root.layoutIfNeeded()
        #expect(layer.frame == CGRect(x: 10, y: 40, width: 160, height: 20))
    }

    @Test func theOriginOfTheSuperlayersBoundsCounts() {
        root.bounds.origin = CGPoint(x: 50, y: 0)
        let layer = add("a", equal(.minX, "superlayer"))
        root.layoutIfNeeded()
        #expect(layer.frame.minX == 50)
    }

    @Test func aLoneLengthHasNoEffect() {
        let layer = add("a", equal(.width, "superlayer"))
        root.layoutIfNeeded()
        #expect(layer.frame == CGRect(x: 3, y: 5, width: 40, height: 20))
    }

    @Test func aChainIsSolvedInWhateverOrderItsLayersStand() {
        for index in (0..<20_000).reversed() {
            let source = index == 0 ? "superlayer" : "\(index - 1)"
            add("\(index)", CAConstraint(attribute: .minX, relativeTo: source, attribute: .minX, offset: 1))
        }
        root.layoutIfNeeded()
        #expect(root.sublayers?.first?.frame.minX == 20_000)
    }

    @Test func layersWhoseConstraintsFormACycleStayInPlace() {
        let (a, b) = (add("a", equal(.minX, "b", offset: 1)), add("b", equal(.minX, "a", offset: 1)))
        let follower = add("c", equal(.minX, "b", offset: 7))
        root.layoutIfNeeded()
        #expect(a.frame.minX == 3 && b.frame.minX == 3)
        #expect(follower.frame.minX == 10)
    }

    @Test func anAddedConstraintRequestsLayoutOfTheSuperlayer() {
        let layer = add("a")
        root.layoutIfNeeded()
        layer.addConstraint(equal(.minX, "superlayer", offset: 9))
        #expect(root.needsLayout())
        root.layoutIfNeeded()
        #expect(layer.frame.minX == 9)
    }

    @Test func aConstraintSurvivesAnArchive() throws {
        let constraint = CAConstraint(attribute: .midY, relativeTo: "a", attribute: .height, scale: 0.5, offset: 3)
        let data = try NSKeyedArchiver.archivedData(withRootObject: constraint, requiringSecureCoding: true)
        let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CAConstraint.self, from: data))
        #expect(copy.attribute == .midY && copy.sourceName == "a" && copy.sourceAttribute == .height && copy.scale == 0.5 && copy.offset == 3)
    }
}

@Suite @MainActor struct LayoutManagerTests {
    @Test func theManagerPlacesTheSublayersOfALayerWithoutDelegate() {
        let (layer, manager) = (CALayer(), CountingManager())
        layer.layoutManager = manager
        layer.layoutIfNeeded()
        #expect(manager.layouts == 1)
    }

    @Test func aDelegateThatPlacesSublayersReplacesTheManager() {
        let (layer, manager, placing, silent) = (CALayer(), CountingManager(), Placing(), Silent())
        layer.layoutManager = manager
        layer.delegate = placing
        layer.layoutIfNeeded()
        #expect(manager.layouts == 0 && placing.layouts == 1)
        layer.delegate = silent
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        #expect(manager.layouts == 1)
    }

    @Test func theManagerLearnsOnceThatAValidLayoutIsInvalid() {
        let (layer, manager) = (CALayer(), CountingManager())
        layer.layoutManager = manager
        layer.layoutIfNeeded()
        let before = manager.invalidations
        layer.setNeedsLayout()
        layer.bounds.size = CGSize(width: 5, height: 5)
        layer.addSublayer(CALayer())
        #expect(manager.invalidations == before + 1)
    }

    @Test func theManagerAnswersForThePreferredSize() {
        let layer = CALayer()
        layer.bounds.size = CGSize(width: 8, height: 9)
        #expect(layer.preferredFrameSize() == CGSize(width: 8, height: 9))
        layer.layoutManager = CAConstraintLayoutManager()
        #expect(layer.preferredFrameSize() == CGSize(width: 8, height: 9))
        layer.layoutManager = CountingManager()
        #expect(layer.preferredFrameSize() == CGSize(width: 1, height: 2))
    }
}

private final class CountingManager: NSObject, CALayoutManager {
    private(set) var layouts = 0
    private(set) var invalidations = 0

    func invalidateLayout(of layer: CALayer) { invalidations += 1 }
    func layoutSublayers(of layer: CALayer) { layouts += 1 }
    func preferredSize(of layer: CALayer) -> CGSize { CGSize(width: 1, height: 2) }
}

private final class Placing: CALayerDelegate {
    private(set) var layouts = 0
    func layoutSublayers(of layer: CALayer) { layouts += 1 }
}

private final class Silent: CALayerDelegate {}
