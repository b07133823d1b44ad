import CoreGraphics
import Foundation
import LaminaPrimitives
import Testing

/// Pages, links and information of PDF files, and mistakes of their callers.
@Suite struct PDFFileTests {
    @Test func everyPageHasItsSizeAndANewState() throws {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        var box = CGRect(x: 10, y: 20, width: 50, height: 40)
        let context = try made(CGContext(consumer: consumer, mediaBox: &box, nil))
        context.beginPDFPage(nil)
        // The corner of the page is the corner of its rectangle.
        #expect(context.boundingBoxOfClipPath == box && context.ctm == .identity)
        context.setFillColor(.pureRed)
        context.translateBy(x: 10, y: 20)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.saveGState()
        var second = CGRect(x: 0, y: 0, width: 30, height: 60.5)
        context.beginPDFPage([kCGPDFContextMediaBox: Data(bytes: &second, count: MemoryLayout<CGRect>.size)] as NSDictionary)
        #expect(context.ctm == .identity && context.path == nil)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.beginPage(mediaBox: &second)
        context.endPage()
        context.closePDF()
        let pages = try pictures(of: data as Data, scale: 1)
        try #require(pages.count == 3)
        #expect(pages[0].width == 50 && pages[0].height == 40 && pages[0][5, 35] == red && pages[0][15, 35] == white)
        #expect(pages[1].width == 30 && pages[1].height == 61 && pages[1][5, 55] == black)
        #expect(pages[2][5, 55] == white)
    }

    @Test func aFileHasItsInformation() throws {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        let information: NSDictionary = [
            kCGPDFContextTitle: "Größe (1)", kCGPDFContextAuthor: "A. Author", kCGPDFContextKeywords: ["one", "two"], kCGPDFContextCreator: 7,
        ]
        let context = try made(CGContext(consumer: consumer, mediaBox: nil, information))
        context.beginPDFPage(nil)
        context.closePDF()
        let text = try poppler("pdfinfo", about: data as Data)
        #expect(text.contains("Größe (1)") && text.contains("A. Author") && text.contains("one, two"))
        #expect(text.contains("612 x 792"))
    }

    @Test func linksLeadToAddressesAndNamedPlaces() throws {
        let data = try pdf { context in
            context.setURL(NSURL(string: "https://example.org/a(b")!, for: CGRect(x: 10, y: 10, width: 30, height: 20))
            context.setDestination("late (1)", for: CGRect(x: 50, y: 10, width: 30, height: 20))
            context.setDestination("nowhere", for: CGRect(x: 50, y: 50, width: 30, height: 20))
            context.beginPDFPage(nil)
            context.addDestination("late (1)", at: CGPoint(x: 5, y: 70))
            context.addDestination("late (1)", at: CGPoint(x: 5, y: 20))
        }
        #expect(try poppler("pdfinfo", ["-url"], about: data).contains("https://example.org/a%28b"))
        let places = try poppler("pdfinfo", ["-dests"], about: data).split(separator: "\n").dropFirst()
        #expect(places.count == 1 && places.last?.contains("[ XYZ    5   70") == true)
    }

    @Test func linksAndPlacesInsideTransparencyLayersBelongToThePage() throws {
        let data = try pdf { context in
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.setURL(NSURL(string: "https://example.org")!, for: CGRect(x: 10, y: 10, width: 30, height: 20))
            context.addDestination("here", at: CGPoint(x: 5, y: 70))
            context.endTransparencyLayer()
        }
        #expect(try poppler("pdfinfo", ["-url"], about: data).contains("https://example.org"))
        #expect(try poppler("pdfinfo", ["-dests"], about: data).contains("here"))
    }

    @Test(arguments: [(1e-9, 1e-9), (1, 1e-12), (1e7, 1e7), (1e12, 1)] as [(CGFloat, CGFloat)])
    func lettersOfAbsurdSizesLeaveTheFileComplete(x: CGFloat, y: CGFloat) throws {
        let font = try made(CGFont("Liberation Sans" as CFString))
        let data = try pdf { context in
            context.setFont(font)
            context.setFontSize(10)
            context.scaleBy(x: x, y: y)
            context.showGlyphs([36, 37], at: [.zero, CGPoint(x: 8, y: 0)])
        }
        #expect(data.suffix(6).starts(with: Data("%%EOF".utf8)))
    }

    @Test(arguments: [CGRect(x: 3, y: 4, width: 20, height: 1e-150), CGRect(x: 1e8, y: 4, width: 20, height: 20)])
    func tilesOfAbsurdSizesAndPlacesLeaveTheFileComplete(tile: CGRect) throws {
        let picture = CGContext(bitmap: Bitmap(width: 8, height: 8), userSpace: .identity)
        picture.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        let image = try #require(picture.makeImage())
        let data = try pdf { context in
            context.draw(image, in: tile, byTiling: true)
            // Cairo draws the region of a cleared part as pixels.
            context.clear(CGRect(x: 10, y: 10, width: 30, height: 30))
        }
        #expect(data.suffix(6).starts(with: Data("%%EOF".utf8)))
    }

