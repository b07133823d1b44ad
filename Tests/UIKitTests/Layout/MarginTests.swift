import Testing

import UIKit

@MainActor
struct MarginTests {
    let root = makeView(0, 0, 200, 100)
    let view = FreeView()

    init() { root.addSubview(view) }

    private func fill(_ guide: UILayoutGuide) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor), view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        root.layoutIfNeeded()
    }

    @Test func marginsAreEightUnlessSet() {
        #expect(root.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        fill(root.layoutMarginsGuide)
        #expect(view.frame == CGRect(x: 8, y: 8, width: 184, height: 84))
        #expect(root.layoutMarginsGuide.layoutFrame == view.frame)
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 2, y: 1, width: 194, height: 96))
    }

    @Test func attributesOfTheMarginsAreThoseOfTheirGuide() {
        let constraint = NSLayoutConstraint(
            item: view, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .rightMargin, multiplier: 1, constant: 0)
        constraint.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.midX == 192)
    }

    @Test func directionalMarginsFollowTheDirection() {
        root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 5)
        #expect(root.layoutMargins.left == 30)
        root.semanticContentAttribute = .forceRightToLeft
        #expect(root.layoutMargins.left == 5)
        #expect(root.directionalLayoutMargins.leading == 30)
    }

    @Test func superviewMarginsArePreservedWhereTheyOverlap() {
        let inner = makeView(5, 0, 195, 100)
        root.addSubview(inner)
        root.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins == UIEdgeInsets(top: 20, left: 15, bottom: 20, right: 20))
    }

    @Test func theSafeAreaIsAddedToTheMarginsAndInherited() {
        final class Watching: UIView {
            var told = 0
            override func safeAreaInsetsDidChange() { told += 1 }
        }
        let inner = Watching(frame: CGRect(x: 0, y: 15, width: 200, height: 85))
        root.addSubview(inner)
        root.setAdditionalSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
        #expect(root.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 5, left: 0, bottom: 10, right: 0))
        #expect(inner.told == 1)
        #expect(inner.layoutMargins == UIEdgeInsets(top: 13, left: 8, bottom: 18, right: 8))
        inner.insetsLayoutMarginsFromSafeArea = false
        #expect(inner.layoutMargins.top == 8)
        inner.frame.origin.y = 30
        #expect(inner.safeAreaInsets.top == 0)
        #expect(inner.told == 2)
        fill(root.safeAreaLayoutGuide)
        #expect(view.frame == CGRect(x: 0, y: 20, width: 200, height: 70))
        root.setAdditionalSafeArea(.zero)
        root.layoutIfNeeded()
        #expect(view.frame == root.bounds)
    }

    @Test func aSafeAreaNeverExceedsTheParentsOwn() {
        root.addSubview(view)
        root.setAdditionalSafeArea(UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
        view.frame = root.bounds.insetBy(dx: -50, dy: -60)
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
        view.frame = CGRect(x: 5, y: 10, width: 60, height: 20)
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 34, left: 5, bottom: 0, right: 0))
    }

    @Test func readableContentHasAMaximumWidth() {
        root.frame.size.width = 1008
        #expect(root.readableContentGuide.layoutFrame == CGRect(x: 8, y: 8, width: 992, height: 84))
        root.frame.size.width = 1010
        #expect(root.readableContentGuide.layoutFrame == CGRect(x: 45, y: 8, width: 920, height: 84))
        fill(root.readableContentGuide)
        #expect(view.frame == root.readableContentGuide.layoutFrame)
    }

    @Test func theKeyboardsGuideIsAtTheLowerEdge() {
        view.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.maxY == 100)
    }

    @Test func guidesArePlacedByConstraints() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10), guide.widthAnchor.constraint(equalToConstant: 50),
            guide.topAnchor.constraint(equalTo: root.topAnchor), guide.heightAnchor.constraint(equalTo: root.heightAnchor),
            view.leftAnchor.constraint(equalTo: guide.rightAnchor),
        ])
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 10, y: 0, width: 50, height: 100))
        #expect(view.frame.minX == 60)
        #expect(root.layoutGuides == [guide])
        root.removeLayoutGuide(guide)
        #expect(guide.owningView == nil)
        #expect(root.constraints.isEmpty)
    }

    @Test func nonFiniteDistancesAreIgnored() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: outer.layoutMarginsGuide.leftAnchor),
            inner.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.topAnchor),
            inner.widthAnchor.constraint(equalToConstant: 20), inner.heightAnchor.constraint(equalToConstant: 20),
        ])
        outer.layoutMargins.left = .nan
        outer.layoutIfNeeded()
        #expect(inner.frame.size == CGSize(width: 20, height: 20))
        let nowhere = UIView()
        outer.addSubview(nowhere)
        inner.widthAnchor.constraint(equalTo: nowhere.widthAnchor).isActive = true
        nowhere.frame = .null
        outer.layoutIfNeeded()
        #expect(inner.frame.origin.x.isFinite)
    }
}
