/// What shows between two values: those, and how far from the one to the other.
///
/// For values that only a renderer can mix, such as pictures.
package struct Mixture<Value: Animatable>: Sendable, Hashable {
    package let from: Value
    package let to: Value
    /// 0 is `from`, 1 is `to`.
    package let fraction: Double
}
