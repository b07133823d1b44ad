import Foundation
import Testing

import UIKit

@MainActor
final class ScrollTouchTests {
    /// A view that records the touch phases it receives.
    final class Content: UIView {
        var heard: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancelled") }
    }

    let hand = Hand()
    let rig = ScrollRig()
    let content = Content(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
    var view: UIScrollView { rig.view }

    init() {
        hand.window.addSubview(view)
        view.addSubview(content)
        view.scrolling.ticker.now = { [unowned hand] in hand.time }
    }

    /// Runs `body` while the window is on screen.
    private func onScreen(_ body: () -> Void) {
        hand.open()
        body()
        hand.close()
    }

    /// Moves a touch up by 100 points in five steps and ends it.
    private func flick() {
        hand.down(150, 300)
        for step in 1...5 { hand.move(150, 300 - CGFloat(step) * 20) }
        hand.up(150, 200)
    }

    @Test func aFingerScrollsAfterItsFirstTenPoints() {
        onScreen {
            hand.down(150, 300)
            hand.move(150, 295)
            #expect(view.contentOffset.y == 0)
            #expect(view.isTracking && !view.isDragging)
            hand.move(150, 280)
            #expect(view.isDragging)
            #expect(view.contentOffset.y == 10)
            hand.move(150, 200)
            #expect(view.contentOffset.y == 90)
        }
    }

    @Test func aFlickDeceleratesAfterTheFingerLifts() {
        onScreen {
            flick()
            #expect(view.isDecelerating)
            let place = view.contentOffset.y
            view.tick(at: hand.time + 0.2)
            #expect(view.contentOffset.y > place + 20)
            view.tick(at: hand.time + 9)
            #expect(!view.isDecelerating)
        }
    }

    @Test func contentReceivesNoTouchesOfAScroll() {
        onScreen {
            flick()
            #expect(content.heard.isEmpty)
        }
    }

    @Test func contentReceivesATapWhenItIsRecognized() {
        onScreen {
            hand.down(150, 300)
            #expect(content.heard.isEmpty)
            hand.up(150, 300)
            #expect(content.heard == ["began", "ended"])
        }
    }

    @Test func aRestingFingerTouchesTheContentAfterADelay() {
        onScreen {
            hand.down(150, 300)
            hand.wait(0.1)
            #expect(content.heard.isEmpty)
            hand.wait(0.06)
            #expect(content.heard == ["began"])
            hand.move(150, 200)
            #expect(content.heard == ["began", "cancelled"])
            #expect(view.isDragging)
        }
    }

    @Test func contentThatRefusesCancellationIsNotScrolled() {
        view.canCancelContentTouches = false
        onScreen {
            hand.down(150, 300)
            hand.wait(0.2)
            hand.move(150, 200)
            #expect(content.heard == ["began", "moved"])
            #expect(view.contentOffset.y == 0)
        }
    }

    @Test func undelayedContentTouchesArriveImmediately() {
        view.delaysContentTouches = false
        onScreen {
            hand.down(150, 300)
            #expect(content.heard == ["began"])
        }
    }

    @Test func aHorizontalDragDoesNotScrollVerticalContent() {
        onScreen {
            hand.down(150, 300)
            hand.move(50, 295)
            #expect(!view.isDragging)
        }
    }

    @Test func aTouchOnMovingContentStopsItAndReachesNoView() {
        onScreen {
            flick()
            view.tick(at: hand.time + 0.1)
            let place = view.contentOffset
            hand.down(150, 300)
            #expect(!view.isDecelerating && view.isTracking)
            #expect(view.contentOffset == place)
            hand.wait(0.3)
            hand.up(150, 300)
            #expect(content.heard.isEmpty)
            #expect(!view.isTracking && !view.isDecelerating)
        }
    }

    @Test func theInnermostScrollViewScrolls() {
        let outer = ScrollRig(UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)))
        hand.window.addSubview(outer.view)
        outer.view.addSubview(view)
        onScreen {
            flick()
            #expect(view.contentOffset.y > 0)
            #expect(outer.view.contentOffset.y == 0)
        }
    }

    @Test func aRowIsHighlightedAfterTheDelayAndSelectedByATap() {
        let table = TableRig(rows: 100)
        table.table.removeFromSuperview()
        hand.window.addSubview(table.table)
        onScreen {
            hand.window.layoutIfNeeded()
            hand.down(100, 100)
            #expect(table.heard.isEmpty)
            hand.wait(0.2)
            #expect(table.heard == ["lit 2"])
            hand.move(100, 50)
            #expect(table.heard == ["lit 2", "unlit 2"])
            #expect(table.table.contentOffset.y > 30)
            hand.up(100, 50)
            hand.wait(1)
            table.heard = []
            table.table.stopMoving()
            table.table.contentOffset = .zero
            table.table.layoutIfNeeded()
            hand.tap(100, 100)
            #expect(table.heard == ["lit 2", "unlit 2", "will select 2", "did select 2"])
        }
    }
}
