import LaminaMethods
import TestSupport
import Testing
import UIKit

/// Observes by name, as an app's class does.
@MainActor private final class Watcher: UIView {
    var heard: [String] = []

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) { heard.append("\(keyPath ?? "") \(change?[.newKey] ?? "-")") }
}

/// Methods and properties of UIKit's classes by their Objective-C names.
@Suite @MainActor struct MemberTableTests {
    @Test func methodsOfUIKitAreCalledByTheirSelectors() {
        let (parent, child) = (UIView(), UIView())
        parent.addSubview(child)
        child.perform("removeFromSuperview")
        #expect(parent.subviews.isEmpty)
        parent.perform("addSubview:", with: child)
        #expect(child.superview === parent)
        #expect(UITableView().responds(to: "reloadData") && !parent.responds(to: "reloadData"))
    }

    @Test func actionsCallMethodsOfUIKit() {
        let stage = Hand()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
        stage.window.addSubview(field)
        stage.open()
        field.becomeFirstResponder()
        UIApplication.shared.sendAction("endEditing:", to: stage.window, from: nil, for: nil)
        UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil)
        #expect(!field.isFirstResponder)
        stage.close()
    }

    @Test func propertiesOfUIKitAreReadAndSetByTheirKeys() {
        let (scroll, label, control) = (UIScrollView(), UILabel(), UISwitch())
        scroll.setValue(CGPoint(x: 0, y: 5), forKey: "contentOffset")
        label.setValue("text", forKey: "text")
        label.setValue(true, forKeyPath: "hidden")
        control.setValue(NSNumber(value: true), forKey: "on")
        #expect(scroll.contentOffset.y == 5 && label.text == "text" && label.isHidden && control.isOn)
        #expect(scroll.value(forKey: "contentOffset") as? CGPoint == CGPoint(x: 0, y: 5))
        #expect(label.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 0 && label.value(forKey: "alpha") as? CGFloat == 1)
        label.setValue(3, forKeyPath: "layer.cornerRadius")
        #expect(label.layer.cornerRadius == 3)
        let controller = UIViewController()
        controller.setValue("Start", forKey: "title")
        #expect(controller.value(forKeyPath: "navigationItem.title") as? String == "Start")
    }

    @Test func partsOfBarsAreReadByTheirKeys() {
        let bar = UISearchBar()
        bar.setValue("find", forKey: "text")
        #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField && bar.text == "find")
        let control = UIRefreshControl()
        control.perform("beginRefreshing")
        #expect(control.value(forKey: "refreshing") as? Bool == true)
    }

    @Test func aViewIsObservedByName() {
        let (watcher, view) = (Watcher(), UIView())
        for path in ["center", "hidden", "layer.opacity"] { view.addObserver(watcher, forKeyPath: path, options: .new, context: nil) }
        view.frame = CGRect(x: 1, y: 1, width: 2, height: 2)
        view.isHidden = true
        view.alpha = 0.5
        #expect(watcher.heard.count == 3 && watcher.heard[1] == "hidden true" && watcher.heard[2] == "layer.opacity 0.5")
        for path in ["center", "hidden", "layer.opacity"] { view.removeObserver(watcher, forKeyPath: path) }
        view.alpha = 1
        #expect(watcher.heard.count == 3)
    }

    @Test func aScrollViewIsObservedByName() {
        let (watcher, scroll) = (Watcher(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        let paths = ["contentOffset", "contentSize", "contentInset", "panGestureRecognizer.state"]
        for path in paths { scroll.addObserver(watcher, forKeyPath: path, context: nil) }
        scroll.contentSize = CGSize(width: 10, height: 50)
        scroll.contentOffset.y = 20
        scroll.contentInset.top = 5
        #expect(watcher.heard == ["contentSize -", "contentOffset -", "contentInset -"])
        for path in paths { scroll.removeObserver(watcher, forKeyPath: path) }
    }

    @Test func statesAndContentsAreObserved() {
        let (watcher, button, label) = (Watcher(), UIButton(), UILabel())
        for path in ["selected", "enabled", "highlighted"] { button.addObserver(watcher, forKeyPath: path, options: .new, context: nil) }
        label.addObserver(watcher, forKeyPath: "text", options: .new, context: nil)
        button.isSelected = true
        button.isEnabled = false
        button.isHighlighted = true
        label.text = "new"
        #expect(watcher.heard == ["selected true", "enabled false", "highlighted true", "text new"])
        for path in ["selected", "enabled", "highlighted"] { button.removeObserver(watcher, forKeyPath: path) }
        label.removeObserver(watcher, forKeyPath: "text")
    }
}
