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
    /// Geometry animates additively: an offset on top of the new value shrinks to zero, so that overlapping animations of a property add up and keep
    /// their velocity. Any other property animates by one animation in place of the one before.
    ///
    /// - Source: Measured on UIKit of iOS 10 to 14, with and without the option `beginFromCurrentState`.
    func animations(_ settings: AnimationSettings) -> [CABasicAnimation] {
        let offsets = parts(of: old, against: new)
        guard !offsets.isEmpty else { return [replacing(settings)] }
        return offsets.map { keyPath, offset in
            let animation = settings.makeAnimation(keyPath: keyPath, from: offset, to: offset.noOffset)
            animation.isAdditive = true
            return animation
        }
    }

    /// Returns the first value of an animation that replaces another: the value on screen if the block begins from the current state, else the model
    /// value before the change.
    func first(_ settings: AnimationSettings) -> Value { settings.beginsFromCurrentState ? presented : old }

    /// Returns the offsets of a value from `base`, by key path; empty for properties that do not animate additively, and for values without offsets.
    ///
    /// A rectangle gives one offset for its origin and one for its size, so that the two animate independently.
    func parts(of value: Value, against base: Value) -> [(keyPath: String, offset: Value)] {
        guard property.blockAnimation == .additive, let offset = value.offset(from: base) else { return [] }
        guard case .rect(let rect) = offset else { return [(property.name, offset)] }
        return [(property.name + ".origin", .point(rect.origin)), (property.name + ".size", .size(rect.size))]
    }

    private func replacing(_ settings: AnimationSettings) -> CABasicAnimation {
        settings.makeAnimation(keyPath: property.name, from: first(settings), to: new)
    }
}

/// The kind of animation that a block adds for a change of a view's layer.
enum BlockAnimation {
    /// An offset that shrinks to zero, on top of the animations before it.
    case additive
    /// An animation in place of the property's animation before it.
    case replacing
}

extension Property {
    /// The animation that a block adds for a change of this property in a view's layer; nil for a property that changes at once.
    ///
    /// - Source: Measured on UIKit of iOS 10 to 14: borders, shadows, `strokeStart`, `strokeEnd` and `zPosition` do not animate. `contentsCenter`,
    ///   `contentsRect` and `sublayerTransform` were not measured; a view's `contentStretch`, which sets the first, is documented as animatable.
    var blockAnimation: BlockAnimation? { blockAnimations[name] }
}

private let blockAnimations: [String: BlockAnimation] = [
    "anchorPoint": .replacing, "backgroundColor": .replacing, "bounds": .additive, "contentsCenter": .replacing, "contentsRect": .replacing,
    "cornerRadius": .additive, "opacity": .replacing, "position": .additive, "sublayerTransform": .additive, "transform": .additive,
]
