import CoreGraphics
import LaminaScene
import QuartzCore

/// A property change that an animator can undo and redo.
package struct RecordedChange {
    private let layer: CALayer
    private let property: Property
    private let old: Value
    private let new: Value

    /// Creates a record of a change.
    ///
    /// - Parameter change: A change that was just made; the property's current value is recorded as the new value.
    init(_ change: ViewChange) {
        layer = change.layer
        property = change.property
        old = change.old
        new = change.new
    }

    package func isOfSameProperty(as other: RecordedChange) -> Bool { layer === other.layer && property.name == other.property.name }

    /// Sets the property to its value from before the change.
    @MainActor
    package func takeBack() { set(old) }

    /// Sets the property to its value from after the change.
    @MainActor
    package func redo() { set(new) }

    /// Sets the property to the value that is currently on screen.
    @MainActor
    package func freezePresentedValue() { set(property.access.value(in: layer.currentPresentation)) }

    /// Sets the value through the view's property where one exists, because the view's setter may do more than the layer's.
    @MainActor
    private func set(_ value: Value) {
        UIView.performWithoutAnimation {
            guard let view = layer.delegate as? UIView, view.layer === layer else { return setLayer(value) }
            switch (property.name, value) {
            case ("bounds", .rect(let rect)): view.bounds = CGRect(rect)
            case ("position", .point(let point)): view.center = CGPoint(point)
            case ("backgroundColor", .color(let color)): view.backgroundColor = UIColor(cgColor: CGColor(color))
            case ("backgroundColor", .null): view.backgroundColor = nil
            default: setLayer(value)
            }
        }
    }

    private func setLayer(_ value: Value) { layer.setValue(value.bridged, forKey: property.name) }
}
