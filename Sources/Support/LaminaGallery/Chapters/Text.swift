import CoreGraphics
import Foundation
import QuartzCore

extension GalleryChapter {
    static let text = GalleryChapter(
        "Text layers",
        [
            .still("text-alignment", "Left, centred, right.") { canvas in
                for (index, mode) in [CATextLayerAlignmentMode.left, .center, .right].enumerated() {
                    let layer = canvas.text("Layers", 10, 12 + Double(index) * 34, 100, 26)
                    layer.backgroundColor = .pale
                    layer.alignmentMode = mode
                }
            },
            .still("text-wrapped", "Words wrap at the layer's width.") { canvas in
                let layer = canvas.text("A layer tree at any time is a picture.", 10, 10, 100, 100, size: 17)
                layer.isWrapped = true
                layer.backgroundColor = .pale
            },
            .still("text-justified", "Justified lines reach both edges, but for the last.") { canvas in
                let layer = canvas.text("One layer above the other makes a picture of what an app shows.", 8, 10, 104, 104, size: 13)
                layer.isWrapped = true
                layer.alignmentMode = .justified
            },
            .still("text-truncation", "Cut off at the end, in the middle, at the start, and not at all.") { canvas in
                for (index, mode) in [CATextLayerTruncationMode.end, .middle, .start, .none].enumerated() {
                    let layer = canvas.text("Transactions commit", 8, 8 + Double(index) * 27, 104, 22, size: 15)
                    layer.truncationMode = mode
                    layer.backgroundColor = .pale
                    layer.masksToBounds = true
                }
            },
            .still("text-fonts", "Helvetica, Times, Courier, and the system's emoji.") { canvas in
                for (index, name) in ["Helvetica", "Times New Roman", "Courier", "Helvetica"].enumerated() {
                    let string = index == 3 ? "Sun ☀️ 🎈 é" : "Quartz 123"
                    canvas.text(string, 8, 8 + Double(index) * 27, 104, 24, size: 18).font = NSString(string: name)
                }
            },
            .still("text-color-and-size", "Sizes of 10, 18 and 30 points in three colours.") { canvas in
                for (index, size) in [10.0, 18, 30].enumerated() {
                    let y = [8.0, 28, 60][index]
                    canvas.text("Lamina", 10, y, 110, size * 1.4, size: size).foregroundColor = [.red, .blue, .green][index]
                }
            },
            .still("text-right-to-left", "Arabic and Hebrew run from right to left, joined and mirrored, with numbers from left to right.") {
                canvas in
                canvas.text("مرحبا 123", 10, 20, 100, 34, size: 22)
                canvas.text("שלום (45)", 10, 66, 100, 34, size: 22)
            },
            .still("text-turned", "Text turned with its layer.") { canvas in
                let layer = canvas.text("Lamina", 15, 45, 90, 34, size: 26)
                layer.alignmentMode = .center
                layer.setAffineTransform(CGAffineTransform(rotationAngle: -0.5))
            },
        ])
}
