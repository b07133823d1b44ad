import CoreGraphics
import QuartzCore

extension CATransform3D {
    /// Returns the perspective of an eye at a distance in front of the screen, in points.
    fileprivate static func perspective(_ distance: Double) -> CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / distance
        return transform
    }
}

extension GalleryChapter {
    static let space = GalleryChapter(
        "Three dimensions",
        [
            .still("perspective", "A picture turned by 50° about the vertical axis: the nearer edge is taller.") { canvas in
                canvas.sublayerTransform = .perspective(200)
                let card = canvas.add(CALayer().framed(15, 30, 90, 60))
                card.contents = Pictures.landscape
                card.transform = CATransform3DMakeRotation(0.87, 0, 1, 0)
            },
            .still("rotation-without-perspective", "The same turn without m34 only makes the picture narrower.") { canvas in
                let card = canvas.add(CALayer().framed(15, 30, 90, 60))
                card.contents = Pictures.landscape
                card.transform = CATransform3DMakeRotation(0.87, 0, 1, 0)
            },
            .still("flap", "A flap that turns about its lower edge towards the eye.") { canvas in
                canvas.sublayerTransform = .perspective(240)
                canvas.box(25, 60, 70, 45, .ink)
                let flap = canvas.box(25, 15, 70, 45, .blue)
                flap.anchorPoint = CGPoint(x: 0.5, y: 1)
                flap.position = CGPoint(x: 60, y: 60)
                flap.transform = CATransform3DMakeRotation(-1, 1, 0, 0)
            },
            .still("double-sided", "The back of the left card is seen; the right one has none.") { canvas in
                canvas.sublayerTransform = .perspective(300)
                for half in 0..<2 {
                    let card = canvas.box(10 + Double(half) * 55, 30, 45, 60, .green)
                    card.box(5, 5, 12, 12, .yellow)
                    card.isDoubleSided = half == 0
                    card.transform = CATransform3DMakeRotation(.pi - 0.5, 0, 1, 0)
                }
            },
            .still("depth-order", "Nearer squares cover farther ones, whatever their order in the list.") { canvas in
                canvas.sublayerTransform = .perspective(300)
                for (index, z) in [40.0, -80, -20].enumerated() {
                    let square = canvas.box(15 + Double(index) * 20, 15 + Double(index) * 20, 50, 50, [.red, .green, .blue][index])
                    square.transform = CATransform3DMakeTranslation(0, 0, z)
                }
            },
            .still("intersecting-planes", "Two planes cut each other in a line.") { canvas in
                canvas.sublayerTransform = .perspective(300)
                for (index, angle) in [0.6, -0.6].enumerated() {
                    let plane = canvas.box(20, 20, 80, 80, index == 0 ? .red : .blue)
                    plane.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
                }
            },
            .still("flattened", "A layer is a plane: what its sublayers do in space is drawn on it.") { canvas in
                canvas.sublayerTransform = .perspective(250)
                let card = canvas.box(20, 20, 80, 80, .pale)
                card.transform = CATransform3DMakeRotation(0.7, 0, 1, 0)
                card.box(20, 20, 40, 40, .red).transform = CATransform3DMakeRotation(-0.7, 0, 1, 0)
            },
            .still("transform-layer", "A transform layer keeps the depth of its sublayers: a box of three faces.") { canvas in
                canvas.sublayerTransform = .perspective(400)
                let box = canvas.add(CATransformLayer().framed(30, 30, 60, 60))
                let turn = CATransform3DMakeRotation(-0.5, 1, 0, 0)
                box.transform = CATransform3DRotate(turn, 0.7, 0, 1, 0)
                box.box(0, 0, 60, 60, .red).zPosition = 30
                let side = box.box(0, 0, 60, 60, .blue)
                side.transform = CATransform3DTranslate(CATransform3DMakeRotation(.pi / 2, 0, 1, 0), 0, 0, -30)
                let top = box.box(0, 0, 60, 60, .yellow)
                top.transform = CATransform3DTranslate(CATransform3DMakeRotation(.pi / 2, 1, 0, 0), 0, 0, 30)
            },
            .still("anchor-point-z", "Turned about an axis behind the layer, the card swings to the side.") { canvas in
                canvas.sublayerTransform = .perspective(300)
                for (index, depth) in [0.0, -40].enumerated() {
                    let card = canvas.box(35, 30, 50, 60, index == 0 ? .pale : .purple)
                    card.anchorPointZ = depth
                    card.transform = CATransform3DMakeRotation(0.6, 0, 1, 0)
                }
            },
            .still("perspective-with-shadow", "A turned card with rounded corners, a border and a shadow.") { canvas in
                canvas.sublayerTransform = .perspective(200)
                let card = canvas.box(25, 25, 70, 70, .white)
                card.cornerRadius = 16
                card.borderWidth = 5
                card.borderColor = .blue
                card.shadowOpacity = 0.5
                card.shadowOffset = CGSize(width: 0, height: 6)
                card.shadowRadius = 5
                card.transform = CATransform3DMakeRotation(0.8, 1, 0.3, 0)
            },
        ])
}
