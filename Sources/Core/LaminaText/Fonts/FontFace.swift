import CFreeType
import LaminaConcurrency
package import LaminaPrimitives

/// The index of a glyph in its face; 0 is the glyph for characters that the face lacks.
package typealias GlyphID = UInt32

extension GlyphID {
    /// The glyph of characters that draw nothing, such as tabs; Core Text calls it the deleted glyph.
    package static let invisible: GlyphID = 0xFFFF
}

/// One face of a font file: its names, metrics, outlines and colour bitmaps, independent of size.
///
/// Two faces are equal when they are the same variation of the same object; `FontCatalog` opens each only once.
package final class FontFace: Sendable {
    /// The path of the font file.
    package let path: String
    /// The index of the face in its file.
    package let index: Int
    /// The name of this single face, such as `Inter-Bold`.
    package let postScriptName: String
    /// The name shared by all faces of the family, such as `Inter`.
    package let familyName: String
    /// The name of this face within its family, such as `Bold`.
    package let styleName: String
    package let unitsPerEm: Double
    package let metrics: FaceMetrics
    package let glyphCount: Int
    /// True when glyphs may be colour bitmaps instead of outlines, as in an emoji font.
    package let hasPictures: Bool
    /// The form of the letters, from the font's tables.
    package let form: FaceForm
    /// The number of faces in the file.
    package let siblingCount: Int
    /// The axis values of a variable font that differ from the initial ones.
    package let variation: FontVariation
    let shaping: ShapingFace
    /// The open file behind a lock, since FreeType is not thread-safe; nil for the empty face.
    ///
    /// Variations of a face share it.
    let file: Guarded<FontFile>?
    /// The face from which this variation was made; nil for a face as it was opened.
    let base: FontFace?
    /// The variations of this face.
    let instances = FaceInstances()
    /// The values of all axes for FreeType; empty for the initial ones.
    let coordinates: [Int32]

    /// A face without glyphs, for machines without fonts: its lines have a typical height and draw nothing.
    package static let empty = FontFace()

    private init() {
        (path, index, postScriptName, familyName, styleName) = ("", 0, "", "", "")
        (unitsPerEm, glyphCount, hasPictures, siblingCount) = (1000, 0, false, 1)
        form = FaceForm()
        metrics = .usual
        shaping = ShapingFace()
        (file, base, variation, coordinates) = (nil, nil, [:], [])
    }

    /// - Throws: `FontError.unreadable` when the file has no face of this index.
    package convenience init(path: String, index: Int = 0) throws(FontError) {
        try self.init(.file(path: path), index: index)
    }

    /// - Throws: `FontError.unreadable` when the source is no font or has no face of this index.
    package init(_ source: FontSource, index: Int = 0) throws(FontError) {
        let file = try FontFile(source, index: index)
        path = source.path
        self.index = index
        postScriptName = file.postScriptName
        familyName = file.familyName
        styleName = file.styleName
        unitsPerEm = file.unitsPerEm
        // The range that OpenType allows. A smaller number in a damaged file would make letters thousands of em large.
        guard (16...16_384).contains(unitsPerEm) else { throw .unreadable(path: source.path, face: index) }
        // The face is open as long as the file object lives.
        glyphCount = unsafe Int(file.face.pointee.num_glyphs)
        siblingCount = unsafe max(1, Int(file.face.pointee.num_faces))
        metrics = file.metrics
        hasPictures = file.hasPictures
        form = file.form
        let shaping = try ShapingFace(source, index: index)
        // The high bits of the index select one of the instances that the font's designer has named. The libraries differ in when they follow them.
        let axes = index >> 16 > 0 ? shaping.axes : []
        variation = axes.isEmpty ? [:] : file.variation(along: axes)
        let values = axes.values(of: variation)
        self.shaping = axes.isEmpty ? shaping : ShapingFace(shaping, values)
        (base, coordinates) = (nil, values.map { FixedPoint.bits($0.value) })
        self.file = Guarded(file)
    }

    /// Creates a variation of a face.
    ///
    /// - Parameters:
    ///   - base: A face that is no variation of another.
    ///   - variation: Values within the limits of the face's axes.
    init(_ base: FontFace, _ variation: FontVariation, _ axes: [VariationAxis]) {
        let values = axes.values(of: variation)
        let coordinates = values.map { FixedPoint.bits($0.value) }
        (path, index, familyName, styleName) = (base.path, base.index, base.familyName, base.styleName)
        postScriptName = axes.name(of: variation, in: base.postScriptName)
        (unitsPerEm, glyphCount, hasPictures, siblingCount) = (base.unitsPerEm, base.glyphCount, base.hasPictures, base.siblingCount)
        let tables = base.file?.withLock { file in
            file.select(coordinates)
            return (metrics: file.metrics, form: file.form)
        }
        metrics = tables?.metrics ?? base.metrics
        var form = tables?.form ?? base.form
        if let slant = variation[.slantAxis] { form.italicAngle = slant }
        self.form = form
        shaping = ShapingFace(base.shaping, values)
        (file, self.base, self.variation, self.coordinates) = (base.file, base, variation, coordinates)
    }

    /// Returns a glyph's outline in font units, with y pointing up; empty when the glyph has none.
    package func outline(of glyph: GlyphID) -> Path { read { $0.outline(of: glyph) } ?? Path() }

    /// Returns a glyph's colour bitmap; nil when it has none.
    package func picture(of glyph: GlyphID) -> GlyphPicture? { hasPictures ? read { $0.picture(of: glyph) } ?? nil : nil }

    /// Returns the glyph of one character, without shaping; nil when the face lacks it.
    package func glyph(for character: Unicode.Scalar) -> GlyphID? { shaping.glyph(for: character) }

    /// Returns the glyph with a PostScript name; nil when there is none.
    package func glyph(named name: String) -> GlyphID? { file?.withLock { $0.glyph(named: name) } }

    /// The bounding box of all glyphs, in font units, with y pointing up.
    package var bounds: Rect { file?.withLock(\.bounds) ?? .zero }

    /// Reads from the open file with the face's own axis values; nil for the empty face.
    private func read<Result: Sendable>(_ body: (FontFile) -> Result) -> Result? {
        file?.withLock { file in
            file.select(coordinates)
            return body(file)
        }
    }

    /// Returns the horizontal advance of a glyph, in em.
    package func advance(of glyph: GlyphID) -> Double { shaping.advance(of: glyph) / unitsPerEm }
}

