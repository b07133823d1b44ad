package import LaminaPrimitives

/// A layer's picture, or two while one fades into the other.
package struct Contents: Sendable, Hashable {
    package var picture: Picture
    /// What comes, while `fraction` is between 0 and 1.
    package var incoming: Picture?
    /// How much of `incoming` shows.
    package var fraction = 0.0

    package init(_ picture: Picture) { self.picture = picture }

    /// The picture that shows more: `incoming` from the middle of the fade on.
    ///
    /// - Source: Measured on Core Animation: the contents of a presentation layer change at the half, though the screen fades.
    package var main: Picture { fraction < 0.5 ? picture : incoming ?? picture }
}

extension Contents: DiscreteValue {
    package init?(_ value: Value) {
        guard case .picture(let picture) = value else { return nil }
        self.init(picture)
    }

    package var value: Value { .picture(main) }

    /// Both, for the compositor to fade.
    package static func mix(_ from: Contents, _ to: Contents, at fraction: Double) -> Contents? {
        guard from != to, fraction > 0 else { return from }
        guard fraction < 1 else { return to }
        var mixed = from
        mixed.incoming = to.picture
        mixed.fraction = fraction
        return mixed
    }
}
