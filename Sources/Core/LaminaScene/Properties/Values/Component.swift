/// A part of a value that a key path can name after the property, such as `x` in `position.x`.
package protocol ComponentOf<Whole>: Sendable {
    associatedtype Whole: Animatable
    associatedtype Part: Animatable

    /// The effect on the depth of a layer whose transform is the whole value.
    var depth: DepthEffect { get }

    func part(of whole: Whole) -> Part
    func set(_ part: Part, of whole: inout Whole)
}

/// The effect of a part of a transform on the depth of a layer.
package enum DepthEffect: Sendable {
    /// The layer stays in its superlayer's plane.
    case none
    /// The layer's distance from the plane is multiplied.
    case scale
    /// The layer leaves the plane.
    case tilt

    /// True when an animation of the part may move a layer with these model values out of its superlayer's plane.
    func mayTilt(_ state: LayerState) -> Bool {
        switch self {
        case .none: false
        // A layer in the plane z = 0 stays there when its depth is scaled.
        case .scale: state.zPosition != 0 || state.anchorPointZ != 0
        case .tilt: true
        }
    }
}

/// A component that reads and writes its part by closures.
///
/// Closures rather than a key path, which takes ten times as long for computed parts such as an angle of a matrix.
package struct Component<Whole: Animatable, Part: Animatable>: ComponentOf {
    private let read: @Sendable (Whole) -> Part
    private let write: @Sendable (inout Whole, Part) -> Void
    package let depth: DepthEffect

    package init(
        of type: Whole.Type, depth: DepthEffect = .none, _ read: @escaping @Sendable (Whole) -> Part,
        _ write: @escaping @Sendable (inout Whole, Part) -> Void
    ) {
        self.depth = depth
        self.read = read
        self.write = write
    }

    package func part(of whole: Whole) -> Part { read(whole) }

    package func set(_ part: Part, of whole: inout Whole) { write(&whole, part) }
}
