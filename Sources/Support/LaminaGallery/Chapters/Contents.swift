import CoreGraphics
import QuartzCore

extension GalleryChapter {
    static let contents = GalleryChapter(
        "Contents",
        [
            .still("gravity-resize", "Contents fill the bounds, keep their form inside, and fill with their form kept.") { canvas in
                for (index, gravity) in [CALayerContentsGravity.resize, .resizeAspect, .resizeAspectFill].enumerated() {
                    let frame = canvas.box(6 + Double(index) * 37, 20, 34, 80, .pale)
                    frame.contents = Pictures.landscape
                    frame.contentsGravity = gravity
                    frame.masksToBounds = true
                }
            },
            .still("gravity-places", "Nine gravities put a small picture at nine places; top is at the greatest y.") { canvas in
                let names: [CALayerContentsGravity] = [
                    .topLeft, .top, .topRight, .left, .center, .right, .bottomLeft, .bottom, .bottomRight,
                ]
                for (index, gravity) in names.enumerated() {
                    let frame = canvas.box(5 + Double(index % 3) * 38, 5 + Double(index / 3) * 38, 34, 34, .pale)
                    frame.contents = Pictures.checkers()
                    frame.contentsGravity = gravity
                    frame.contentsScale = 0.5
                }
            },
            .still("contents-rect", "A quarter of the picture, and a part of it that reaches beyond its edges.") { canvas in
                let quarter = canvas.box(10, 10, 100, 45, .pale)
                quarter.contents = Pictures.landscape
                quarter.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
                let beyond = canvas.box(10, 65, 100, 45, .pale)
                beyond.contents = Pictures.landscape
                beyond.contentsRect = CGRect(x: -0.25, y: 0, width: 1.5, height: 1)
            },
            .still("contents-center", "Corners keep their size; edges and middle stretch.") { canvas in
                let frame = canvas.add(CALayer().framed(10, 10, 100, 60))
                frame.contents = Pictures.ninePart
                frame.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
                frame.contentsScale = 1
                let narrow = canvas.add(CALayer().framed(10, 80, 24, 30))
                narrow.contents = Pictures.ninePart
                narrow.contentsCenter = frame.contentsCenter
            },
            .still("image-files", "A picture read from JPEG, WebP, GIF and PNG files; below, the second frames of animations.") { canvas in
                let types = ["public.jpeg", "org.webmproject.webp", "com.compuserve.gif", "public.png"]
                for (index, type) in types.enumerated() {
                    let still = canvas.box(4 + Double(index) * 29, 20, 26, 36, .pale)
                    still.contents = Pictures.read(Pictures.file(type, [Pictures.landscape]), at: 0)
                    guard index > 0 else { continue }
                    let frame = canvas.box(4 + Double(index) * 29, 64, 26, 36, .pale)
                    frame.contents = Pictures.read(Pictures.file(type, [Pictures.ninePart, Pictures.checkers(3)]), at: 1)
                }
            },
            .still("contents-scale", "One picture at 1, 2 and 4 pixels a point, centred.") { canvas in
                for (index, scale) in [1.0, 2, 4].enumerated() {
                    let frame = canvas.box(4 + Double(index) * 38, 35, 36, 50, .pale)
                    frame.contents = Pictures.checkers(4)
                    frame.contentsGravity = .center
                    frame.contentsScale = scale
                }
            },
            .still("magnification-filter", "Enlarged eight times: nearest keeps the pixels, linear blends them.") { canvas in
                for (index, filter) in [CALayerContentsFilter.nearest, .linear].enumerated() {
                    let frame = canvas.add(CALayer().framed(4 + Double(index) * 58, 33, 54, 54))
                    frame.contents = Pictures.checkers()
                    frame.magnificationFilter = filter
                }
            },
            .still("minification-filter", "Made smaller: linear and nearest.") { canvas in
                for (index, filter) in [CALayerContentsFilter.linear, .nearest].enumerated() {
                    let frame = canvas.add(CALayer().framed(4 + Double(index) * 58, 33, 54, 54))
                    frame.contents = Pictures.checkers(20)
                    frame.minificationFilter = filter
                }
            },
            .still("contents-over-background", "A picture's clear pixels show the background, under rounded corners.") { canvas in
                let frame = canvas.box(20, 20, 80, 80, .yellow)
                frame.contents = Pictures.ring
                frame.cornerRadius = 30
                frame.masksToBounds = true
            },
            .still("contents-turned", "A picture turned by 30°, sampled smoothly.") { canvas in
                let picture = canvas.add(CALayer().framed(15, 30, 90, 60))
                picture.contents = Pictures.landscape
                picture.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 6))
            },
            .still("contents-redrawn", "Contents drawn at half a pixel per point are blurred where those drawn at two are sharp.") { canvas in
                for (index, scale) in [0.5, 2].enumerated() {
                    let layer = canvas.add(RingLayer().framed(5 + Double(index) * 57, 33, 53, 53))
                    layer.contentsScale = scale
                    layer.setNeedsDisplay()
                }
            },
            .still("contents-format", "The same drawing in colour, and in contents that have gray and alpha only.") { canvas in
                for (index, format) in [CALayerContentsFormat.RGBA8Uint, .gray8Uint].enumerated() {
                    let layer = canvas.add(StripesLayer().framed(8 + Double(index) * 54, 20, 50, 80))
                    layer.contentsFormat = format
                    layer.setNeedsDisplay()
                }
            },
        ])
}

/// A layer that draws stripes, whose right halves are translucent.
private final class StripesLayer: CALayer {
    override func draw(in ctx: CGContext) {
        for (index, color) in [CGColor.red, .yellow, .green, .blue, .purple].enumerated() {
            let stripe = CGRect(x: 0, y: CGFloat(index) * 16, width: bounds.width / 2, height: 16)
            ctx.setFillColor(color)
            ctx.fill(stripe)
            ctx.setFillColor(color.faded(0.4))
            ctx.fill(stripe.offsetBy(dx: stripe.width, dy: 0))
        }
    }
}

/// A layer that draws a ring.
private final class RingLayer: CALayer {
    override func draw(in ctx: CGContext) {
        ctx.setStrokeColor(.green)
        ctx.setLineWidth(8)
        ctx.strokeEllipse(in: bounds.insetBy(dx: 6, dy: 6))
    }
}
