import Foundation
import QuartzCore
import Testing

import UIKit

@MainActor
struct ScrollIndicatorTests {
    @Test func theIndicatorAppearsWithTheFirstDragAndFadesAfterTheLast() throws {
        let rig = ScrollRig()
        #expect(rig.view.subviews.isEmpty)
        rig.view.beginDragging(towards: CGPoint(x: 0, y: -1))
        rig.view.drag(by: CGPoint(x: 0, y: -400))
        let bar = try #require(rig.view.subviews.first)
        #expect(rig.view.subviews.count == 1)
        #expect(bar.alpha == 1)
        #expect(bar.frame.minX == 294 && bar.frame.width == 3)
        #expect(abs(bar.frame.minY - (400 + 3 + (394 - 78.8) / 4)) < 1e-9)
        #expect(abs(bar.frame.height - 78.8) < 1e-9)
        rig.view.endDragging(velocity: .zero)
        #expect(bar.alpha == 0)
        let fade = try #require(bar.layer.animation(forKey: "fade"))
        #expect(fade.duration == 0.25)
    }

    @Test func contentThatFitsFlashesNoIndicator() {
        let rig = ScrollRig()
        rig.view.alwaysBounceVertical = true
        rig.view.contentSize = CGSize(width: 300, height: 100)
        rig.view.flashScrollIndicators()
        #expect(rig.view.subviews.isEmpty)
    }

    @Test func indicatorsCanBeHidden() {
        let rig = ScrollRig()
        rig.view.showsVerticalScrollIndicator = false
        rig.view.flashScrollIndicators()
        #expect(rig.view.subviews.isEmpty)
    }

    @Test func indicatorsReceiveNoTouches() {
        let rig = ScrollRig()
        rig.view.beginDragging(towards: CGPoint(x: 0, y: -1))
        #expect(rig.view.hitTest(CGPoint(x: 295, y: 20), with: nil) === rig.view)
    }

    @Test func indicatorsTakeNoPartInTheAppsAnimations() throws {
        let rig = ScrollRig()
        let hand = Hand(size: CGSize(width: 300, height: 400))
        hand.window.addSubview(rig.view)
        hand.open()
        defer { hand.close() }
        rig.view.flashScrollIndicators()
        let bar = try #require(rig.view.subviews.first { $0.layer.zPosition == 1000 })
        let old = bar.frame
        UIView.animate(withDuration: 1) { rig.view.contentOffset.y = 300 }
        #expect(bar.frame != old)
        #expect(bar.layer.animationKeys() == ["fade"])
    }

    @Test func aFlashShowsTheIndicatorsAndFadesThem() throws {
        let rig = ScrollRig()
        rig.view.flashScrollIndicators()
        let bar = try #require(rig.view.subviews.first)
        #expect(bar.alpha == 0)
        let fade = try #require(bar.layer.animation(forKey: "fade") as? CABasicAnimation)
        #expect(fade.fromValue as? Float == 1)
        #expect(fade.duration == 0.25)
    }

    @Test func aFlashLeavesTheIndicatorsWhileTheContentMoves() {
        let rig = ScrollRig()
        rig.view.beginDragging(towards: CGPoint(x: 0, y: -1))
        rig.view.drag(by: CGPoint(x: 0, y: -40))
        rig.view.flashScrollIndicators()
        #expect(rig.view.subviews.map(\.alpha) == [1])
        rig.view.endDragging(velocity: .zero)
        rig.view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
        rig.run(0.1)
        rig.view.flashScrollIndicators()
        #expect(rig.view.subviews.map(\.alpha) == [1])
    }

    @Test func bothIndicatorsLeaveTheCornerFree() {
        let rig = ScrollRig()
        rig.view.contentSize = CGSize(width: 600, height: 800)
        rig.view.flashScrollIndicators()
        let bars = rig.view.subviews.map(\.frame)
        #expect(bars.count == 2)
        #expect(!bars[0].intersects(bars[1]))
        let alone = ScrollRig(height: 800)
        alone.view.flashScrollIndicators()
        let tall = bars.first { $0.height > $0.width }
        // The bar of a view of 400 points is half as long as its track, which is shorter beside the other bar.
        #expect(tall.map { $0.height < alone.view.subviews[0].frame.height } == true)
    }
}
