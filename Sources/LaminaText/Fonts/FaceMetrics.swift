import CFreeType

/// Vertical measures of a face, in em; y points up, so that `descent` is positive below the baseline.
package struct FaceMetrics: Sendable, Hashable {
    package var ascent = 0.0
    package var descent = 0.0
    /// What the font adds between two lines.
    package var lineGap = 0.0
    package var capHeight = 0.0
    package var xHeight = 0.0
    /// The middle of the underline, below the baseline.
    package var underlineOffset = 0.0
    package var underlineThickness = 0.0
    /// The middle of a line through the letters, above the baseline.
    package var strikethroughOffset = 0.0
    package var strikethroughThickness = 0.0

    /// Usual proportions.
    static let usual = FaceMetrics().completed
}

extension FontFile {
    /// Font units for each em.
    ///
    /// From the table, because FreeType leaves its own number at 0 for fonts of pictures.
    var unitsPerEm: Double {
        // FreeType keeps the tables as long as the face; null when there is none.
        let header = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_HEAD)?.assumingMemoryBound(to: TT_Header.self).pointee
        return unsafe Double(max(1, header?.Units_Per_EM ?? face.pointee.units_per_EM))
    }

    /// The face's own numbers, completed where its tables are silent.
    var metrics: FaceMetrics {
        let unitsPerEm = unitsPerEm
        func em(_ units: some BinaryInteger) -> Double { Double(units) / unitsPerEm }
        var metrics = FaceMetrics()
        // The tables and the face live as long as this object.
        if let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_HHEA)?.assumingMemoryBound(to: TT_HoriHeader.self).pointee {
            metrics.ascent = unsafe em(table.Ascender)
            metrics.descent = unsafe -em(table.Descender)
            metrics.lineGap = unsafe max(0, em(table.Line_Gap))
        }
        if let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_POST)?.assumingMemoryBound(to: TT_Postscript.self).pointee {
            metrics.underlineOffset = -em(table.underlinePosition)
            metrics.underlineThickness = em(table.underlineThickness)
        }
        if let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self).pointee {
            metrics.capHeight = em(table.sCapHeight)
            metrics.xHeight = em(table.sxHeight)
            metrics.strikethroughOffset = em(table.yStrikeoutPosition)
            metrics.strikethroughThickness = em(table.yStrikeoutSize)
        }
        return metrics.completed
    }
}

extension FaceMetrics {
    /// Usual proportions in place of zeros.
    fileprivate var completed: FaceMetrics {
        var metrics = self
        if metrics.ascent <= 0 { (metrics.ascent, metrics.descent) = (0.95, 0.25) }
        if metrics.capHeight <= 0 { metrics.capHeight = metrics.ascent * 0.75 }
        if metrics.xHeight <= 0 { metrics.xHeight = metrics.capHeight * 0.72 }
        if metrics.underlineThickness <= 0 { metrics.underlineThickness = 0.05 }
        if metrics.underlineOffset <= 0 { metrics.underlineOffset = 0.1 }
        if metrics.strikethroughOffset <= 0 { metrics.strikethroughOffset = metrics.xHeight / 2 }
        if metrics.strikethroughThickness <= 0 { metrics.strikethroughThickness = metrics.underlineThickness }
        return metrics
    }
}
