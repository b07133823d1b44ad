import CoreGraphics
import QuartzCore

extension GalleryChapter {
    static let particles = GalleryChapter(
        "Particles",
        [
            .moving("emitter-confetti", "Paper of many colours falls from a line at the top, turning at different speeds.", at: 4) { canvas in
                let emitter = canvas.addEmitter(at: CGPoint(x: 60, y: -6))
                emitter.emitterShape = .line
                emitter.emitterSize = CGSize(width: 110, height: 0)
                let paper = CAEmitterCell(Pictures.paper, birthRate: 30, lifetime: 4, velocity: 20)
                paper.velocityRange = 14
                paper.emissionLongitude = .pi
                paper.emissionRange = .pi / 3
                paper.yAcceleration = 6
                (paper.spin, paper.spinRange) = (1, 8)
                paper.color = CGColor(srgbRed: 0.6, green: 0.6, blue: 0.6, alpha: 1)
                (paper.redRange, paper.greenRange, paper.blueRange) = (0.8, 0.8, 0.8)
                emitter.emitterCells = [paper]
            },
            .moving("emitter-fire", "Light adds up to white in the middle of a flame and fades to red above it.", at: 2) { canvas in
                canvas.backgroundColor = .black
                let emitter = canvas.addEmitter(at: CGPoint(x: 60, y: 100))
                emitter.emitterShape = .line
                emitter.emitterMode = .outline
                emitter.emitterSize = CGSize(width: 40, height: 0)
                emitter.renderMode = .additive
                let flame = CAEmitterCell(Pictures.glow, birthRate: 150, lifetime: 1, velocity: 60)
                flame.lifetimeRange = 0.5
                flame.velocityRange = 30
                flame.emissionRange = 0.6
                flame.scale = 0.5
                flame.scaleSpeed = -0.4
                flame.color = CGColor(srgbRed: 0.8, green: 0.4, blue: 0.2, alpha: 0.35)
                flame.alphaSpeed = -0.3
                emitter.emitterCells = [flame]
            },
            .moving("emitter-children", "Rockets leave sparks behind; after a second each bursts into a ball of its colour.", at: 3.4) { canvas in
                canvas.backgroundColor = .black
                let emitter = canvas.addEmitter(at: CGPoint(x: 60, y: 118))
                emitter.seed = 5
                let trail = CAEmitterCell(Pictures.dot, birthRate: 30, lifetime: 0.6, velocity: 3)
                trail.emissionLongitude = .pi
                trail.scale = 0.5
                trail.alphaSpeed = -1.4
                trail.duration = 1
                let burst = CAEmitterCell(Pictures.dot, birthRate: 1500, lifetime: 1.2, velocity: 32)
                (burst.beginTime, burst.duration) = (1, 0.1)
                burst.velocityRange = 30
                burst.emissionRange = 2 * .pi
                burst.yAcceleration = 12
                burst.alphaSpeed = -0.6
                burst.scale = 0.7
                let rocket = CAEmitterCell(nil, birthRate: 1.4, lifetime: 1.1, velocity: 85)
                rocket.emissionLongitude = -.pi / 2
                rocket.emissionRange = 0.7
                rocket.velocityRange = 20
                rocket.yAcceleration = 25
                rocket.color = CGColor(srgbRed: 0.6, green: 0.6, blue: 0.6, alpha: 1)
                (rocket.redRange, rocket.greenRange, rocket.blueRange) = (0.8, 0.8, 0.8)
                rocket.emitterCells = [trail, burst]
                emitter.emitterCells = [rocket]
            },
            .moving("emitter-circle", "Dots leave the outline of a circle outwards, and grow as they go.", at: 3) { canvas in
                let emitter = canvas.addEmitter(at: CGPoint(x: 60, y: 60))
                emitter.emitterShape = .circle
                emitter.emitterMode = .outline
                emitter.emitterSize = CGSize(width: 22, height: 22)
                let dot = CAEmitterCell(Pictures.dot, birthRate: 60, lifetime: 1.5, velocity: 20)
                dot.scale = 0.3
                dot.scaleSpeed = 0.6
                dot.color = .blue
                emitter.emitterCells = [dot]
            },
            .moving("emitter-shapes", "Births in a point, on a line, on the edges of a rectangle and in it, and so for a circle.", at: 4) { canvas in
                let shapes: [(CAEmitterLayerEmitterShape, CAEmitterLayerEmitterMode, Double)] = [
                    (.point, .volume, 0), (.line, .volume, 28), (.rectangle, .outline, 28), (.rectangle, .volume, 28), (.circle, .outline, 14),
                    (.circle, .volume, 14),
                ]
                for (index, (shape, mode, size)) in shapes.enumerated() {
                    let emitter = canvas.addEmitter(at: CGPoint(x: 22 + Double(index % 3) * 38, y: 35 + Double(index / 3) * 50))
                    emitter.emitterShape = shape
                    emitter.emitterMode = mode
                    emitter.emitterSize = CGSize(width: size, height: size)
                    let dot = CAEmitterCell(Pictures.dot, birthRate: 60, lifetime: 4, velocity: 0)
                    dot.scale = 0.35
                    dot.color = .purple
                    emitter.emitterCells = [dot]
                }
            },
            .moving("emitter-seed", "Two emitters with one seed show the same particles, a third with another seed others.", at: 2) { canvas in
                for (index, seed) in [7, 7, 8].enumerated() {
                    let emitter = canvas.addEmitter(at: CGPoint(x: 20 + Double(index) * 40, y: 60))
                    emitter.seed = UInt32(seed)
                    let dot = CAEmitterCell(Pictures.dot, birthRate: 15, lifetime: 2, velocity: 14)
                    dot.velocityRange = 10
                    dot.emissionRange = 2 * .pi
                    dot.color = index < 2 ? .blue : .red
                    dot.scale = 0.6
                    emitter.emitterCells = [dot]
                }
            },
            .moving("emitter-order", "The oldest particle, small and pale, is below the others above, and on top of them below.", at: 2) { canvas in
                for (index, order) in [CAEmitterLayerRenderMode.oldestFirst, .oldestLast].enumerated() {
                    let emitter = canvas.addEmitter(at: CGPoint(x: 20, y: 30 + Double(index) * 60))
                    emitter.renderMode = order
                    let disc = CAEmitterCell(Pictures.dot, birthRate: 5, lifetime: 1.9, velocity: 45)
                    disc.scale = 3
                    disc.scaleSpeed = -0.8
                    disc.color = .blue
                    (disc.redSpeed, disc.greenSpeed) = (0.45, 0.45)
                    emitter.emitterCells = [disc]
                }
            },
            .moving("emitter-depth", "A ball of dots flies apart under a perspective; those in front are larger.", at: 2) { canvas in
                canvas.backgroundColor = .black
                var perspective = CATransform3DIdentity
                perspective.m34 = -1 / 90
                canvas.sublayerTransform = perspective
                let emitter = canvas.addEmitter(at: CGPoint(x: 60, y: 60))
                emitter.emitterShape = .sphere
                emitter.emitterMode = .surface
                emitter.emitterSize = CGSize(width: 20, height: 20)
                emitter.preservesDepth = true
                emitter.renderMode = .backToFront
                let dot = CAEmitterCell(Pictures.dot, birthRate: 80, lifetime: 2, velocity: 12)
                dot.scale = 0.7
                dot.color = .yellow
                dot.redSpeed = -0.3
                emitter.emitterCells = [dot]
            },
            .changing("emitter-animated", "The emitter moves to the right while a cell's colour turns from red to blue.", at: 2) { canvas in
                let emitter = canvas.addEmitter(at: CGPoint(x: 10, y: 100))
                let dot = CAEmitterCell(Pictures.dot, birthRate: 60, lifetime: 3, velocity: 30)
                dot.name = "dot"
                dot.emissionLongitude = -.pi / 2
                dot.emissionRange = 0.4
                dot.color = .red
                emitter.emitterCells = [dot]
                return {
                    let move = CABasicAnimation(keyPath: "emitterPosition.x")
                    (move.fromValue, move.toValue, move.duration) = (10.0, 110.0, 2)
                    emitter.add(move, forKey: nil)
                    let color = CABasicAnimation(keyPath: "emitterCells.dot.color")
                    (color.fromValue, color.toValue, color.duration) = (CGColor.red, CGColor.blue, 2)
                    emitter.add(color, forKey: nil)
                }
            },
        ])
}

extension CALayer {
    /// Adds an emitter layer as large as the canvas.
    fileprivate func addEmitter(at position: CGPoint) -> CAEmitterLayer {
        let emitter = CAEmitterLayer()
        emitter.frame = bounds
        emitter.emitterPosition = position
        addSublayer(emitter)
        return emitter
    }
}

extension CAEmitterCell {
    /// Creates a cell whose particles move at one speed.
    fileprivate convenience init(_ image: CGImage?, birthRate: Float, lifetime: Float, velocity: CGFloat) {
        self.init()
        contents = image
        self.birthRate = birthRate
        self.lifetime = lifetime
        self.velocity = velocity
    }
}
