/// A TrueType font with the axes `wght` (100...900, initially 400) and `wdth` (50...200, initially 100), whose em has 1000 units.
///
/// - Glyph 1, `I`: a bar from the baseline to 700. Its left edge is at 100 and its right edge at 200, or at 400 in weight 900 and at 150 in weight 100.
///   In width 200 both edges move 50 to the right. The advance is 300, 500 in weight 900, and 100 more in width 200.
/// - Glyph 2, `O`: a square ring from (100, 0) to (700, 600), whose hole is 400 wide, or 200 in weight 900. The advance is 800.
/// - Glyph 0 and the space draw nothing.
public struct VariableFont {
    /// True when weights between the initial and the greatest one follow the table `avar`: the middle one, 650, looks like a quarter of the way.
    public var hasCurvedWeights = false
    /// True when the table `HVAR` states the advances too.
    public var hasAdvanceTable = false
    /// True when the axis `wdth` is one that users should not see.
    public var hidesWidth = false

    /// Creates a plain font.
    public init() {}

    /// The tag of the axis of weights.
    public static let weight: UInt32 = 0x7767_6874
    /// The tag of the axis of widths.
    public static let width: UInt32 = 0x7764_7468

    /// The bytes of the font file.
    public var bytes: [UInt8] {
        var tables = fixedTables
        tables["fvar"] = axes
        tables["gvar"] = glyphVariations
        if hasCurvedWeights { tables["avar"] = weightCurve }
        if hasAdvanceTable { tables["HVAR"] = advanceVariations }
        return Self.file(tables)
    }

    /// Joins tables to a file: a directory in the order of the tags, then the tables, each on a multiple of four bytes.
    private static func file(_ tables: [String: FontBytes]) -> [UInt8] {
        var directory = FontBytes { $0.longs(0x10000) }
        // FreeType and HarfBuzz ignore the three numbers for binary searches, and the checksums.
        directory.shorts(tables.count, 0, 0, 0)
        var content = FontBytes()
        let start = 12 + 16 * tables.count
        for (tag, table) in tables.sorted(by: { $0.key < $1.key }) {
            directory.text(tag)
            directory.longs(0, start + content.count, table.count)
            content.data(table)
            content.pad(to: 4)
        }
        directory.data(content)
        return directory.bytes
    }
}
