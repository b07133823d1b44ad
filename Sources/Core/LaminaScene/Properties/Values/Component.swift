/// A part of a value that a key path can name after the property, such as `x` in `position.x`.
package protocol ComponentOf<Whole>: Sendable {
    associatedtype Whole: Animatable
    associatedtype Part: Animatable

    func part(of whole: Whole) -> Part
    func set(_ part: Part, of whole: inout Whole)
}

/// A component that reads and writes its part by closures.
///
/// Closures rather than a key path, which takes ten times as long for computed parts such as an angle of a matrix.
package struct Component<Whole: Animatable, Part: Animatable>: ComponentOf {
    private let read: @Sendable (Whole) -> Part
    private let write: @Sendable (inout Whole, Part) -> Void

    package init(of type: Whole.Type, _ read: @escaping @Sendable (Whole) -> Part, _ write: @escaping @Sendable (inout Whole, Part) -> Void) {
        self.read = read
        self.write = write
    }

    package func part(of whole: Whole) -> Part { read(whole) }

    package func set(_ part: Part, of whole: inout Whole) { write(&whole, part) }
}
