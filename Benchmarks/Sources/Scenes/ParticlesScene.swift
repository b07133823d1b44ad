import UIKit

/// S9: an emitter of twenty thousand particles, all of which live in the first frame already.
struct ParticlesScene: Scene {
    private static let life = 4.0
    private let image: CGImage

    init(_ data: SceneData) throws { image = try data.image("particle", width: 8, height: 8) }

    let background = CGColor.hex("101018")

    func makeLayers() -> [CALayer] {
        let cell = CAEmitterCell()
        cell.contents = image
        cell.birthRate = 5_000
        cell.lifetime = Float(Self.life)
        (cell.velocity, cell.velocityRange) = (60, 60)
        cell.emissionRange = 2 * .pi
        (cell.spin, cell.spinRange) = (2, 6)
        cell.alphaSpeed = -0.25
        let emitter = CAEmitterLayer()
        emitter.frame = CGRect(x: 0, y: 0, width: 1920, height: 1080)
        emitter.emitterPosition = CGPoint(x: 960, y: 540)
        emitter.emitterShape = .rectangle
        emitter.emitterSize = CGSize(width: 1920, height: 1080)
        // The layer's time begins as far ahead as a particle lives.
        emitter.beginTime = CACurrentMediaTime()
        emitter.timeOffset = Self.life
        emitter.emitterCells = [cell]
        return [emitter]
    }
}