extension FontFace {
    /// The traits that the style name states, with the weight of the variation.
    package var traits: FontTraits {
        var traits = FontTraits(styleName: styleName)
        if let weight = variation[.weightAxis] { traits.weight = weight }
        return traits
    }

    /// True when the face has a glyph for each of these characters.
    func has(_ characters: [Unicode.Scalar]) -> Bool { characters.allSatisfy { glyph(for: $0) != nil } }
}

extension FontFace: Hashable {
    package static func == (a: FontFace, b: FontFace) -> Bool { (a.base ?? a) === (b.base ?? b) && a.variation == b.variation }
    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(base ?? self))
        if !variation.isEmpty { hasher.combine(variation) }
    }
}

extension FontFile {
    fileprivate func glyph(named name: String) -> GlyphID? {
        // FreeType reads the name only during the call.
        let glyph = unsafe name.withCString { unsafe FT_Get_Name_Index(face, $0) }
        return glyph == 0 ? nil : GlyphID(glyph)
    }

    fileprivate var bounds: Rect {
        // The face is open as long as this object lives.
        let box = unsafe face.pointee.bbox
        return Rect(Double(box.xMin), Double(box.yMin), Double(box.xMax - box.xMin), Double(box.yMax - box.yMin))
    }

    // The names belong to the open face; a missing name is null.
    fileprivate var postScriptName: String { unsafe FT_Get_Postscript_Name(face).map { unsafe String(cString: $0) } ?? familyName }
    fileprivate var familyName: String { unsafe face.pointee.family_name.map { unsafe String(cString: $0) } ?? "" }
    fileprivate var styleName: String { unsafe face.pointee.style_name.map { unsafe String(cString: $0) } ?? "" }
}
