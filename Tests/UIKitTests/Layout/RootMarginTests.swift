import Testing
import UIKit

/// The margins and the safe area of a controller's root view.
///
/// - Source: The stored descriptions of swift-snapshot-testing: on an iPhone SE with a status bar of 20 points, a label between the margins of a root
///   view begins at (16, 20) and is 288 points wide.
@MainActor
@Suite struct RootMarginTests {
    private final class Window: UIWindow {
        var insets = UIEdgeInsets.zero
        override var safeAreaInsets: UIEdgeInsets { insets }
    }

    private func shown(_ controller: UIViewController, width: CGFloat = 320, insets: UIEdgeInsets = .zero) -> UIWindow {
        let window = Window(frame: CGRect(x: 0, y: 0, width: width, height: 568))
        window.insets = insets
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        return window
    }

    @Test(arguments: [(CGFloat(320), CGFloat(16)), (375, 16), (414, 20), (768, 20)])
    func theSystemGivesTheSidesOfARootView(width: CGFloat, side: CGFloat) {
        let controller = UIViewController()
        let window = shown(controller, width: width)
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
        window.isHidden = true
    }

    @Test func marginsOfTheAppAreAtLeastTheSystems() {
        let controller = UIViewController()
        let window = shown(controller)
        controller.view.layoutMargins = UIEdgeInsets(top: 5, left: 30, bottom: 6, right: 2)
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 5, left: 30, bottom: 6, right: 16))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 5, left: 30, bottom: 6, right: 2))
        window.isHidden = true
    }

    @Test func otherViewsHaveEightPoints() {
        #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        let controller = UIViewController()
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test func aWindowsOwnSafeAreaReachesItsViews() {
        let controller = UIViewController()
        let inner = UIView(frame: CGRect(x: 0, y: 5, width: 100, height: 100))
        controller.view.addSubview(inner)
        let window = shown(controller, insets: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0))
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 20, left: 16, bottom: 34, right: 16))
        window.isHidden = true
    }

    @Test func sizingToFitKeepsTheCorner() {
        final class Fixed: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 8) }
        }
        let view = Fixed(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 8))
    }

    /// - Source: The same descriptions: a new button of type `contactAdd` has its corner at (0, 0).
    @Test func newControlsHaveTheirCornerAtTheOrigin() {
        let controls = [UIButton(type: .contactAdd), UISegmentedControl(items: ["a", "b"]), UIActivityIndicatorView(style: .large), UIDatePicker()]
        for control in controls {
            #expect(control.frame.origin == .zero && control.frame.width > 0, "\(control)")
        }
    }

    /// - Source: A stored picture of swift-snapshot-testing, `testAutolayout`: the view of a root controller fills its window also when its mask makes
    ///   no constraints.
    @Test func aRootViewFillsItsWindow() {
        let (outer, inner) = (UIViewController(), UIView())
        outer.view.translatesAutoresizingMaskIntoConstraints = false
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.view.addSubview(inner)
        let edges: [NSLayoutConstraint] = [
            inner.topAnchor.constraint(equalTo: outer.view.topAnchor), inner.bottomAnchor.constraint(equalTo: outer.view.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: outer.view.leadingAnchor), inner.trailingAnchor.constraint(equalTo: outer.view.trailingAnchor),
        ]
        NSLayoutConstraint.activate(edges)
        let window = shown(outer)
        outer.view.setNeedsLayout()
        outer.view.layoutIfNeeded()
        #expect(outer.view.frame == window.bounds && inner.frame == window.bounds)
        window.frame.size.width = 200
        window.layoutIfNeeded()
        #expect(inner.frame.width == 200)
        window.isHidden = true
    }
}
