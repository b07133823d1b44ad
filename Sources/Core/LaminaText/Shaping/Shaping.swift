import CHarfBuzz

/// One glyph of a shaped run, in font units.
package struct ShapedGlyph: Sendable, Hashable {
    package var glyph: GlyphID
    /// The index of the first UTF-16 unit of the glyph's cluster.
    package var cluster: Int
    /// The horizontal advance to the next glyph.
    package var advance: Double
    /// The glyph's offset from the pen position, with y pointing up.
    package var offsetX: Double
    package var offsetY: Double
}

/// The parameters of one call to HarfBuzz: a run with one face, script and direction.
struct ShapingRun {
    /// The UTF-16 units of the run in the text.
    var range: Range<Int>
    /// The script's ISO 15924 code, such as `Latn`.
    var script: String
    var isRightToLeft: Bool
    var features: [FontFeature]
}

/// An OpenType feature and its setting.
package struct FontFeature: Sendable, Hashable {
    /// The four-letter tag, such as `tnum`.
    package var tag: String
    package var isOn: Bool

    package init(_ tag: String, isOn: Bool) {
        self.tag = tag
        self.isOn = isOn
    }
}

extension ShapingFace {
    /// Shapes a part of a text; returns its glyphs from left to right.
    ///
    /// - Parameters:
    ///   - text: The run with its context, which decides the joining of letters at the run's ends.
    func shape(_ text: [UInt16], _ run: ShapingRun) -> [ShapedGlyph] {
        guard let buffer = unsafe hb_buffer_create() else { return [] }
        // The buffer is created above and not shared.
        defer { unsafe hb_buffer_destroy(buffer) }
        unsafe text.withUnsafeBufferPointer {
            unsafe hb_buffer_add_utf16(
                buffer, $0.baseAddress, Int32($0.count), UInt32(run.range.lowerBound), Int32(run.range.count))
        }
        unsafe hb_buffer_set_direction(buffer, run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        unsafe hb_buffer_set_script(buffer, hb_script_from_string(run.script, -1))
        // The language is fixed, because the system's own language could select other glyphs.
        unsafe hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
        let features = run.features.map(hb_feature_t.init)
        unsafe features.withUnsafeBufferPointer { unsafe hb_shape(font, buffer, $0.baseAddress, UInt32($0.count)) }
        return unsafe Self.glyphs(in: buffer)
    }

    private static func glyphs(in buffer: OpaquePointer) -> [ShapedGlyph] {
        // HarfBuzz stores the number of entries in `count`. Both arrays have this length and live as long as the buffer.
        var count: UInt32 = 0
        guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count), let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        return (0..<Int(count)).map {
            let (info, position) = unsafe (infos[$0], positions[$0])
            return ShapedGlyph(
                glyph: info.codepoint, cluster: Int(info.cluster), advance: Double(position.x_advance), offsetX: Double(position.x_offset),
                offsetY: Double(position.y_offset))
        }
    }
}

extension hb_feature_t {
    /// Creates a feature that applies to the whole run.
    fileprivate init(_ feature: FontFeature) {
        self.init(tag: unsafe hb_tag_from_string(feature.tag, -1), value: feature.isOn ? 1 : 0, start: 0, end: .max)
    }
}
