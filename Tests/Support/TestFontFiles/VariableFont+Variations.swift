/// The differences of a glyph at one extreme of the design space.
private struct Extreme {
    /// The position, -1...1 for each axis; the differences vanish towards 0.
    var peak: [Double]
    /// The difference of x of each point.
    var moves: [Int]
    /// The difference of the advance.
    var advance: Int

    static let bar = [
        Extreme(peak: [1, 0], moves: [0, 0, 200, 200], advance: 200), Extreme(peak: [-1, 0], moves: [0, 0, -50, -50], advance: 0),
        Extreme(peak: [0, 1], moves: [50, 50, 50, 50], advance: 100),
    ]
    static let ring = [Extreme(peak: [1, 0], moves: [0, 0, 0, 0, 100, -100, -100, 100], advance: 0)]
    /// The extremes of all glyphs.
    static let all = [[], bar, ring, []]
}

extension VariableFont {
    /// The table of axes, with one named instance: `Black`, the greatest weight.
    var axes: FontBytes {
        FontBytes {
            $0.shorts(1, 0, 16, 2, 2, 20, 1, 12)
            for (tag, low, initial, high, flags, name) in [("wght", 100.0, 400.0, 900.0, 0, 256), ("wdth", 50, 100, 200, hidesWidth ? 1 : 0, 257)] {
                $0.text(tag)
                $0.fixed(low, initial, high)
                $0.shorts(flags, name)
            }
            $0.shorts(258, 0)
            $0.fixed(900, 100)
        }
    }

    /// The table that maps weights: the middle between the initial and the greatest one becomes a quarter.
    var weightCurve: FontBytes {
        FontBytes {
            $0.shorts(1, 0, 0, 2, 4)
            $0.normalised([-1, -1, 0, 0, 0.5, 0.25, 1, 1])
            $0.shorts(3)
            $0.normalised([-1, -1, 0, 0, 1, 1])
        }
    }

    /// The table of moved points.
    var glyphVariations: FontBytes {
        let glyphs = Extreme.all.map(Self.data)
        return FontBytes { table in
            let offsets = 20 + 4 * (glyphs.count + 1)
            table.shorts(1, 0, 2, 0)
            // No shared positions; offsets have 32 bits.
            table.longs(offsets)
            table.shorts(glyphs.count, 1)
            table.longs(offsets)
            for index in 0...glyphs.count { table.longs(glyphs.prefix(index).map(\.count).reduce(0, +)) }
            glyphs.forEach { table.data($0) }
        }
    }

    private static func data(_ extremes: [Extreme]) -> FontBytes {
        guard !extremes.isEmpty else { return FontBytes() }
        let differences = extremes.map(\.packed)
        return FontBytes { glyph in
            // The headers of 8 bytes, each with its own position, precede the differences.
            glyph.shorts(extremes.count, 4 + 8 * extremes.count)
            for (extreme, data) in zip(extremes, differences) {
                // The flags: the position follows, and so do the numbers of points.
                glyph.shorts(data.count, 0xA000)
                glyph.normalised(extreme.peak)
            }
            differences.forEach { glyph.data($0) }
            glyph.pad(to: 4)
        }
    }

    /// The table of advances: one region for each extreme of the bar, whose differences its glyph has.
    var advanceVariations: FontBytes {
        let regions = FontBytes { list in
            list.shorts(2, Extreme.bar.count)
            for value in Extreme.bar.flatMap(\.peak) { list.normalised([min(value, 0), value, max(value, 0)]) }
        }
        let rows = FontBytes { data in
            data.shorts(TestGlyph.all.count, Extreme.bar.count, Extreme.bar.count)
            for index in Extreme.bar.indices { data.shorts(index) }
            for index in TestGlyph.all.indices {
                for extreme in Extreme.bar { data.shorts(index == 1 ? extreme.advance : 0) }
            }
        }
        return FontBytes {
            $0.longs(0x10000, 20, 0, 0, 0)
            $0.shorts(1)
            $0.longs(12)
            $0.shorts(1)
            $0.longs(12 + regions.count)
            $0.data(regions)
            $0.data(rows)
        }
    }
}

extension Extreme {
    /// The differences of all points and of the four points that state the metrics, x before y.
    fileprivate var packed: FontBytes {
        FontBytes {
            // The number 0 means all points.
            $0.byte(0)
            let xs = moves + [0, advance, 0, 0]
            // A run of numbers of 16 bits, then a run of zeros.
            $0.byte(0x40 + xs.count - 1)
            for x in xs { $0.shorts(x) }
            $0.byte(0x80 + xs.count - 1)
        }
    }
}
