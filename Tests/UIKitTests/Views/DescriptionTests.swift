import Foundation
import Testing
import UIKit

/// The lines that UIKit prints, without addresses.
///
/// - Source: The stored descriptions of swift-snapshot-testing, printed on iOS.
@MainActor
@Suite struct DescriptionTests {
    private func plain(_ text: Any?) -> String {
        "\(text ?? "")".replacingOccurrences(of: ":?\\s*0x[\\da-f]+(\\s*)", with: "$1", options: .regularExpression)
    }

    @Test func aViewSaysItsFrameAndWhatDiffers() {
        let view = UIView(frame: CGRect(x: 0, y: 0.5, width: 100, height: 20.0 / 3))
        #expect(plain(view) == "<UIView; frame = (0 0.5; 100 6.66667); layer = <CALayer>>")
        (view.alpha, view.isHidden, view.tag, view.clipsToBounds) = (0.5, true, 3, true)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.isUserInteractionEnabled = false
        #expect(
            plain(view) == "<UIView; frame = (0 0.5; 100 6.66667); clipsToBounds = YES; alpha = 0.5; hidden = YES; autoresize = W+H; "
                + "userInteractionEnabled = NO; tag = 3; layer = <CALayer>>")
    }

    @Test func aLabelSaysItsText() {
        let label = UILabel(frame: CGRect(x: 16, y: 20, width: 288, height: 33.5))
        label.text = "What's the point?"
        #expect(
            plain(label)
                == "<UILabel; frame = (16 20; 288 33.5); text = 'What's the point?'; userInteractionEnabled = NO; layer = <_UILabelLayer>>")
    }

    @Test func aSelectorGivesTheDescriptionOfAllViews() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let inner = UIView(frame: CGRect(x: 1, y: 1, width: 5, height: 5))
        view.addSubview(inner)
        inner.addSubview(UIView(frame: .zero))
        let text = view.perform(Selector(("recursiveDescription"))).retain().takeUnretainedValue() as? String
        #expect(
            plain(text) == """
                <UIView; frame = (0 0; 10 10); layer = <CALayer>>
                   | <UIView; frame = (1 1; 5 5); layer = <CALayer>>
                   |    | <UIView; frame = (0 0; 0 0); layer = <CALayer>>
                """)
    }

    @Test func aSelectorGivesTheDescriptionOfAllControllers() throws {
        let page = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        page.setViewControllers([UIViewController()], direction: .forward, animated: false)
        let tab = UITabBarController()
        tab.viewControllers = [UINavigationController(rootViewController: page), UIViewController()]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        window.isHidden = false
        window.rootViewController = tab
        tab.beginAppearanceTransition(true, animated: false)
        tab.endAppearanceTransition()
        let text = tab.perform(Selector(("_printHierarchy"))).retain().takeUnretainedValue() as? String
        #expect(
            plain(text) == """
                <UITabBarController>, state: appeared, view: <UILayoutContainerView>
                   | <UINavigationController>, state: appeared, view: <UILayoutContainerView>
                   |    | <UIPageViewController>, state: appeared, view: <_UIPageViewControllerContentView>
                   |    |    | <UIViewController>, state: appeared, view: <UIView>
                   | <UIViewController>, state: disappeared, view: (view not loaded)
                """)
        window.isHidden = true
    }

    @Test func theApplicationIsFoundByTheSelectorOfItsClass() {
        #expect(UIApplication.responds(to: NSSelectorFromString("sharedApplication")))
        #expect(UIApplication.perform(NSSelectorFromString("sharedApplication"))?.takeUnretainedValue() === UIApplication.shared)
        #expect(!UIView.responds(to: NSSelectorFromString("sharedApplication")))
    }
}
