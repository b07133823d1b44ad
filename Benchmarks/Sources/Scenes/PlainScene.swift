import UIKit

/// Layers with a place and a size and nothing else, of which nothing is seen: what a layer takes of memory.
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
