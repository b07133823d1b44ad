import CoreGraphics
import Foundation
import LaminaImages
import LaminaPrimitives
import Testing

/// Returns the bytes of a PDF file with one page.
func pdf(_ width: CGFloat = 100, _ height: CGFloat = 100, _ body: (CGContext) throws -> Void) throws -> Data {
    let data = NSMutableData()
    var box = CGRect(x: 0, y: 0, width: width, height: height)
    let consumer = try #require(CGDataConsumer(data: data))
    let context = try made(CGContext(consumer: consumer, mediaBox: &box, nil))
    context.beginPDFPage(nil)
    try body(context)
    context.endPDFPage()
    context.closePDF()
    return data as Data
}

/// Returns the pages of a PDF file as Poppler shows them.
///
/// - Parameter scale: Pixels per point.
func pictures(of pdf: Data, scale: Int = 2) throws -> [Bitmap] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lamina-pdf-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("file.pdf")
    try pdf.write(to: file)
    try poppler("pdftoppm", ["-png", "-r", "\(72 * scale)", file.path, folder.appendingPathComponent("page").path])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".png") }.sorted()
    return try names.map { try PNG.read(path: folder.appendingPathComponent($0).path) }
}

/// Returns the text of a PDF file, and what `pdfinfo` says about it with other arguments.
@discardableResult
func poppler(_ tool: String, _ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.standardOutput = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(tool) failed; scripts/setup installs poppler-utils")
    return String(decoding: text, as: UTF8.self)
}

/// Returns what a tool of Poppler writes about a PDF file.
func poppler(_ tool: String, _ arguments: [String] = [], about pdf: Data) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("lamina-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    try pdf.write(to: file)
    return try poppler(tool, arguments + [file.path] + (tool == "pdftotext" ? ["-"] : []))
}

/// Returns the picture that a bitmap context shows on white paper.
func paper(_ width: Int = 100, _ height: Int = 100, scale: Int = 2, _ body: (CGContext) throws -> Void) rethrows -> Bitmap {
    let upright = AffineTransform(a: Double(scale), b: 0, c: 0, d: -Double(scale), tx: 0, ty: Double(height * scale))
    var blank = Bitmap(width: width * scale, height: height * scale)
    for i in blank.pixels.indices { blank.pixels[i] = white }
    let context = CGContext(bitmap: blank, userSpace: upright)
    try body(context)
    return context.bitmap
}

extension Bitmap {
    /// The mean difference of all colour channels, 0...255.
    func meanDifference(_ other: Bitmap) -> Double {
        guard width == other.width, height == other.height else { return 255 }
        let sum = zip(pixels, other.pixels).reduce(0) { sum, pair in
            [16, 8, 0].reduce(sum) { $0 + abs(Int(pair.0 >> $1 & 255) - Int(pair.1 >> $1 & 255)) }
        }
        return Double(sum) / Double(3 * max(1, pixels.count))
    }
}

/// Compares a page with the picture of a bitmap context.
///
/// - Parameter limit: The greatest mean difference of the channels, 0...255; the two programs antialias edges differently.
func comparePage(
    _ name: String, limit: Double = 1, location: SourceLocation = #_sourceLocation, _ body: (CGContext) throws -> Void
) throws {
    let page = try #require(try pictures(of: pdf { try body($0) }).first)
    let expected = try paper { try body($0) }
    let difference = page.meanDifference(expected)
    #expect(difference <= limit, "\(name)", sourceLocation: location)
    // The picture itself is not blank, so that two empty pages do not count as equal.
    #expect(expected.pixels.contains { $0 != white }, "\(name)", sourceLocation: location)
    guard let folder = ProcessInfo.processInfo.environment["LAMINA_PDF_PICTURES"] else { return }
    try PNG.write(page, isOpaque: true, path: "\(folder)/\(name)-page.png")
    try PNG.write(expected, isOpaque: true, path: "\(folder)/\(name)-bitmap.png")
    print("\(name): \(difference)")
}
