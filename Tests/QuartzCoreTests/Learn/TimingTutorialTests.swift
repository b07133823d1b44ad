import QuartzCore
import Testing
import TestSupport

/// The code of Documentation/Learn/2-timing.md.
@MainActor struct TimingTutorialTests {
    private let stage = Stage()
    private let fade = CABasicAnimation(keyPath: "opacity")

    private var layer: CALayer { stage.layer }

    /// The opacity that the screen shows at increasing times, in seconds.
    private func opacity(at times: [Double]) -> [Float] {
        times.map { time in
            stage.advance(to: time)
            return stage.shown("opacity", as: Float.self) ?? .nan
        }
    }

    init() {
        fade.fromValue = 1
        fade.toValue = 0
        fade.beginTime = 1
        fade.duration = 2
    }

    @Test func anAnimationHasABeginAndADuration() {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.toValue = 0
        fade.beginTime = 1
        fade.duration = 2
        layer.add(fade, forKey: "fade")

        #expect(opacity(at: [0, 1, 2, 2.5, 4]) == [1, 1, 0.5, 0.25, 1])
    }

    @Test func anAnimationRepeatsForthAndBack() {
        fade.autoreverses = true
        fade.repeatCount = 2
        layer.add(fade, forKey: "fade")

        #expect(opacity(at: [2, 3, 4, 5, 6, 7, 8, 10]) == [0.5, 0, 0.5, 1, 0.5, 0, 0.5, 1])
    }

    @Test func anAnimationFillsTheTimeAroundIt() {
        layer.opacity = 0.75
        fade.fillMode = .both
        fade.isRemovedOnCompletion = false
        layer.add(fade, forKey: "fade")

        #expect(opacity(at: [0, 2, 4, 100]) == [1, 0.5, 0, 0])
    }

    @Test func aLayerHasAClockOfItsOwn() {
        layer.add(fade, forKey: "fade")
        layer.speed = 0
        layer.timeOffset = 2

        #expect(opacity(at: [0, 7]) == [0.5, 0.5])
    }
}
