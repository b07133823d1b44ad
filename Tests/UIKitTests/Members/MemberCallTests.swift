import Foundation
import Testing
import UIKit

/// A view that records the methods that it is called with.
private final class CalledView: UIScrollView {
    var heard: [String] = []
    override func setNeedsLayout() { heard.append("setNeedsLayout") }
    override func layoutIfNeeded() { heard.append("layoutIfNeeded") }
    override func layoutSubviews() { heard.append("layoutSubviews") }
    override func setNeedsDisplay() { heard.append("setNeedsDisplay") }
    override func removeFromSuperview() { heard.append("removeFromSuperview") }
    override func sizeToFit() { heard.append("sizeToFit") }
    override func setNeedsUpdateConstraints() { heard.append("setNeedsUpdateConstraints") }
    override func updateConstraintsIfNeeded() { heard.append("updateConstraintsIfNeeded") }
    override func updateConstraints() { heard.append("updateConstraints") }
    override func invalidateIntrinsicContentSize() { heard.append("invalidateIntrinsicContentSize") }
    override func tintColorDidChange() { heard.append("tintColorDidChange") }
    override func setNeedsDisplay(_ rect: CGRect) { heard.append("setNeedsDisplayInRect:") }
    override func draw(_ rect: CGRect) { heard.append("drawRect:") }
    override func endEditing(_ force: Bool) -> Bool {
        heard.append("endEditing:")
        return true
    }
    override func addSubview(_ view: UIView) { heard.append("addSubview:") }
    override func bringSubviewToFront(_ view: UIView) { heard.append("bringSubviewToFront:") }
    override func sendSubviewToBack(_ view: UIView) { heard.append("sendSubviewToBack:") }
    override func viewWithTag(_ tag: Int) -> UIView? {
        heard.append("viewWithTag:")
        return nil
    }
    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { heard.append("addGestureRecognizer:") }
    override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { heard.append("removeGestureRecognizer:") }
    override func becomeFirstResponder() -> Bool {
        heard.append("becomeFirstResponder")
        return true
    }
    override func resignFirstResponder() -> Bool {
        heard.append("resignFirstResponder")
        return true
    }
    override func reloadInputViews() { heard.append("reloadInputViews") }
    override func awakeFromNib() { heard.append("awakeFromNib") }
    override func cut(_ sender: Any?) { heard.append("cut:") }
    override func copy(_ sender: Any?) { heard.append("copy:") }
    override func paste(_ sender: Any?) { heard.append("paste:") }
    override func select(_ sender: Any?) { heard.append("select:") }
    override func selectAll(_ sender: Any?) { heard.append("selectAll:") }
    override func delete(_ sender: Any?) { heard.append("delete:") }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("touchesBegan:withEvent:") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("touchesMoved:withEvent:") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("touchesEnded:withEvent:") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("touchesCancelled:withEvent:") }
    override func flashScrollIndicators() { heard.append("flashScrollIndicators") }
    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { heard.append("setContentOffset:animated:") }
    override func scrollRectToVisible(_ rect: CGRect, animated: Bool) { heard.append("scrollRectToVisible:animated:") }
}

/// A row that records the methods that it is called with.
private final class CalledRow: UITableViewCell {
    var heard: [String] = []
    override func setEditing(_ editing: Bool, animated: Bool) { heard.append("setEditing:animated: \(editing) \(animated)") }
    override func setSelected(_ selected: Bool, animated: Bool) { heard.append("setSelected:animated: \(selected) \(animated)") }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) { heard.append("setHighlighted:animated: \(highlighted) \(animated)") }
}

/// A controller that records the methods that it is called with.
private final class CalledController: UIViewController {
    var heard: [String] = []
    override func loadViewIfNeeded() { heard.append("loadViewIfNeeded") }
    override func viewDidLoad() { heard.append("viewDidLoad") }
    override func setNeedsStatusBarAppearanceUpdate() { heard.append("setNeedsStatusBarAppearanceUpdate") }
    override func didReceiveMemoryWarning() { heard.append("didReceiveMemoryWarning") }
    override func removeFromParent() { heard.append("removeFromParent") }
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { heard.append("dismissViewControllerAnimated:completion:") }
    override func setEditing(_ editing: Bool, animated: Bool) { heard.append("setEditing:animated:") }
    override func show(_ vc: UIViewController, sender: Any?) { heard.append("showViewController:sender:") }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) { heard.append("showDetailViewController:sender:") }
    override func viewWillAppear(_ animated: Bool) { heard.append("viewWillAppear:") }
    override func viewDidAppear(_ animated: Bool) { heard.append("viewDidAppear:") }
    override func viewWillDisappear(_ animated: Bool) { heard.append("viewWillDisappear:") }
    override func viewDidDisappear(_ animated: Bool) { heard.append("viewDidDisappear:") }
}

