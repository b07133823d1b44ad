import QuartzCore
import TestSupport

let actionRunners: [String: Runner] = ["action": foundAction]

/// An action with a name.
private final class NamedAction: CAAction {
    let name: String
    init(_ name: String) { self.name = name }
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}

    /// Returns the action that a case names; nil for null.
    static func named(_ input: Input?) -> (any CAAction)? {
        guard let name = input?.text else { return nil }
        return name == "NSNull" ? NSNull() : NamedAction(name)
    }
}

/// A delegate that answers every search for an action with the same one.
private final class ActionDelegate: CALayerDelegate {
    let answer: (any CAAction)?
    init(_ answer: (any CAAction)?) { self.answer = answer }
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
}

/// A layer class with a default action for the event `probe`.
private final class ActingLayer: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
        event == "probe" ? NamedAction("D") : super.defaultAction(forKey: event)
    }
}

/// Returns the name of the action that a layer finds for the event `probe`, among those of its delegate, `actions`, `style` and class.
///
/// Other forms of the case ask for a default action of `CALayer`, or for the animations that setting a property adds.
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

/// Returns the keys of a layer's animations after a property was set, for a layer on screen or without a tree.
@MainActor private func keysAfterSetting(_ key: String, isInTree: Bool) -> JSON {
    let layer = CALayer()
    let stage = isInTree ? Stage(layer) : nil
    layer.setValue(0.5, forKey: key)
    return withExtendedLifetime(stage) { JSON(describing: layer.animationKeys()) }
}

private func name(of action: (any CAAction)?) -> JSON { (action as? NamedAction).map { .text($0.name) } ?? .null }
