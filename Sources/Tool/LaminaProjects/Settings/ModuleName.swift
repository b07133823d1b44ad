/// The name of a Swift module for the name of a product.
enum ModuleName {
    /// Replaces each scalar that no identifier contains, and a digit in front, by an underscore: `12 Nav&Tab` becomes `_2_Nav_Tab`.
    static func make(_ name: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in name.unicodeScalars {
            let fits = scalar == "_" || (result.isEmpty ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue)
            result.append(fits ? scalar : "_")
        }
        return result.isEmpty ? "_" : String(result)
    }
}
