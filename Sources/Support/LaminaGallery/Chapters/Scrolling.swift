import CoreGraphics
import QuartzCore

/// A tiled layer that draws checkers, with a frame around each tile.
private final class CheckeredLayer: CATiledLayer {
    override func draw(in ctx: CGContext) {
        let tile = ctx.boundingBoxOfClipPath
        // Each level of detail has a colour of its own.
        ctx.setFillColor(ctx.ctm.a < 1.5 ? .yellow : .pale)
        ctx.fill(tile)
        ctx.setFillColor(.blue)
        for index in 0..<64 where (index / 8 + index % 8) % 2 == 0 {
            ctx.fillEllipse(in: CGRect(x: CGFloat(index % 8) * 15 + 2, y: CGFloat(index / 8) * 15 + 2, width: 11, height: 11))
        }
        ctx.setStrokeColor(.red)
        ctx.setLineWidth(2)
        ctx.stroke(tile)
    }
}

extension GalleryChapter {
    static let scrolling = GalleryChapter(
        "Scrolling, constraints and tiles",
        [
            .still("scroll-modes", "One landscape in four scroll layers, scrolled along no axis, x, y and both.") { canvas in
                for (index, mode) in [CAScrollLayerScrollMode.none, .horizontally, .vertically, .both].enumerated() {
                    let scroller = canvas.add(CAScrollLayer().framed(6 + Double(index % 2) * 57, 6 + Double(index / 2) * 57, 51, 51))
                    let content = scroller.add(CALayer().framed(0, 0, 90, 90))
                    content.contents = Pictures.landscape
                    scroller.scrollMode = mode
                    scroller.scroll(to: CGPoint(x: 30, y: 25))
                }
            },
            .still("scroll-rect", "A disc inside a scrolled layer made itself visible: the scroll is the shortest, so it touches the edge.") {
                canvas in
                let scroller = canvas.add(CAScrollLayer().framed(20, 20, 80, 80))
                let content = scroller.box(0, 0, 300, 300, .pale)
                content.box(0, 0, 90, 90, .yellow)
                let disc = content.box(120, 100, 30, 30, .red)
                disc.cornerRadius = 15
                disc.scrollRectToVisible(disc.bounds)
            },
            .still("constraints", "Blue spans the width with margins of 10, red is centred below it, yellow has the rest of the height.") { canvas in
                canvas.layoutManager = CAConstraintLayoutManager()
                let blue = canvas.box(0, 0, 0, 20, .blue)
                blue.name = "blue"
                blue.constraints = [
                    CAConstraint(attribute: .minX, relativeTo: "superlayer", attribute: .minX, offset: 10),
                    CAConstraint(attribute: .maxX, relativeTo: "superlayer", attribute: .maxX, offset: -10),
                    CAConstraint(attribute: .minY, relativeTo: "superlayer", attribute: .minY, offset: 10),
                ]
                let red = canvas.box(0, 0, 40, 30, .red)
                red.name = "red"
                red.constraints = [
                    CAConstraint(attribute: .midX, relativeTo: "blue", attribute: .midX),
                    CAConstraint(attribute: .minY, relativeTo: "blue", attribute: .maxY, offset: 5),
                ]
                canvas.box(0, 0, 0, 0, .yellow).constraints = [
                    CAConstraint(attribute: .width, relativeTo: "blue", attribute: .width, scale: 0.5, offset: 0),
                    CAConstraint(attribute: .midX, relativeTo: "red", attribute: .midX),
                    CAConstraint(attribute: .minY, relativeTo: "red", attribute: .maxY, offset: 5),
                    CAConstraint(attribute: .maxY, relativeTo: "superlayer", attribute: .maxY, offset: -10),
                ]
            },
            .moving("tiles", "Tiles of 32 pixels, each with a red frame; the upper layer has a magnified level of detail.", at: 1) { canvas in
                for half in 0..<2 {
                    let layer = canvas.add(CheckeredLayer().framed(8, 8 + Double(half) * 54, 104, 50))
                    layer.tileSize = CGSize(width: 32, height: 32)
                    layer.levelsOfDetail = 2
                    layer.levelsOfDetailBias = 1 - half
                    layer.setNeedsDisplay()
                }
            },
            .moving("tiles-fading", "Tiles half faded in; the inside of the layer is translucent.", at: 0.125) { canvas in
                let layer = canvas.add(CheckeredLayer().framed(10, 10, 100, 100))
                layer.tileSize = CGSize(width: 64, height: 64)
                layer.setNeedsDisplay()
            },
        ])
}
