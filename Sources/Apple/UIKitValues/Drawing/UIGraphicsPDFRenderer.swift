public import CoreGraphics
public import Foundation
import LaminaImages

/// The information of a renderer's PDF files.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// Texts under `kCGPDFContextTitle` and the other keys of a document.
    open var documentInfo: [String: Any] = [:]

    /// Returns a format with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
        return copy
    }
}

/// The context that a PDF renderer's drawing closure receives.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    /// The rectangle of the current page, in points; the renderer's before the first page.
    open var pdfContextBounds: CGRect { cgContext.pageBox }

    /// Begins a page with the renderer's bounds; drawing before the first page has no effect.
    open func beginPage() { cgContext.beginUIKitPage(format.bounds) }

    /// Begins a page with other bounds.
    ///
    /// - Parameter pageInfo: Ignored; boxes other than the page's bounds are not written.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { cgContext.beginUIKitPage(bounds) }

    /// Makes a rectangle of the page a link to an address.
    open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url as CFURL, for: rect) }
    /// Names a place of the page.
    open func addDestination(withName name: String, at point: CGPoint) { cgContext.addDestination(name as CFString, at: point) }
    /// Makes a rectangle of the page a link to a named place of the file.
    open func setDestinationWithName(_ name: String, for rect: CGRect) { cgContext.setDestination(name as CFString, for: rect) }
}

/// Renders drawing closures into PDF files.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    /// A closure that draws the pages of a file.
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    private let fileFormat: UIGraphicsPDFRendererFormat

    /// Creates a renderer; `bounds` is the rectangle of the pages, in points.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        fileFormat = format
        super.init(bounds: bounds, format: format)
    }

    /// Creates a renderer with the default format; `bounds` is the rectangle of the pages, in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// The format of the renderer's files.
    open override var format: UIGraphicsPDFRendererFormat { fileFormat }

    /// Returns the file whose pages a closure draws; empty when no PDF file can be made.
    open func pdfData(actions: DrawingActions) -> Data {
        let data = NSMutableData()
        if let consumer = CGDataConsumer(data: data) { render(to: consumer, actions) }
        return data as Data
    }

    /// Writes the file whose pages a closure draws; after an error no part of it stays.
    ///
    /// - Throws: `CocoaError.fileWriteUnsupportedScheme` for a URL that is not a file's; the system's error, with the path, when the file cannot be
    ///   written.
    open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
        guard url.isFileURL else { throw CocoaError(.fileWriteUnsupportedScheme, userInfo: [NSURLErrorKey: url]) }
        do throws(ImageFileError) {
            try File.write([UInt8](pdfData(actions: actions)), to: url.path)
        } catch {
            guard case .inaccessible(let path, let code) = error else { throw error }
            throw NSError(domain: NSPOSIXErrorDomain, code: Int(clamping: code), userInfo: [NSFilePathErrorKey: path])
        }
    }

    private func render(to consumer: CGDataConsumer, _ actions: DrawingActions) {
        var box = bounds
        guard let context = unsafe CGContext(consumer: consumer, mediaBox: &box, format.documentInfo as NSDictionary) else { return }
        UIGraphicsPushContext(context)
        actions(UIGraphicsPDFRendererContext(context, format.bounded(bounds)))
        UIGraphicsPopContext()
        context.closePDF()
    }
}

extension CGContext {
    /// Begins a page whose y axis points down from the upper left corner.
    func beginUIKitPage(_ bounds: CGRect) {
        beginPage(box: bounds)
        let box = pageBox
        concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: box.minY + box.maxY))
    }
}
