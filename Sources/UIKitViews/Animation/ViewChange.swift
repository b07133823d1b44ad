import CoreGraphics
import LaminaPrimitives
import LaminaScene
import QuartzCore

/// A change of one property of a view's layer, made inside an animation block.
struct ViewChange {
    let layer: CALayer
    let property: Property
    /// The model value before the change.
    let old: Value
    /// The value on screen before the change.
    let presented: Value

    /// The model value after the change.
    var new: Value { property.access.value(in: layer.state) }

    /// Returns the animations for the change.
    ///
    /// The default is additive: an offset on top of the new value shrinks to zero, so that overlapping animations of a property add up. A replacing
    /// animation is used for values without offsets, and when the animation starts from the value on screen.
    ///
    /// - Source: UIKit since iOS 8.
    func animations(_ settings: AnimationSettings) -> [CABasicAnimation] {
        if settings.beginsFromCurrentState { return [replacing(settings, from: presented)] }
        let offsets = parts(of: old, against: new)
        guard !offsets.isEmpty else { return [replacing(settings, from: presented)] }
        return offsets.map { keyPath, offset in
            let animation = settings.makeAnimation(keyPath: keyPath, from: offset, to: offset.noOffset)
            animation.isAdditive = true
            return animation
        }
    }

    /// Returns the offsets of a value from `base`, by key path; empty for values that have no offsets.
    ///
    /// A rectangle gives one offset for its origin and one for its size, so that the two animate independently.
    func parts(of value: Value, against base: Value) -> [(keyPath: String, offset: Value)] {
        guard let offset = value.offset(from: base) else { return [] }
        guard case .rect(let rect) = offset else { return [(property.name, offset)] }
        return [(property.name + ".origin", .point(rect.origin)), (property.name + ".size", .size(rect.size))]
    }

    private func replacing(_ settings: AnimationSettings, from value: Value) -> CABasicAnimation {
        settings.makeAnimation(keyPath: property.name, from: value, to: new)
    }
}

extension Property {
    /// True when a change of this property in a view's layer animates inside an animation block.
    ///
    /// As in UIKit, changes of `hidden`, `contents`, `masksToBounds` and `contentsScale` take effect at once.
    var animatesInBlocks: Bool {
        effects.contains(.implicit) && !["hidden", "contents", "masksToBounds", "contentsScale"].contains(name)
    }
}
