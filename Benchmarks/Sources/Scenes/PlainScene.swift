import UIKit

/// Invisible layers that have only a position and a size, to measure the memory per layer.
struct PlainScene: Scene {
    let count: Int

    let background = CGColor.hex("101418")

    func makeLayers() -> [CALayer] {
        (0..<count).map { index in
            let layer = CALayer()
            layer.bounds.size = CGSize(width: 10, height: 10)
            layer.position = CGPoint(x: index % 1920, y: index / 1920 % 1080)
            return layer
        }
    }
}
