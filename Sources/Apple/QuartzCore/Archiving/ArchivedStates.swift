import CoreGraphics
import Foundation

/// The states and transitions of a tree of layers in an archive.
///
/// They are written after the layers and name them by their indices: a state of the root usually changes the root too, and a layer that is being
/// decoded cannot be decoded again inside itself.
enum ArchivedStates {
    /// Writes the states of the layers, if there are any.
    ///
    /// - Parameter layers: The root and its descendants, in the order of `ArchivedTree`.
    static func write(_ layers: [CALayer], _ coder: NSCoder) {
        guard layers.contains(where: { $0.states != nil || $0.stateTransitions != nil }) else { return }
        let indices = Dictionary(layers.enumerated().map { (ObjectIdentifier($1), $0) }) { first, _ in first }
        func index(of target: CALayer?) -> Int? { target.flatMap { indices[ObjectIdentifier($0)] } }
        let items = layers.enumerated().flatMap { place, layer -> [Any] in
            guard layer.states != nil || layer.stateTransitions != nil else { return [] }
            let states = (layer.states ?? []).map { state in
                [
                    state.name, state.basedOn ?? NSNull(), state.isInitial, state.isEnabled,
                    state.elements.compactMap { change in
                        index(of: change.target).map { [$0, change.keyPath, change.value ?? NSNull()] as [Any] }
                    },
                ] as [Any]
            }
            let transitions = (layer.stateTransitions ?? []).map { transition in
                [
                    transition.fromState, transition.toState,
                    transition.elements.compactMap { part in index(of: part.target).map { [$0, part.key, part.animation] as [Any] } },
                ] as [Any]
            }
            return [place, states, transitions]
        }
        coder.encode(values: items, forKey: key)
    }

    /// Reads the states of the layers; leaves out malformed ones.
    ///
    /// - Returns: False when the list itself is malformed.
    static func read(_ coder: NSCoder, into layers: [CALayer]) -> Bool {
        guard let items = coder.values(forKey: key) else { return false }
        for start in stride(from: 0, to: items.count - 2, by: 3) {
            guard let place = items[start] as? Int, layers.indices.contains(place) else { continue }
            if let states = items[start + 1] as? [Any], !states.isEmpty { layers[place].states = states.compactMap { state($0, layers) } }
            guard let transitions = items[start + 2] as? [Any], !transitions.isEmpty else { continue }
            layers[place].stateTransitions = transitions.compactMap { transition($0, layers) }
        }
        return coder.error == nil
    }

    private static let key = "CALayer.states"

    private static func state(_ item: Any, _ layers: [CALayer]) -> CAState? {
        guard let parts = item as? [Any], parts.count == 5, let name = parts[0] as? String, let elements = parts[4] as? [Any] else { return nil }
        let state = CAState(name: name)
        state.basedOn = parts[1] as? String
        (state.isInitial, state.isEnabled) = (parts[2] as? Bool ?? false, parts[3] as? Bool ?? true)
        state.elements = elements.compactMap { element in
            guard let (target, keyPath, value) = triple(element, layers) else { return nil }
            return CAStateSetValue(target: target, keyPath: keyPath, value: value is NSNull ? nil : value)
        }
        return state
    }

    private static func transition(_ item: Any, _ layers: [CALayer]) -> CAStateTransition? {
        guard let parts = item as? [Any], parts.count == 3, let from = parts[0] as? String, let to = parts[1] as? String,
            let elements = parts[2] as? [Any]
        else { return nil }
        let transition = CAStateTransition(fromState: from, toState: to)
        transition.elements = elements.compactMap { element in
            guard let (target, key, animation) = triple(element, layers), let animation = animation as? CAAnimation else { return nil }
            return CAStateTransitionElement(target: target, key: key, animation: animation)
        }
        return transition
    }

    /// Reads the index of a layer, a key and a value.
    private static func triple(_ item: Any, _ layers: [CALayer]) -> (CALayer, String, Any)? {
        guard let parts = item as? [Any], parts.count == 3, let index = parts[0] as? Int, layers.indices.contains(index),
            let key = parts[1] as? String
        else { return nil }
        return (layers[index], key, parts[2])
    }
}