    @Test func ofALinkThePartOnThePageCounts() throws {
        let data = try pdf { context in
            context.setURL(NSURL(string: "a:outside")!, for: CGRect(x: 200, y: 0, width: 10, height: 10))
            context.setURL(NSURL(string: "a:far")!, for: CGRect(x: -1e300, y: 10, width: 1e301, height: 10))
        }
        let links = try poppler("pdfinfo", ["-url"], about: data)
        #expect(links.contains("a:far") && !links.contains("a:outside"))
    }

    @Test func pagesWithoutUsableSizeAreUSLetter() throws {
        for box in [CGRect.zero, .null, .infinite, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5), CGRect(x: 0, y: 0, width: 1e9, height: 5)] {
            let data = NSMutableData()
            let consumer = try #require(CGDataConsumer(data: data))
            var box = box
            let context = try made(CGContext(consumer: consumer, mediaBox: &box, nil))
            context.beginPage(mediaBox: &box)
            context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
            context.closePDF()
            #expect(try poppler("pdfinfo", about: data as Data).contains("612 x 792"))
        }
    }

    @Test func drawingOutsideOfPagesHasNoEffect() throws {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        var box = CGRect(x: 0, y: 0, width: 20, height: 20)
        let context = try made(CGContext(consumer: consumer, mediaBox: &box, nil))
        let whole = CGRect(x: 0, y: 0, width: 20, height: 20)
        func drawAll() {
            context.fill(whole)
            context.clear(whole)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.stroke(whole)
            context.clip()
            context.endTransparencyLayer()
            context.setURL(NSURL(string: "a:b")!, for: whole)
            context.endPDFPage()
        }
        drawAll()
        context.beginPDFPage(nil)
        context.endPDFPage()
        drawAll()
        context.closePDF()
        context.closePDF()
        context.beginPDFPage(nil)
        drawAll()
        #expect(try pictures(of: data as Data).map { $0.pixels.allSatisfy { $0 == white } } == [true])
        #expect(context.makeImage() == nil && context.data == nil && context.width == 0)
    }

    @Test func aLayerThatIsBegunOutsideOfPagesIsNotPartOfThem() throws {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        var box = CGRect(x: 0, y: 0, width: 20, height: 20)
        let context = try made(CGContext(consumer: consumer, mediaBox: &box, nil))
        context.setAlpha(0)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.beginPDFPage(nil)
        context.setFillColor(.pureRed)
        // The layer's end would restore the state from before the page, in which nothing is visible.
        context.endTransparencyLayer()
        context.fill(box)
        context.endPDFPage()
        context.closePDF()
        #expect(try pictures(of: data as Data).map { $0.pixels.allSatisfy { $0 == red } } == [true])
    }

    @Test func aContextThatIsNotClosedWritesACompleteFile() throws {
        let data = NSMutableData()
        do {
            let consumer = try #require(CGDataConsumer(data: data))
            var box = CGRect(x: 0, y: 0, width: 20, height: 20)
            let context = try made(CGContext(consumer: consumer, mediaBox: &box, nil))
            context.beginPDFPage(nil)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.saveGState()
        }
        #expect(try pictures(of: data as Data).first?[0, 0] == black)
    }

    @Test func aFileIsWrittenAndAnUnwritableOneIsRefused() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("lamina-\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        let context = try made(CGContext(file as CFURL, mediaBox: nil, nil))
        context.beginPDFPage(nil)
        context.closePDF()
        #expect(try Data(contentsOf: file).starts(with: "%PDF".utf8))
        #expect(isNil(CGContext(URL(fileURLWithPath: "/nowhere/file.pdf") as CFURL, mediaBox: nil, nil)))
        #expect(isNil(CGContext(URL(string: "https://example.org")! as CFURL, mediaBox: nil, nil)))
    }

    @Test func extremeNumbersEndNothing() throws {
        let data = try pdf { context in
            context.addLines(between: [CGPoint(x: -1e300, y: 5), CGPoint(x: 1e300, y: 7), CGPoint(x: 50, y: 1e12)])
            context.fillPath()
            context.saveGState()
            context.scaleBy(x: 0, y: 0)
            context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.restoreGState()
            context.setShadow(offset: CGSize(width: 1e9, height: 3), blur: 1e9)
            context.fill(CGRect(x: 20, y: 20, width: 30, height: 30))
            context.setShadow(offset: CGSize(width: 1, height: 3), blur: 500)
            context.fill(CGRect(x: 20, y: 20, width: 30, height: 30))
            context.setShadow(offset: .zero, blur: 0, color: nil)
            context.setLineDash(phase: 1, lengths: [0, 1e-9])
            context.setLineWidth(1e-12)
            context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.setFillColor(.pureBlue)
            context.fill(CGRect(x: 60, y: 60, width: 30, height: 30))
        }
        #expect(try pictures(of: data, scale: 1).first?[75, 25] == blue)
    }
}
