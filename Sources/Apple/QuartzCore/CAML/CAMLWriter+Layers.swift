import CoreGraphics
import Foundation
import LaminaMarkup
import LaminaPrimitives
import LaminaScene

extension CAMLWriter {
    /// The names of elements inside a layer that are no values of keys.
    private static let taken: Set = ["sublayers", "animations", "states", "stateTransitions", "style", "scriptComponents", "modules", "scriptObject"]

    /// Writes a layer with its sublayers, mask, animations and states.
    ///
    /// - Parameter isTyped: True when the element's name is a key and the attribute `type` the class.
    func write(_ layer: CALayer, named name: String, isTyped: Bool) {
        let values = layer.archivedValues
        var attributes = id(of: layer).map { [("id", $0)] } ?? []
        if isTyped { attributes.append(("type", Self.className(of: layer))) }
        let texts = values.map { attribute($0.key, $0.value, of: layer) }
        element(name, attributes + texts.compactMap { $0 }) {
            for (index, entry) in values.enumerated() where texts[index] == nil { write(entry.key, entry.value, of: layer) }
            if let mask = layer.mask, layer.shouldArchiveValue(forKey: "mask") { write(mask, named: "mask", isTyped: true) }
            writeSublayers(layer)
            writeAnimations(layer)
            writeStates(layer)
        }
    }

    /// Returns the attribute of a value; nil for a value that must be an element.
    private func attribute(_ key: String, _ value: Any, of layer: CALayer) -> (String, String)? {
        if key == "name", let name = value as? String { return (key, name) }
        if key == "autoresizingMask", let mask = value as? NSNumber { return (key, mask.doubleValue.camlText) }
        guard type(of: layer).properties[key] != nil, !CAMLReader.reserved.contains(key), let bridged = Value(bridging: value) else { return nil }
        if case .color(let color) = bridged { return color.alpha == 1 ? (key, color.camlText) : nil }
        return bridged.camlText.map { (key, $0) }
    }

    private func write(_ key: String, _ value: Any, of layer: CALayer) {
        if key == "style", let style = value as? [AnyHashable: Any] {
            return element("style") { self.value(style, named: nil) }
        }
        guard type(of: layer).properties[key] != nil else { return self.value(value, forKey: key, taken: Self.taken) }
        switch Value(bridging: value) {
        case .color(let color): element(key, color.camlAttributes)
        case .array: list(key, [], value as? [Any] ?? [])
        case .text(let text): element(key, [("value", text)])
        default: self.value(value, named: key)
        }
    }

    private func writeSublayers(_ layer: CALayer) {
        let sublayers = layer.visibleSublayers
        guard !sublayers.isEmpty, layer.shouldArchiveValue(forKey: "sublayers") else { return }
        element("sublayers") {
            for sublayer in sublayers { write(sublayer, named: Self.className(of: sublayer), isTyped: false) }
        }
    }

    private func writeAnimations(_ layer: CALayer) {
        guard !layer.attachments.animations.isEmpty else { return }
        element("animations") {
            for attached in layer.attachments.animations { value(attached.archived, named: "p", key: attached.key) }
        }
    }

    private func writeStates(_ layer: CALayer) {
        if let states = layer.states { element("states") { for state in states { write(state) } } }
        if let transitions = layer.stateTransitions { element("stateTransitions") { for transition in transitions { write(transition) } } }
    }

    private func write(_ state: CAState) {
        var attributes = [("name", state.name)]
        if let base = state.basedOn { attributes.append(("basedOn", base)) }
        if state.isInitial { attributes.append(("initial", "1")) }
        if !state.isEnabled { attributes.append(("enabled", "0")) }
        element("LKState", attributes) {
            element("elements") {
                for change in state.elements {
                    let new = change.value ?? NSNull()
                    guard let id = id(of: change.target), Self.canWrite(new) else { continue }
                    element("LKStateSetValue", [("targetId", id), ("keyPath", change.keyPath)]) { value(new, named: "value") }
                }
            }
        }
    }

    private func write(_ transition: CAStateTransition) {
        element("LKStateTransition", [("fromState", transition.fromState), ("toState", transition.toState)]) {
            element("elements") {
                for part in transition.elements {
                    guard let id = id(of: part.target) else { continue }
                    element("LKStateTransitionElement", [("key", part.key), ("targetId", id)]) { value(part.animation, named: "animation") }
                }
            }
        }
    }
}
