public import CoreGraphics

/// A named set of values for a layer and its descendants, which a `CAStateController` applies together.
///
/// Apple's class of this name is private; CAML writes it as `LKState`.
open class CAState: NSObject {
    /// The name by which transitions refer to the state.
    public let name: String
    /// The name of the state whose values apply first; default nil.
    open var basedOn: String?
    /// The changes that the state makes; of two changes of one value the later counts.
    open var elements: [CAStateSetValue] = []
    /// True when the state is meant to apply from the start; default false.
    open var isInitial = false
    /// False when the state is to be ignored; default true.
    open var isEnabled = true

    /// Creates a state without changes.
    public init(name: String) { self.name = name }
}

/// A value that a state gives a layer.
public final class CAStateSetValue: NSObject {
    /// The layer that is changed.
    public private(set) weak var target: CALayer?
    /// The property, or a part of one, such as `position.x`.
    public let keyPath: String
    /// The value.
    public let value: Any?

    /// Creates a change of a layer's value.
    public init(target: CALayer?, keyPath: String, value: Any?) {
        self.target = target
        self.keyPath = keyPath
        self.value = value
    }
}

/// The animations with which a layer goes from one state to another.
///
/// Apple's class of this name is private; CAML writes it as `LKStateTransition`.
open class CAStateTransition: NSObject {
    /// The name of the state that is left; `*` means any.
    public let fromState: String
    /// The name of the state that is entered; `*` means any.
    public let toState: String
    /// The animations.
    open var elements: [CAStateTransitionElement] = []

    /// Creates a transition without animations.
    public init(fromState: String, toState: String) {
        self.fromState = fromState
        self.toState = toState
    }

    /// The number of states that are named rather than any, the entered one counting more; nil when the transition does not apply.
    func precision(from old: String, to new: String) -> Int? {
        guard [old, "*"].contains(fromState), [new, "*"].contains(toState) else { return nil }
        return (toState == "*" ? 0 : 2) + (fromState == "*" ? 0 : 1)
    }
}

/// An animation of one layer during a transition.
public final class CAStateTransitionElement: NSObject {
    /// The layer that is animated.
    public private(set) weak var target: CALayer?
    /// The key with which the animation is added, which is the key path of the animated value.
    public let key: String
    /// The animation; without values it goes from the value on screen to the new one.
    ///
    /// Its begin time, in seconds, counts from the start of the transition.
    public let animation: CAAnimation

    /// Creates an animation of a transition.
    public init(target: CALayer?, key: String, animation: CAAnimation) {
        self.target = target
        self.key = key
        self.animation = animation
    }
}

extension CALayer {
    /// The layer's states; nil when there are none.
    ///
    /// An archive of the tree contains the states, with the changes whose targets are layers of the tree.
    public var states: [CAState]? {
        get { attachments.sparse.states.isEmpty ? nil : attachments.sparse.states }
        set { attachments.sparse.states = newValue ?? [] }
    }

    /// The layer's transitions between states; nil when there are none.
    public var stateTransitions: [CAStateTransition]? {
        get { attachments.sparse.stateTransitions.isEmpty ? nil : attachments.sparse.stateTransitions }
        set { attachments.sparse.stateTransitions = newValue ?? [] }
    }

    /// Returns the layer's state with a name.
    public func state(withName name: String) -> CAState? { states?.first { $0.name == name } }

    /// Returns the transition for a change of state; of several matches, one that names the entered state is preferred, then one that names the left
    /// state.
    ///
    /// - Parameters:
    ///   - old: The name of the state that is left; empty for the base state.
    ///   - new: The name of the state that is entered; empty for the base state.
    public func stateTransition(from old: String, to new: String) -> CAStateTransition? {
        let found = (stateTransitions ?? []).compactMap { transition in
            transition.precision(from: old, to: new).map { (transition, $0) }
        }
        return found.max { $0.1 < $1.1 }?.0
    }
}
