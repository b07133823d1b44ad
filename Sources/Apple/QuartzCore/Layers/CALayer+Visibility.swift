import CoreGraphics
import Foundation
import LaminaScene

extension CALayer {
    /// Runs the action of an event for this layer and its descendants, which become visible (`onOrderIn`) or invisible (`onOrderOut`).
    ///
    /// Hidden descendants are left out, and nothing runs below a hidden ancestor.
    ///
    /// - Source: CALayer.h: the actions run when a layer becomes visible or invisible, by joining or leaving the visible tree or by `hidden`.
    func runOrderActions(forKey event: String) {
        guard links.model == nil, !Transaction.current.disablesActions else { return }
        var pending = [self]
        while let layer = pending.popLast() {
            pending += layer.links.sublayers.reversed().filter { !$0.state.flags.isHidden }
            guard let action = layer.action(forKey: event), !(action is NSNull) else { continue }
            // Ancestors are examined only for an action, because the tree may be deep.
            guard !hasHiddenAncestor else { return }
            action.run(forKey: event, object: layer, arguments: nil)
        }
    }

    private var hasHiddenAncestor: Bool {
        var current = links.superlayer
        while let layer = current {
            if layer.state.flags.isHidden { return true }
            current = layer.links.superlayer
        }
        return false
    }
}
