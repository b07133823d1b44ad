public import Foundation

extension UIWindow {
    /// Posted when the window has become visible.
    public class var didBecomeVisibleNotification: NSNotification.Name { .init("UIWindowDidBecomeVisibleNotification") }
    /// Posted when the window has been hidden.
    public class var didBecomeHiddenNotification: NSNotification.Name { .init("UIWindowDidBecomeHiddenNotification") }
    /// Posted when the window has become the key window.
    public class var didBecomeKeyNotification: NSNotification.Name { .init("UIWindowDidBecomeKeyNotification") }
    /// Posted when the window is no longer the key window.
    public class var didResignKeyNotification: NSNotification.Name { .init("UIWindowDidResignKeyNotification") }

    package func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
