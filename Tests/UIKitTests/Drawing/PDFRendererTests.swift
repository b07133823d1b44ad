import Foundation
import LaminaPrimitives
import Testing
import UIKit

/// PDF files through UIKit's names.
///
/// `PDFDrawingTests` compares pages with bitmaps; here the file's own commands are read.
@Suite struct PDFRendererTests {
    @Test func aRendererWritesPagesWithTheYAxisDown() throws {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle as String: "Two pages"]
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 50, height: 40), format: format)
        let data = renderer.pdfData { context in
            context.beginPage()
            #expect(context.pdfContextBounds == CGRect(x: 0, y: 0, width: 50, height: 40) && context.format.bounds.width == 50)
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
            #expect(context.cgContext.ctm == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 40))
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 70, height: 30), pageInfo: [:])
            #expect(context.pdfContextBounds.width == 70)
            context.setURL(URL(string: "https://example.org")!, for: CGRect(x: 1, y: 1, width: 5, height: 5))
        }
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.contains("MediaBox [ 0 0 50 40 ]") && text.contains("MediaBox [ 0 0 70 30 ]") && text.contains("/URI (https://example.org)"))
        #expect(text.contains("/Title (Two pages)"))
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func aFileIsWrittenBetweenBeginAndEnd() throws {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, .zero, nil)
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
        UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 20, height: 20), nil)
        // Neither an image's end nor a pop removes the file.
        UIGraphicsEndImageContext()
        UIGraphicsPopContext()
        UIRectFill(UIGraphicsGetPDFContextBounds())
        UIGraphicsEndPDFContext()
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetPDFContextBounds() == .zero)
        let text = String(decoding: data as Data, as: UTF8.self)
        #expect(text.contains("MediaBox [ 0 0 612 792 ]") && text.contains("MediaBox [ 0 0 20 20 ]"))
        #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/file.pdf", .zero, nil))
        UIGraphicsEndPDFContext()
        let renderer = UIGraphicsPDFRenderer(bounds: .zero)
        #expect(throws: (any Error).self) { try renderer.writePDF(to: URL(fileURLWithPath: "/nowhere/file.pdf")) { $0.beginPage() } }
    }
}
