package import LaminaPrimitives

extension BlendMode {
    /// Converts a `CGBlendMode` to `BlendMode`.
    package init(_ mode: CGBlendMode) {
        // Both enumerations have the same raw values; a test compares the two lists.
        self = BlendMode(rawValue: mode.rawValue) ?? .normal
    }
}
