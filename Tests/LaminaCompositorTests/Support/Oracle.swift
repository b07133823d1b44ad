import LaminaPrimitives
import LaminaRaster
import LaminaScene

@testable import LaminaCompositor

/// Draws frames slowly and obviously: every item over the whole picture, in order, on one thread; groups in pictures as large as the frame.
struct Oracle {
    private let frame: Frame
    private let prepared: PreparedFrame

    private init(_ frame: Frame) {
        self.frame = frame
        let grid = TileGrid(bounds: frame.bounds, tileWidth: max(1, frame.width), tileHeight: max(1, frame.height))
        let preparation = FramePreparation(frame, GroupStructure(frame.items), grid: grid, pool: WorkerPool(threadCount: 1))
        prepared = preparation.prepare(keeping: frame.items.map { _ in -1 }, of: [])
    }

    static func picture(of frame: Frame) -> Bitmap {
        var picture = Bitmap(width: frame.width, height: frame.height, fill: frame.background.pixel)
        Oracle(frame).draw(0..<frame.items.count, into: &picture, within: frame.bounds)
        return picture
    }

    private func draw(_ range: Range<Int>, into picture: inout Bitmap, within around: PixelRect) {
        var index = range.lowerBound
        while index < range.upperBound {
            let item = prepared.items[index]
            let part = around.intersection(item.bounds)
            if frame.items[index].content.isGroup {
                if !part.isEmpty { compose(index, onto: &picture, within: part) }
                index = Int(prepared.places[index].end)
            } else {
                picture.withCanvas { item.draw(on: $0.cropped(to: part)) }
                index += 1
            }
        }
    }

    private func compose(_ index: Int, onto picture: inout Bitmap, within part: PixelRect) {
        let place = prepared.places[index]
        var content = Bitmap(width: frame.width, height: frame.height)
        draw(index + 1..<Int(place.contentEnd), into: &content, within: part)
        if place.contentEnd < place.end {
            var mask = Bitmap(width: frame.width, height: frame.height)
            draw(Int(place.contentEnd)..<Int(place.end), into: &mask, within: part)
            content.withCanvas { content in mask.withCanvas { content.multiply(byAlphaOf: $0) } }
        }
        picture.withCanvas { target in
            content.withCanvas { prepared.items[index].compose($0.cropped(to: part), on: target) }
        }
    }
}
