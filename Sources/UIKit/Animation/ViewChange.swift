import CoreGraphics
import LaminaPrimitives
import LaminaScene
import QuartzCore

/// A change of one property of a view's layer, made while a block of animations runs.
struct ViewChange {
    let layer: CALayer
    let property: Property
    /// The model value before.
    let old: Value
    /// What was seen before.
    let seen: Value

    /// The model value after.
    var new: Value { property.access.value(in: layer.state) }

    /// What animates the change: something on top of the new value that fades away, so that animations of the same property add up; a replacing
    /// animation where values have no offsets, or when what is seen is to be the beginning.
    ///
    /// - Source: UIKit since iOS 8.
    func animations(_ settings: AnimationSettings) -> [CABasicAnimation] {
        if settings.beginsFromCurrentState { return [replacing(settings, from: seen)] }
        let offsets = parts(of: old, against: new)
        guard !offsets.isEmpty else { return [replacing(settings, from: seen)] }
        return offsets.map { keyPath, offset in
            let animation = settings.makeAnimation(keyPath: keyPath, from: offset, to: offset.noOffset)
            animation.isAdditive = true
            return animation
        }
    }

    /// The offsets of a value from another, by key path; none when there is no offset.
    ///
    /// A rectangle's two parts apart, because an animation of a rectangle would fix its size.
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
    /// A change of it in a view's layer animates inside a block.
    ///
    /// What is hidden is hidden at once, as in UIKit, and contents are replaced at once.
    var animatesInBlocks: Bool {
        effects.contains(.implicit) && !["hidden", "contents", "masksToBounds", "contentsScale"].contains(name)
    }
}
