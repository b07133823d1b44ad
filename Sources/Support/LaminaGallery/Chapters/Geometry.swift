import CoreGraphics
import QuartzCore

extension GalleryChapter {
    static let geometry = GalleryChapter(
        "Geometry",
        [
            .still("bounds-origin", "The bounds' origin scrolls the sublayers; the layer stays.") { canvas in
                let window = canvas.box(20, 20, 80, 80, .pale)
                window.masksToBounds = true
                window.bounds.origin = CGPoint(x: 30, y: 10)
                for index in 0..<5 { window.box(Double(index) * 30, 30, 20, 40, index == 1 ? .red : .blue) }
            },
            .still("anchor-point", "Three squares turned by 30° about a corner, the middle and an edge; the dots mark the positions.") { canvas in
                for (index, anchor) in [(0.0, 0.0), (0.5, 0.5), (1, 0.5)].enumerated() {
                    let square = canvas.box(0, 0, 36, 36, [.blue, .green, .purple][index])
                    square.anchorPoint = CGPoint(x: anchor.0, y: anchor.1)
                    square.position = CGPoint(x: 24 + 36 * index, y: 30 + 30 * index)
                    square.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 6))
                    let dot = canvas.box(square.position.x - 3, square.position.y - 3, 6, 6, .red)
                    dot.cornerRadius = 3
                }
            },
            .still("rotation", "A rectangle turned clockwise by 20° with smooth edges.") { canvas in
                canvas.box(20, 35, 80, 50).setAffineTransform(CGAffineTransform(rotationAngle: .pi / 9))
            },
            .still("scale-and-shear", "A scaled square with a sheared one in front.") { canvas in
                canvas.box(40, 40, 40, 40, .pale).setAffineTransform(CGAffineTransform(scaleX: 2.4, y: 1.5))
                canvas.box(40, 40, 40, 40, .blue).setAffineTransform(CGAffineTransform(a: 1, b: 0, c: 0.6, d: 1, tx: 0, ty: 0))
            },
            .still("negative-scale", "A picture mirrored left to right beside the same picture.") { canvas in
                for (index, scale) in [1.0, -1].enumerated() {
                    let picture = canvas.add(CALayer().framed(15, 15 + Double(index) * 48, 90, 42))
                    picture.contents = Pictures.landscape
                    picture.setAffineTransform(CGAffineTransform(scaleX: scale, y: 1))
                }
            },
            .still("sublayer-transform", "One sublayer transform turns all sublayers about the middle of their superlayer.") { canvas in
                let group = canvas.box(15, 15, 90, 90, .pale)
                group.sublayerTransform = CATransform3DMakeRotation(.pi / 8, 0, 0, 1)
                group.box(10, 10, 30, 30, .red)
                group.box(50, 10, 30, 30, .green)
                group.box(30, 50, 30, 30, .blue)
            },
            .still("z-position", "The blue square is first in the list and in front by its z position.") { canvas in
                canvas.box(20, 20, 50, 50, .blue).zPosition = 1
                canvas.box(35, 35, 50, 50, .red)
                canvas.box(50, 50, 50, 50, .yellow)
            },
            .still("geometry-flipped", "In the right half y points up: the same frames stand upside down.") { canvas in
                for half in 0..<2 {
                    let side = canvas.box(Double(half) * 60 + 5, 10, 50, 100, .pale)
                    side.isGeometryFlipped = half == 1
                    side.box(5, 5, 40, 20, .red)
                    side.box(5, 30, 20, 20, .blue)
                }
            },
            .still("hidden", "The middle of three squares is hidden, and its sublayer with it.") { canvas in
                for index in 0..<3 {
                    let square = canvas.box(8 + Double(index) * 36, 44, 32, 32)
                    square.box(8, 8, 16, 16, .yellow)
                    square.isHidden = index == 1
                }
            },
            .still("edge-antialiasing", "The same turned rectangle with smooth edges and without.") { canvas in
                for index in 0..<2 {
                    let card = canvas.box(20, 18 + Double(index) * 52, 80, 32, .ink)
                    card.setAffineTransform(CGAffineTransform(rotationAngle: 0.1))
                    card.allowsEdgeAntialiasing = index == 0
                }
            },
            .still(
                "edge-antialiasing-mask",
                "A turned square with all edges smooth, then only the left, the right, the lower and the upper one, and none."
            ) { canvas in
                for (index, mask) in [15, 1, 2, 8, 4, 0].enumerated() {
                    let square = canvas.box(14 + Double(index % 3) * 34, 24 + Double(index / 3) * 46, 24, 24, .ink)
                    square.setAffineTransform(CGAffineTransform(rotationAngle: 0.12))
                    square.edgeAntialiasingMask = CAEdgeAntialiasingMask(rawValue: UInt32(mask))
                }
            },
            .still("rasterized", "A turned card, drawn as it is and as pictures with 1, ½ and ¼ pixel per point, shadow included.") {
                canvas in
                for index in 0..<4 {
                    let card = canvas.box(14 + Double(index % 2) * 52, 16 + Double(index / 2) * 52, 38, 34, .white)
                    card.cornerRadius = 6
                    card.shadowOpacity = 0.5
                    card.box(6, 7, 26, 6, .red)
                    card.box(6, 17, 18, 3, .ink)
                    card.box(6, 23, 22, 3, .ink)
                    card.setAffineTransform(CGAffineTransform(rotationAngle: 0.15))
                    card.shouldRasterize = index > 0
                    card.rasterizationScale = [1, 1, 0.5, 0.25][index]
                }
            },
            .still("fractional-frames", "Squares at quarter points: edges fade, and neighbours that share one show no gap.") { canvas in
                for index in 0..<4 { canvas.box(10.25 + Double(index) * 25.125, 20.25, 25.125, 30.5, index % 2 == 0 ? .blue : .red) }
                for index in 0..<4 { canvas.box(10 + Double(index) * 26.5, 70, 20.25 + Double(index) / 8, 30, .ink) }
            },
        ])
}
