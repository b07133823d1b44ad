import CoreGraphics
import Foundation
import QuartzCore

let textRunners: [String: Runner] = ["text": text]

/// Answers a case about wrapped lines, or one truncated line, in a font whose characters are all one cell wide.
///
/// - Returns: The expected text, if a text layer of the given width looks the same as a wide one with this text.
private func text(_ question: Question) throws -> JSON {
    let input = question.input
    guard let string = input["string"]?.text, let width = input["width"]?.number else { throw Unsupported("text without string and width") }
    let mode = input["mode"]?.text
    if let mode, !["none", "start", "middle", "end"].contains(mode) { throw Unsupported("the mode \(mode)") }
    let expected = question.expected.json
    let lines = expected.elements?.compactMap(\.text) ?? [expected.text ?? ""]
    let cell = cellWidth
    let columns = Int(width * cell)
    // One extra pixel, because the measured width of a cell is rounded.
    let narrow = TextPicture(string, width: width * cell + 1) { layer in
        layer.isWrapped = mode == nil
        layer.truncationMode = mode.map { CATextLayerTruncationMode(rawValue: $0) } ?? .none
    }
    let wide = TextPicture(lines.joined(separator: "\n"), width: 60 * cell) { _ in }
    guard let first = narrow.pixels, let second = wide.pixels else { return .null }
    let isBlank = first.painted.isEmpty && !lines.joined().isEmpty
    return question.agreed(!isBlank && first.agrees(with: second, x: 0..<columns, y: 0..<TextPicture.height))
}

/// The width of a character of the font, in points, measured as a fortieth of the difference between 41 characters and one.
private var cellWidth: CGFloat {
    func lastColumn(_ string: String) -> Int { TextPicture(string, width: 1000) { _ in }.pixels?.painted.map(\.x).max() ?? 0 }
    return CGFloat(lastColumn(String(repeating: "m", count: 41)) - lastColumn("m")) / 40
}

/// The pixels of a text layer in Menlo at 20 points.
private struct TextPicture {
    static let height = 120
    let pixels: Pixels?

    init(_ string: String, width: CGFloat, configure: (CATextLayer) -> Void) {
        let layer = CATextLayer()
        layer.string = string
        layer.font = "Menlo-Regular" as CFString
        layer.fontSize = 20
        layer.foregroundColor = CGColor(gray: 0, alpha: 1)
        layer.bounds = CGRect(x: 0, y: 0, width: width, height: CGFloat(Self.height))
        configure(layer)
        layer.setNeedsDisplay()
        pixels = Pixels(width: 1000, height: Self.height) { layer.render(in: $0) }
    }
}
