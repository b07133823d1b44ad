import Testing
import UIKit

@MainActor
struct TraitOverrideTests {
    @Test func overridesOfAViewReachItsSubviews() {
        let (view, inner) = (UIView(), UIView())
        view.addSubview(inner)
        view.traitOverrides.userInterfaceStyle = .dark
        view.traitOverrides.horizontalSizeClass = .regular
        #expect(inner.traitCollection.userInterfaceStyle == .dark && inner.traitCollection.horizontalSizeClass == .regular)
        #expect(view.traitOverrides.contains(UITraitUserInterfaceStyle.self) && !view.traitOverrides.contains(UITraitDisplayScale.self))
        view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(inner.traitCollection.userInterfaceStyle == .light && inner.traitCollection.horizontalSizeClass == .regular)
    }

    @Test func overridesOfAControllerReachItsView() {
        let controller = UIViewController()
        controller.traitOverrides.verticalSizeClass = .compact
        #expect(controller.traitCollection.verticalSizeClass == .compact)
        controller.traitOverrides.userInterfaceStyle = .dark
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
        #expect(controller.view.traitCollection.verticalSizeClass == .compact)
    }

    @Test func aParentReplacesTheTraitsOfItsChild() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        let wide = UITraitCollection(horizontalSizeClass: .regular)
        parent.setOverrideTraitCollection(wide, forChild: child)
        #expect(parent.overrideTraitCollection(forChild: child) == wide)
        #expect(child.traitCollection.horizontalSizeClass == .regular && child.view.traitCollection.horizontalSizeClass == .regular)
        #expect(parent.view.traitCollection.horizontalSizeClass == .compact)
        parent.setOverrideTraitCollection(wide, forChild: UIViewController())
        child.removeFromParent()
        #expect(parent.overrideTraitCollection(forChild: child) == nil && child.view.traitCollection.horizontalSizeClass == .compact)
    }

    @Test(arguments: [(320.0, 16.0), (414, 20)])
    func theSystemsMarginsDependOnTheWidth(width: CGFloat, margin: CGFloat) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 600))
        let controller = UIViewController()
        window.rootViewController = controller
        controller.view.frame = window.bounds
        window.addSubview(controller.view)
        let margins = controller.systemMinimumLayoutMargins
        #expect(margins.leading == margin && margins.trailing == margin && margins.top == 0 && margins.bottom == 0)
    }
}
