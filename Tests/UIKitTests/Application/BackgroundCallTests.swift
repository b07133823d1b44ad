import CoreGraphics
import Foundation
import Testing
import UIKit

/// UIKit calls on a thread other than the main one, which are reported and not refused.
@MainActor @Suite struct BackgroundCallTests {
    private final class BadgeView: UIView {}
    private final class BadgeLabel: UILabel {}
    private final class MainView: UIView {}

    /// Runs `body` on a thread of its own, as the code of an app in Swift 5 mode may, and waits for the thread.
    private func inBackground(_ body: @escaping @MainActor () -> Void) {
        // Safe because this thread waits, so that the views are used by one thread at a time.
        nonisolated(unsafe) let unchecked = unsafe unsafeBitCast(body, to: (() -> Void).self)
        let ended = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            unsafe unchecked()
            ended.signal()
        }
        ended.wait()
    }

    @Test func aChangeOfAViewIsReportedByItsName() {
        let view = BadgeView()
        inBackground { view.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }
        #expect(Diagnostics.hasWarned("UIKit: BadgeView.frame must be used from the main thread only"))
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func onlyTheCallOfTheAppIsReportedAndNotTheCallsThatItMakes() {
        let label = BadgeLabel()
        inBackground { label.text = "3" }
        #expect(Diagnostics.hasWarned("UIKit: BadgeLabel.text must be used from the main thread only"))
        #expect(!Diagnostics.hasWarned("UIKit: BadgeLabel.setNeedsDisplay() must be used from the main thread only"))
        #expect(!Diagnostics.hasWarned("UIKit: BadgeLabel.setNeedsLayout() must be used from the main thread only"))
    }

    @Test func anAnimationFromABackgroundThreadIsReported() {
        let view = BadgeView()
        inBackground { BadgeView.animate(withDuration: 0.1) { view.alpha = 0 } }
        #expect(Diagnostics.hasWarned("UIKit: BadgeView.animate(withDuration:animations:) must be used from the main thread only"))
    }

    @Test func theMainThreadIsNotReported() {
        let view = MainView()
        view.alpha = 0.5
        #expect(!Diagnostics.hasWarned("UIKit: MainView.init(frame:) must be used from the main thread only"))
        #expect(!Diagnostics.hasWarned("UIKit: MainView.alpha must be used from the main thread only"))
    }

    @Test func layersOfNoViewAreChangedWithoutAReport() {
        let layer = CALayer()
        inBackground { layer.opacity = 0.5 }
        #expect(layer.opacity == 0.5)
    }
}
