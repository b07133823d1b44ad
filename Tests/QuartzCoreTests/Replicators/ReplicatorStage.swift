import CoreGraphics
import LaminaCompositor
import LaminaPrimitives
import LaminaScene
import QuartzCore
import TestSupport

/// A replicator that fills a screen of 200 × 200 points, with one white sublayer.
///
/// The layers join the screen when something is asked about it, so that what a test sets before does not animate.
@MainActor final class ReplicatorStage {
    let layer = CAReplicatorLayer()
    /// The sublayer, 20 × 20 points large, at (10, 10).
    let child = CALayer()
    private(set) lazy var stage = Stage(layer)

    init() {
        layer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        child.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        child.backgroundColor = .white
        layer.addSublayer(child)
    }

    /// Commits; further changes do not animate by themselves.
    private func commit() {
        _ = stage
        CATransaction.flush()
        CATransaction.setDisableActions(true)
    }

    /// Commits and returns the draw items of a time.
    func items(at time: Double = 0) -> [DrawItem] {
        commit()
        return stage.host.tree.map { Frame($0, at: time, in: Viewport(width: 200, height: 200)).items } ?? []
    }

    /// The top left corners of the items of a time, in pixels.
    func corners(at time: Double = 0) -> [CGPoint] { items(at: time).map { CGPoint($0.placement(.zero)) } }

    /// The colours of the items of a time that have one, with the opacities of the items.
    func colors(at time: Double = 0) -> [Color] {
        items(at: time).compactMap { item in
            switch item.content {
            case .fill(_, let color), .border(_, _, let color), .shape(_, _, let color), .stroke(_, _, _, _, let color):
                color.multipliedAlpha(by: item.opacity)
            default: nil
            }
        }
    }

    /// The pixels of a time, drawn with a number of threads.
    func bitmap(at time: Double = 0, threads: Int = 1) -> Bitmap {
        commit()
        var bitmap = Bitmap(width: 200, height: 200)
        if let tree = stage.host.tree {
            Renderer(threadCount: threads).draw(tree, at: time, in: Viewport(width: 200, height: 200), into: &bitmap)
        }
        return bitmap
    }
}

extension CGColor {
    static var white: CGColor { CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1) }
}
