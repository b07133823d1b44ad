/// The values of a basic animation; a missing end is the layer's model value, also above other animations.
///
/// | given | runs from … to |
/// |---|---|
/// | from, to | from … to |
/// | from, by | from … from + by |
/// | by, to | to − by … to |
/// | from | from … model |
/// | to | model … to |
/// | by | model … model + by |
/// | none | previous … model |
package struct BasicValues: Sendable, Hashable {
    package var from: Value?
    package var to: Value?
    package var by: Value?
    /// The property's value before the change that triggered the animation.
    package var previous: Value?

    package init(from: Value? = nil, to: Value? = nil, by: Value? = nil, previous: Value? = nil) {
        self.from = from
        self.to = to
        self.by = by
        self.previous = previous
    }
}
