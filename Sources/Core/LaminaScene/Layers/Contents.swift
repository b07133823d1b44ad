package import LaminaPrimitives

/// A layer's image, or two images during a cross-fade.
package struct Contents: Sendable, Hashable {
    package var picture: Picture
    /// The image that fades in while `fraction` is between 0 and 1; nil when there is no fade.
    package var incoming: Picture?
    /// The opacity of `incoming`, 0...1.
    package var fraction = 0.0

    package init(_ picture: Picture) { self.picture = picture }

    /// The image that shows more: `incoming` from the middle of the fade on.
    ///
    /// - Source: Measured on Core Animation: the contents of a presentation layer change at the half, though the screen fades.
    package var main: Picture { fraction < 0.5 ? picture : incoming ?? picture }
}

extension Contents: DiscreteValue {
    package init?(_ value: Value) {
        guard case .picture(let picture) = value else { return nil }
        self.init(picture)
    }

    package var value: Value { main === Contents.emptyPicture ? .null : .picture(main) }

    /// Nothing, from which and to which an image fades.
    ///
    /// - Source: Measured on Core Animation: a missing image changes at the half too, in `presentation().contents`.
    package static var blank: Contents? { Contents(emptyPicture) }

    private static let emptyPicture = Picture(Bitmap(width: 1, height: 1))

    /// Both images with the fraction, for the compositor to cross-fade; only one of them at or beyond the ends.
    package static func mix(_ from: Contents, _ to: Contents, at fraction: Double) -> Contents? {
        guard from != to, fraction > 0 else { return from }
        guard fraction < 1 else { return to }
        var mixed = from
        mixed.incoming = to.picture
        mixed.fraction = fraction
        return mixed
    }
}
