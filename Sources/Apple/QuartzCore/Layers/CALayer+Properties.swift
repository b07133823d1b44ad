import CoreGraphics
import Foundation
import LaminaFoundation
import LaminaPrimitives
package import LaminaScene

extension CALayer {
    /// Reads a property from the model, or changes it with all side effects: validation, action, invalidation.
    package subscript<V: Animatable>(place: StatePlace<V>) -> V {
        get { state[keyPath: place] }
        set { change(place, to: newValue) }
    }

    /// Performs every change of a property whose type is known: asks for an action, stores the value, marks the layer stale and runs the action.
    private func change<V: Animatable>(_ place: StatePlace<V>, to value: V) {
        guard let row = Self.properties[place] else {
            preconditionFailure("the property table has no row for this part of the state")
        }
        let isSame = layerLock.withLock {
            noteAssignment(of: row.name)
            return state[keyPath: place] == value
        }
        guard !isSame, allows(value.value, for: row) else { return }
        makeChange(of: row) { state[keyPath: place] = value }
    }

    /// Changes a property to a value of unknown type, with the same side effects as the subscript.
    ///
    /// - Returns: False when the value has the wrong type.
    func change(_ access: any PropertyAccess, of row: Property, to value: Value) -> Bool {
        guard allows(value, for: row) else { return true }
        var changed = state
        guard access.set(value, in: &changed) else { return false }
        noteAssignment(of: row.name)
        guard row.access.value(in: changed) != row.access.value(in: state) else { return true }
        makeChange(of: row) { _ = access.set(value, in: &state) }
        return true
    }

    func allows(_ value: Value, for row: Property) -> Bool {
        guard row.effects.contains(.refusesNaN), value.containsNaN else { return true }
        Diagnostics.report(exception: "CALayerInvalidGeometry", detail: "CALayer \(row.name) contains NaN")
        return false
    }

    /// Stores a value that differs from the present one, with all side effects.
    private func makeChange(of row: Property, _ store: () -> Void) {
        let observed = beginObservedChange()
        let action = beginChange(of: row.name) { row.access.value(in: $0) }
        let (size, isResized) = layerLock.withLock {
            let size = state.bounds.size
            store()
            noteChange()
            return (size, size != state.bounds.size)
        }
        if isResized { resizeSublayers(withOldSize: CGSize(size)) }
        if row.effects.contains(.layout) { markNeedsLayout() }
        if isResized || row.effects.contains(.superlayout) { links.superlayer?.followResizedSublayer() }
        if row.effects.contains(.redraw), state.flags.needsDisplayOnBoundsChange { setNeedsDisplay() }
        finishChange(action, of: row.name)
        if row.effects.contains(.visibility), isOnScreen { runOrderActions(forKey: state.flags.isHidden ? kCAOnOrderOut : kCAOnOrderIn) }
        observed?.finish()
    }

    /// Notes the values that are observed on the layer or on its view; nil when there are none.
    func beginObservedChange() -> ObservedChange? { Observations.shared.begin(self) { delegate } }

    /// Returns the action for a change that is about to happen, and the value on screen before it; nil when no action will run.
    ///
    /// - Parameter value: Reads the value from a state.
    func beginChange(of key: String, _ value: (LayerState) -> Value) -> PendingAction? {
        // A delegate, such as a view, may animate its layer before the layer's first commit, because the animation begins with that commit. Other
        // layers must be on screen.
        guard !Transaction.current.disablesActions else { return nil }
        let mayAct = layerLock.withLock {
            let isOnScreen = commitmentWhileLocked.node != nil && commitmentWhileLocked.host != nil
            return (isOnScreen || linksWhileLocked.delegate != nil) && linksWhileLocked.model == nil
        }
        guard mayAct else { return nil }
        guard let action = action(forKey: key), !(action is NSNull) else { return nil }
        return PendingAction(action: action, previous: value(currentPresentation))
    }

    /// Marks the layer for display when the class wants that for this key, and runs the pending action.
    func finishChange(_ pending: PendingAction?, of key: String) {
        if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
        pending?.run(forKey: key, on: self)
    }
}

/// An action that runs after the value has changed, and the value on screen before the change.
struct PendingAction {
    let action: any CAAction
    let previous: Value

    func run(forKey key: String, on layer: CALayer) {
        if let animation = action as? CAPropertyAnimation { animation.previousValue = previous }
        action.run(forKey: key, object: layer, arguments: nil)
    }
}

extension Value {
    /// True when the value is a number, or a structure with a number, that is NaN.
    var containsNaN: Bool {
        switch self {
        case .number(let number): number.isNaN
        case .point(let point): point.x.isNaN || point.y.isNaN
        case .size(let size): size.width.isNaN || size.height.isNaN
        case .rect(let rect): rect.origin.x.isNaN || rect.origin.y.isNaN || rect.size.width.isNaN || rect.size.height.isNaN
        case .transform(let transform): transform.elements.contains { $0.isNaN }
        default: false
        }
    }
}
