import QuartzCore
import Testing
import UIKit

@MainActor
struct ViewHierarchyTests {
    let parent = UIView()
    let views = (1...3).map { makeView(0, 0, 1, 1, tag: $0) }

    private var tags: [Int] { parent.subviews.map(\.tag) }
    private var layersFollow: Bool {
        let layers = parent.layer.sublayers ?? []
        return parent.subviews.map { ObjectIdentifier($0.layer) }
            == layers.filter { $0.delegate is UIView }.map { ObjectIdentifier($0) }
    }

    init() {
        for view in views { parent.addSubview(view) }
    }

    @Test func subviewsAreKeptBackToFrontAndLayersWithThem() {
        #expect(tags == [1, 2, 3])
        #expect(layersFollow)
        #expect(views[0].superview === parent)
    }

    @Test func insertedViewsAreAtTheRequestedPosition() {
        parent.insertSubview(makeView(0, 0, 1, 1, tag: 4), at: 1)
        parent.insertSubview(makeView(0, 0, 1, 1, tag: 5), belowSubview: views[0])
        parent.insertSubview(makeView(0, 0, 1, 1, tag: 6), aboveSubview: views[1])
        #expect(tags == [5, 1, 4, 2, 6, 3])
        #expect(layersFollow)
    }

    @Test func indexesOutOfRangeAreClamped() {
        parent.insertSubview(makeView(0, 0, 1, 1, tag: 4), at: 99)
        parent.insertSubview(makeView(0, 0, 1, 1, tag: 5), at: -1)
        #expect(tags == [5, 1, 2, 3, 4])
    }

    @Test func bringingAndSendingChangeTheOrder() {
        parent.bringSubviewToFront(views[0])
        #expect(tags == [2, 3, 1])
        parent.sendSubviewToBack(views[2])
        #expect(tags == [3, 2, 1])
        #expect(layersFollow)
    }

    @Test(arguments: [(0, 2, [3, 2, 1]), (2, 1, [1, 3, 2]), (0, 1, [2, 1, 3]), (1, 1, [1, 2, 3]), (0, 7, [1, 2, 3])])
    func exchangingSwapsTwoSubviewsAndRefusesInvalidIndexes(first: Int, second: Int, expected: [Int]) {
        parent.exchangeSubview(at: first, withSubviewAt: second)
        #expect(tags == expected)
        #expect(layersFollow)
    }

    @Test func foreignSublayersStayBetweenViewLayers() {
        let foreign = CALayer()
        parent.layer.insertSublayer(foreign, at: 1)
        parent.insertSubview(makeView(0, 0, 1, 1, tag: 4), at: 1)
        parent.addSubview(makeView(0, 0, 1, 1, tag: 5))
        parent.sendSubviewToBack(views[2])
        #expect(layersFollow)
        #expect(foreign.superlayer === parent.layer)
    }

    @Test func addingAgainMovesToTheFront() {
        parent.addSubview(views[0])
        #expect(tags == [2, 3, 1])
        #expect(layersFollow)
    }

    @Test func addingAViewRemovesItFromItsOldSuperview() {
        let other = UIView()
        other.addSubview(views[1])
        #expect(tags == [1, 3])
        #expect(other.subviews == [views[1]])
        #expect(views[1].layer.superlayer === other.layer)
        #expect(layersFollow)
    }

    @Test func removingAViewRemovesItsLayer() {
        views[1].removeFromSuperview()
        #expect(tags == [1, 3])
        #expect(views[1].superview == nil)
        #expect(views[1].layer.superlayer == nil)
    }

    @Test func aViewIsNeverBelowItself() {
        let child = UIView()
        views[0].addSubview(child)
        child.addSubview(parent)
        child.addSubview(child)
        #expect(child.subviews.isEmpty)
        #expect(parent.superview == nil)
        #expect(parent.layer.superlayer == nil)
    }

    @Test func descendantsIncludeTheViewItself() {
        #expect(views[0].isDescendant(of: parent))
        #expect(parent.isDescendant(of: parent))
        #expect(!parent.isDescendant(of: views[0]))
    }

    @Test func theFirstViewWithATagIsFoundDepthFirst() {
        let deep = makeView(0, 0, 1, 1, tag: 9)
        views[0].addSubview(deep)
        parent.addSubview(makeView(0, 0, 1, 1, tag: 9))
        #expect(parent.viewWithTag(9) === deep)
        #expect(deep.viewWithTag(9) === deep)
        #expect(parent.viewWithTag(10) == nil)
    }

    @Test func moveCallbacksAreInOrder() {
        let holder = RecordingView()
        let view = RecordingView()
        view.tag = 1
        holder.addSubview(view)
        view.removeFromSuperview()
        #expect(view.heard == ["will enter", "entered", "will leave", "left"])
        #expect(holder.heard == ["added 1", "will remove 1"])
    }

    @Test func reorderingSubviewsIsNotAMove() {
        let view = RecordingView()
        parent.addSubview(view)
        view.heard = []
        parent.sendSubviewToBack(view)
        #expect(view.heard.isEmpty)
    }

    @Test func descendantsAreNotifiedOfAWindow() {
        let window = UIWindow(frame: .zero)
        let view = RecordingView()
        parent.addSubview(view)
        view.heard = []
        window.addSubview(parent)
        #expect(view.window === window)
        parent.removeFromSuperview()
        #expect(view.heard == ["will enter window", "entered window", "will leave window", "left window"])
    }

    @Test func aSuperviewRetainsItsSubviewsAndNotViceVersa() {
        weak var child: UIView?
        weak var holder: UIView?
        do {
            let top = UIView()
            let view = UIView()
            top.addSubview(view)
            child = view
            holder = top
        }
        #expect(holder == nil)
        #expect(child == nil)
    }
}
