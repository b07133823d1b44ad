/// A part of a value that a key path can name after the property, such as `x` in `position.x`.
package protocol ComponentOf<Whole>: Sendable {
    associatedtype Whole
    associatedtype Part: Animatable

    /// From the whole value to the part.
    var keyPath: any WritableKeyPath<Whole, Part> & Sendable { get }
}

/// The one kind of component there is.
package struct Component<Whole: Animatable, Part: Animatable>: ComponentOf {
    package let keyPath: any WritableKeyPath<Whole, Part> & Sendable

    package init(_ keyPath: any WritableKeyPath<Whole, Part> & Sendable) { self.keyPath = keyPath }
}
