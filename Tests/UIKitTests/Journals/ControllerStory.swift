import Foundation
import UIKit

/// Containers of controllers, whose children and delegates tell all that they hear.
@MainActor
final class ControllerStory: NSObject {
    fileprivate var lines: [String] = []

    /// A controller that tells its life.
    private final class Child: UIViewController {
        let name: String
        weak var story: ControllerStory?

        init(_ name: String, _ story: ControllerStory) {
            self.name = name
            self.story = story
            super.init(nibName: nil, bundle: nil)
            title = name
        }

        required init?(coder: NSCoder) { nil }

        private func tell(_ words: String, _ animated: Bool = false) { story?.lines.append("  > \(name) \(words)\(animated ? "…" : "")") }

        override func viewDidLoad() { tell("did load") }
        override func viewWillAppear(_ animated: Bool) { tell("will appear", animated) }
        override func viewIsAppearing(_ animated: Bool) { tell("is appearing in \(short(view.frame)) \(short(view.safeAreaInsets.top))", animated) }
        override func viewDidAppear(_ animated: Bool) { tell("did appear", animated) }
        override func viewWillDisappear(_ animated: Bool) { tell("will disappear", animated) }
        override func viewDidDisappear(_ animated: Bool) { tell("did disappear", animated) }
        override func willMove(toParent parent: UIViewController?) { tell("will move to \(parent == nil ? "none" : "a parent")") }
        override func didMove(toParent parent: UIViewController?) { tell("moved to \(parent == nil ? "none" : "a parent")") }
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            tell("to size \(short(size.width)) × \(short(size.height))")
        }
    }

    private func hear(_ words: String) { lines.append("  > " + words) }

    /// Does a step, and tells what holds in its midst and after it.
    private func step(_ name: String, _ stage: ControllerStage, _ body: () -> Void) {
        lines.append(name)
        body()
        stage.advance(by: 0.1)
        tellAnimations(below: stage.window)
        stage.finishTransition()
        for line in Outline(of: stage.window).lines where line.count { $0 == " " } < 24 {
            lines.append("  " + line.trimmingCharacters(in: .whitespaces))
        }
    }

    private func tellAnimations(below view: UIView) {
        let keys = view.layer.animationKeys() ?? []
        if !keys.isEmpty {
            let durations = keys.map { short((view.layer.animation(forKey: $0)?.duration ?? 0) * 100) }
            hear("\(type(of: view)) moves \(zip(keys, durations).map { "\($0) \($1)" }.joined(separator: ", "))")
        }
        for subview in view.subviews { tellAnimations(below: subview) }
    }

    func told() -> [String] {
        tellOfNavigation()
        tellOfPresentations()
        return lines
    }

    private func tellOfNavigation() {
        let children = ["A", "B", "C", "D"].map { Child($0, self) }
        let navigation = UINavigationController(rootViewController: children[0])
        navigation.delegate = self
        lines.append("begin")
        let stage = ControllerStage(navigation)
        func facts() {
            let names = navigation.viewControllers.compactMap { $0.title }.joined()
            hear("\(names), top \(navigation.topViewController?.title ?? "none"), visible \(navigation.visibleViewController?.title ?? "none")")
        }
        let steps: [(String, () -> Void)] = [
            ("push", { navigation.pushViewController(children[1], animated: true) }),
            ("push at once", { navigation.pushViewController(children[2], animated: false) }),
            ("pop", { self.hear("pops \(navigation.popViewController(animated: true)?.title ?? "none")") }),
            ("set", { navigation.setViewControllers(Array(children[0...3]), animated: true) }),
            ("pop to one", { self.hear("pops \(navigation.popToViewController(children[1], animated: true)?.count ?? -1)") }),
            ("hide the bar", { navigation.setNavigationBarHidden(true, animated: true) }),
            ("push without bar", { navigation.pushViewController(children[2], animated: true) }),
            ("show the bar", { navigation.isNavigationBarHidden = false }),
            (
                "toolbar",
                {
                    children[2].toolbarItems = [UIBarButtonItem(title: "Do", style: .plain, target: nil, action: nil)]
                    navigation.setToolbarHidden(false, animated: true)
                }
            ),
            (
                "a controller that hides it",
                {
                    children[3].hidesBottomBarWhenPushed = true
                    navigation.pushViewController(children[3], animated: true)
                }
            ),
            (
                "large titles",
                {
                    navigation.navigationBar.prefersLargeTitles = true
                    children[3].navigationItem.largeTitleDisplayMode = .always
                }
            ),
            ("pop to the root", { self.hear("pops \(navigation.popToRootViewController(animated: true)?.count ?? -1)") }),
            ("pop the root", { self.hear("pops \(navigation.popViewController(animated: true)?.title ?? "none")") }),
            ("show", { children[0].show(children[1], sender: nil) }),
        ]
        for (name, body) in steps {
            step(name, stage, body)
            facts()
        }
    }

    private func tellOfPresentations() {
        let root = Child("root", self)
        let stage = ControllerStage(root)
        let styles: [UIModalPresentationStyle] = [
            .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen, .overCurrentContext, .popover, .automatic,
        ]
        for style in styles {
            let shown = Child("shown", self)
            shown.modalPresentationStyle = style
            shown.preferredContentSize = CGSize(width: 200, height: 150)
            shown.popoverPresentationController?.sourceView = root.view
            step("present \(style.rawValue)", stage) { root.present(shown, animated: true) { self.hear("presented") } }
            hear("\(root.presentedViewController === shown) \(shown.presentingViewController === root) \(shown.isBeingPresented)")
            step("dismiss", stage) { root.dismiss(animated: true) { self.hear("dismissed") } }
        }
        for transition in [UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl] {
            let shown = Child("shown", self)
            shown.modalPresentationStyle = .fullScreen
            shown.modalTransitionStyle = transition
            step("transition \(transition.rawValue)", stage) { root.present(shown, animated: true) }
            step("and back", stage) { shown.dismiss(animated: true) }
        }
        let detents: [UISheetPresentationController.Detent] = [.medium(), .large()]
        let sheet = Child("sheet", self)
        sheet.sheetPresentationController?.detents = detents
        sheet.sheetPresentationController?.prefersGrabberVisible = true
        sheet.sheetPresentationController?.preferredCornerRadius = 20
        step("a sheet", stage) { root.present(sheet, animated: true) }
        step("a larger sheet", stage) {
            sheet.sheetPresentationController?.animateChanges { sheet.sheetPresentationController?.selectedDetentIdentifier = .large }
        }
        step("a sheet on the sheet", stage) { sheet.present(Child("second", self), animated: true) }
        step("all dismissed", stage) { root.dismiss(animated: true) }
    }

    func toldOfContainers() -> [String] {
        tellOfTabs()
        tellOfSplits()
        tellOfPages()
        tellOfChildren()
        return lines
    }

    private func tellOfTabs() {
        let tabs = UITabBarController()
        tabs.delegate = self
        let children = ["A", "B", "C", "D", "E", "F"].map { Child($0, self) }
        tabs.viewControllers = Array(children[0...2])
        lines.append("tabs")
        let stage = ControllerStage(tabs)
        let steps: [(String, () -> Void)] = [
            ("select by index", { tabs.selectedIndex = 1 }), ("select by controller", { tabs.selectedViewController = children[2] }),
            ("select nothing new", { tabs.selectedIndex = 2 }), ("beyond", { tabs.selectedIndex = 20 }),
            ("other controllers", { tabs.setViewControllers(Array(children[1...3]), animated: false) }),
            ("many", { tabs.viewControllers = children }), ("one less", { tabs.viewControllers?.removeLast() }),
            ("hidden bar", { tabs.tabBar.isHidden = true }), ("none", { tabs.viewControllers = [] }),
        ]
        for (name, body) in steps {
            step(name, stage, body)
            hear("\(tabs.selectedIndex) \(tabs.selectedViewController?.title ?? "none") \(tabs.children.count)")
        }
    }

    private func tellOfSplits() {
        for style in [UISplitViewController.Style.doubleColumn, .tripleColumn] {
            let split = UISplitViewController(style: style)
            split.setViewController(Child("primary", self), for: .primary)
            split.setViewController(Child("secondary", self), for: .secondary)
            if style == .tripleColumn { split.setViewController(Child("supplementary", self), for: .supplementary) }
            lines.append("split \(style.rawValue)")
            let stage = ControllerStage(split)
            step("primary", stage) { split.show(.primary) }
            step("secondary", stage) { split.show(.secondary) }
            hear("\(split.isCollapsed) \(split.displayMode.rawValue) \(split.viewControllers.count)")
        }
    }

    private func tellOfPages() {
        let options: [UIPageViewController.OptionsKey: Any] = [.interPageSpacing: CGFloat(10)]
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: options)
        let children = ["A", "B"].map { Child($0, self) }
        pages.setViewControllers([children[0]], direction: .forward, animated: false)
        lines.append("pages")
        let stage = ControllerStage(pages)
        step("another", stage) { pages.setViewControllers([children[1]], direction: .forward, animated: false) { self.hear("set \($0)") } }
        hear("\(pages.viewControllers?.first?.title ?? "none")")
    }

    private func tellOfChildren() {
        let root = Child("root", self)
        let stage = ControllerStage(root)
        let children = ["A", "B"].map { Child($0, self) }
        step("add", stage) {
            root.addChild(children[0])
            root.view.addSubview(children[0].view)
            children[0].didMove(toParent: root)
        }
        step("transition", stage) {
            children[0].willMove(toParent: nil)
            root.addChild(children[1])
            root.transition(from: children[0], to: children[1], duration: 0.3, options: .transitionCrossDissolve, animations: nil) { _ in
                children[0].removeFromParent()
                children[1].didMove(toParent: root)
            }
        }
        step("remove", stage) {
            children[1].willMove(toParent: nil)
            children[1].view.removeFromSuperview()
            children[1].removeFromParent()
        }
        step("larger window", stage) { stage.window.frame.size = CGSize(width: 400, height: 300) }
        hear("\(root.children.count) \(children[1].parent == nil)")
    }
}

extension ControllerStory: UINavigationControllerDelegate, UITabBarControllerDelegate {
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        hear("will show \(viewController.title ?? "") \(animated)")
    }
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        hear("did show \(viewController.title ?? "") \(animated)")
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        hear("selected \(viewController.title ?? "")")
    }
}
