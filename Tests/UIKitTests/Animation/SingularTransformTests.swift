import Testing
import UIKit

@Suite(.serialized) @MainActor
struct SingularTransformTests {
    /// Returns the view's presentation scale along x at some times.
    private func widths(of stage: AnimationStage, at times: [Double]) -> [CGFloat] { stage.seen("transform.scale.x", at: times) }

    @Test func aViewGrowsFromZeroScale() {
        let stage = AnimationStage()
        stage.view.transform = CGAffineTransform(scaleX: 0, y: 0)
        stage.advance(to: 0)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.transform = .identity }
        #expect(areClose(widths(of: stage, at: [0, 0.25, 0.5, 0.75, 1]), [0, 0.25, 0.5, 0.75, 1]))
    }

    @Test func aViewShrinksToZeroScale() {
        let stage = AnimationStage()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.transform = CGAffineTransform(scaleX: 0, y: 0) }
        #expect(areClose(widths(of: stage, at: [0, 0.25, 0.5, 0.75, 1]), [1, 0.75, 0.5, 0.25, 0]))
    }
}
