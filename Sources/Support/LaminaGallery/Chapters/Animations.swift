import CoreGraphics
import Foundation
import QuartzCore

extension GalleryChapter {
    /// Samples that show animations of one second at half of their time, unless the caption says otherwise.
    static let animations = GalleryChapter(
        "Animations of properties, halfway",
        [
            .moving("animate-position", "Halfway from the left end to the right.", at: 0.5) { canvas in
                canvas.box(10, 58, 100, 4, .pale)
                canvas.box(0, 45, 30, 30).animate("position.x", from: 15, to: 105)
            },
            .moving("animate-bounds", "Halfway from a small square to a wide rectangle; the corners grow, too.", at: 0.5) { canvas in
                let box = canvas.box(50, 50, 20, 20, .green)
                box.animate("bounds", from: CGRect(x: 0, y: 0, width: 20, height: 20), to: CGRect(x: 0, y: 0, width: 110, height: 60))
                box.animate("cornerRadius", from: 0, to: 20)
            },
            .moving("animate-color", "Red at the left, blue at the right, and halfway between them in the middle.", at: 0.5) { canvas in
                canvas.box(5, 40, 34, 40, .red)
                canvas.box(43, 40, 34, 40, .red).animate("backgroundColor", from: CGColor.red, to: CGColor.blue)
                canvas.box(81, 40, 34, 40, .blue)
            },
            .moving("animate-opacity", "Opacity halfway from 1 to 0.", at: 0.5) { canvas in
                canvas.box(0, 50, 120, 20, .ink)
                canvas.box(30, 20, 60, 80, .yellow).animate("opacity", from: 1, to: 0)
            },
            .moving("animate-rotation", "Halfway to a right angle.", at: 0.5) { canvas in
                canvas.box(20, 45, 80, 30, .purple).animate("transform.rotation.z", from: 0, to: Double.pi / 2)
            },
            .moving("animate-transform", "Matrices are taken apart: halfway from upright to turned, moved and doubled.", at: 0.5) { canvas in
                let end = CATransform3DRotate(CATransform3DMakeScale(2, 2, 1), 1, 0, 0, 1)
                for (index, amount) in [0.0, 0.5, 1].enumerated() {
                    let box = canvas.box(45, 45, 30, 30, CGColor.red.faded(0.3 + 0.3 * Double(index)))
                    if amount == 0.5 {
                        box.animate("transform", from: CATransform3DIdentity, to: end)
                    } else {
                        box.transform = amount == 0 ? CATransform3DIdentity : end
                    }
                }
            },
            .moving("animate-border-and-shadow", "Border and shadow grow.", at: 0.5) { canvas in
                let card = canvas.box(30, 30, 60, 60, .white)
                card.borderColor = .blue
                card.animate("borderWidth", from: 0, to: 16)
                card.animate("shadowOpacity", from: 0, to: 1)
                card.animate("shadowRadius", from: 0, to: 16)
                card.animate("shadowOffset", from: CGSize.zero, to: CGSize(width: 0, height: 16))
            },
            .moving("animate-stroke-end", "The stroke is drawn up to half of its length.", at: 0.5) { canvas in
                canvas.shape(.wave, stroke: .pale, width: 10)
                canvas.shape(.wave, stroke: .red, width: 10).animate("strokeEnd", from: 0, to: 1)
            },
            .moving("animate-path", "Halfway from a triangle to another one, corner by corner.", at: 0.5) { canvas in
                let start = CGPath.line(10, 110, 60, 10, 110, 110, closed: true)
                let end = CGPath.line(40, 30, 108, 12, 80, 60, closed: true)
                canvas.shape(start, stroke: .pale, width: 1)
                canvas.shape(end, stroke: .pale, width: 1)
                canvas.shape(start, fill: .green).animate("path", from: start, to: end)
            },
            .moving("animate-line-width-and-dash", "Width and phase of dashes.", at: 0.5) { canvas in
                let line = canvas.shape(.wave, stroke: .blue, width: 2)
                line.lineDashPattern = [20, 10]
                line.animate("lineWidth", from: 2, to: 14)
                line.animate("lineDashPhase", from: 0, to: 30)
            },
            .moving("animate-gradient", "Colours, locations and ends of a gradient.", at: 0.5) { canvas in
                let layer = canvas.gradient(15, 15, 90, 90, [.red, .yellow])
                layer.animate("colors", from: [CGColor.red, .yellow], to: [CGColor.blue, .white])
                layer.animate("locations", from: [0, 0.2], to: [0.8, 1] as [NSNumber])
                layer.animate("endPoint", from: CGPoint(x: 0.5, y: 1), to: CGPoint(x: 1, y: 0.5))
            },
            .moving("animate-contents", "One picture fades into the other.", at: 0.5) { canvas in
                let layer = canvas.add(CALayer().framed(15, 30, 90, 60))
                layer.animate("contents", from: Pictures.landscape, to: Pictures.checkers(4))
            },
            .moving("animate-contents-rect", "The shown part of a picture moves.", at: 0.5) { canvas in
                let layer = canvas.add(CALayer().framed(15, 30, 90, 60))
                layer.contents = Pictures.landscape
                layer.animate("contentsRect.origin.x", from: 0, to: 1)
            },
            .moving("animate-text-size", "The size of letters.", at: 0.5) { canvas in
                canvas.text("Aa", 10, 20, 100, 80, size: 10).animate("fontSize", from: 20, to: 90)
            },
            .moving("animate-mask", "A mask moves over a layer that stands still.", at: 0.5) { canvas in
                let card = canvas.add(CALayer().framed(10, 20, 100, 80))
                card.contents = Pictures.landscape
                let hole = CALayer().framed(0, 20, 40, 40)
                hole.backgroundColor = .black
                hole.cornerRadius = 20
                card.mask = hole
                hole.animate("position.x", from: 20, to: 80)
            },
            .moving("animate-unlike-paths", "Halfway from a circle to a triangle, point by point.", at: 0.5) { canvas in
                let (start, end) = (CGPath.ellipse(10, 10, 100, 100), CGPath.line(60, 10, 110, 110, 10, 110, closed: true))
                canvas.shape(start, stroke: .pale, width: 1)
                canvas.shape(end, stroke: .pale, width: 1)
                canvas.shape(start, fill: .purple).animate("path", from: start, to: end)
            },
            .moving("animate-unlike-colors", "Halfway from two colours to three.", at: 0.5) { canvas in
                canvas.gradient(15, 15, 90, 90, [.red, .yellow]).animate("colors", from: [CGColor.red, .yellow], to: [CGColor.blue, .white, .ink])
            },
            .moving("animate-own-key", "A key of one's own: the layer draws an arc up to half of the circle.", at: 0.5) { canvas in
                let ring = canvas.add(ProgressLayer().framed(15, 15, 90, 90))
                ring.contentsScale = 2
                ring.setValue(1, forKey: "progress")
                ring.animate("progress", from: 0, to: 1)
            },
            .moving("animate-named-sublayer", "An animation of the group moves its sublayer “red”.", at: 0.5) { canvas in
                let group = canvas.box(10, 10, 100, 100, .pale)
                group.box(10, 10, 30, 30, .blue)
                group.box(10, 60, 30, 30, .red).name = "red"
                group.animate("sublayers.red.position.x", from: 25, to: 75)
            },
            .changing("implicit-animation", "A change on screen animates by itself: halfway through its quarter of a second.", at: 0.125) { canvas in
                let box = canvas.box(5, 45, 30, 30)
                return {
                    box.position.x = 100
                    box.backgroundColor = .red
                }
            },
            .changing("transaction-duration", "A transaction of two seconds with linear time, after half a second.", at: 0.5) { canvas in
                let box = canvas.box(5, 45, 30, 30)
                return {
                    CATransaction.begin()
                    CATransaction.setAnimationDuration(2)
                    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
                    box.position.x = 100
                    CATransaction.commit()
                }
            },
            .changing("actions-disabled", "Without actions the change is there at once.", at: 0.1) { canvas in
                let box = canvas.box(5, 45, 30, 30)
                return {
                    CATransaction.setDisableActions(true)
                    box.position.x = 100
                }
            },
        ])
}

/// A layer that draws an arc, whose fraction of a circle is the value of its own key "progress".
private final class ProgressLayer: CALayer {
    override class func needsDisplay(forKey key: String) -> Bool { key == "progress" || super.needsDisplay(forKey: key) }

    override func draw(in ctx: CGContext) {
        let progress = value(forKey: "progress") as? Double ?? 0
        ctx.setStrokeColor(.green)
        ctx.setLineWidth(12)
        ctx.addArc(
            center: CGPoint(x: bounds.midX, y: bounds.midY), radius: 36, startAngle: -.pi / 2, endAngle: -.pi / 2 + 2 * .pi * progress,
            clockwise: false)
        ctx.strokePath()
    }
}
