import Foundation
import LaminaPDF
import LaminaPrimitives

/// The PDF file behind a context.
final class PDFPages {
    /// The page of a file without another size: US letter, as in Core Graphics.
    static let usualPage = Rect(0, 0, 612, 792)
    /// The greatest width and height of a page, in points.
    private static let longestSide = 1_000_000.0

    private let document: PDFDocument
    /// The pages' size unless a page has its own, in points; its origin is the lower left corner of the page in user space.
    let mediaBox: Rect
    /// The rectangle of the current page; the usual one before the first page.
    private(set) var pageBox: Rect
    private var isClosed = false

    /// Begins a file; nil without Cairo.
    init?(_ consumer: CGDataConsumer, _ mediaBox: Rect) {
        guard let document = PDFDocument(size: mediaBox.size, write: { consumer.put($0) == $0.count }) else {
            Diagnostics.report(exception: "CGPDFContextCreate", detail: "Cairo (libcairo2) 1.16 or newer is not installed; no context made")
            return nil
        }
        self.document = document
        self.mediaBox = mediaBox
        pageBox = mediaBox
    }

    deinit { close() }

    /// Returns a page's rectangle with a positive size; US letter for an empty one and for one that is not usable.
    static func usable(_ box: CGRect?, _ name: String) -> Rect {
        guard let box else { return usualPage }
        let rect = Rect(box.standardized)
        if box.isEmpty, box.isFinite { return usualPage }
        guard rect.isFinite, max(rect.width, rect.height) <= longestSide else {
            Diagnostics.report(exception: name, detail: "the page \(box) is not finite or too large; the page is US letter")
            return usualPage
        }
        return rect
    }

    /// Begins a page; nil after the file's end.
    ///
    /// - Returns: The page and the transform from its user space to the canvas.
    func beginPage(_ box: Rect) -> (MarkCanvas, AffineTransform)? {
        guard !isClosed else { return nil }
        pageBox = box
        return (document.beginPage(box.size), AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY))
    }

    func endPage() { document.endPage() }

    /// Ends the file; does nothing when it has ended.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        if let reason = document.close() {
            Diagnostics.report(exception: "CGPDFContextClose", detail: "the file is not complete: \(reason)")
        }
    }

    /// Stores the texts of a dictionary in the document's information.
    func setInformation(_ information: NSDictionary?) {
        let fields: [(CFString, PDFDocument.Field)] = [
            (kCGPDFContextTitle, .title), (kCGPDFContextAuthor, .author), (kCGPDFContextSubject, .subject), (kCGPDFContextCreator, .creator),
        ]
        for (key, field) in fields {
            if let text = information?[key] as? String { document.set(field, text) }
        }
        switch information?[kCGPDFContextKeywords] {
        case let text as String: document.set(.keywords, text)
        case let texts as [String]: document.set(.keywords, texts.joined(separator: ", "))
        default: break
        }
    }

    /// Names a point of the current page, on the canvas.
    func name(_ point: Point, _ name: String) { document.name(point, name) }
}
