import LaminaHistory
import LaminaPrimitives
import LaminaScene

/// The tree of layers at a time of a history, one line a layer.
struct LayerOutline {
    private let history: History
    private let time: Double

    /// - Parameter time: Seconds since the start of the run.
    init(_ history: History, at time: Double) {
        self.history = history
        self.time = time
    }

    /// Each layer, indented below its superlayer: its view or class, its name, its frame as shown, and what hides it.
    var text: String {
        guard let tree = history.tree(at: time) else { return "nothing is committed at \(time) s" }
        var lines: [String] = []
        // Iterative, since a chain of layers may have any length.
        var pending: [(node: LayerNode, depth: Int, time: Double, role: String)] = [(tree.root, 0, history.mediaTime(at: time), "")]
        while let (node, depth, outer, role) = pending.popLast() {
            let local = node.localTime(at: outer)
            // A deeper line would have more spaces than anybody reads.
            lines.append(String(repeating: "  ", count: min(depth, 40)) + role + line(of: node, at: local))
            for child in node.children.array.reversed() { pending.append((child, depth + 1, local, "")) }
            if let mask = node.mask { pending.append((mask, depth + 1, local, "mask: ")) }
        }
        return lines.joined(separator: "\n")
    }

    private func line(of node: LayerNode, at time: Double) -> String {
        let state = node.presentation(at: time)
        let name = history.layers[node.id]
        let layerClass = name?.delegateClass == nil || name?.className == "CALayer" ? nil : name.map { "(\($0.className))" }
        let opacity = state.opacity < 1 ? "opacity \(state.opacity.text(digits: 2))" : nil
        let keys = node.animations.compactMap { $0.source.map { $0.label.key ?? $0.animation.keyPath } }
        let animated = keys.isEmpty ? nil : "animates \(keys.joined(separator: ", "))"
        let words = [history.layerTitle(node.id), layerClass, Self.text(state.frame), state.flags.isHidden ? "hidden" : nil, opacity, animated]
        return words.compactMap(\.self).joined(separator: "  ")
    }

    private static func text(_ frame: Rect) -> String {
        "(\(frame.minX.text(digits: 2)), \(frame.minY.text(digits: 2))) \(frame.width.text(digits: 2)) × \(frame.height.text(digits: 2))"
    }
}
