/// The values between which a basic animation runs; what is missing is what the layer shows.
///
/// | given | runs |
/// |---|---|
/// | from, to | from … to |
/// | from, by | from … from + by |
/// | by, to | to − by … to |
/// | from | from … what shows |
/// | to | what shows … to |
/// | by | what shows … what shows + by |
/// | none | previous … what shows |
package struct BasicValues: Sendable, Hashable {
    package var from: Value?
    package var to: Value?
    package var by: Value?
    /// What showed before the change that the animation belongs to.
    package var previous: Value?

    package init(from: Value? = nil, to: Value? = nil, by: Value? = nil, previous: Value? = nil) {
        self.from = from
        self.to = to
        self.by = by
        self.previous = previous
    }
}
