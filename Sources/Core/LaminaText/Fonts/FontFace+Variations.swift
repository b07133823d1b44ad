import LaminaConcurrency

extension FontFace {
    /// Returns the face with other axis values; the face itself when it has no such axes.
    ///
    /// - Parameter values: Values by tag, which are clamped to the limits of their axes. Axes without a value keep the value that they have here.
    package func varied(by values: FontVariation) -> FontFace {
        let axes = axes
        guard !axes.isEmpty else { return self }
        let wanted = axes.normalised(variation.merging(values) { $1 })
        if wanted == variation { return self }
        let base = base ?? self
        return wanted == base.variation ? base : base.instances.face(wanted) { FontFace(base, wanted, axes) }
    }
}

/// The variations of a face that are in use.
final class FaceInstances: Sendable {
    private struct Entry {
        weak var face: FontFace?
    }

    private let faces = Guarded([FontVariation: Entry]())

    /// Returns the face of a variation, which `make` makes unless one is in use.
    func face(_ variation: FontVariation, _ make: () -> FontFace) -> FontFace {
        faces.withLock { faces in
            if let face = faces[variation]?.face { return face }
            let face = make()
            // An animated axis passes through many variations; most entries are empty by the time there are so many.
            if faces.count >= 64 { faces = faces.filter { $0.value.face != nil } }
            faces[variation] = Entry(face: face)
            return face
        }
    }
}
