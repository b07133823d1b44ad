import CoreGraphics
import QuartzCore

extension GalleryChapter {
    static let backgrounds = GalleryChapter(
        "Backgrounds, borders and corners",
        [
            .still("background-color", "Opaque and translucent backgrounds one over the other.") { canvas in
                canvas.box(15, 15, 60, 60, .blue)
                canvas.box(45, 30, 60, 60, CGColor.red.faded(0.5))
                canvas.box(30, 50, 60, 55, CGColor.yellow.faded(0.5))
            },
            .still("patterns", "One pattern as background, as border, as fill and as stroke.") { canvas in
                let pattern = CGColor.dots
                canvas.box(6, 6, 50, 50, pattern).cornerRadius = 12
                let frame = canvas.box(64, 6, 50, 50, .pale)
                frame.borderWidth = 12
                frame.borderColor = pattern
                canvas.shape(.ellipse(6, 68, 40, 40), fill: pattern, stroke: .ink, width: 2)
                canvas.shape(.ellipse(54, 76, 24, 24), stroke: pattern, width: 10)
                canvas.box(88, 74, 24, 34, pattern).setAffineTransform(CGAffineTransform(rotationAngle: 0.5))
            },
            .still("perspective-pattern", "A floor with a pattern.") { canvas in
                var floor = CATransform3DIdentity
                floor.m34 = -1 / 100
                canvas.box(10, 30, 100, 80, .dots).transform = CATransform3DRotate(floor, 0.9, 1, 0, 0)
            },
            .still("corner-radius", "Radii of 0, 8 and 20 points, and a circle.") { canvas in
                for (index, radius) in [0.0, 8, 20, 25].enumerated() {
                    canvas.box(6 + Double(index % 2) * 56, 6 + Double(index / 2) * 56, 50, 50).cornerRadius = radius
                }
            },
            .still("masked-corners", "Each square rounds one corner: left top, right top, left bottom, right bottom.") { canvas in
                let corners: [CACornerMask] = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
                for (index, corner) in corners.enumerated() {
                    let square = canvas.box(8 + Double(index % 2) * 54, 8 + Double(index / 2) * 54, 50, 50, .green)
                    square.cornerRadius = 24
                    square.maskedCorners = corner
                    square.borderWidth = 3
                    square.borderColor = .ink
                }
            },
            .still("corner-curve", "A continuous corner, red, under a circular one of the same radius.") { canvas in
                for curve in [CALayerCornerCurve.continuous, .circular] {
                    let square = canvas.box(10, 10, 100, 100, curve == .circular ? .blue : .red)
                    square.cornerRadius = 36
                    square.cornerCurve = curve
                }
            },
            .still("border", "Borders of 1, 4 and 12 points lie inside the bounds.") { canvas in
                for (index, width) in [1.0, 4, 12].enumerated() {
                    let card = canvas.box(10, 8 + Double(index) * 36, 100, 30, .pale)
                    card.borderWidth = width
                    card.borderColor = .ink
                    card.cornerRadius = 8
                }
            },
            .still("border-above-sublayers", "The border is above the sublayer, which reaches beyond the bounds.") { canvas in
                let card = canvas.box(25, 25, 70, 70, .pale)
                card.borderWidth = 8
                card.borderColor = CGColor.blue.faded(0.6)
                card.box(-10, 20, 60, 30, .yellow)
            },
            .still("border-wider-than-layer", "A border wider than half of the layer fills it, round corners included.") { canvas in
                let card = canvas.box(20, 40, 80, 40, .red)
                card.borderWidth = 30
                card.borderColor = .purple
                card.cornerRadius = 14
            },
            .still("masks-to-bounds", "Sublayers end at the bounds of the left layer and not at those of the right one.") { canvas in
                for half in 0..<2 {
                    let card = canvas.box(12 + Double(half) * 54, 30, 42, 60, .pale)
                    card.masksToBounds = half == 0
                    card.box(-8, 15, 58, 12, .red)
                    card.box(15, -12, 12, 84, .blue)
                }
            },
            .still("rounded-clip", "Contents and sublayers end at the rounded corners.") { canvas in
                let card = canvas.box(15, 15, 90, 90, .pale)
                card.cornerRadius = 30
                card.masksToBounds = true
                card.box(0, 0, 90, 30, .red)
                card.box(0, 60, 45, 30, .blue)
                card.borderWidth = 3
                card.borderColor = .ink
            },
            .still("turned-clip", "A clip turned by 25° cuts a sublayer that stands upright.") { canvas in
                let card = canvas.box(25, 25, 70, 70, .pale)
                card.masksToBounds = true
                card.cornerRadius = 10
                card.setAffineTransform(CGAffineTransform(rotationAngle: 0.44))
                card.box(20, -40, 30, 150, .green).setAffineTransform(CGAffineTransform(rotationAngle: -0.44))
            },
            .still("nested-clips", "A clip inside a clip leaves what both leave.") { canvas in
                let outer = canvas.box(15, 25, 70, 70, .pale)
                outer.masksToBounds = true
                outer.cornerRadius = 35
                let inner = outer.box(30, 10, 70, 50, .yellow)
                inner.masksToBounds = true
                inner.box(10, 10, 100, 100, .red)
            },
        ])

    static let opacity = GalleryChapter(
        "Opacity",
        [
            .still("opacity", "Opacities of 1, 0.75, 0.5 and 0.25 above a dark bar.") { canvas in
                canvas.box(0, 50, 120, 20, .ink)
                for (index, opacity) in [1, 0.75, 0.5, 0.25].enumerated() {
                    canvas.box(6 + Double(index) * 28, 30, 24, 60, .red).opacity = Float(opacity)
                }
            },
            .still("group-opacity", "Two squares fade as one picture on the left, each by itself on the right.") { canvas in
                for half in 0..<2 {
                    let group = canvas.add(CALayer().framed(Double(half) * 60, 20, 60, 80))
                    group.opacity = 0.5
                    group.allowsGroupOpacity = half == 0
                    group.box(8, 8, 30, 40, .blue)
                    group.box(20, 28, 32, 40, .red)
                }
            },
            .still("nested-opacity", "Opacities of nested layers multiply.") { canvas in
                var layer = canvas
                for level in 0..<5 {
                    layer = layer.box(level == 0 ? 10 : 9, level == 0 ? 10 : 9, 100 - Double(level) * 18, 100 - Double(level) * 18, .ink)
                    layer.opacity = 0.6
                    layer.backgroundColor = level % 2 == 0 ? .ink : .yellow
                }
            },
        ])
}
