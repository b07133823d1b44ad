import CoreGraphics
import LaminaPrimitives
import LaminaScene
import QuartzCore

/// The values before and after a change that an animator can take back.
struct RecordedChange {
    private let layer: CALayer
    private let property: Property
    private let old: Value
    private let new: Value

    /// - Parameter change: Just made.
    init(_ change: ViewChange) {
        layer = change.layer
        property = change.property
        old = change.old
        new = change.new
    }

    func isOfSameProperty(as other: RecordedChange) -> Bool { layer === other.layer && property.name == other.property.name }

    /// Gives the property the value from before.
    @MainActor
    func takeBack() { set(old) }

    /// Gives the property the value from after.
    @MainActor
    func redo() { set(new) }

    /// Gives the property the value that is seen.
    @MainActor
    func fixSeen() { set(property.access.value(in: layer.currentPresentation)) }

    /// Through the view, which may have more to do than its layer.
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
