import Foundation
import Testing
import UIKit

/// Activities that an app describes.
@MainActor
@Suite struct NSUserActivityTests {
    private final class Author: NSObject, NSUserActivityDelegate {
        func userActivityWillSave(_ userActivity: NSUserActivity) { userActivity.addUserInfoEntries(from: ["page": 3]) }
    }

    @Test func anActivityAsksForItsValuesWhenItBecomesCurrent() {
        let (activity, author) = (NSUserActivity(activityType: "com.example.read"), Author())
        activity.delegate = author
        activity.userInfo = ["book": "Faust", "page": 1]
        activity.becomeCurrent()
        #expect(activity.userInfo?["page"] as? Int == 1)
        activity.needsSave = true
        activity.becomeCurrent()
        #expect(activity.userInfo?["page"] as? Int == 3 && activity.userInfo?["book"] as? String == "Faust" && !activity.needsSave)
    }

    @Test func anInvalidActivityIsNoLongerCurrentAndNoOtherIsChanged() {
        let (first, second) = (NSUserActivity(activityType: "com.example.read"), NSUserActivity(activityType: "com.example.write"))
        first.becomeCurrent()
        second.invalidate()
        #expect(NSUserActivity.current === first)
        first.invalidate()
        #expect(NSUserActivity.current == nil)
        second.becomeCurrent()
        first.resignCurrent()
        #expect(NSUserActivity.current === second)
        second.resignCurrent()
        #expect(NSUserActivity.current == nil)
    }

    @Test func aResponderKeepsItsActivityAndFindsTheWindowsUndoManager() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (view, other) = (UIView(), UIView())
        let activity = NSUserActivity(activityType: "com.example.read")
        view.userActivity = activity
        #expect(view.userActivity === activity && other.userActivity == nil)
        view.userActivity = nil
        #expect(view.userActivity == nil && view.undoManager == nil)
        window.addSubview(view)
        #expect(view.undoManager != nil && view.undoManager === window.undoManager)
    }
}
