public import Foundation

extension UIWindow {
    /// The window is seen.
    public class var didBecomeVisibleNotification: NSNotification.Name { .init("UIWindowDidBecomeVisibleNotification") }
    /// The window is not seen any more.
    public class var didBecomeHiddenNotification: NSNotification.Name { .init("UIWindowDidBecomeHiddenNotification") }
    /// The window gets keys.
    public class var didBecomeKeyNotification: NSNotification.Name { .init("UIWindowDidBecomeKeyNotification") }
    /// The window gets no keys any more.
    public class var didResignKeyNotification: NSNotification.Name { .init("UIWindowDidResignKeyNotification") }

    func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
