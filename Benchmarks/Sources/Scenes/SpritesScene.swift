import UIKit

/// S3: ten thousand small pictures that move, rotate and fade.
struct SpritesScene: Scene {
    private static let side = 32
    private let sprites: [ArraySlice<Float>]
    private let images: [CGImage]

    init(_ data: SceneData, count: Int) throws {
        sprites = Array(try data.rows("s3sprites", columns: 9).prefix(count))
        images = try (0..<8).map { try data.image("sprite\($0)", width: Self.side, height: Self.side) }
    }

    let background = CGColor.hex("181820")

    func makeLayers() -> [CALayer] { sprites.map { makeSprite($0.map(Double.init)) } }

    /// - Parameter numbers: Start and end position, two angles, two opacities and the image's index.
    private func makeSprite(_ numbers: [Double]) -> CALayer {
        let layer = CALayer()
        layer.bounds.size = CGSize(width: Self.side, height: Self.side)
        layer.contents = images[Int(numbers[8])]
        let (begin, end) = (CGPoint(x: numbers[0], y: numbers[1]), CGPoint(x: numbers[2], y: numbers[3]))
        let animations = [
            CABasicAnimation("position", from: NSValue(cgPoint: begin), to: NSValue(cgPoint: end)),
            CABasicAnimation("transform.rotation.z", from: numbers[4], to: numbers[5]),
            CABasicAnimation("opacity", from: numbers[6], to: numbers[7]),
        ]
        layer.add(animations.map { $0.looping(duration: 2) })
        return layer
    }
}
