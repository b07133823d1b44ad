import LaminaScene
import QuartzCore
import TestSupport
import Testing
import UIKit

@testable import UIKitControls

@MainActor struct VisualEffectTests {
    private let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))

    private var backdrop: CALayer? { view.subviews.first?.layer }

    private func radius(_ layer: CALayer?) -> Double? { layer?.value(forKeyPath: "backgroundFilters.gaussianBlur.inputRadius") as? Double }

    @Test func aBlurEffectFiltersTheBackground() {
        #expect(radius(backdrop) == 30)
        view.effect = nil
        #expect(radius(backdrop) == 0)
        view.effect = UIBlurEffect(style: .dark)
        #expect(radius(backdrop) == 20)
    }

    @Test func theContentViewFillsTheView() {
        view.frame = CGRect(x: 0, y: 0, width: 80, height: 50)
        view.layoutIfNeeded()
        #expect(view.contentView.frame == view.bounds)
        #expect(view.subviews.last === view.contentView)
    }

    @Test func theEffectAnimatesInABlock() throws {
        let screen = ManualScreen(view.layer)
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.effect = nil }
        screen.advance(to: 1)
        #expect(radius(backdrop) == 0)
        let shown = try #require(backdrop?.presentation())
        #expect(shown.state.effects.backgroundFilters.first?.inputs["inputRadius"] == .number(15))
    }

    @Test func vibrancyCompositesItsContent() {
        view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
        #expect(view.contentView.layer.compositingFilter as? String == "vibrantDark")
        #expect(radius(backdrop) == 0)
        view.effect = nil
        #expect(view.contentView.layer.compositingFilter == nil && view.contentView.layer.filters == nil)
    }

    @Test func everyStyleHasAMaterial() {
        for number in 0...19 {
            guard let style = UIBlurEffect.Style(rawValue: number) else { continue }
            view.effect = UIBlurEffect(style: style)
            #expect((radius(backdrop) ?? 0) > 0)
        }
    }
}
