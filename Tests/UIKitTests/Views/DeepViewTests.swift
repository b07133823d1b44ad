import QuartzCore
import TestSupport
import Testing

import UIKit

/// Views nested 10,000 deep take time proportional to their number.
@MainActor
struct DeepViewTests {
    private static let depth = 10_000

    /// Each view is added to a superview that is already in the window.
    @Test func tenThousandNestedViewsAreBuiltLaidOutAndCommittedInSeconds() {
        let clock = ContinuousClock()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        defer { window.isHidden = true }
        var views: [UIView] = [window]
        let building = clock.measure {
            for _ in 0..<Self.depth {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                views[views.count - 1].addSubview(view)
                views.append(view)
            }
        }
        let layout = clock.measure { window.layoutIfNeeded() }
        let commit = clock.measure { CATransaction.flush() }
        let change = clock.measure {
            views[views.count - 1].backgroundColor = .red
            views[views.count - 1].setNeedsLayout()
            CATransaction.flush()
        }
        let moving = clock.measure {
            window.frame.size.width = 90; CATransaction.flush()
        }
        let removal = clock.measure { views[1].removeFromSuperview() }
        #expect(building + layout + commit + change + moving + removal < .seconds(8))
    }

    /// Each view is put into a new superview that is not in a window yet.
    @Test func tenThousandViewsPutAroundEachOtherAreBuiltInSeconds() {
        let clock = ContinuousClock()
        var view = UIView()
        let building = clock.measure {
            for _ in 0..<Self.depth {
                let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                outer.addSubview(view)
                view = outer
            }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        defer { window.isHidden = true }
        let adding = clock.measure { window.addSubview(view) }
        let commit = clock.measure { CATransaction.flush() }
        #expect(building + adding + commit < .seconds(8))
    }
}
