import CoreGraphics
import Foundation
import LaminaMarkup

extension CAMLReader {
    /// Sets a layer's states or transitions from an element.
    func readStates(_ element: MarkupElement, of layer: CALayer) {
        if element.name == "states" {
            layer.states = element.children.compactMap { state($0) }
        } else {
            layer.stateTransitions = element.children.compactMap { transition($0) }
        }
    }

    private func state(_ element: MarkupElement) -> CAState? {
        guard ["LKState", "CAState"].contains(element.name), let name = element["name"] else {
            warn(element, "unknown state \(element.name)")
            return nil
        }
        let state = CAState(name: name)
        state.basedOn = element["basedOn"]
        state.isInitial = CAMLLiteral.flag(element["initial"]) ?? false
        state.isEnabled = CAMLLiteral.flag(element["enabled"]) ?? true
        state.elements = element.children(of: "elements").compactMap { change in
            guard ["LKStateSetValue", "CAStateSetValue"].contains(change.name), let keyPath = change["keyPath"],
                let target = layer(change), let value = change.first("value")
            else {
                warn(change, "unknown or incomplete state element \(change.name)")
                return nil
            }
            let new = self.value(value)
            return CAStateSetValue(target: target, keyPath: keyPath, value: new is NSNull ? nil : new)
        }
        return state
    }

    private func transition(_ element: MarkupElement) -> CAStateTransition? {
        guard ["LKStateTransition", "CAStateTransition"].contains(element.name) else {
            warn(element, "unknown transition \(element.name)")
            return nil
        }
        let transition = CAStateTransition(fromState: element["fromState"] ?? "*", toState: element["toState"] ?? "*")
        transition.elements = element.children(of: "elements").compactMap { part in
            // Some tools write the key as a key path.
            guard let key = part["key"] ?? part["keyPath"], let target = layer(part), let child = part.first("animation"),
                let animation = value(child) as? CAAnimation
            else {
                warn(part, "unknown or incomplete transition element \(part.name)")
                return nil
            }
            if let basic = animation as? CAPropertyAnimation, basic.keyPath == nil { basic.keyPath = key }
            return CAStateTransitionElement(target: target, key: key, animation: animation)
        }
        return transition
    }

    private func layer(_ element: MarkupElement) -> CALayer? { element["targetId"].flatMap { objects[$0] as? CALayer } }
}
