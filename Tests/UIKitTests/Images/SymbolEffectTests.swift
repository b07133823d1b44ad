import Foundation
import QuartzCore
import Testing
import UIKit

/// Animations of symbols.
@MainActor
@Suite struct SymbolEffectTests {
    private func keys(_ view: UIView) -> [String] { view.layer.animationKeys() ?? [] }

    @Test func anEffectIsAnAnimationOfTheViewUntilItIsRemoved() throws {
        let view = UIImageView(image: UIImage(systemName: "bell"))
        view.addSymbolEffect(.pulse)
        view.addSymbolEffect(.bounce.down, options: .repeat(3).speed(2))
        #expect(keys(view).count == 2)
        let pulse = try #require(view.layer.animation(forKey: "symbolEffect.pulse"))
        #expect(pulse.repeatCount == .infinity)
        let bounce = try #require(view.layer.animation(forKey: "symbolEffect.bounce"))
        #expect(bounce.repeatCount == 3 && bounce.speed == 2)
        view.removeSymbolEffect(ofType: .pulse)
        #expect(keys(view) == ["symbolEffect.bounce"])
        view.removeAllSymbolEffects()
        #expect(keys(view).isEmpty)
    }

    @Test func anEffectThatStaysKeepsItsLastValue() throws {
        let view = UIImageView(image: UIImage(systemName: "bell"))
        view.addSymbolEffect(.disappear)
        let animation = try #require(view.layer.animation(forKey: "symbolEffect.disappear"))
        #expect(animation.fillMode == .both && !animation.isRemovedOnCompletion)
    }

    @Test func aSymbolIsReplacedAtOnceAndTheEffectShowsIt() {
        let view = UIImageView(image: UIImage(systemName: "bell"))
        let new = UIImage(systemName: "star")!
        view.setSymbolImage(new, contentTransition: .replace.downUp)
        #expect(view.image === new && keys(view) == ["symbolEffect.replace"])
    }
}
