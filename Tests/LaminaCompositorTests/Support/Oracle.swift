import LaminaPrimitives
import LaminaRaster
import LaminaScene

@testable import LaminaCompositor

/// A slow and obvious reference compositor: it draws every item over the whole picture, in order, on one thread; groups are as large as the frame.
struct Oracle {
    private let frame: Frame
    private let items: [DrawItem]
    private let prepared: PreparedPart

    private init(_ frame: Frame) {
        self.frame = frame
        items = frame.items
        let grid = TileGrid(bounds: frame.bounds, tileWidth: max(1, frame.width), tileHeight: max(1, frame.height))
        prepared = .made(of: items, grid: grid)
    }

    static func picture(of frame: Frame) -> Bitmap {
        var picture = Bitmap(width: frame.width, height: frame.height, fill: frame.background.pixel)
        let oracle = Oracle(frame)
        oracle.draw(0..<oracle.items.count, into: &picture, within: frame.bounds)
        return picture
    }

    private func draw(_ range: Range<Int>, into picture: inout Bitmap, within around: PixelRect) {
        var index = range.lowerBound
        while index < range.upperBound {
            let part = around.intersection(prepared.items[index].bounds)
            if items[index].content.isGroup {
                if !part.isEmpty { compose(index, onto: &picture, within: part) }
                index = Int(prepared.layout[index].nesting.end)
            } else {
                picture.withCanvas { prepared.items[index].draw(on: $0.cropped(to: part)) }
                index += 1
            }
        }
    }

    private func compose(_ index: Int, onto picture: inout Bitmap, within part: PixelRect) {
        let nesting = prepared.layout[index].nesting
        var content = Bitmap(width: frame.width, height: frame.height)
        draw(index + 1..<Int(nesting.contentEnd), into: &content, within: part)
        if nesting.contentEnd < nesting.end {
            var mask = Bitmap(width: frame.width, height: frame.height)
            draw(Int(nesting.contentEnd)..<Int(nesting.end), into: &mask, within: part)
            content.withCanvas { content in mask.withCanvas { content.multiply(byAlphaOf: $0) } }
        }
        picture.withCanvas { target in
            content.withCanvas { prepared.items[index].compose($0.cropped(to: part), on: target) }
        }
    }
}

extension PreparedPart {
    /// Prepares items without any cache, on one thread.
    static func made(of items: [DrawItem], grid: TileGrid) -> PreparedPart {
        let frame = Frame(width: 1, height: 1, items: items)
        var preparation = PartPreparation(WorkerPool(threadCount: 1), GroupPictures(), RasterPictures(), grid: grid)
        var parts = PreparedParts()
        preparation.update(&parts, for: FrameComparison(Frame(width: -1, height: -1), frame))
        return parts[frame.content] ?? PreparedPart([], [])
    }
}
