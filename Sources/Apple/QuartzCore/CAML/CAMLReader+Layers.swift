import CoreGraphics
import Foundation
import LaminaMarkup
import LaminaScene

extension CAMLReader {
    /// Elements of Apple's editor that say nothing about layers.
    private static let ignored: Set = ["scriptComponents", "modules", "scriptObject"]

    /// Sets a layer's values, sublayers and animations from an element.
    func read(_ element: MarkupElement, into layer: CALayer) -> CALayer {
        if let id = element["id"] { objects[id] = layer }
        for child in element.children where child.name == "style" { layer.style = dictionary(child.first("NSDictionary") ?? child) }
        for (key, text) in element.attributes.sorted(by: { $0.key < $1.key }) where !Self.reserved.contains(key) {
            set(text, forKey: key, of: layer, element)
        }
        for child in element.children where child.name != "style" { readProperty(child, of: layer) }
        return layer
    }

    private func readProperty(_ child: MarkupElement, of layer: CALayer) {
        switch child.name {
        case "sublayers":
            for sublayer in list(child) { if let sublayer = sublayer as? CALayer { layer.addSublayer(sublayer) } }
        case "animations": readAnimations(child, of: layer)
        case "states", "stateTransitions": states.append((layer, child))
        case _ where Self.ignored.contains(child.name): break
        default: setElement(child, of: layer)
        }
    }

    // MARK: Values

    private func set(_ text: String, forKey key: String, of layer: CALayer, _ element: MarkupElement) {
        if key == "continuousCorners" { return set(text == "1" ? "continuous" : "circular", forKey: "cornerCurve", of: layer, element) }
        if key == "name" { return layer.name = text }
        if key.contains("."), let number = Double(caml: text), type(of: layer).properties.resolve(key) != nil {
            return layer.setValue(number, forKeyPath: key)
        }
        if type(of: layer).properties[key] != nil {
            let isSet = CAMLLiteral.candidates(text).contains { layer.accept($0, forKey: key) }
            if !isSet { warn(element, "\(text.prefix(40)) is no value of \(key)") }
        } else if type(of: layer).objects[key] != nil {
            layer.setValue(Double(caml: text), forKey: key)
        } else {
            layer.setCustomValue(text, forKey: key)
            warn(element, "unknown attribute \(key) of \(type(of: layer)); kept as a text")
        }
    }

    private func setElement(_ element: MarkupElement, of layer: CALayer) {
        let key = element["key"] ?? element.name
        guard let row = type(of: layer).properties[key] else { return setObject(element, forKey: key, of: layer) }
        if element["type"] == nil, let text = element["value"] {
            let alpha = element["opacity"].flatMap { Float(caml: $0) } ?? 1
            let isSet = CAMLLiteral.candidates(text, alpha: alpha).contains { layer.accept($0, forKey: row.name) }
            if !isSet { warn(element, "\(text.prefix(40)) is no value of \(key)") }
            return
        }
        let found = value(element)
        let single = (found as? [Any]).flatMap { $0.count == 1 ? $0[0] : nil }
        for candidate in [found, single] {
            if row.effects.contains(.object), candidate is CGImage {
                layer.setContents(candidate)
                return
            }
            if let candidate, let value = Value(bridging: candidate), layer.accept(value, forKey: row.name) { return }
        }
        if found != nil { warn(element, "no value of \(key)") }
    }

    /// Sets the value of a key that is no row of the property table: an object of the layer, or a value of the app's own.
    private func setObject(_ element: MarkupElement, forKey key: String, of layer: CALayer) {
        let isKnown = type(of: layer).objects[key] != nil
        let isPlain = element["type"] == nil && element["object"] == nil && element["src"] == nil
        if isPlain, !isKnown, element["value"] == nil {
            return warn(element, "unknown element \(element.name) of \(type(of: layer)); left out")
        }
        let found: Any? = isPlain && element.children.isEmpty ? element["value"] : value(element)
        guard let found else { return }
        layer.setValue(found, forKey: key)
        if isKnown, layer.value(forKey: key) == nil { warn(element, "no value of \(key)") }
    }
}

extension CALayer {
    /// Sets a property without actions; returns false when the value has the wrong type.
    fileprivate func accept(_ value: Value, forKey key: String) -> Bool {
        guard let row = Self.properties[key], !row.effects.contains(.object), allows(value, for: row) else { return false }
        guard row.access.set(value, in: &state) else { return false }
        noteAssignment(of: row.name)
        displayAfterRestoring([row.name])
        return true
    }
}
