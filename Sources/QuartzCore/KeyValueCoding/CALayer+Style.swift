import CoreGraphics
import Foundation
import LaminaPrimitives
import LaminaScene

// A style gives values to properties that were not set. They are worked out when the style is set, as Apple documents: what changes in its
// dictionaries afterwards has no effect until then.
extension CALayer {
    /// The value that `style`, or a style inside it, has for a key.
    func styleValue(forKey key: String) -> Any? {
        styles.lazy.compactMap { $0[key] }.first
    }

    /// The action that a style has for an event.
    func styledAction(forKey event: String) -> (any CAAction)? {
        styles.lazy.compactMap { ($0["actions"] as? [String: any CAAction])?[event] }.first
    }

    func setStyle(_ style: [AnyHashable: Any]?) {
        var changed = state
        let initial = Self.initialState
        for name in attachments.rare.styledNames { reset(name, in: &changed, to: initial) }
        attachments.rare.style = style
        if style == nil { attachments.rare.assignedNames = [] }
        attachments.rare.styledNames = applyStyle(to: &changed, initial)
        let size = state.bounds.size
        state = changed
        markStale()
        if size != state.bounds.size {
            resizeSublayers(withOldSize: CGSize(size))
            markNeedsLayout()
        }
        if Self.needsDisplay(forKey: "style") || styledKeys.contains(where: { Self.needsDisplay(forKey: $0) }) { setNeedsDisplay() }
    }

    /// A property is set by the app: its value does not come from the style any more.
    func noteAssignment(of name: String) {
        guard attachments.hasStyle else { return }
        attachments.rare.styledNames.remove(name)
        attachments.rare.assignedNames.insert(name)
    }

    /// The value that a property has when it is not set: the style's, or the initial one of the class.
    func unsetValue(of row: Property) -> Value {
        let initial = row.access.value(in: Self.initialState)
        guard attachments.hasStyle, let styled = styleValue(forKey: row.name) else { return initial }
        return Value(bridging: styled) ?? initial
    }

    /// A property has the value again that it has when it is not set.
    func noteReset(of name: String) {
        guard attachments.hasStyle else { return }
        attachments.rare.assignedNames.remove(name)
        if styleValue(forKey: name) != nil { attachments.rare.styledNames.insert(name) }
    }

    /// The style and the styles inside it, outermost first.
    private var styles: [[AnyHashable: Any]] {
        var styles: [[AnyHashable: Any]] = []
        var next = attachments.hasStyle ? attachments.rare.style : nil
        while let style = next {
            styles.append(style)
            next = style["style"] as? [AnyHashable: Any]
        }
        return styles
    }

    private var styledKeys: Set<String> { Set(styles.joined().compactMap { $0.key as? String }) }

    /// - Returns: The names of the properties that got values.
    private func applyStyle(to state: inout LayerState, _ initial: LayerState) -> Set<String> {
        var names: Set<String> = []
        for key in styledKeys {
            guard let row = Self.properties[key], let styled = styleValue(forKey: key), !isAssigned(row, in: state, initial) else { continue }
            guard let value = Value(bridging: styled), allows(value, for: row), row.access.set(value, in: &state) else {
                Diagnostics.report(exception: "NSInvalidArgumentException", detail: "style of \(type(of: self)) cannot have \(styled) for \(key)")
                continue
            }
            names.insert(row.name)
        }
        return names
    }

    /// A value that differs from the initial one was set before there was a style.
    private func isAssigned(_ row: Property, in state: LayerState, _ initial: LayerState) -> Bool {
        attachments.rare.assignedNames.contains(row.name) || row.access.value(in: state) != row.access.value(in: initial)
    }

    private func reset(_ name: String, in state: inout LayerState, to initial: LayerState) {
        guard let row = Self.properties[name] else { return }
        _ = row.access.set(row.access.value(in: initial), in: &state)
    }
}
