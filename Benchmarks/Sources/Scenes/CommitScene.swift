import UIKit

/// The field of S7, in which the app moves one layer per frame, to measure the cost of committing one change.
struct CommitScene: Scene {
    private let field: DamageScene

    init(_ data: SceneData, count: Int) throws { field = try DamageScene(data, count: count) }

    var background: CGColor { field.background }

    func makeLayers() -> [CALayer] {
        let layers = field.makeLayers()
        // Safe because timers of the main run loop fire on the main thread.
        nonisolated(unsafe) let moving = layers[layers.count / 2]
        CommitCosts.reportAtExit()
        _ = Timer.scheduledTimer(withTimeInterval: 1 / 60, repeats: true) { _ in
            CommitCosts.measure {
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                moving.position.x += moving.position.x < 1000 ? 1 : -1
                CATransaction.commit()
            }
        }
        return layers
    }
}
