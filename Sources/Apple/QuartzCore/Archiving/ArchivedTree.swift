import CoreGraphics
import Foundation

/// The descendants of a layer as an archive holds them: side by side, with the index of each one's superlayer.
///
/// Nested archives would be as deep as the tree, and Foundation's coders are recursive.
struct ArchivedTree {
    /// The descendants; each comes after its superlayer, and sublayers are in their order.
    private(set) var layers: [CALayer] = []
    /// The place of each descendant: the index of its superlayer for a sublayer, and the index's complement, -1 - index, for a mask.
    ///
    /// Index 0 is the root, and the descendants begin at 1.
    private var places: [Int] = []

    /// Collects the descendants of a layer, except those whose superlayer does not archive them.
    init(below root: CALayer) {
        var next = 0
        var layer = root
        while true {
            if layer.shouldArchiveValue(forKey: "sublayers") {
                for sublayer in layer.visibleSublayers { append(sublayer, at: next) }
            }
            if let mask = layer.visibleMask, layer.shouldArchiveValue(forKey: "mask") { append(mask, at: -next - 1) }
            guard next < layers.count else { return }
            layer = layers[next]
            next += 1
        }
    }

    private mutating func append(_ layer: CALayer, at place: Int) {
        layers.append(layer)
        places.append(place)
    }

    func write(_ coder: NSCoder) {
        guard !layers.isEmpty else { return }
        coder.encode(NSString(string: places.map { "\($0)" }.joined(separator: " ")), forKey: Self.placesKey)
        for (index, layer) in layers.enumerated() { coder.encode(layer, forKey: Self.key(index)) }
    }

    /// Reads the descendants, if the archive has them here, and adds them to their superlayers.
    ///
    /// - Returns: The root and its descendants, in the order of `layers`; nil when a layer is missing or the tree is no tree.
    static func read(_ coder: NSCoder, into root: CALayer) -> [CALayer]? {
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: placesKey) else { return [root] }
        guard let text = coder.text(forKey: placesKey) else { return nil }
        var layers = [root]
        for word in text.split(separator: " ") {
            guard let place = Int(word), let parent = parent(place, in: layers),
                let layer = coder.decodeObject(of: ArchivedClasses.allowed(in: coder), forKey: key(layers.count - 1)) as? CALayer,
                layer !== root, layer.links.superlayer == nil || layer.links.superlayer === parent
            else { return nil }
            if layer.links.superlayer == nil { add(layer, to: parent, isMask: place < 0) }
            layers.append(layer)
        }
        return layers
    }

    private static func parent(_ place: Int, in layers: [CALayer]) -> CALayer? {
        let index = place < 0 ? -(place + 1) : place
        return layers.indices.contains(index) ? layers[index] : nil
    }

    /// Adds a layer without the actions and the search for cycles that a change of a layer on screen needs: a decoded layer has no superlayer.
    private static func add(_ layer: CALayer, to parent: CALayer, isMask: Bool) {
        if isMask {
            parent.setMask(layer)
        } else {
            parent.insert(layer) { parent.links.sublayers.count }
        }
    }

    private static let placesKey = "CALayer.tree"

    private static func key(_ index: Int) -> String { "CALayer.tree.\(index)" }
}