/// Selectors call the method of the same name.
@MainActor
struct MemberCallTests {
    /// Performs a selector; each colon in it takes one argument.
    private func send(_ selector: String, to target: UIResponder, _ first: Any?, _ second: Any?) {
        switch selector.count(where: { $0 == ":" }) {
        case 0: target.perform(Selector(selector))
        case 1: target.perform(Selector(selector), with: first)
        default: target.perform(Selector(selector), with: first, with: second)
        }
    }

    @Test func selectorsCallTheMethodsOfAView() {
        let view = CalledView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        func calls(_ selectors: [String], _ first: Any? = nil, _ second: Any? = nil) {
            for selector in selectors {
                view.heard = []
                send(selector, to: view, first, second)
                #expect(view.heard.first == selector)
            }
        }
        calls([
            "setNeedsLayout", "layoutIfNeeded", "layoutSubviews", "setNeedsDisplay", "removeFromSuperview", "sizeToFit", "setNeedsUpdateConstraints",
            "updateConstraintsIfNeeded", "updateConstraints", "invalidateIntrinsicContentSize", "tintColorDidChange", "becomeFirstResponder",
            "resignFirstResponder", "reloadInputViews", "awakeFromNib", "flashScrollIndicators",
        ])
        calls(["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "endEditing:"], NSNumber(value: true))
        calls(["setNeedsDisplayInRect:", "drawRect:"], CGRect.zero)
        calls(["addSubview:", "bringSubviewToFront:", "sendSubviewToBack:"], UIView())
        calls(["addGestureRecognizer:", "removeGestureRecognizer:"], UITapGestureRecognizer())
        let touches = ["touchesBegan:withEvent:", "touchesMoved:withEvent:", "touchesEnded:withEvent:", "touchesCancelled:withEvent:"]
        calls(touches, Set<UITouch>(), nil)
        calls(["setContentOffset:animated:"], CGPoint.zero, false)
        calls(["scrollRectToVisible:animated:"], CGRect.zero, false)
        calls(["viewWithTag:"], 5)
    }

    @Test func selectorsCallTheMethodsOfAController() {
        let controller = CalledController()
        func calls(_ selectors: [String], _ first: Any? = nil, _ second: Any? = nil) {
            for selector in selectors {
                controller.heard = []
                send(selector, to: controller, first, second)
                #expect(controller.heard.first == selector)
            }
        }
        calls(["loadViewIfNeeded", "viewDidLoad", "setNeedsStatusBarAppearanceUpdate", "didReceiveMemoryWarning", "removeFromParent"])
        calls(["viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:"], true)
        calls(["dismissViewControllerAnimated:completion:"], false, nil)
        calls(["setEditing:animated:"], true, false)
        calls(["showViewController:sender:", "showDetailViewController:sender:"], UIViewController(), nil)
    }

    @Test func selectorsSetTheStatesOfARow() {
        let row = CalledRow(style: .default, reuseIdentifier: nil)
        for selector in ["setEditing:animated:", "setSelected:animated:", "setHighlighted:animated:"] {
            row.heard = []
            row.perform(Selector(selector), with: true, with: false)
            #expect(row.heard == ["\(selector) true false"])
        }
    }

    @Test func selectorsSetTheValuesOfControls() {
        let (toggle, slider, progress) = (UISwitch(), UISlider(), UIProgressView())
        toggle.perform(Selector("setOn:animated:"), with: true, with: false)
        slider.perform(Selector("setValue:animated:"), with: 0.5, with: false)
        progress.perform(Selector("setProgress:animated:"), with: 0.25, with: false)
        #expect(toggle.isOn && slider.value == 0.5 && progress.progress == 0.25)
    }

    @Test func selectorsPushAndPop() {
        let (root, second) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: root)
        navigation.perform("pushViewController:animated:", with: second, with: false)
        #expect(navigation.viewControllers == [root, second])
        navigation.perform("popViewControllerAnimated:", with: false)
        #expect(navigation.viewControllers == [root])
        navigation.setViewControllers([root, second, UIViewController()], animated: false)
        navigation.perform("popToRootViewControllerAnimated:", with: false)
        #expect(navigation.viewControllers == [root])
    }
}
