public import Foundation
import LaminaPDF
import LaminaPrimitives

extension CGContext {
    /// Creates a context that writes a PDF file.
    ///
    /// Fills, strokes, gradients, images, patterns and text keep their shapes; blurred shadows are pictures, and so is the region of a blend mode
    /// that PDF lacks. The file is complete after `closePDF` or when the context ends.
    ///
    /// - Parameters:
    ///   - mediaBox: The size of pages without their own, in points; nil and an empty rectangle are US letter.
    ///   - auxiliaryInfo: Texts under `kCGPDFContextTitle` and the other keys of a document.
    /// - Returns: Nil when the file cannot be written, and without Cairo.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        unsafe self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// Creates a context that hands the bytes of a PDF file to a consumer; see `init(_:mediaBox:_:)`.
    public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        // The caller guarantees one rectangle.
        let box = unsafe PDFPages.usable(mediaBox?.pointee, "CGPDFContextCreate")
        guard let pages = PDFPages(consumer, box) else { return nil }
        pages.setInformation(auxiliaryInfo)
        self.init(canvas: nil, pages: pages, userSpace: .identity)
    }

    /// Begins a page of a PDF file, with a new graphics state; does nothing for a bitmap.
    ///
    /// - Parameter pageInfo: The bytes of the page's rectangle under `kCGPDFContextMediaBox`; without it the page has the file's size.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        guard let bytes = pageInfo?[kCGPDFContextMediaBox] as? Data else { return beginPage(box: nil) }
        guard bytes.count == MemoryLayout<CGRect>.size else {
            Diagnostics.report(exception: "CGPDFContextBeginPage", detail: "the media box has \(bytes.count) bytes; the page has the file's size")
            return beginPage(box: nil)
        }
        // A rectangle is four numbers, for which all bytes are valid.
        beginPage(box: unsafe bytes.withUnsafeBytes { unsafe $0.loadUnaligned(as: CGRect.self) })
    }

    /// Ends the current page of a PDF file.
    public func endPDFPage() { endPage() }

    /// Ends the current page and the PDF file; later drawing has no effect.
    public func closePDF() {
        endPage()
        pages?.close()
    }

    /// Begins a page of a PDF file, with a new graphics state; does nothing for a bitmap.
    ///
    /// - Parameter mediaBox: The page's rectangle; nil for the file's.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
        // The caller guarantees one rectangle.
        unsafe beginPage(box: mediaBox?.pointee)
    }

    /// Ends the current page; drawing before the next page has no effect.
    public func endPage() {
        guard let pages, canvas != nil else { return }
        endAllGroups()
        canvas = nil
        pages.endPage()
        reset(to: .identity, .empty)
    }

    /// The rectangle of the current page in its initial user space; empty for other contexts.
    package var pageBox: CGRect { pages.map { CGRect($0.pageBox) } ?? .zero }

    /// Begins a page; nil has the file's size.
    package func beginPage(box: CGRect?) {
        guard let pages else { return }
        endPage()
        let box = box.map { PDFPages.usable($0, "CGPDFContextBeginPage") } ?? pages.mediaBox
        guard let (page, map) = pages.beginPage(box) else {
            return Diagnostics.report(exception: "CGPDFContextBeginPage", detail: "the file has ended; no page begun")
        }
        canvas = page
        reset(to: map, PixelRect(covering: page.bounds))
    }

    private func reset(to userSpace: AffineTransform, _ clip: PixelRect) {
        baseSpace = userSpace
        state = GraphicsState(userToPixels: userSpace, clip: .whole(clip))
        savedStates = []
        groups = []
        textMatrix = .identity
        beginPath()
    }
}

// Links. Rectangles and points are in user space; bitmaps have no links.
extension CGContext {
    /// Makes a rectangle of the page a link to an address.
    public func setURL(_ url: CFURL, for rect: CGRect) {
        guard let canvas, pages != nil, rect.isFinite else { return }
        canvas.link(state.userToPixels(Rect(rect)), to: url.absoluteString)
    }

    /// Makes a rectangle of the page a link to a named place of the file.
    public func setDestination(_ name: CFString, for rect: CGRect) {
        guard let canvas, pages != nil, rect.isFinite else { return }
        canvas.link(state.userToPixels(Rect(rect)), toPlace: name as String)
    }

    /// Names a place of the page; the first place of a name counts.
    public func addDestination(_ name: CFString, at point: CGPoint) {
        guard let pages, canvas != nil, point.isFinite else { return }
        pages.name(state.userToPixels(Point(point)), name as String)
    }
}
