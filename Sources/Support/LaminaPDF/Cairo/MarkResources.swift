import CCairoPDF
import LaminaPrimitives
import LaminaText

/// Cairo's objects for the fonts and pictures of a document.
///
/// `@safe`: the pointers are used by Cairo's functions only, while the object lives.
@safe
final class MarkResources {
    private let cairo: Cairo
    private var faces: [FontFace: OpaquePointer]
    private var pictures: [Picture: CairoSurface] = [:]
    /// Glyphs without hints, at exact positions.
    let options: OpaquePointer?

    init(_ cairo: Cairo) {
        self.cairo = cairo
        unsafe faces = [:]
        unsafe options = cairo.functions.cairo_font_options_create()
        unsafe cairo.functions.cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        unsafe cairo.functions.cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    }

    deinit {
        unsafe faces.values.forEach { unsafe cairo.functions.cairo_font_face_destroy($0) }
        unsafe cairo.functions.cairo_font_options_destroy(options)
    }

    /// Returns Cairo's face for a font; nil when the font cannot be opened.
    func face(of font: FontFace) -> OpaquePointer? {
        if let known = unsafe faces[font] { return unsafe known }
        guard let reader = font.reader() else { return nil }
        let face = unsafe cairo.functions.cairo_ft_font_face_create_for_ft_face(reader.address, 0)
        let owner = unsafe Unmanaged.passRetained(reader)
        // Cairo keeps faces in a cache beyond the life of their documents, so the file stays open as long as Cairo has the face.
        _ = unsafe cairo.functions.cairo_font_face_set_user_data(face, lamina_font_key(), owner.toOpaque()) { data in
            if let data = unsafe data { unsafe Unmanaged<FontReader>.fromOpaque(data).release() }
        }
        unsafe faces[font] = face
        return unsafe face
    }

    /// Returns the surface of a picture; nil without memory or for an impossible size.
    func surface(of picture: Picture) -> CairoSurface? {
        if let known = pictures[picture] { return known }
        guard let surface = CairoSurface(cairo, picture) else { return nil }
        surface.setIdentity("\(picture.width)×\(picture.height) \(picture.bitmap.fingerprint)")
        pictures[picture] = surface
        return surface
    }

    /// Forgets the pictures of a page.
    func forgetPictures() { pictures = [:] }
}

extension CairoSurface {
    /// Sets the name by which Cairo recognises pictures with the same pixels, which it stores once for all pages.
    fileprivate func setIdentity(_ name: String) {
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: name.utf8.count)
        _ = unsafe bytes.initialize(from: name.utf8)
        // Cairo releases the bytes when it no longer needs them.
        _ = unsafe cairo.functions.cairo_surface_set_mime_data(
            pointer, CAIRO_MIME_TYPE_UNIQUE_ID, bytes.baseAddress, UInt(bytes.count), { unsafe $0?.deallocate() }, bytes.baseAddress)
    }
}
