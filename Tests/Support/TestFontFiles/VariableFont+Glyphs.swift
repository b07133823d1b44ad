/// A glyph of straight lines.
struct TestGlyph {
    var advance: Int
    /// The corners of each contour; filled areas are on the right of their contour.
    var contours: [[(x: Int, y: Int)]]

    static let all = [
        TestGlyph(advance: 500, contours: []),
        TestGlyph(advance: 300, contours: [[(100, 0), (100, 700), (200, 700), (200, 0)]]),
        TestGlyph(
            advance: 800,
            contours: [[(100, 0), (100, 600), (700, 600), (700, 0)], [(200, 100), (600, 100), (600, 500), (200, 500)]]),
        TestGlyph(advance: 250, contours: []),
    ]

    var points: [(x: Int, y: Int)] { contours.flatMap(\.self) }

    /// The glyph's entry in the table `glyf`; empty for a glyph that draws nothing.
    var data: FontBytes {
        guard !contours.isEmpty else { return FontBytes() }
        return FontBytes { table in
            let (xs, ys) = (points.map(\.x), points.map(\.y))
            table.shorts(contours.count, xs.min() ?? 0, ys.min() ?? 0, xs.max() ?? 0, ys.max() ?? 0)
            var end = -1
            for contour in contours {
                end += contour.count
                table.shorts(end)
            }
            // No instructions.
            table.shorts(0)
            // All points are on the curve and have coordinates of 16 bits.
            for _ in points { table.byte(1) }
            for values in [xs, ys] {
                for (value, last) in zip(values, [0] + values) { table.shorts(value - last) }
            }
            table.pad(to: 2)
        }
    }
}

extension VariableFont {
    /// The tables of a font that is not variable.
    var fixedTables: [String: FontBytes] {
        let glyphs = TestGlyph.all.map(\.data)
        return [
            "head": FontBytes {
                $0.longs(0x10000, 0x10000, 0, 0x5F0F_3CF5)
                $0.shorts(3, 1000)
                $0.longs(0, 0, 0, 0)
                // The last number but one says that `loca` has offsets of 32 bits.
                $0.shorts(0, 0, 800, 700, 0, 8, 2, 1, 0)
            },
            "hhea": FontBytes {
                $0.longs(0x10000)
                $0.shorts(800, -200, 0, 800, 0, 0, 700, 1, 0, 0, 0, 0, 0, 0, 0, TestGlyph.all.count)
            },
            "maxp": FontBytes {
                $0.longs(0x10000)
                $0.shorts(TestGlyph.all.count, 8, 2, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)
            },
            "hmtx": FontBytes { table in
                for glyph in TestGlyph.all { table.shorts(glyph.advance, glyph.points.map(\.x).min() ?? 0) }
            },
            "loca": FontBytes { table in
                for index in 0...glyphs.count { table.longs(glyphs.prefix(index).map(\.count).reduce(0, +)) }
            },
            "glyf": FontBytes { table in glyphs.forEach { table.data($0) } },
            "post": FontBytes { $0.longs(0x30000, 0, 0, 0, 0, 0, 0, 0) },
            "cmap": Self.characters, "name": Self.names,
        ]
    }

    /// The glyphs of the space, of `I` and of `O`.
    private static var characters: FontBytes {
        FontBytes {
            // One subtable for Unicode on Windows, in groups of 32-bit characters.
            $0.shorts(0, 1, 3, 10)
            $0.longs(12)
            $0.shorts(12, 0)
            $0.longs(16 + 3 * 12, 0, 3, 0x20, 0x20, 3, 0x49, 0x49, 1, 0x4F, 0x4F, 2)
        }
    }

    private static var names: FontBytes {
        let names = [(1, "Lamina Test"), (2, "Regular"), (6, "LaminaTest-Regular"), (256, "Weight"), (257, "Width"), (258, "Black")]
        return FontBytes { table in
            table.shorts(0, names.count, 6 + 12 * names.count)
            var start = 0
            for (number, name) in names {
                // Names for Windows in American English, with units of 16 bits.
                table.shorts(3, 1, 0x409, number, name.utf16.count * 2, start)
                start += name.utf16.count * 2
            }
            for unit in names.flatMap(\.1.utf16) { table.shorts(Int(unit)) }
        }
    }
}
