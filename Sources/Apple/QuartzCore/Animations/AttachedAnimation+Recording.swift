import LaminaProcess
import LaminaScene

/// An animation delegate of Lamina's own, whose calls a recorded run does not list.
package protocol InternalAnimationDelegate: CAAnimationDelegate {}

extension AttachedAnimation {
    /// The names and places that a recorded run keeps; nil while none is recorded.
    ///
    /// - Parameter owner: The layer that has the animation.
    func recording(on owner: CALayer) -> AnimationRecording? {
        guard RunJournal.shared.isKept else { return nil }
        return AnimationRecording(label) { owner.place($0) }
    }

    /// The app's names of the animation.
    var label: AnimationSource.Label {
        // An implicit animation has taken these from its transaction.
        let transaction =
            animation.isImplicit
            ? AnimationSource.Transaction(duration: animation.duration, timingFunction: animation.timingFunction?.curve) : nil
        return AnimationSource.Label(key: key, className: "\(type(of: animation))", transaction: transaction)
    }

    /// The number of a layer in a recorded run; nil while none is recorded.
    func recordedNumber(of layer: CALayer) -> UInt64? { layer.commitment.host?.roster?.number(of: layer) }

    /// Lists a call of the animation's delegate.
    func note(_ kind: RunJournal.Kind, _ layer: UInt64?, isFinished: Bool? = nil) {
        guard let delegate = animation.delegate, !(delegate is any InternalAnimationDelegate) else { return }
        RunJournal.shared.note(kind, layer: layer, animation: id, isFinished: isFinished, "\(type(of: delegate))")
    }
}

extension CALayer {
    /// The place that a key path names, as `access` finds it; nil when there is none.
    func place(_ keyPath: String) -> AnimatedPlace? {
        let (name, rest) = keyPath.splitAtFirstDot
        let part = rest.map { $0[...] }
        if let (row, _) = Self.properties.resolve(keyPath) { return AnimatedPlace(row, part: part) }
        if self is CAEmitterLayer, EmitterCell.properties.access(keyPath) != nil { return .cell(keyPath) }
        if let input = filterInput(keyPath) { return .filter(input) }
        guard Self.properties[name] == nil, Self.objects[name] == nil else { return nil }
        return .custom(key: name, initial: Value(bridging: value(forKey: name)) ?? .null, part: rest)
    }
}
