import UIKit

/// S6: eight translucent pictures, each as large as the screen, grow and fade.
struct FullScreenScene: Scene {
    private static let size = CGSize(width: 1920, height: 1080)
    private let images: [CGImage]

    init(_ data: SceneData) throws {
        images = try (0..<8).map { try data.image("full\($0)", width: Int(Self.size.width), height: Int(Self.size.height)) }
    }

    let background = CGColor.hex("000000")

    func makeLayers() -> [CALayer] { images.enumerated().map(makeLayer) }

    private func makeLayer(_ index: Int, _ image: CGImage) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(origin: .zero, size: Self.size)
        layer.contents = image
        let scale = 1 + 0.02 * Double(index)
        layer.add([
            CABasicAnimation("opacity", from: 0.1, to: 0.9).swinging(turns: Double(index) / 8),
            CABasicAnimation("transform.scale", from: scale, to: scale + 0.1).looping(duration: 2),
        ])
        return layer
    }
}
