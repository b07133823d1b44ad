public import Foundation

/// The state of the app's life cycle.
package struct ApplicationLife {
    package var state = UIApplication.State.inactive
    /// True after `terminate()` has notified the delegate; later calls then do nothing.
    package var isOver = false
    /// The app's and the scene's delegate, retained here: `UIApplication.delegate` is weak, and nothing else owns the object that
    /// `UIApplicationMain` created.
    package var delegates: [AnyObject]

    /// Creates the state of an app that is not active yet.
    package init(delegates: [AnyObject] = []) { self.delegates = delegates }
}

extension UIApplication {
    /// Posted when the app has launched.
    public class var didFinishLaunchingNotification: NSNotification.Name { .init("UIApplicationDidFinishLaunchingNotification") }
    /// Posted when the app has become active: it is in the foreground and receives events.
    public class var didBecomeActiveNotification: NSNotification.Name { .init("UIApplicationDidBecomeActiveNotification") }
    /// Posted when the app is about to become inactive and receive no events.
    public class var willResignActiveNotification: NSNotification.Name { .init("UIApplicationWillResignActiveNotification") }
    /// Posted when the app has entered the background.
    public class var didEnterBackgroundNotification: NSNotification.Name { .init("UIApplicationDidEnterBackgroundNotification") }
    /// Posted when the app is about to enter the foreground.
    public class var willEnterForegroundNotification: NSNotification.Name { .init("UIApplicationWillEnterForegroundNotification") }
    /// Posted when the app is about to terminate.
    public class var willTerminateNotification: NSNotification.Name { .init("UIApplicationWillTerminateNotification") }
    /// The notification of low memory; never posted here.
    public class var didReceiveMemoryWarningNotification: NSNotification.Name {
        .init("UIApplicationDidReceiveMemoryWarningNotification")
    }
    /// The notification of a screenshot by the user; never posted here.
    public class var userDidTakeScreenshotNotification: NSNotification.Name { .init("UIApplicationUserDidTakeScreenshotNotification") }
    /// The notification of a new day or time zone; never posted here.
    public class var significantTimeChangeNotification: NSNotification.Name { .init("UIApplicationSignificantTimeChangeNotification") }
}
