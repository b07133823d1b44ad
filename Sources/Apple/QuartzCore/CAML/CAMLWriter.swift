import CoreGraphics
import Foundation
import LaminaMarkup

/// Writes a layer tree as a CAML document that `CAMLReader` reads.
///
/// Values with a short text are attributes, all others elements. The recursion is as deep as the tree, which `CAMLReader.limits` bounds.
final class CAMLWriter {
    private(set) var document = CAMLText()
    private(set) var assets: CAMLAssets
    /// The ids of the layers to which states refer.
    private var ids: [ObjectIdentifier: String] = [:]
    private var depth = 0
    private var elements = 0
    /// The first limit that the document exceeds; nil when it can be read again.
    private(set) var excess: String?

    init(assets: CAMLAssets) { self.assets = assets }

    /// Writes the document of a tree.
    func write(_ root: CALayer) {
        assignIds(root)
        element("caml", [("xmlns", "http://www.apple.com/CoreAnimation/1.0")]) { write(root, named: Self.className(of: root), isTyped: false) }
        if document.text.utf8.count > CAMLReader.limits.bytes { excess = excess ?? "more than \(CAMLReader.limits.bytes) bytes" }
    }

    /// Writes an element with the elements that `content` writes, unless it is too deep to be read.
    func element(_ name: String, _ attributes: [(String, String)] = [], _ content: () -> Void = {}) {
        elements += 1
        if elements > CAMLReader.limits.elements { excess = excess ?? "more than \(CAMLReader.limits.elements) elements" }
        guard depth < CAMLReader.limits.depth else { return excess = excess ?? "elements nested more than \(CAMLReader.limits.depth) levels deep" }
        guard excess == nil else { return }
        depth += 1
        document.open(name, attributes)
        content()
        document.close()
        depth -= 1
    }

    /// Writes a list of values as elements named by their classes.
    func list(_ name: String, _ attributes: [(String, String)], _ items: [Any]) {
        // A list without elements says that it is one.
        let isEmpty = items.isEmpty && !attributes.contains { $0.0 == "type" }
        element(name, isEmpty ? attributes + [("type", "NSArray")] : attributes) {
            for item in items { value(item, named: nil) }
        }
    }

    /// Returns the source of an image; nil, with a warning, when it cannot be written.
    func source(of image: CGImage) -> String? {
        let source = assets.source(of: image)
        if source == nil { Diagnostics.warn("an image of \(image.width) × \(image.height) pixels is left out of the CAML file") }
        return source
    }

    /// Returns the id of a layer that a state changes; nil for a layer outside the tree.
    func id(of layer: CALayer?) -> String? { layer.flatMap { ids[ObjectIdentifier($0)] } }

    /// Returns the name of an object's class, or of its nearest superclass in this module.
    static func className(of object: NSObject) -> String {
        var next: AnyClass? = type(of: object)
        while let current = next {
            let name = String(reflecting: current)
            if name.hasPrefix("QuartzCore."), name.count(where: { $0 == "." }) == 1 { return String(name.dropFirst("QuartzCore.".count)) }
            next = _getSuperclass(current)
        }
        return "CALayer"
    }

    private func assignIds(_ root: CALayer) {
        let layers = [root] + ArchivedTree(below: root).layers
        let targets = layers.flatMap { layer -> [CALayer] in
            (layer.states ?? []).flatMap { $0.elements.compactMap(\.target) }
                + (layer.stateTransitions ?? []).flatMap { $0.elements.compactMap(\.target) }
        }
        guard !targets.isEmpty else { return }
        let changed = Set(targets.map { ObjectIdentifier($0) })
        for layer in layers where changed.contains(ObjectIdentifier(layer)) { ids[ObjectIdentifier(layer)] = "#\(ids.count + 1)" }
    }
}
