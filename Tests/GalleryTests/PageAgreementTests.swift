import CoreGraphics
import Foundation
import LaminaGallery
import LaminaImages
import LaminaPrimitives
import Testing

/// `render(in:)` shows the same on a page of a PDF file as in a bitmap.
@Suite struct PageAgreementTests {
    /// The largest mean difference of a channel, in 255ths: Poppler has its own antialiasing.
    private static let tolerance = 4.0
    /// The same for samples whose enlarged pictures Poppler interpolates with other weights, or whose text covers much of the page.
    private static let wideTolerance = 12.0

    /// The names of the samples with the wider tolerance, by their first words.
    private static let wide = [
        "gravity-places", "magnification", "minification", "context-", "text-", "core-text-",
    ]

    /// All samples but one: tiled layers draw other tiles for a page, which has one unit for each point.
    @Test(arguments: Gallery.samples.filter { $0.name != "tiles" })
    @MainActor func theSampleLooksTheSameOnAPage(sample: GallerySample) throws {
        let page = try Self.picture(of: sample.renderedPage(), name: sample.name)
        let expected = sample.renderedBitmap().onWhite
        let difference = page.meanDifference(expected)
        let limit = Self.wide.contains { sample.name.hasPrefix($0) } ? Self.wideTolerance : Self.tolerance
        #expect(difference <= limit, "\(sample.name)")
        guard let folder = ProcessInfo.processInfo.environment["LAMINA_PDF_PICTURES"] else { return }
        print("\(sample.name): \(difference)")
        try PNG.write(page, isOpaque: true, path: "\(folder)/\(sample.name)-page.png")
        try PNG.write(expected, isOpaque: true, path: "\(folder)/\(sample.name)-bitmap.png")
    }

    /// Returns the only page of a PDF file as Poppler shows it, with two pixels for each point.
    private static func picture(of pdf: Data, name: String) throws -> Bitmap {
        let start = FileManager.default.temporaryDirectory.appendingPathComponent("lamina-\(UUID().uuidString)").path
        defer { for end in [".pdf", ".png"] { try? FileManager.default.removeItem(atPath: start + end) } }
        try pdf.write(to: URL(fileURLWithPath: start + ".pdf"))
        let process = try Process.run(
            URL(fileURLWithPath: "/usr/bin/env"), arguments: ["pdftoppm", "-png", "-r", "144", "-singlefile", start + ".pdf", start])
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "\(name): pdftoppm failed; scripts/setup installs poppler-utils")
        return try PNG.read(path: start + ".png")
    }
}

extension Bitmap {
    /// The premultiplied pixels over white.
    fileprivate var onWhite: Bitmap {
        var result = self
        for i in pixels.indices {
            let rest = 255 - pixels[i] >> 24
            result.pixels[i] = 0xFF00_0000 | (pixels[i] & 0xFF_FFFF) &+ rest << 16 &+ rest << 8 &+ rest
        }
        return result
    }

    /// The mean difference of all colour channels, 0...255.
    fileprivate func meanDifference(_ other: Bitmap) -> Double {
        guard width == other.width, height == other.height else { return 255 }
        var sum = 0
        for (first, second) in zip(pixels, other.pixels) {
            for shift in [0, 8, 16] as [Pixel] { sum += abs(Int(first >> shift & 255) - Int(second >> shift & 255)) }
        }
        return Double(sum) / Double(3 * max(1, pixels.count))
    }
}
