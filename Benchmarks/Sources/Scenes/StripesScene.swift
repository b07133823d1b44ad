import UIKit

/// S1: sixty opaque tiles slide apart, come back in one colour, and take another colour one by one.
struct StripesScene: Scene {
    private struct Description: Decodable {
        let bg: String
        let tiles: [Tile]
    }

    private struct Tile: Decodable {
        let x, y, w, h: Double
        let c0, c1, c2: String
        let dx, outBegin, backBegin, colBegin: Double
    }

    /// The time after which the animation repeats, in seconds.
    private static let duration = 2.0
    private let description: Description

    init(_ data: SceneData) throws { description = try data.read(Description.self, "s1") }

    var background: CGColor { .hex(description.bg) }

    func makeLayers() -> [CALayer] { description.tiles.map(makeTile) }

    private func makeTile(_ tile: Tile) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: tile.x, y: tile.y, width: tile.w, height: tile.h)
        layer.backgroundColor = .hex(tile.c0)
        layer.add([makeColoring(tile)])
        if tile.dx != 0 { layer.add([makeSliding(tile, from: layer.position.x)]) }
        return layer
    }

    private func makeSliding(_ tile: Tile, from x: CGFloat) -> CAPropertyAnimation {
        let sliding = CAKeyframeAnimation(keyPath: "position.x")
        let (out, back, slide) = (tile.outBegin, tile.backBegin, 0.4)
        sliding.values = [x, x, x + tile.dx, x + tile.dx, x, x]
        sliding.keyTimes = Self.keyTimes([0, out, out + slide, back, back + slide, Self.duration])
        let (even, eased) = (CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeInEaseOut))
        sliding.timingFunctions = [even, eased, even, eased, even]
        return sliding.looping(duration: Self.duration)
    }

    private func makeColoring(_ tile: Tile) -> CAPropertyAnimation {
        let coloring = CAKeyframeAnimation(keyPath: "backgroundColor")
        let (first, second, third) = (CGColor.hex(tile.c0), CGColor.hex(tile.c1), CGColor.hex(tile.c2))
        coloring.values = [first, first, second, second, third, third]
        coloring.keyTimes = Self.keyTimes([0, 0.65, 0.65, tile.colBegin, tile.colBegin + 0.05, Self.duration])
        return coloring.looping(duration: Self.duration)
    }

    private static func keyTimes(_ seconds: [Double]) -> [NSNumber] { seconds.map { NSNumber(value: $0 / duration) } }
}
