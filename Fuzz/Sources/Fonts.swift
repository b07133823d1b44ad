import CoreGraphics
import Foundation
import Glibc
import LaminaText

/// Opens a font file, reads all data of its first glyphs, and lays out and draws a text with it.
@MainActor func fuzzFonts(_ bytes: [UInt8]) {
    guard let file = TemporaryFile(bytes), let face = try? FontFace(path: file.path) else { return }
    _ = (face.bounds, face.glyph(named: "A"), face.metrics, face.familyName)
    for glyph in 0..<GlyphID(min(face.glyphCount + 1, 20)) {
        _ = (face.outline(of: glyph), face.picture(of: glyph), face.advance(of: glyph))
    }
    let text = StyledText("AB fi é\nא…", TextStyle(Font(face, size: 12)))
    let layout = TextLayout(text, in: TextLimits(width: 40, height: 60, truncation: .tail))
    _ = (layout.caret(at: 2), layout.selection(of: 1..<5))
    smallContext()?.draw(layout, at: .zero)
}

/// A new file for each input, which is deleted with the object.
///
/// Caches may still map the file of an earlier input.
private final class TemporaryFile {
    let path: String

    /// - Returns: Nil when the file cannot be written.
    init?(_ bytes: [UInt8]) {
        let url = FileManager.default.temporaryDirectory.appending(path: "lamina-fuzz-\(UUID())")
        guard (try? Data(bytes).write(to: url)) != nil else { return nil }
        path = url.path
    }

    deinit { unlink(path) }
}

/// Creates a context of 48 × 48 pixels.
func smallContext() -> CGContext? {
    CGContext(
        data: nil, width: 48, height: 48, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
}
