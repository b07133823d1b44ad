import CoreGraphics
import Foundation
import LaminaCompositor
import LaminaPrimitives
import LaminaScene
import QuartzCore
import TestSupport

/// An emitter layer with one cell on a screen of 200 × 200 points, in whose middle it emits.
@MainActor struct EmitterStage {
    static let image = CGImage(Picture(Bitmap(width: 4, height: 4, fill: .max)))

    let layer = CAEmitterLayer()
    let cell = CAEmitterCell()
    let stage: Stage<CALayer>
    /// The layer's delegate, which keeps changes from being animated.
    ///
    /// Another test may commit between `init` and the test, which ends what `setDisableActions` asks for.
    private let quiet = QuietDelegate()

    init() {
        stage = Stage(layer)
        CATransaction.flush()
        layer.delegate = quiet
        layer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        layer.emitterPosition = CGPoint(x: 100, y: 100)
        cell.name = "cell"
        cell.contents = Self.image
        cell.birthRate = 10
        cell.lifetime = 100
    }

    /// Commits and returns the sprites of a time.
    func sprites(at time: Double) -> [Sprite] {
        items(at: time).flatMap { item -> [Sprite] in
            if case .sprites(let drawing) = item.content { drawing.sprites } else { [] }
        }
    }

    /// Commits and returns the draw items of a time.
    func items(at time: Double) -> [DrawItem] {
        CATransaction.flush()
        return stage.host.tree.map { Frame($0, at: time, in: Viewport(width: 200, height: 200)).items } ?? []
    }

    /// The pixels of a time, drawn with a number of threads.
    func bitmap(at time: Double, threads: Int = 1) -> Bitmap {
        CATransaction.flush()
        var bitmap = Bitmap(width: 200, height: 200)
        if let tree = stage.host.tree {
            Renderer(threadCount: threads).draw(tree, at: time, in: Viewport(width: 200, height: 200), into: &bitmap)
        }
        return bitmap
    }
}

/// A delegate that answers every request for an action with none.
private final class QuietDelegate: NSObject, CALayerDelegate {
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}
