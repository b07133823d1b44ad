import LaminaMethods
import TestSupport
import Testing
import UIKit

@MainActor
struct SegueTests {
    class Page: UIViewController {
        var heard: [String] = []
        var allows = true

        override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
            heard.append("should \(identifier)")
            return allows
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { heard.append("prepare \(segue.identifier ?? "-")") }
    }

    /// A controller to which unwind segues lead.
    final class Home: Page, @MainActor MethodProviding {
        func laminaPerform(_ call: MethodCall) {
            switch call.selector {
            case "backHome:": call.perform { (me: Home, segue: UIStoryboardSegue) in me.heard.append("home from \(type(of: segue.source))") }
            default: call.isUnknown()
            }
        }
    }

    final class Slide: UIStoryboardSegue {
        override init(identifier: String?, source: UIViewController, destination: UIViewController) {
            super.init(identifier: identifier, source: source, destination: destination)
            (source as? Page)?.heard.append("made \(identifier ?? "-")")
        }
        override func perform() {
            (source as? Page)?.heard.append("slide")
            super.perform()
        }
    }

    @Test func aSegueIsPreparedAndPerformedByItsClass() {
        let (page, next) = (Page(), UIViewController())
        let stage = ControllerStage(page)
        page.segueTemplates["next"] = SegueTemplate(.present, type: Slide.self) { _ in next }
        page.performSegue(withIdentifier: "next", sender: nil)
        stage.finishTransition()
        #expect(page.heard == ["made next", "prepare next", "slide"])
        #expect(page.presentedViewController === next)
        next.dismiss(animated: false)
    }

    @Test func aTriggeredSegueIsAskedFor() {
        let page = Page()
        page.allows = false
        page.trigger(SegueTemplate(.show, identifier: "next") { _ in UIViewController() }, sender: nil)
        #expect(page.heard == ["should next"])
    }

    @Test func aShowSeguePushes() {
        let (page, next) = (Page(), UIViewController())
        let navigation = UINavigationController(rootViewController: page)
        let stage = ControllerStage(navigation)
        page.segueTemplates["next"] = SegueTemplate(.show, isAnimated: false) { _ in next }
        page.performSegue(withIdentifier: "next", sender: nil)
        stage.finishTransition()
        #expect(navigation.topViewController === next)
    }

    @Test func aSegueWithAClosureRunsIt() {
        var ran = false
        UIStoryboardSegue(identifier: nil, source: UIViewController(), destination: UIViewController()) { ran = true }.perform()
        #expect(ran)
    }

    @Test func anUnwindSeguePopsToTheControllerWithItsMethod() {
        let (home, middle, top) = (Home(), Page(), Page())
        let navigation = UINavigationController(rootViewController: home)
        navigation.setViewControllers([home, middle, top], animated: false)
        let stage = ControllerStage(navigation)
        #expect(top.performUnwind(Selector("backHome:"), identifier: "back", sender: nil))
        stage.finishTransition()
        #expect(navigation.viewControllers == [home])
        #expect(top.heard == ["prepare back"])
        #expect(home.heard == ["home from Page"])
    }

    @Test func anUnwindSegueDismissesWhatIsPresented() {
        let (home, sheet) = (Home(), Page())
        let navigation = UINavigationController(rootViewController: home)
        let stage = ControllerStage(navigation)
        home.present(UINavigationController(rootViewController: sheet), animated: false)
        stage.finishTransition()
        #expect(sheet.performUnwind(Selector("backHome:"), sender: nil))
        stage.finishTransition()
        #expect(home.presentedViewController == nil)
        #expect(!sheet.performUnwind(Selector("nowhere:"), sender: nil))
    }

    @Test func aControllerInAnotherTabIsSelected() {
        let (home, other) = (Home(), Page())
        let tabs = UITabBarController()
        tabs.viewControllers = [home, other]
        tabs.selectedIndex = 1
        let stage = ControllerStage(tabs)
        #expect(other.performUnwind(Selector("backHome:"), sender: nil))
        stage.finishTransition()
        #expect(tabs.selectedViewController === home)
    }
}
