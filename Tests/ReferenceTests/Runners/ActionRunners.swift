import QuartzCore
import TestSupport

let actionRunners: [String: Runner] = ["action": foundAction]

/// An action that can be told apart.
private final class NamedAction: CAAction {
    let name: String
    init(_ name: String) { self.name = name }
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}

    /// The action that a case names; nil for null.
    static func named(_ input: Input?) -> (any CAAction)? {
        guard let name = input?.text else { return nil }
        return name == "NSNull" ? NSNull() : NamedAction(name)
    }
}

private final class ActionDelegate: CALayerDelegate {
    let answer: (any CAAction)?
    init(_ answer: (any CAAction)?) { self.answer = answer }
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
}

/// A class with a default action for the event `probe`.
private final class ActingLayer: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
        event == "probe" ? NamedAction("D") : super.defaultAction(forKey: event)
    }
}

@MainActor private func foundAction(_ question: Question) throws -> JSON {
    let input = question.input
    if let key = input["classDefault"]?.text { return name(of: CALayer.defaultAction(forKey: key)) }
    if let key = input["set"]?.text { return keysAfterSetting(key, isInTree: input["inTree"]?.bool ?? false) }
    let layer = input["defaultAction"] == nil ? CALayer() : ActingLayer()
    let delegate = input["delegate"].map { ActionDelegate(NamedAction.named($0)) }
    layer.delegate = delegate
    layer.actions = NamedAction.named(input["actions"]).map { ["probe": $0] }
    layer.style = NamedAction.named(input["style"]).map { ["actions": ["probe": $0]] }
    CATransaction.setDisableActions(input["disableActions"]?.bool ?? false)
    defer { CATransaction.flush() }
    return withExtendedLifetime(delegate) { name(of: layer.action(forKey: "probe")) }
}

/// The keys of the animations that a layer has after a property was set, in a tree on a screen or by itself.
@MainActor private func keysAfterSetting(_ key: String, isInTree: Bool) -> JSON {
    let layer = CALayer()
    let stage = isInTree ? Stage(layer) : nil
    layer.setValue(0.5, forKey: key)
    return withExtendedLifetime(stage) { JSON(describing: layer.animationKeys()) }
}

private func name(of action: (any CAAction)?) -> JSON { (action as? NamedAction).map { .text($0.name) } ?? .null }
