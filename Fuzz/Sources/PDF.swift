import Foundation
import UIKit

/// Runs a random sequence of drawing calls, pages and links on a context that writes a PDF file, which must be complete afterwards.
@MainActor func fuzzPDF(_ bytes: [UInt8]) {
    var data = FuzzedData(bytes)
    let file = NSMutableData()
    var box = CGRect(x: 0, y: 0, width: 48, height: 48)
    guard let consumer = CGDataConsumer(data: file), let context = CGContext(consumer: consumer, mediaBox: &box, data.information()) else { return }
    context.beginPDFPage(nil)
    var program = DrawingProgram(context: context)
    for _ in 0..<30 where !data.isEmpty {
        if data.choice(4) == 0 { changePage(context, &data) } else { program.step(&data) }
    }
    context.closePDF()
    context.fill(box)
    let written = Data(referencing: file)
    let isWhole = written.starts(with: Data("%PDF-".utf8)) && written.suffix(6).starts(with: Data("%%EOF".utf8))
    precondition(isWhole, "a finished file is not complete")
}

/// Begins or ends a page, draws on it as only files can, or refers to it.
private func changePage(_ context: CGContext, _ data: inout FuzzedData) {
    switch data.choice(8) {
    case 0: context.beginPDFPage(data.flag() ? data.pageInfo() : nil)
    case 1:
        var box = data.rect()
        if data.flag() { context.beginPage(mediaBox: &box) } else { context.beginPage(mediaBox: nil) }
    case 2: context.endPDFPage()
    case 3: if let url = URL(string: data.text()) { context.setURL(url as NSURL, for: data.rect()) }
    case 4: context.setDestination(data.text() as CFString, for: data.rect())
    case 5: context.addDestination(data.text() as CFString, at: data.point())
    case 6: showText(context, &data)
    default: renderLayer(context, &data)
    }
}

private func showText(_ context: CGContext, _ data: inout FuzzedData) {
    let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: data.number()), .foregroundColor: UIColor(cgColor: data.color()),
    ]
    context.textMatrix = data.transform()
    context.textPosition = data.point()
    CTLineDraw(CTLineCreateWithAttributedString(NSAttributedString(string: data.text(), attributes: attributes)), context)
}

private func renderLayer(_ context: CGContext, _ data: inout FuzzedData) {
    let layer = data.flag() ? CAShapeLayer() : CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    for _ in 0..<4 { layer.setFuzzedValue(&data) }
    layer.render(in: context)
}

extension FuzzedData {
    /// Texts about a document, or nil.
    fileprivate mutating func information() -> CFDictionary? {
        guard flag() else { return nil }
        let keys = [kCGPDFContextTitle, kCGPDFContextAuthor, kCGPDFContextSubject, kCGPDFContextKeywords, kCGPDFContextCreator]
        let result = NSMutableDictionary()
        for key in keys where flag() { result[key] = text() }
        return result
    }

    /// A page's dictionary, often with bytes that are no rectangle.
    fileprivate mutating func pageInfo() -> CFDictionary {
        var box = rect()
        let bytes = withUnsafeBytes(of: &box) { Data($0) }
        return [kCGPDFContextMediaBox: flag() ? bytes : bytes.prefix(choice(32))] as NSDictionary
    }
}
