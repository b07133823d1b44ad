import LaminaMarkup
import LaminaScene

extension CAMLReader {
    /// Names of keys in files that differ from the names of the properties.
    private static let aliases = ["velocity": "initialVelocity"]

    /// Adds the animations of a list to a layer, under the names of their elements or their keys.
    func readAnimations(_ element: MarkupElement, of layer: CALayer) {
        var keys: Set<String> = []
        for child in element.children {
            guard let animation = object(child, child["type"] ?? child.name) as? CAAnimation else { continue }
            var key = child["key"] ?? (child.name == "p" ? nil : child.name)
            // Two animations with the same name are two animations.
            if let name = key, keys.contains(name) { key = "\(name)-\(child.line)" }
            if let key { keys.insert(key) }
            layer.add(animation, forKey: key)
        }
    }

    /// Sets an animation's values from an element.
    func read(_ element: MarkupElement, into animation: CAAnimation) {
        if let id = element["id"] { objects[id] = animation }
        for (key, text) in element.attributes.sorted(by: { $0.key < $1.key }) where !Self.reserved.contains(key) {
            let key = Self.aliases[key] ?? key
            guard let row = type(of: animation).properties[key] else {
                animation.setValue(text, forKey: key)
                warn(element, "unknown attribute \(key) of \(type(of: animation)); kept as a text")
                continue
            }
            if !CAMLLiteral.candidates(forAnimation: text).contains(where: { row.write(animation, $0) }) {
                warn(element, "\(text.prefix(40)) is no value of \(key)")
            }
        }
        for child in element.children where child["type"] != nil || child["value"] != nil || !child.children.isEmpty {
            let text: Any? = child["type"] == nil ? child["value"] : nil
            guard let found = text ?? value(child) else { continue }
            let key = child["key"] ?? child.name
            if let row = type(of: animation).properties[key] {
                if !row.write(animation, found) { warn(child, "no value of \(key)") }
            } else {
                animation.setValue(found, forKey: key)
            }
        }
    }
}
