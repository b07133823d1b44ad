import LaminaCompositor
import LaminaPrimitives
import LaminaScene
import UIKit

/// Runs a random program on a layer tree: edits, animations, commits, frames and queries.
@MainActor func fuzzLayers(_ bytes: [UInt8]) {
    var data = FuzzedData(bytes)
    let screen = FuzzedScreen()
    var program = LayerProgram(screen)
    for _ in 0..<40 where !data.isEmpty { program.step(&data) }
    screen.show()
    screen.close()
}

/// A screen of 40 × 40 pixels with a manual clock.
@MainActor final class FuzzedScreen {
    private static let side = 40

    let root = CALayer()
    private let clock = Clock()
    private let host: LayerHost
    private let renderer = Renderer()
    /// Draws every frame completely with two threads and other tiles; the result must be equal.
    private let twin = Compositor(threadCount: 2, tileWidth: 16, tileHeight: 8)
    private var bitmap = Bitmap(width: side, height: side)

    init() {
        CATransaction.flush()
        let clock = clock
        host = LayerHost(clock: { clock.time })
        root.bounds = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
        root.anchorPoint = .zero
        host.root = root
        CATransaction.flush()
    }

    /// Advances the clock, and reports the animations that began or ended.
    func advance(by seconds: Double) {
        if seconds >= 0, seconds < 1e6 { clock.time += seconds }
        host.deliverEvents()
        host.redrawAnimatedContents()
    }

    /// Commits, draws the damage of the frame, and compares the result with a complete picture drawn by two threads.
    func show() {
        CATransaction.flush()
        guard let tree = host.tree else { return }
        let viewport = Viewport(width: Self.side, height: Self.side, background: .white)
        renderer.draw(tree, at: clock.time, in: viewport, into: &bitmap)
        var whole = Bitmap(width: Self.side, height: Self.side)
        twin.draw(Frame(tree, at: clock.time, in: viewport), into: &whole)
        precondition(bitmap == whole, "the damage of a frame differs from the whole picture")
    }

    /// Removes the layers from the screen, so that nothing is left to commit for the next input.
    func close() {
        host.root = nil
        CATransaction.flush()
    }

    private final class Clock {
        /// The time in seconds.
        var time = 0.0
    }
}

/// Interprets bytes as changes of a screen's layers.
@MainActor private struct LayerProgram {
    private static let mostLayers = 24

    private let screen: FuzzedScreen
    private var layers: [CALayer]

    init(_ screen: FuzzedScreen) {
        self.screen = screen
        layers = [screen.root]
    }

    mutating func step(_ data: inout FuzzedData) {
        switch data.choice(10) {
        case 0, 1: addLayer(&data)
        case 2, 3: data.pick(layers).setFuzzedValue(&data)
        case 4: animate(&data)
        case 5: move(&data)
        case 6: ask(&data)
        case 7: changeTransaction(&data)
        case 8: screen.show()
        default: screen.advance(by: data.number() / 4)
        }
    }

    private mutating func addLayer(_ data: inout FuzzedData) {
        guard layers.count < Self.mostLayers else { return }
        let layer = makeLayer(&data)
        layer.frame = CGRect(x: Double(data.byte() % 40), y: Double(data.byte() % 40), width: 20, height: 20)
        layer.backgroundColor = data.color()
        let above = data.pick(layers)
        if data.choice(6) == 5 { above.mask = layer } else { above.addSublayer(layer) }
        layers.append(layer)
    }

    private func makeLayer(_ data: inout FuzzedData) -> CALayer {
        switch data.choice(5) {
        case 0: CALayer()
        case 1: CAShapeLayer()
        case 2: CAGradientLayer()
        case 3: CATextLayer()
        default: CATransformLayer()
        }
    }

    private func animate(_ data: inout FuzzedData) {
        let layer = data.pick(layers)
        switch data.choice(8) {
        case 0: layer.removeAllAnimations()
        case 1: layer.removeAnimation(forKey: "a")
        default: layer.add(data.animation(depth: 0), forKey: data.pick(["a", "b", "position", nil]))
        }
    }

    private func move(_ data: inout FuzzedData) {
        let (layer, other) = (data.pick(layers), data.pick(layers))
        switch data.choice(6) {
        case 0: if layer !== screen.root { layer.removeFromSuperlayer() }
        case 1: layer.addSublayer(other)
        case 2: layer.insertSublayer(other, at: UInt32(data.byte()))
        case 3: layer.insertSublayer(other, below: data.pick(layers))
        case 4: layer.insertSublayer(other, above: data.pick(layers))
        default: layer.replaceSublayer(other, with: data.pick(layers))
        }
    }

    private func ask(_ data: inout FuzzedData) {
        let (layer, other) = (data.pick(layers), data.pick(layers))
        switch data.choice(8) {
        case 0: _ = layer.hitTest(data.point())
        case 1: _ = (layer.convert(data.point(), to: other), layer.convert(data.rect(), from: other))
        case 2: _ = layer.convertTime(data.number(), from: other)
        case 3: _ = layer.presentation().map { ($0.frame, $0.hitTest(data.point()), $0.value(forKeyPath: data.keyPath())) }
        case 4: _ = layer.value(forKeyPath: data.keyPath())
        case 5: if let context = smallContext() { layer.render(in: context) }
        case 6: _ = (layer.frame, layer.preferredFrameSize(), layer.description)
        default:
            layer.setNeedsLayout()
            layer.setNeedsDisplay(data.rect())
        }
    }

    private func changeTransaction(_ data: inout FuzzedData) {
        switch data.choice(4) {
        case 0: CATransaction.flush()
        case 1: CATransaction.setAnimationDuration(data.number())
        case 2: CATransaction.setDisableActions(data.flag())
        default:
            CATransaction.begin()
            data.pick(layers).setFuzzedValue(&data)
            CATransaction.commit()
        }
    }
}
