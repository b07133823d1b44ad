import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKit

/// Animations of symbols.
@MainActor
@Suite struct SymbolEffectTests {
    private func makeView() -> UIImageView { UIImageView(image: UIImage(systemName: "bell")) }

    /// The layer that effects animate; the view's own without effects.
    private func content(_ view: UIView) -> CALayer { view.layer.sublayers?.first ?? view.layer }
    private func keys(_ view: UIView) -> [String] { content(view).animationKeys() ?? [] }

    @Test func anEffectIsAnAnimationOfTheImageUntilItIsRemoved() throws {
        let view = makeView()
        view.addSymbolEffect(.pulse)
        view.addSymbolEffect(.bounce.down, options: .repeat(3).speed(2))
        #expect(keys(view).count == 2)
        let pulse = try #require(content(view).animation(forKey: "symbolEffect.pulse"))
        #expect(pulse.repeatCount == .infinity)
        let bounce = try #require(content(view).animation(forKey: "symbolEffect.bounce"))
        #expect(bounce.repeatCount == 3 && bounce.speed == 2)
        view.removeSymbolEffect(ofType: .pulse)
        #expect(keys(view) == ["symbolEffect.bounce"])
        view.removeAllSymbolEffects()
        #expect(keys(view).isEmpty && view.layer.contents != nil && view.layer.sublayers == nil)
    }

    @Test func anEffectThatStaysKeepsItsLastValue() throws {
        let view = makeView()
        view.addSymbolEffect(.disappear)
        let animation = try #require(content(view).animation(forKey: "symbolEffect.disappear"))
        #expect(animation.fillMode == .both && !animation.isRemovedOnCompletion)
    }

    @Test func aSymbolIsReplacedAtOnceAndTheEffectShowsIt() {
        let view = makeView()
        let new = UIImage(systemName: "star")!
        view.setSymbolImage(new, contentTransition: .replace.downUp)
        #expect(view.image === new && keys(view) == ["symbolEffect.replace"])
    }

    @Test func theOpacityAndTheTransformOfTheViewStayTheApps() {
        let view = makeView()
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.alpha = 0
        let screen = ManualScreen(view.layer, at: 10)
        view.addSymbolEffect(.pulse)
        view.addSymbolEffect(.bounce)
        CATransaction.flush()
        screen.advance(to: 10.2)
        let shown = view.layer.presentation()
        #expect(shown?.opacity == 0 && shown?.transform.m11 == 2)
        let part = content(view).presentation()
        #expect((part?.opacity ?? 1) < 1 && (part?.transform.m11 ?? 1) != 1)
    }

    @Test func aSymbolThatAppearedIsHiddenAgainByItsAlpha() {
        let view = makeView()
        let screen = ManualScreen(view.layer, at: 10)
        view.addSymbolEffect(.disappear)
        screen.advance(to: 11)
        #expect(content(view).presentation()?.opacity == 0)
        view.addSymbolEffect(.appear)
        screen.advance(to: 12)
        #expect(keys(view).isEmpty && view.layer.contents != nil)
        view.alpha = 0
        screen.advance(to: 13)
        #expect(view.layer.presentation()?.opacity == 0)
    }

    @Test func theImageFollowsTheViewDuringAnEffect() throws {
        let view = makeView()
        view.addSymbolEffect(.pulse)
        let first = try #require(content(view).contents as! CGImage?)
        #expect(view.layer.contents == nil)
        view.image = UIImage(systemName: "star")
        view.contentMode = .center
        view.frame = CGRect(x: 5, y: 6, width: 70, height: 80)
        view.layoutIfNeeded()
        let second = try #require(content(view).contents as! CGImage?)
        #expect(first !== second && content(view).frame == CGRect(x: 0, y: 0, width: 70, height: 80))
        #expect(content(view).contentsGravity == .center)
    }

    /// The ends of effects.
    private final class Ends { var values: [Bool] = [] }

    @Test func theEndTellsWhetherTheEffectRanThrough() {
        let view = makeView()
        let screen = ManualScreen(view.layer, at: 10)
        let ends = Ends()
        view.addSymbolEffect(.bounce) { ends.values.append($0.isFinished) }
        screen.advance(to: 12)
        #expect(ends.values == [true])
        view.addSymbolEffect(.pulse) { ends.values.append($0.isFinished) }
        screen.advance(to: 13)
        view.removeSymbolEffect(ofType: .pulse)
        screen.advance(to: 14)
        #expect(ends.values == [true, false])
        view.addSymbolEffect(.wiggle) { ends.values.append($0.isFinished) }
        screen.advance(to: 14.1)
        view.addSymbolEffect(.wiggle)
        screen.advance(to: 14.2)
        #expect(ends.values == [true, false, false])
    }
}
