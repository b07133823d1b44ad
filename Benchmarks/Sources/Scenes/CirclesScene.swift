import UIKit

/// S10: ten thousand circles, which are one layer in two nested replicators; a wave of fading runs through them.
struct CirclesScene: Scene {
    private static let (columns, rows) = (125, 80)
    private static let (width, height) = (15.0, 13.0)

    /// True for a wave of growing and shrinking, in which every circle has a shape of its own.
    let isGrowing: Bool

    let background = CGColor.hex("101820")

    func makeLayers() -> [CALayer] {
        let row = replicator(Self.columns, CATransform3DMakeTranslation(Self.width, 0, 0))
        row.instanceDelay = -0.02
        row.instanceRedOffset = -0.006
        row.addSublayer(makeCircle())
        let grid = replicator(Self.rows, CATransform3DMakeTranslation(0, Self.height, 0))
        grid.instanceDelay = -0.03
        grid.instanceGreenOffset = -0.008
        grid.addSublayer(row)
        return [grid]
    }

    private func replicator(_ count: Int, _ transform: CATransform3D) -> CAReplicatorLayer {
        let layer = CAReplicatorLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 1920, height: 1080)
        layer.instanceCount = count
        layer.instanceTransform = transform
        return layer
    }

    private func makeCircle() -> CALayer {
        let circle = CALayer()
        circle.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        circle.position = CGPoint(x: Self.width / 2, y: Self.height / 2)
        circle.cornerRadius = 5
        circle.backgroundColor = .hex("FFFFFF")
        let (keyPath, begin, end) = isGrowing ? ("transform.scale", 0.5, 1.2) : ("opacity", 0.2, 1)
        circle.add([CABasicAnimation(keyPath, from: begin, to: end).swinging(turns: 0)])
        return circle
    }
}
