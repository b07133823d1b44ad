import CoreGraphics
import Foundation
import LaminaPrimitives
import LaminaScene

// A style provides values for properties that were not set. They are applied when the style is set, as Apple documents: later changes of the style's
// dictionaries have no effect.
extension CALayer {
    /// Returns the value of a key in `style`, or in the styles nested in it.
    func styleValue(forKey key: String) -> Any? {
        styles.lazy.compactMap { $0[key] }.first
    }

    /// Returns the action that the style declares for an event.
    func styledAction(forKey event: String) -> (any CAAction)? {
        styles.lazy.compactMap { ($0["actions"] as? [String: any CAAction])?[event] }.first
    }

    func setStyle(_ style: [AnyHashable: Any]?) {
        let size = layerLock.withLock {
            let size = state.bounds.size
            var changed = state
            let initial = Self.initialState
            for name in attachments.sparse.styledNames { reset(name, in: &changed, to: initial) }
            attachments.sparse.style = style
            if style == nil { attachments.sparse.assignedNames = [] }
            attachments.sparse.styledNames = applyStyle(to: &changed, initial)
            state = changed
            noteChange()
            return size
        }
        if size != state.bounds.size {
            resizeSublayers(withOldSize: CGSize(size))
            markNeedsLayout()
        }
        if Self.needsDisplay(forKey: "style") || styledKeys.contains(where: { Self.needsDisplay(forKey: $0) }) { setNeedsDisplay() }
    }

    /// Notes that the app has set a property, so that its value no longer comes from the style.
    func noteAssignment(of name: String) {
        guard attachments.hasStyle else { return }
        layerLock.withLock {
            attachments.sparse.styledNames.remove(name)
            _ = attachments.sparse.assignedNames.insert(name)
        }
    }

    /// Returns the value of a property while it is not set: the style's value, or the class's initial value.
    func unsetValue(of row: Property) -> Value {
        let initial = row.access.value(in: Self.initialState)
        guard attachments.hasStyle, let styled = styleValue(forKey: row.name) else { return initial }
        return Value(bridging: styled) ?? initial
    }

    /// Notes that a property was reset to its unset value, so that the style applies to it again.
    func noteReset(of name: String) {
        guard attachments.hasStyle else { return }
        attachments.sparse.assignedNames.remove(name)
        if styleValue(forKey: name) != nil { attachments.sparse.styledNames.insert(name) }
    }

    /// The style and the styles nested in it, outermost first.
    private var styles: [[AnyHashable: Any]] {
        var styles: [[AnyHashable: Any]] = []
        var next = attachments.hasStyle ? attachments.sparse.style : nil
        while let style = next {
            styles.append(style)
            next = style["style"] as? [AnyHashable: Any]
        }
        return styles
    }

    private var styledKeys: Set<String> { Set(styles.joined().compactMap { $0.key as? String }) }

    /// Applies the style to all properties that the app has not set.
    ///
    /// - Returns: The names of the properties that received values.
    private func applyStyle(to state: inout LayerState, _ initial: LayerState) -> Set<String> {
        var names: Set<String> = []
        for key in styledKeys {
            guard let row = Self.properties[key], let styled = styleValue(forKey: key), !isAssigned(row, in: state, initial) else { continue }
            guard let value = Value(bridging: styled), allows(value, for: row), row.access.set(value, in: &state) else {
                Diagnostics.report(
                    exception: "NSInvalidArgumentException",
                    detail: "the style of \(type(of: self)) has an invalid value for \(key): \(styled); ignored")
                continue
            }
            names.insert(row.name)
        }
        return names
    }

    /// Returns whether the app has set the property; a value that differs from the initial one was set before there was a style.
    private func isAssigned(_ row: Property, in state: LayerState, _ initial: LayerState) -> Bool {
        attachments.sparse.assignedNames.contains(row.name) || row.access.value(in: state) != row.access.value(in: initial)
    }

    private func reset(_ name: String, in state: inout LayerState, to initial: LayerState) {
        guard let row = Self.properties[name] else { return }
        _ = row.access.set(row.access.value(in: initial), in: &state)
    }
}
