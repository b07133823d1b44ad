public import CoreGraphics
public import Foundation

/// Begins a PDF file in a buffer and makes its context current; drawing before the first page has no effect.
///
/// - Parameters:
///   - bounds: The rectangle of the pages, in points; an empty one is US letter.
///   - documentInfo: Texts under `kCGPDFContextTitle` and the other keys of a document.
public func UIGraphicsBeginPDFContextToData(_ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) {
    _ = CGDataConsumer(data: data).map { beginPDFContext($0, bounds, documentInfo) }
}

/// Begins a PDF file and makes its context current; drawing before the first page has no effect.
///
/// - Returns: False when the file cannot be written.
public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) -> Bool {
    CGDataConsumer(url: URL(fileURLWithPath: path) as CFURL).map { beginPDFContext($0, bounds, documentInfo) } ?? false
}

/// Begins a page of the current PDF file with the file's bounds, and with the y axis pointing down.
public func UIGraphicsBeginPDFPage() {
    if let entry = ContextStack.current.contexts.last, let box = entry.pdfBounds { entry.context?.beginUIKitPage(box) }
}

/// Begins a page of the current PDF file with other bounds, and with the y axis pointing down.
///
/// - Parameter pageInfo: Ignored; boxes other than the page's bounds are not written.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    if let entry = ContextStack.current.contexts.last, entry.pdfBounds != nil { entry.context?.beginUIKitPage(bounds) }
}

/// Returns the rectangle of the current page of the current PDF file; empty when the current context is no PDF file.
public func UIGraphicsGetPDFContextBounds() -> CGRect { UIGraphicsGetCurrentContext()?.pageBox ?? .zero }

/// Ends the PDF file that was begun last, if it is current; a pushed context on top of the stack is kept.
public func UIGraphicsEndPDFContext() {
    guard let entry = ContextStack.current.contexts.last, entry.pdfBounds != nil else { return }
    ContextStack.current.contexts.removeLast()
    entry.context?.closePDF()
}

/// Makes a rectangle of the current page a link to an address.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) { UIGraphicsGetCurrentContext()?.setURL(url as CFURL, for: rect) }

/// Names a place of the current page.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
    UIGraphicsGetCurrentContext()?.addDestination(name as CFString, at: point)
}

/// Makes a rectangle of the current page a link to a named place of the file.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.setDestination(name as CFString, for: rect)
}

/// Pushes the context of a PDF file; returns false when no PDF file can be made.
private func beginPDFContext(_ consumer: CGDataConsumer, _ bounds: CGRect, _ information: [AnyHashable: Any]?) -> Bool {
    var box = bounds
    let context = unsafe CGContext(consumer: consumer, mediaBox: &box, information.map { $0 as NSDictionary })
    // Without a context the entry stays too, so that the calls that end the file find it.
    ContextStack.current.contexts.append(ContextStack.Entry(context: context, imageScale: nil, pdfBounds: bounds))
    return context != nil
}
