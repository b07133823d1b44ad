import CFreeType

/// The vertical metrics of a face, in em; all are positive, including `descent`, which extends below the baseline.
package struct FaceMetrics: Sendable, Hashable {
    package var ascent = 0.0
    package var descent = 0.0
    /// The gap between two lines that the font recommends.
    package var lineGap = 0.0
    package var capHeight = 0.0
    package var xHeight = 0.0
    /// The distance from the baseline down to the middle of the underline.
    package var underlineOffset = 0.0
    package var underlineThickness = 0.0
    /// The distance from the baseline up to the middle of the strikethrough line.
    package var strikethroughOffset = 0.0
    package var strikethroughThickness = 0.0

    /// Typical proportions, for a face without metrics.
    static let usual = FaceMetrics().completed
}

extension FontFile {
    /// The number of font units per em.
    ///
    /// Read from the `head` table, because FreeType reports 0 for fonts that contain only bitmaps.
    var unitsPerEm: Double {
        // FreeType keeps the table as long as the face; the pointer is null when the font has none.
        let header = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_HEAD)?.assumingMemoryBound(to: TT_Header.self).pointee
        return unsafe Double(max(1, header?.Units_Per_EM ?? face.pointee.units_per_EM))
    }

    /// The metrics in the face's tables, with typical values in place of missing ones.
    var metrics: FaceMetrics {
        let unitsPerEm = unitsPerEm
        func em(_ units: some BinaryInteger) -> Double { Double(units) / unitsPerEm }
        var metrics = FaceMetrics()
        // The tables and the face live as long as this object. In `hhea` a descender below the baseline is negative.
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
    /// The same metrics with typical proportions in place of zeros.
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
