import LaminaPort
import Testing

struct OldMemberTests {
    @Test(arguments: [
        ("view.bringSubview(toFront: cover)", "view.bringSubviewToFront(cover)"),
        ("sendSubview(toBack: cover)", "sendSubviewToBack(cover)"),
        ("parent?.addChildViewController(child)", "parent?.addChild(child)"),
        ("child.removeFromParentViewController()", "child.removeFromParent()"),
        ("child.didMove(toParentViewController: self)", "child.didMove(toParent: self)"),
        ("UIActivityIndicatorView(activityIndicatorStyle: .whiteLarge)", "UIActivityIndicatorView(style: .whiteLarge)"),
        ("a.bringSubview(toFront: b.childViewControllers[0].view)", "a.bringSubviewToFront(b.children[0].view)"),
        ("session.recordPermission() != .granted", "session.recordPermission != .granted"),
        ("x.bringSubview(toRear: y)", "x.bringSubview(toRear: y)"),
    ])
    func oldMethodsBecomeTodays(expression: String, expected: String) { #expect(ported(expression) == expected) }

    @Test(arguments: [
        ("UIEdgeInsetsMake(1, 2, f(3, 4), 5)", "UIEdgeInsets(top: 1, left: 2, bottom: f(3, 4), right: 5)"),
        ("UIOffsetMake(1, 2)", "UIOffset(horizontal: 1, vertical: 2)"),
        ("UIEdgeInsetsInsetRect(bounds, insets)", "(bounds).inset(by: insets)"),
        ("UIImagePNGRepresentation(image!)", "(image!).pngData()"),
        ("UIImageJPEGRepresentation(a ?? b, 0.8)", "(a ?? b).jpegData(compressionQuality: 0.8)"),
        ("NSStringFromCGRect(UIEdgeInsetsInsetRect(a, b))", "NSCoder.string(for: (a).inset(by: b))"),
        ("UIAccessibilityIsReduceMotionEnabled() ? 0 : 1", "UIAccessibility.isReduceMotionEnabled ? 0 : 1"),
        (
            "UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, text)",
            "UIAccessibility.post(notification: UIAccessibility.Notification.announcement, argument: text)"
        ),
    ])
    func oldFunctionsBecomeMembers(expression: String, expected: String) { #expect(ported(expression) == expected) }

    /// The framework declares `recordPermission`, a property of the same base name.
    @Test
    func todaysPropertyDoesNotHideTheOldMethod() {
        let text = """
            class Session { var recordPermission = 1 }
            let session = Session()
            let permission = session.recordPermission()
            """
        #expect(portedLines(text).contains("let permission = session.recordPermission"))
    }

    @Test
    func overridesHaveTodaysNames() {
        let text = """
            class Page: UIViewController {
                override func didMove(toParentViewController parent: UIViewController?) {}
                override func willMove(toParentViewController: UIViewController?) {}
                override func addChildViewController(_ child: UIViewController) { super.addChildViewController(child) }
                override var childViewControllerForStatusBarStyle: UIViewController? { childViewControllers.first }
            }
            """
        let lines = portedLines(text)
        #expect(lines[1].contains("override func didMove(toParent parent: UIViewController?) {}"))
        #expect(lines[2].contains("override func willMove(toParent toParentViewController: UIViewController?) {}"))
        #expect(lines[3].contains("override func addChild(_ child: UIViewController) { super.addChild(child) }"))
        #expect(lines[4].contains("override var childForStatusBarStyle: UIViewController? { children.first }"))
    }

    @Test
    func anOldMemberThatTheModuleDeclaresStays() {
        let text = """
            extension UIView { func bringSubview(toFront view: UIView) {} }
            struct Tree { var childViewControllers = 1 }
            func UIOffsetMake(_ a: Int, _ b: Int) -> Int { a }
            func use(_ view: UIView, _ tree: Tree) -> Int {
                view.bringSubview(toFront: view)
                return tree.childViewControllers + UIOffsetMake(1, 2)
            }
            """
        #expect(portedLines(text).suffix(4).joined(separator: "\n") == text.split(separator: "\n").suffix(4).joined(separator: "\n"))
    }
}
