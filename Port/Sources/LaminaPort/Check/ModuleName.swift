/// The name of the module that Swift Package Manager makes of a target.
enum ModuleName {
    /// Replaces each scalar that no identifier contains, and a digit in front, by an underscore: `3D Touch` becomes `_D_Touch`.
    static func make(_ target: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in target.unicodeScalars {
            let fits = scalar == "_" || (result.isEmpty ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue)
            result.append(fits ? scalar : "_")
        }
        return result.isEmpty ? "_" : String(result)
    }
}
