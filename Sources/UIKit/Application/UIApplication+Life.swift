public import Foundation

/// How far the app's life is.
struct ApplicationLife {
    var state = UIApplication.State.inactive
    /// The app was told that it ends.
    var isOver = false
    /// `UIApplicationMain` owns the delegates, the properties do not.
    var delegates: [AnyObject] = []
}

extension UIApplication {
    /// Tells the delegates that the app has begun and is in front.
    package func launch(with delegate: any UIApplicationDelegate) {
        self.delegate = delegate
        life = ApplicationLife(delegates: [delegate])
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        post(Self.didFinishLaunchingNotification)
        connectScene()
        becomeActive()
    }

    /// The app is in front and gets events from now on.
    package func becomeActive() {
        guard life.state != .active else { return }
        if life.state == .background { enterForeground() }
        life.state = .active
        delegate?.applicationDidBecomeActive(self)
        post(Self.didBecomeActiveNotification)
        mainScene.change(to: .foregroundActive)
    }

    /// The app gets no events from now on.
    package func resignActive() {
        guard life.state == .active else { return }
        mainScene.change(to: .foregroundInactive)
        delegate?.applicationWillResignActive(self)
        post(Self.willResignActiveNotification)
        life.state = .inactive
    }

    /// The app is not seen any more.
    package func enterBackground() {
        resignActive()
        guard life.state == .inactive else { return }
        life.state = .background
        delegate?.applicationDidEnterBackground(self)
        post(Self.didEnterBackgroundNotification)
        mainScene.change(to: .background)
    }

    /// The app ends; whoever runs it leaves its loop afterwards.
    ///
    /// Said once, however often it is asked for.
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
    /// The app has begun.
    public class var didFinishLaunchingNotification: NSNotification.Name { .init("UIApplicationDidFinishLaunchingNotification") }
    /// The app is in front and gets events.
    public class var didBecomeActiveNotification: NSNotification.Name { .init("UIApplicationDidBecomeActiveNotification") }
    /// The app will get no events for a while.
    public class var willResignActiveNotification: NSNotification.Name { .init("UIApplicationWillResignActiveNotification") }
    /// The app is not seen any more.
    public class var didEnterBackgroundNotification: NSNotification.Name { .init("UIApplicationDidEnterBackgroundNotification") }
    /// The app will be seen again.
    public class var willEnterForegroundNotification: NSNotification.Name { .init("UIApplicationWillEnterForegroundNotification") }
    /// The app is about to end.
    public class var willTerminateNotification: NSNotification.Name { .init("UIApplicationWillTerminateNotification") }
    /// There is little memory left; never posted here.
    public class var didReceiveMemoryWarningNotification: NSNotification.Name {
        .init("UIApplicationDidReceiveMemoryWarningNotification")
    }
    /// The user took a picture of the screen; never posted here.
    public class var userDidTakeScreenshotNotification: NSNotification.Name { .init("UIApplicationUserDidTakeScreenshotNotification") }
    /// The day or the time zone changed; never posted here.
    public class var significantTimeChangeNotification: NSNotification.Name { .init("UIApplicationSignificantTimeChangeNotification") }
}
