/// Two values and the fraction between them.
///
/// For values that only a renderer can interpolate, such as images.
package struct Mixture<Value: Animatable>: Sendable, Hashable {
    package let from: Value
    package let to: Value
    /// The position between the two values: 0 is `from`, 1 is `to`.
    package let fraction: Double
}
