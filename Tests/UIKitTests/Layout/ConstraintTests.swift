import Testing
import UIKit

@MainActor
struct ConstraintTests {
    let root = makeView(0, 0, 200, 100)
    let view = FreeView()
    let other = FreeView()

    init() {
        root.addSubview(view)
        root.addSubview(other)
    }

    private func laidOut(_ constraints: NSLayoutConstraint...) -> CGRect {
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        return view.frame
    }

    @Test func anchorsToTheEdgesFillTheSuperview() {
        let frame = laidOut(
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor))
        #expect(frame == CGRect(x: 10, y: 5, width: 170, height: 95))
    }

    @Test func constraintsPlaceTheCenterWhateverTheAnchorPoint() {
        view.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        let frame = laidOut(
            view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 40),
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor), view.centerYAnchor.constraint(equalTo: root.centerYAnchor))
        #expect(view.center == CGPoint(x: 100, y: 50))
        #expect(frame == CGRect(x: 90, y: 10, width: 20, height: 40))
    }

    @Test func constraintsToAViewWithAFrameKnowItsCenter() {
        let given = makeView(0, 0, 20, 40)
        given.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        given.center = CGPoint(x: 60, y: 50)
        root.addSubview(given)
        let frame = laidOut(
            view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
            view.centerXAnchor.constraint(equalTo: given.centerXAnchor), view.centerYAnchor.constraint(equalTo: given.centerYAnchor))
        #expect(frame == CGRect(x: 55, y: 45, width: 10, height: 10))
        #expect(given.frame == CGRect(x: 50, y: 10, width: 20, height: 40))
    }

    @Test func aViewActivatesWhatItIsGivenAndLetsGoOfItsOwn() {
        let all = (1...4).map { view.widthAnchor.constraint(equalToConstant: 10 * CGFloat($0)) }
        let edge = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        view.addConstraint(all[0])
        view.addConstraints([all[1], all[2]])
        view.addConstraint(edge)
        #expect(all.map(\.isActive) == [true, true, true, false] && view.constraints == Array(all[0...2]))
        // The nearest common ancestor of its items holds a constraint.
        #expect(edge.isActive && root.constraints == [edge])
        root.removeConstraint(all[0])
        view.removeConstraint(edge)
        root.removeConstraints([all[1], edge])
        #expect(all[0].isActive && all[1].isActive && !edge.isActive && root.constraints == [])
        view.removeConstraint(all[0])
        view.removeConstraints([all[2], all[3]])
        #expect(all.map(\.isActive) == [false, true, false, false] && view.constraints == [all[1]])
    }

    @Test func theConstraintsThatAffectAnAxisAreThoseOfItsAttributes() {
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        let (left, top) = (view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor))
        let others = other.heightAnchor.constraint(equalToConstant: 1)
        NSLayoutConstraint.activate([width, left, top, others])
        #expect(Set(view.constraintsAffectingLayout(for: .horizontal)) == [width, left])
        #expect(Set(view.constraintsAffectingLayout(for: .vertical)) == [top])
    }

    @Test func prioritiesOfTheOwnSizeBelongToTheirAxes() {
        #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
        view.setContentHuggingPriority(.required, for: .horizontal)
        view.setContentCompressionResistancePriority(.fittingSizeLevel, for: .vertical)
        #expect(view.contentHuggingPriority(for: .horizontal) == .required && view.contentHuggingPriority(for: .vertical) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .fittingSizeLevel)
        #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    }

    @Test func aNewSizeOfTheSuperviewIsFollowed() {
        _ = laidOut(
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor), view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5), view.heightAnchor.constraint(equalToConstant: 20))
        #expect(view.frame == CGRect(x: 50, y: 40, width: 100, height: 20))
        root.frame.size = CGSize(width: 400, height: 200)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 100, y: 90, width: 200, height: 20))
    }

    @Test func siblingsFollowAViewWithAManualFrame() {
        let fixed = makeView(20, 10, 50, 30)
        root.addSubview(fixed)
        _ = laidOut(
            view.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 8), view.topAnchor.constraint(equalTo: fixed.topAnchor),
            view.widthAnchor.constraint(equalTo: fixed.widthAnchor), view.heightAnchor.constraint(equalTo: fixed.heightAnchor))
        #expect(view.frame == CGRect(x: 78, y: 10, width: 50, height: 30))
        fixed.center.x += 10
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 88, y: 10, width: 50, height: 30))
    }

    @Test func viewsInDifferentSuperviewsAreRelatedThroughTheirAncestor() {
        let box = makeView(100, 20, 80, 60)
        let inner = makeView(10, 10, 20, 20)
        root.addSubview(box)
        box.addSubview(inner)
        let constraint = view.leftAnchor.constraint(equalTo: inner.rightAnchor)
        _ = laidOut(constraint, view.topAnchor.constraint(equalTo: inner.bottomAnchor))
        #expect(view.frame.origin == CGPoint(x: 130, y: 50))
        #expect(root.constraints.contains(constraint))
    }

    @Test func aChangedConstantMovesTheView() {
        let constraint = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
        _ = laidOut(constraint, view.widthAnchor.constraint(equalToConstant: 30))
        constraint.constant = 25
        root.layoutIfNeeded()
        #expect(view.frame.minX == 25)
        #expect(view.frame.width == 30)
    }

    @Test func theHigherPriorityWinsUntilItIsLower() {
        let narrow = view.widthAnchor.constraint(equalToConstant: 10)
        let wide = view.widthAnchor.constraint(equalToConstant: 90)
        narrow.priority = .defaultLow
        wide.priority = .defaultHigh
        #expect(laidOut(narrow, wide).width == 90)
        narrow.priority = UILayoutPriority(999)
        root.layoutIfNeeded()
        #expect(view.frame.width == 10)
    }

    @Test func inactiveConstraintsAreIgnored() {
        let narrow = view.widthAnchor.constraint(equalToConstant: 10)
        #expect(laidOut(narrow).width == 10)
        narrow.isActive = false
        let wide = view.widthAnchor.constraint(equalToConstant: 90)
        #expect(laidOut(wide).width == 90)
        #expect(!narrow.isActive)
        #expect(wide.isActive)
    }

    @Test func aConflictingConstraintIsBrokenAndTheOthersHold() {
        let frame = laidOut(
            view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 30),
            view.widthAnchor.constraint(equalToConstant: 90))
        #expect(frame.size == CGSize(width: 10, height: 30))
    }

    @Test func aViewIsAsLargeAsItsContent() {
        view.content = CGSize(width: 33, height: 12)
        #expect(laidOut(view.leftAnchor.constraint(equalTo: root.leftAnchor)).size == CGSize(width: 33, height: 12))
        view.content.width = 44
        view.invalidateIntrinsicContentSize()
        root.layoutIfNeeded()
        #expect(view.frame.width == 44)
    }

    @Test func theViewWithTheLowerHuggingPriorityIsStretched() {
        view.content = CGSize(width: 30, height: 10)
        other.content = CGSize(width: 30, height: 10)
        view.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        let frame = laidOut(
            view.leftAnchor.constraint(equalTo: root.leftAnchor), other.leftAnchor.constraint(equalTo: view.rightAnchor),
            other.rightAnchor.constraint(equalTo: root.rightAnchor))
        #expect(frame.width == 30)
        #expect(other.frame == CGRect(x: 30, y: 0, width: 170, height: 10))
    }

    @Test func theViewWithTheLowerCompressionResistanceIsCompressed() {
        view.content = CGSize(width: 150, height: 10)
        other.content = CGSize(width: 150, height: 10)
        view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        let frame = laidOut(
            view.leftAnchor.constraint(equalTo: root.leftAnchor), other.leftAnchor.constraint(equalTo: view.rightAnchor),
            other.rightAnchor.constraint(equalTo: root.rightAnchor))
        #expect(frame.width == 50)
        #expect(other.frame.width == 150)
    }

    @Test(arguments: [false, true])
    func equalColumnsStayEqualWhenTheirOriginsAreRounded(isInWindow: Bool) {
        let third = FreeView()
        root.addSubview(third)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        if isInWindow { window.addSubview(root) }
        root.frame.size.width = 100
        let frame = laidOut(
            view.leftAnchor.constraint(equalTo: root.leftAnchor), other.leftAnchor.constraint(equalTo: view.rightAnchor),
            third.leftAnchor.constraint(equalTo: other.rightAnchor), third.rightAnchor.constraint(equalTo: root.rightAnchor),
            view.widthAnchor.constraint(equalTo: other.widthAnchor), view.widthAnchor.constraint(equalTo: third.widthAnchor))
        #expect([frame, other.frame, third.frame].map(\.width) == [33.5, 33.5, 33.5])
        #expect([frame, other.frame, third.frame].map(\.minX) == (isInWindow ? [0, 33.5, 66.5] : [0, 33, 67]))
    }

    @Test func removingAViewDeactivatesItsConstraints() {
        let tie = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7)
        let own = view.widthAnchor.constraint(equalToConstant: 40)
        _ = laidOut(tie, own)
        view.removeFromSuperview()
        #expect(!tie.isActive)
        #expect(own.isActive)
        root.addSubview(view)
        root.layoutIfNeeded()
        #expect(view.frame.width == 40)
        #expect(view.frame.minX == 0)
    }

    @Test func aMovedSubtreeKeepsItsInnerConstraints() {
        let box = FreeView()
        box.addSubview(view)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 40), view.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 3),
            view.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -3),
        ])
        for height in [CGFloat(50), 60] {
            let parent = makeView(0, 0, 300, height)
            parent.addSubview(box)
            box.topAnchor.constraint(equalTo: parent.topAnchor, constant: 1).isActive = true
            box.bottomAnchor.constraint(equalTo: parent.bottomAnchor).isActive = true
            parent.layoutIfNeeded()
            #expect(box.frame == CGRect(x: 0, y: 1, width: 46, height: height - 1))
            #expect(view.frame.minX == 3)
        }
    }

    @Test func constraintsIgnoreTheTransform() {
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        _ = laidOut(
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20), view.topAnchor.constraint(equalTo: root.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10))
        #expect(view.bounds.size == CGSize(width: 10, height: 10))
        #expect(view.center == CGPoint(x: 25, y: 5))
    }

    @Test func alignmentUsesTheAlignmentRect() {
        view.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.content = CGSize(width: 50, height: 20)
        let frame = laidOut(view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor))
        #expect(frame == CGRect(x: -2, y: -1, width: 56, height: 24))
        #expect(view.alignmentRect(forFrame: frame) == CGRect(x: 0, y: 0, width: 50, height: 20))
        #expect(view.frame(forAlignmentRect: CGRect(x: 0, y: 0, width: 50, height: 20)) == frame)
    }

    @Test func leadingIsOnTheRightForRightToLeftLanguages() {
        view.semanticContentAttribute = .forceRightToLeft
        root.semanticContentAttribute = .forceRightToLeft
        let frame = laidOut(
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10), view.widthAnchor.constraint(equalToConstant: 30))
        #expect(frame.maxX == 190)
    }

    @Test func aTrailingEdgeBeyondTheCentreLiesOnTheLeftFromRightToLeft() {
        view.semanticContentAttribute = .forceRightToLeft
        root.semanticContentAttribute = .forceRightToLeft
        let frame = laidOut(
            view.trailingAnchor.constraint(equalTo: root.centerXAnchor, constant: 30), view.widthAnchor.constraint(equalToConstant: 60))
        #expect(frame.minX == 70 && frame.maxX == 130)
    }

    @Test func aLeadingInequalityIsMirroredFromRightToLeft() {
        view.semanticContentAttribute = .forceRightToLeft
        root.semanticContentAttribute = .forceRightToLeft
        let wish = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        wish.priority = .defaultLow
        let frame = laidOut(
            view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 20), wish,
            view.widthAnchor.constraint(equalToConstant: 60))
        #expect(frame.maxX == 180)
    }

    @Test func aShareOfALeadingPositionIsMeasuredFromTheRight() {
        view.semanticContentAttribute = .forceRightToLeft
        root.semanticContentAttribute = .forceRightToLeft
        let half = NSLayoutConstraint(
            item: view, attribute: .trailing, relatedBy: .equal, toItem: root, attribute: .trailing, multiplier: 0.25, constant: 0)
        let frame = laidOut(half, view.leadingAnchor.constraint(equalTo: root.leadingAnchor))
        #expect(frame.minX == 150 && frame.maxX == 200)
    }

    @Test func aDistanceInReadingDirectionIsPositiveFromRightToLeft() {
        for item in [view, other, root] { item.semanticContentAttribute = .forceRightToLeft }
        let distance = view.leadingAnchor.anchorWithOffset(to: other.leadingAnchor)
        _ = laidOut(
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.widthAnchor.constraint(equalToConstant: 20),
            other.widthAnchor.constraint(equalToConstant: 10), distance.constraint(equalTo: view.widthAnchor, multiplier: 3))
        #expect(other.frame.maxX == 140)
    }

    @Test func anAnchorWithOffsetIsADimension() {
        let distance = view.leftAnchor.anchorWithOffset(to: other.leftAnchor)
        _ = laidOut(
            view.leftAnchor.constraint(equalTo: root.leftAnchor), view.widthAnchor.constraint(equalToConstant: 20),
            distance.constraint(equalTo: view.widthAnchor, multiplier: 3))
        #expect(other.frame.minX == 60)
    }

    @Test(arguments: [CGFloat.nan, .infinity])
    func aNonFiniteConstantIsRefused(number: CGFloat) {
        let constraint = view.widthAnchor.constraint(equalToConstant: 10)
        #expect(laidOut(constraint).width == 10)
        constraint.constant = number
        #expect(constraint.constant == 10)
        let bad = view.heightAnchor.constraint(equalToConstant: number)
        bad.isActive = true
        #expect(!bad.isActive)
    }

    @Test func viewsWithoutACommonAncestorCannotBeRelated() {
        let constraint = view.leftAnchor.constraint(equalTo: UIView().leftAnchor)
        constraint.isActive = true
        #expect(!constraint.isActive)
        let stranger = UIView()
        let tie = view.leftAnchor.constraint(equalTo: stranger.leftAnchor)
        tie.isActive = true
        #expect(!tie.isActive)
    }

    @Test func layoutIgnoresAPositionOnTheOtherAxis() {
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7).isActive = true
        let mixed = NSLayoutConstraint(
            item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .top, multiplier: 1, constant: 50)
        mixed.isActive = true
        #expect(mixed.isActive)
        root.layoutIfNeeded()
        #expect(view.frame.minX == 7)
        mixed.constant = 60
        mixed.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.minX == 7)
    }

    @Test func positionsAreRelatedToPositionsOnly() {
        let mixed = NSLayoutConstraint(
            item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .width, multiplier: 1, constant: 0)
        let lone = NSLayoutConstraint(
            item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 0)
        for constraint in [mixed, lone] {
            constraint.isActive = true
            #expect(!constraint.isActive)
        }
    }

    @Test func theGeneralInitialiserEqualsAnchors() {
        let constraint = NSLayoutConstraint(
            item: view, attribute: .right, relatedBy: .lessThanOrEqual, toItem: root, attribute: .right, multiplier: 0.5, constant: -1)
        #expect(constraint.firstItem === view)
        #expect(constraint.secondItem === root)
        #expect(constraint.firstAttribute == .right)
        #expect(constraint.relation == .lessThanOrEqual)
        #expect(constraint.multiplier == 0.5)
        #expect(constraint.priority == .required)
        let width = NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 500)
        width.priority = .defaultHigh
        #expect(laidOut(constraint, width, view.leftAnchor.constraint(equalTo: root.leftAnchor)).width == 99)
    }

    @Test func aConstraintIsDescribedInApplesLogFormat() {
        let constraint = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: -3)
        constraint.identifier = "half"
        constraint.priority = .defaultHigh
        let text = constraint.description
        #expect(text.hasPrefix("<NSLayoutConstraint:0x"))
        #expect(text.contains("'half' FreeView:0x"))
        #expect(text.contains(".width == 0.5*UIView:0x"))
        #expect(text.hasSuffix(".width - 3 @750 (inactive)>"))
    }

    @Test func underconstrainedLayoutIsAmbiguous() {
        let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
        _ = laidOut(left, view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 1))
        #expect(view.hasAmbiguousLayout)
        _ = laidOut(view.widthAnchor.constraint(equalToConstant: 5))
        #expect(!view.hasAmbiguousLayout)
        #expect(view.constraintsAffectingLayout(for: .horizontal).count == 2)
    }

    @Test func autoresizingMasksAreIgnoredByConstrainedViews() {
        view.autoresizingMask = [.flexibleWidth]
        _ = laidOut(view.widthAnchor.constraint(equalToConstant: 10))
        root.frame.size.width = 400
        #expect(view.frame.width == 10)
    }

    @Test func aRootViewGetsTheSizeOfItsConstraints() {
        let free = FreeView()
        free.widthAnchor.constraint(equalToConstant: 70).isActive = true
        free.layoutIfNeeded()
        #expect(free.bounds.width == 70)
    }
}
