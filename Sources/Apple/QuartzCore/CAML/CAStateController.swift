public import CoreGraphics

/// Puts layers into states, and back into their base state.
///
/// Apple's class of this name is private. The base state is a layer as it was before the first state.
open class CAStateController: NSObject {
    /// The root of the layers whose states are controlled.
    public let layer: CALayer
    private var current: [ObjectIdentifier: Applied] = [:]

    /// A state that is in effect, and the values that it has replaced.
    private struct Applied {
        let layer: CALayer
        let state: CAState
        var replaced: [Change: Any?] = [:]
    }

    /// The value that a state gives to one key of one layer.
    private struct Change: Hashable {
        let target: CALayer
        let keyPath: String
    }

    /// Creates a controller of a layer and its descendants.
    public init(layer: CALayer) { self.layer = layer }

    /// Returns the state of a layer; nil for the base state.
    open func state(of layer: CALayer) -> CAState? { current[ObjectIdentifier(layer)]?.state }

    /// Puts a layer into a state with the animations of the fitting transition; values without an animation change at once.
    ///
    /// - Parameters:
    ///   - state: One of the layer's states; nil is the base state.
    ///   - transitionSpeed: The factor of the animations' speed; 0 changes all values at once.
    open func setState(_ state: CAState?, of layer: CALayer, transitionSpeed: Float = 1) {
        let old = current[ObjectIdentifier(layer)]
        let transition = layer.stateTransition(from: old?.state.name ?? "", to: state?.name ?? "")
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (change, value) in old?.replaced ?? [:] { change.target.setValue(value, forKeyPath: change.keyPath) }
        current[ObjectIdentifier(layer)] = state.map { applied($0, to: layer) }
        if transitionSpeed > 0, let transition { run(transition, speed: transitionSpeed) }
        CATransaction.commit()
    }

    /// Puts the layer and its descendants into the states that are meant to apply from the start.
    open func setInitialStates() {
        var pending = [layer]
        while let next = pending.popLast() {
            if let state = next.states?.first(where: { $0.isInitial && $0.isEnabled }) { setState(state, of: next, transitionSpeed: 0) }
            pending += next.sublayers ?? []
        }
    }

    private func applied(_ state: CAState, to layer: CALayer) -> Applied {
        var applied = Applied(layer: layer, state: state)
        for element in elements(of: state, in: layer) {
            guard let target = element.target else { continue }
            let change = Change(target: target, keyPath: element.keyPath)
            if applied.replaced[change] == nil { applied.replaced[change] = .some(target.value(forKeyPath: element.keyPath)) }
            target.setValue(element.value, forKeyPath: element.keyPath)
        }
        return applied
    }

    /// Returns the changes of a state after those of the states on which it is based; a state that is based on itself counts once.
    private func elements(of state: CAState, in layer: CALayer) -> [CAStateSetValue] {
        var chain: [CAState] = []
        var next: CAState? = state
        while let current = next, !chain.contains(where: { $0 === current }) {
            chain.append(current)
            next = current.basedOn.flatMap { layer.state(withName: $0) }
        }
        return chain.reversed().flatMap(\.elements)
    }

    private func run(_ transition: CAStateTransition, speed: Float) {
        for element in transition.elements {
            guard let target = element.target else { continue }
            let animation = element.animation.attachedCopy()
            // The begin time counts from the commit of the transition, and before it the old value stays.
            animation.beginDelay = animation.beginTime / Double(speed)
            animation.beginTime = 0
            animation.speed *= speed
            target.add(animation, forKey: element.key)
        }
    }
}
