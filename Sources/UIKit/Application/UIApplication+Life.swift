public import Foundation

/// The state of the app's life cycle.
struct ApplicationLife {
    var state = UIApplication.State.inactive
    /// True after `terminate()` has notified the delegate; later calls then do nothing.
    var isOver = false
    /// The app's and the scene's delegate, retained here: `UIApplication.delegate` is weak, and nothing else owns the object that
    /// `UIApplicationMain` created.
    var delegates: [AnyObject] = []
}

extension UIApplication {
    /// Launches the app: tells the delegate, connects the scene and makes the app active.
    package func launch(with delegate: any UIApplicationDelegate) {
        self.delegate = delegate
        life = ApplicationLife(delegates: [delegate])
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        post(Self.didFinishLaunchingNotification)
        connectScene()
        becomeActive()
    }

    /// Makes the app active: it is in the foreground and receives events.
    package func becomeActive() {
        guard life.state != .active else { return }
        if life.state == .background { enterForeground() }
        life.state = .active
        delegate?.applicationDidBecomeActive(self)
        post(Self.didBecomeActiveNotification)
        mainScene.change(to: .foregroundActive)
    }

    /// Makes the app inactive: it is still visible but receives no events.
    package func resignActive() {
        guard life.state == .active else { return }
        mainScene.change(to: .foregroundInactive)
        delegate?.applicationWillResignActive(self)
        post(Self.willResignActiveNotification)
        life.state = .inactive
    }

    /// Moves the app to the background: it is no longer visible.
    package func enterBackground() {
        resignActive()
        guard life.state == .inactive else { return }
        life.state = .background
        delegate?.applicationDidEnterBackground(self)
        post(Self.didEnterBackgroundNotification)
        mainScene.change(to: .background)
    }

    /// Tells the delegate that the app terminates; the caller then ends the run loop.
    ///
    /// Further calls do nothing.
    package func terminate() {
        guard !life.isOver else { return }
        life.isOver = true
        resignActive()
        delegate?.applicationWillTerminate(self)
        post(Self.willTerminateNotification)
    }

    private func enterForeground() {
        delegate?.applicationWillEnterForeground(self)
        post(Self.willEnterForegroundNotification)
        mainScene.change(to: .foregroundInactive)
        life.state = .inactive
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

    private func connectScene() {
        guard let delegate else { return }
        let options = UIScene.ConnectionOptions()
        let configuration = delegate.application(self, configurationForConnecting: mainScene.session, options: options)
        mainScene.connect(configuration, options)
        if let own = mainScene.delegate { life.delegates.append(own) }
    }
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
