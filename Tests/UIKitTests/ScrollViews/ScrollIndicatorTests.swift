import Foundation
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
}
