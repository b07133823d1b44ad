import CoreGraphics
import Foundation
import TestSupport
import UIKit

/// Runners for the order of a controller's callbacks.
@MainActor let moreControllerRunners: [String: UIKitRunner] = [
    "callback-order/passes": { input in
        _ = input["settled"]
        // Such as "child setNeedsUpdateConstraints"; other descriptions have it in words.
        let words = [input["marked"]?.text, input["how"]?.text].compactMap { $0 }.joined(separator: " ")
        let mark = input["mark"]?.text ?? words
        let (stage, log, controller) = settled()
        for view in [controller.view, controller.child].compactMap({ $0 as? LoggedView }) where mark.contains(view.name) {
            if mark.hasSuffix("setNeedsLayout") { view.setNeedsLayout() } else { view.setNeedsUpdateConstraints() }
        }
        controller.view.layoutIfNeeded()
        return withExtendedLifetime(stage) { .array(log.calls.map(JSON.text)) }
    },
    "callback-order/second pass": { input in
        _ = input["settled"]
        let (stage, log, controller) = settled()
        controller.view.layoutIfNeeded()
        return withExtendedLifetime(stage) { .array(log.calls.map(JSON.text)) }
    },
    "callback-order/needs constraints": { input in
        let view = LoggedView()
        let before = view.needsUpdateConstraints()
        view.updateConstraints()
        return .array([before, view.needsUpdateConstraints()].map(JSON.bool))
    },
    "callback-order/child size": { input in
        let (parent, child) = (HeardController(), HeardController())
        parent.addChild(child)
        if let size = input["child"] { child.preferredContentSize = CGSize(of: size) }
        return JSON(parent.size(forChildContentContainer: child, withParentContainerSize: CGSize(of: input["parent"])))
    },
    "callback-order/traits": { _ in
        let (parent, child, log) = (HeardController(), HeardController(), CallLog())
        (parent.log, parent.title, child.log, child.title) = (log, "parent", log, "child")
        (parent.hearsTraits, child.hearsTraits) = (true, true)
        let stage = UIKitStage(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        stage.advance(by: 0)
        log.calls = []
        stage.window.overrideUserInterfaceStyle = .dark
        stage.advance(by: 0)
        return .array(log.calls.map(JSON.text))
    },
    "callback-order/preferred size": { input in
        let (parent, child) = (HeardController(), HeardController())
        parent.addChild(child)
        child.preferredContentSize = CGSize(of: input["child"])
        return .array([("parent", parent), ("child", child)].filter { $0.1.hearsSizes }.map { .text($0.0) })
    },
    "callback-order/transition": { _ in
        let (parent, child) = (HeardController(), HeardController())
        let log = CallLog()
        (parent.log, parent.title, child.log, child.title) = (log, "parent", log, "child")
        parent.addChild(child)
        let (screen, size, scale) = (UIScreen.main, UIScreen.main.bounds.size, UIScreen.main.scale)
        let window = UIWindow(frame: screen.bounds)
        window.rootViewController = parent
        child.view.frame = parent.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.view.addSubview(child.view)
        window.makeKeyAndVisible()
        finishTurn()
        log.calls = []
        screen.resize(to: CGSize(width: size.height, height: size.width), scale: scale)
        defer {
            screen.resize(to: size, scale: scale)
            window.isHidden = true
        }
        return .array(log.calls.map(JSON.text))
    },
    "callback-order/coordinator": { _ in
        let (root, pushed, child) = (UIViewController(), VendingController(), UIViewController())
        pushed.addChild(child)
        let navigation = UINavigationController(rootViewController: root)
        let stage = UIKitStage(navigation)
        navigation.pushViewController(pushed, animated: true)
        stage.advance(by: 0.1)
        defer { stage.finishTransition() }
        guard let coordinator = pushed.transitionCoordinator else { return .null }
        // The parent's property is asked, which a subclass may override.
        pushed.isSilent = true
        let isSilent = child.transitionCoordinator == nil
        pushed.isSilent = false
        return isSilent && child.transitionCoordinator === coordinator ? "parent's" : "none"
    },
    "callback-order/interaction": { _ in
        let (view, interaction) = (UIView(), HeardInteraction())
        view.removeInteraction(interaction)
        return .array(interaction.calls.map(JSON.text))
    },
]

private final class CallLog {
    var calls: [String] = []
}

private final class LoggedView: UIView {
    var log: CallLog?
    var name = ""

    override func updateConstraints() {
        log?.calls.append("\(name).updateConstraints")
        super.updateConstraints()
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        log?.calls.append("\(name).layoutSubviews")
    }
}

private final class LoggedController: UIViewController {
    let child = LoggedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var log: CallLog?

    override func loadView() {
        let root = LoggedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        (root.name, root.log, child.name, child.log) = ("root", log, "child", log)
        root.addSubview(child)
        view = root
    }
    override func updateViewConstraints() {
        log?.calls.append("vc.updateViewConstraints")
        super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { log?.calls.append("vc.viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { log?.calls.append("vc.viewDidLayoutSubviews") }
}

/// Returns a controller on screen whose layout is valid, and its log, which is empty.
@MainActor private func settled() -> (UIKitStage, CallLog, LoggedController) {
    let (log, controller) = (CallLog(), LoggedController())
    controller.log = log
    let stage = UIKitStage(controller)
    controller.view.layoutIfNeeded()
    log.calls = []
    return (stage, log, controller)
}

private final class HeardController: UIViewController {
    var hearsSizes = false
    var hearsTraits = false
    var log: CallLog?

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) { hearsSizes = true }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        log?.calls.append(title ?? "")
        super.viewWillTransition(to: size, with: coordinator)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        if hearsTraits { log?.calls.append(title ?? "") }
        super.traitCollectionDidChange(previousTraitCollection)
    }
}

/// A controller that can hide its coordinator.
private final class VendingController: UIViewController {
    var isSilent = false

    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { isSilent ? nil : super.transitionCoordinator }
}

private final class HeardInteraction: NSObject, UIInteraction {
    var calls: [String] = []
    var view: UIView? { nil }
    func willMove(to view: UIView?) { calls.append("willMove") }
    func didMove(to view: UIView?) { calls.append("didMove") }
}
