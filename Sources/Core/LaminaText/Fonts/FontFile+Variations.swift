import CFreeType

extension FontFile {
    /// Selects the variation whose metrics and outlines the following calls read.
    ///
    /// - Parameter coordinates: The values of all axes, in the font's order, with 16 fractional bits; empty for the initial ones.
    func select(_ coordinates: [Int32]) {
        guard coordinates != selected else { return }
        selected = coordinates
        var values = coordinates.map { FT_Fixed($0) }
        // FreeType reads the values during the call; without values it restores the initial ones.
        unsafe values.withUnsafeMutableBufferPointer {
            _ = unsafe FT_Set_Var_Design_Coordinates(face, FT_UInt($0.count), $0.isEmpty ? nil : $0.baseAddress)
        }
    }

    /// The axis values of the opened face that differ from the axes' initial ones.
    func variation(along axes: [VariationAxis]) -> FontVariation {
        var values = [FT_Fixed](repeating: 0, count: axes.count)
        // FreeType writes one value for each of the font's axes, at most as many as there is room for.
        let status = unsafe values.withUnsafeMutableBufferPointer {
            unsafe FT_Get_Var_Design_Coordinates(face, FT_UInt($0.count), $0.baseAddress)
        }
        guard status == 0 else { return [:] }
        let pairs = zip(axes, values).map { ($0.tag, FixedPoint.value(Int32(truncatingIfNeeded: $1))) }
        return axes.normalised(FontVariation(pairs) { $1 })
    }
}
