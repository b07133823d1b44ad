import CHarfBuzz

/// An axis along which a variable font can change, in the axis's own units.
package struct VariationAxis: Sendable, Hashable {
    /// The axis's four letters as a number, such as that of `wght`.
    package let tag: UInt32
    package let minimum: Double
    package let initial: Double
    package let maximum: Double
    /// The axis's name for users; empty when the font has none.
    package let name: String
    /// True when the font's designer advises against showing the axis to users.
    package let isHidden: Bool
}

extension ShapingFace {
    // HarfBuzz's face lives as long as the font, which this object owns. Every function below reads immutable data.
    private var face: OpaquePointer? { unsafe hb_font_get_face(font) }

    /// Returns the bytes of a table; nil when the face has none of this tag.
    func table(_ tag: UInt32) -> [UInt8]? {
        guard let blob = unsafe hb_face_reference_table(face, tag) else { return nil }
        defer { unsafe hb_blob_destroy(blob) }
        var count: UInt32 = 0
        guard let start = unsafe hb_blob_get_data(blob, &count), count > 0 else { return nil }
        return unsafe Array(UnsafeRawBufferPointer(start: start, count: Int(count)))
    }

    /// The tags of all tables, ascending.
    var tableTags: [UInt32] {
        unsafe tags { start, count, buffer in unsafe hb_face_get_table_tags(face, start, &count, buffer) }.sorted()
    }

    /// The tags of the face's features of substitution and positioning, ascending and without duplicates.
    var featureTags: [String] {
        // "GSUB" and "GPOS" as numbers.
        let all = [0x4753_5542, 0x4750_4F53].flatMap { (table: UInt32) in
            unsafe tags { start, count, buffer in unsafe hb_ot_layout_table_get_feature_tags(face, table, start, &count, buffer) }
        }
        return Set(all).sorted().map(\.letters)
    }

    /// Reads a list that HarfBuzz returns in portions of 64.
    private func tags(_ read: (UInt32, inout UInt32, UnsafeMutablePointer<UInt32>?) -> UInt32) -> [UInt32] {
        var result: [UInt32] = []
        var portion = [UInt32](repeating: 0, count: 64)
        while true {
            var count = UInt32(portion.count)
            // HarfBuzz writes at most `count` tags and stores their number there.
            _ = unsafe portion.withUnsafeMutableBufferPointer { unsafe read(UInt32(result.count), &count, $0.baseAddress) }
            guard count > 0 else { return result }
            result += portion.prefix(Int(count))
        }
    }

    /// The characters for which the face has a glyph, as ascending ranges.
    var characters: [ClosedRange<UInt32>] {
        guard let set = unsafe hb_set_create() else { return [] }
        defer { unsafe hb_set_destroy(set) }
        unsafe hb_face_collect_unicodes(face, set)
        var ranges: [ClosedRange<UInt32>] = []
        var (first, last) = (hb_codepoint_t(0), hb_codepoint_t.max)
        while unsafe hb_set_next_range(set, &first, &last) != 0 { ranges.append(first...last) }
        return ranges
    }

    /// Returns an entry of the face's `name` table in a language; nil when it is missing.
    ///
    /// - Parameter number: The entry's number in OpenType, such as 6 for the PostScript name.
    func name(_ number: UInt32, language: String) -> String? {
        var units = [UInt16](repeating: 0, count: 4096)
        var count = UInt32(units.count)
        let language = unsafe hb_language_from_string(language, -1)
        // HarfBuzz writes at most `count` units and stores their number there.
        _ = unsafe units.withUnsafeMutableBufferPointer { unsafe hb_ot_name_get_utf16(face, number, language, &count, $0.baseAddress) }
        return count > 0 ? String(decoding: units.prefix(Int(count)), as: UTF16.self) : nil
    }

    /// The axes of a variable font, in the font's order; empty for other fonts.
    var axes: [VariationAxis] {
        var count = unsafe hb_ot_var_get_axis_count(face)
        guard count > 0 else { return [] }
        var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
        // HarfBuzz writes at most `count` entries and stores their number there.
        _ = unsafe infos.withUnsafeMutableBufferPointer { unsafe hb_ot_var_get_axis_infos(face, 0, &count, $0.baseAddress) }
        return infos.prefix(Int(count)).map { info in
            VariationAxis(
                tag: info.tag, minimum: Double(info.min_value), initial: Double(info.default_value), maximum: Double(info.max_value),
                name: name(info.name_id, language: "en") ?? "",
                isHidden: info.flags.rawValue & HB_OT_VAR_AXIS_FLAG_HIDDEN.rawValue != 0)
        }
    }

    /// Returns the vertical advance of a glyph, in font units; positive downwards.
    func verticalAdvance(of glyph: GlyphID) -> Double { unsafe -Double(hb_font_get_glyph_v_advance(font, glyph)) }

    /// Returns the origin of a glyph in vertical text, relative to its horizontal one, in font units with y pointing up.
    func verticalOrigin(of glyph: GlyphID) -> (x: Double, y: Double) {
        var (x, y) = (hb_position_t(0), hb_position_t(0))
        unsafe hb_font_get_glyph_v_origin(font, glyph, &x, &y)
        return (Double(x), Double(y))
    }

    /// Returns a glyph's PostScript name; nil when the face has no names.
    func name(of glyph: GlyphID) -> String? {
        var characters = [CChar](repeating: 0, count: 128)
        // HarfBuzz writes at most the given number of bytes, including the final zero.
        let found = unsafe characters.withUnsafeMutableBufferPointer {
            unsafe hb_font_get_glyph_name(font, glyph, $0.baseAddress, UInt32($0.count))
        }
        guard found != 0 else { return nil }
        return String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Returns the positions inside a ligature at which a caret may stand, in font units from its origin; empty for other glyphs.
    func ligatureCarets(of glyph: GlyphID) -> [Double] {
        var positions = [hb_position_t](repeating: 0, count: 16)
        var count = UInt32(positions.count)
        // HarfBuzz writes at most `count` positions and stores their number there.
        _ = unsafe positions.withUnsafeMutableBufferPointer {
            unsafe hb_ot_layout_get_ligature_carets(font, HB_DIRECTION_LTR, glyph, 0, &count, $0.baseAddress)
        }
        return positions.prefix(Int(count)).map(Double.init)
    }
}
