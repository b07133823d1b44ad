import CCairoPDF
package import LaminaPrimitives

/// A PDF file that is written while pages are drawn.
///
/// `@safe`: the surface's stream has a writer that lives as long as the surface.
@safe
package final class PDFDocument {
    private let cairo: Cairo
    private let surface: CairoSurface
    private let writer: ByteWriter
    private let resources: MarkResources
    /// The page being drawn; nil between pages.
    package private(set) var page: MarkCanvas?
    private var isClosed = false
    /// The names of places; the first place of a name counts.
    private var placeNames: Set<String> = []

    /// Begins a file.
    ///
    /// - Parameters:
    ///   - size: The size of the page of a document whose pages are never begun, in points.
    ///   - write: Receives the file's bytes in order; false ends the writing.
    /// - Returns: Nil when Cairo is not installed.
    package init?(size: Size, write: @escaping ([UInt8]) -> Bool) {
        guard let cairo = Cairo.loaded else { return nil }
        let writer = ByteWriter(write)
        // The writer outlives the surface, because `deinit` finishes the surface.
        let made = unsafe cairo.functions.cairo_pdf_surface_create_for_stream(
            { writer, bytes, count in unsafe ByteWriter.put(writer, bytes, count) }, Unmanaged.passUnretained(writer).toOpaque(), size.width,
            size.height)
        guard let surface = unsafe CairoSurface(cairo, made), surface.status == CAIRO_STATUS_SUCCESS else { return nil }
        self.cairo = cairo
        self.surface = surface
        self.writer = writer
        resources = MarkResources(cairo)
    }

    deinit { _ = close() }

    /// Begins a page, after ending the current one.
    ///
    /// - Parameter size: The page's size in points, positive.
    package func beginPage(_ size: Size) -> MarkCanvas {
        endPage()
        unsafe cairo.functions.cairo_pdf_surface_set_size(surface.pointer, size.width, size.height)
        let resolution = Self.resolution(size)
        unsafe cairo.functions.cairo_surface_set_fallback_resolution(surface.pointer, resolution, resolution)
        let canvas = MarkCanvas(surface, bounds: Rect(origin: .zero, size: size), resources: resources)
        page = canvas
        return canvas
    }

    /// Ends the current page and writes it to the file.
    package func endPage() {
        guard let page else { return }
        page.finishGroups()
        page.writeTags()
        unsafe cairo.functions.cairo_show_page(page.context)
        self.page = nil
        resources.forgetPictures()
    }

    /// Ends the current page and the file.
    ///
    /// - Returns: The reason why the file is not complete; nil on success.
    package func close() -> String? {
        guard !isClosed else { return nil }
        isClosed = true
        endPage()
        unsafe cairo.functions.cairo_surface_finish(surface.pointer)
        let status = surface.status
        return status == CAIRO_STATUS_SUCCESS ? nil : cairo.text(status)
    }

    /// Names a place of the current page, unless another place has the name already.
    package func name(_ point: Point, _ name: String) {
        guard let page, placeNames.insert(name).inserted else { return }
        page.name(point, name)
    }

    /// Sets a text of the document's information.
    package func set(_ field: Field, _ text: String) {
        unsafe cairo.functions.cairo_pdf_surface_set_metadata(surface.pointer, field.cairo, text)
    }

    /// The texts of a document's information.
    package enum Field: Sendable {
        case title, author, subject, keywords, creator

        fileprivate var cairo: cairo_pdf_metadata_t {
            switch self {
            case .title: CAIRO_PDF_METADATA_TITLE
            case .author: CAIRO_PDF_METADATA_AUTHOR
            case .subject: CAIRO_PDF_METADATA_SUBJECT
            case .keywords: CAIRO_PDF_METADATA_KEYWORDS
            case .creator: CAIRO_PDF_METADATA_CREATOR
            }
        }
    }

    /// The dots per inch of parts that PDF cannot express: 300, and less on pages that would need more than 16 million pixels.
    static func resolution(_ size: Size) -> Double {
        let most = min(16_384 * 72 / max(size.width, size.height), (16e6 * 72 * 72 / (size.width * size.height)).squareRoot())
        return max(0.01, min(300, most))
    }
}

/// The receiver of a file's bytes, which Cairo calls.
private final class ByteWriter {
    private let write: ([UInt8]) -> Bool
    init(_ write: @escaping ([UInt8]) -> Bool) { self.write = write }

    static func put(_ writer: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<UInt8>?, _ count: UInt32) -> cairo_status_t {
        // Cairo passes the writer's address and this many bytes.
        guard let writer = unsafe writer else { return CAIRO_STATUS_WRITE_ERROR }
        let bytes = unsafe Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
        return unsafe Unmanaged<ByteWriter>.fromOpaque(writer).takeUnretainedValue().write(bytes) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
    }
}
