import CoreGraphics
import QuartzCore

extension CALayer {
    fileprivate func castShadow(_ x: Double, _ y: Double, radius: Double, opacity: Float = 0.6, color: CGColor = .black) {
        shadowOffset = CGSize(width: x, height: y)
        shadowRadius = radius
        shadowOpacity = opacity
        shadowColor = color
    }
}

extension GalleryChapter {
    static let shadows = GalleryChapter(
        "Shadows",
        [
            .still("shadow", "A card with a soft shadow below it.") { canvas in
                canvas.box(25, 25, 70, 60, .white).castShadow(0, 6, radius: 8)
            },
            .still("shadow-offset", "Hard shadows, with radius 0, towards four sides.") { canvas in
                for (index, offset) in [(6.0, 6.0), (-6, 6), (6, -6), (-6, -6)].enumerated() {
                    canvas.box(14 + Double(index % 2) * 56, 14 + Double(index / 2) * 56, 36, 36)
                        .castShadow(offset.0, offset.1, radius: 0, opacity: 0.4)
                }
            },
            .still("shadow-radius", "Radii of 1, 4 and 10 points.") { canvas in
                for (index, radius) in [1.0, 4, 10].enumerated() {
                    canvas.box(15, 10 + Double(index) * 37, 90, 22, .yellow).castShadow(0, 3, radius: radius, opacity: 0.8)
                }
            },
            .still("shadow-color", "A red shadow of a round layer glows around it.") { canvas in
                let disc = canvas.box(35, 35, 50, 50, .ink)
                disc.cornerRadius = 25
                disc.castShadow(0, 0, radius: 9, opacity: 1, color: .red)
            },
            .still("shadow-path", "The shadow is that of the ellipse, not of the square.") { canvas in
                let card = canvas.box(30, 15, 60, 60)
                card.castShadow(0, 0, radius: 4, opacity: 0.7)
                card.shadowPath = .ellipse(-15, 60, 90, 20)
            },
            .still("shadow-of-contents", "The shadow of a picture follows its alpha.") { canvas in
                let picture = canvas.add(CALayer().framed(30, 25, 60, 60))
                picture.contents = Pictures.ring
                picture.castShadow(8, 8, radius: 2)
            },
            .still("shadow-of-sublayers", "A layer without a background casts the shadow of its sublayers.") { canvas in
                let group = canvas.add(CALayer().framed(0, 0, 120, 120))
                group.castShadow(5, 7, radius: 3)
                group.box(20, 20, 30, 60, .blue)
                group.box(60, 40, 40, 40, .green).cornerRadius = 20
            },
            .still("shadow-of-text", "Letters cast shadows.") { canvas in
                canvas.text("Lamina", 10, 38, 110, 44, size: 32).castShadow(2, 3, radius: 1.5)
            },
            .still("shadow-of-shape", "A stroked line casts the shadow of its stroke.") { canvas in
                canvas.shape(.wave, stroke: .red, width: 8).castShadow(4, 6, radius: 3)
            },
            .still("shadow-and-opacity", "Opacity fades a layer together with its shadow.") { canvas in
                for index in 0..<2 {
                    let card = canvas.box(20, 12 + Double(index) * 54, 80, 36, .green)
                    card.castShadow(0, 5, radius: 4, opacity: 1)
                    card.opacity = index == 0 ? 1 : 0.35
                }
            },
            .still("shadow-and-clip", "A layer that masks to its bounds clips its own shadow away; a wrapper casts it.") { canvas in
                for half in 0..<2 {
                    let wrapper = canvas.add(CALayer().framed(10 + Double(half) * 54, 35, 46, 50))
                    if half == 1 { wrapper.castShadow(0, 5, radius: 4) }
                    let card = wrapper.box(0, 0, 46, 50, .pale)
                    card.cornerRadius = 12
                    card.masksToBounds = true
                    if half == 0 { card.castShadow(0, 5, radius: 4) }
                    card.box(0, 0, 46, 18, .blue)
                }
            },
            .still("shadow-turned", "The shadow's offset turns with the layer.") { canvas in
                let card = canvas.box(35, 35, 50, 50, .purple)
                card.castShadow(10, 0, radius: 2)
                card.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
            },
        ])
}
