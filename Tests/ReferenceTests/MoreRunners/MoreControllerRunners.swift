import CoreGraphics
import Foundation
import UIKit

/// Runners for the order of a controller's callbacks.
@MainActor let moreControllerRunners: [String: UIKitRunner] = [
    "callback-order/passes": { input in
        _ = (input["settled"], input["mark"])
        let (stage, log, controller) = settled()
        controller.child.setNeedsUpdateConstraints()
        controller.view.layoutIfNeeded()
        return withExtendedLifetime(stage) { .array(log.calls.map(JSON.text)) }
    },
    "callback-order/second pass": { input in
        _ = input["settled"]
        let (stage, log, controller) = settled()
        controller.view.layoutIfNeeded()
        return withExtendedLifetime(stage) { .array(log.calls.map(JSON.text)) }
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
        let stage = UIKitStage(parent)
        log.calls = []
        stage.window.frame = CGRect(x: 0, y: 0, width: 852, height: 393)
        stage.window.layoutIfNeeded()
        return .array(log.calls.map(JSON.text))
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
    var log: CallLog?

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) { hearsSizes = true }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        log?.calls.append(title ?? "")
        super.viewWillTransition(to: size, with: coordinator)
    }
}

private final class HeardInteraction: NSObject, UIInteraction {
    var calls: [String] = []
    var view: UIView? { nil }
    func willMove(to view: UIView?) { calls.append("willMove") }
    func didMove(to view: UIView?) { calls.append("didMove") }
}
