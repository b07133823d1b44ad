import CHarfBuzz

/// One glyph of a shaped run, in font units.
package struct ShapedGlyph: Sendable, Hashable {
    package var glyph: GlyphID
    /// The first UTF-16 unit of the text that the glyph stands for.
    package var cluster: Int
    /// How far the pen moves on.
    package var advance: Double
    /// Where the glyph stands away from the pen, y up.
    package var offsetX: Double
    package var offsetY: Double
}

/// What a run of text has to be for HarfBuzz: of one face, script and direction.
struct ShapingRun {
    var range: Range<Int>
    /// A script's four letters, such as `Latn`.
    var script: String
    var isRightToLeft: Bool
    var features: [FontFeature]
}

/// An OpenType feature switched on or off.
package struct FontFeature: Sendable, Hashable {
    /// Four letters, such as `tnum`.
    package var tag: String
    package var isOn: Bool

    package init(_ tag: String, isOn: Bool) {
        self.tag = tag
        self.isOn = isOn
    }
}

extension ShapingFace {
    /// Turns a part of a text into glyphs, in the order in which they are drawn from left to right.
    ///
    /// - Parameters:
    ///   - text: What stands around the run decides how letters join.
    func shape(_ text: [UInt16], _ run: ShapingRun) -> [ShapedGlyph] {
        guard let buffer = unsafe hb_buffer_create() else { return [] }
        // Made here and given to nobody.
        defer { unsafe hb_buffer_destroy(buffer) }
        unsafe text.withUnsafeBufferPointer {
            unsafe hb_buffer_add_utf16(
                buffer, $0.baseAddress, Int32($0.count), UInt32(run.range.lowerBound), Int32(run.range.count))
        }
        unsafe hb_buffer_set_direction(buffer, run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        unsafe hb_buffer_set_script(buffer, hb_script_from_string(run.script, -1))
        // One language for all, because the machine's own would change the glyphs.
        unsafe hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
        let features = run.features.map(hb_feature_t.init)
        unsafe features.withUnsafeBufferPointer { unsafe hb_shape(font, buffer, $0.baseAddress, UInt32($0.count)) }
        return unsafe Self.glyphs(in: buffer)
    }

    private static func glyphs(in buffer: OpaquePointer) -> [ShapedGlyph] {
        // Both tables have as many entries as HarfBuzz says, and live as long as the buffer.
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
    /// A feature for the whole run.
    fileprivate init(_ feature: FontFeature) {
        self.init(tag: unsafe hb_tag_from_string(feature.tag, -1), value: feature.isOn ? 1 : 0, start: 0, end: .max)
    }
}
