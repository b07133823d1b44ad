public import Foundation

/// An object whose state an app saves when it ends and restores when it starts.
///
/// Lamina neither saves nor restores state by itself; an app can call these methods with a coder.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
    /// The object by whose name this one is found.
    var restorationParent: (any UIStateRestoring)? { get }
    /// The class that makes the object when state is restored.
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
    /// Saves the object's state.
    func encodeRestorableState(with coder: NSCoder)
    /// Restores the object's state.
    func decodeRestorableState(with coder: NSCoder)
    /// Tells the object that all state has been restored.
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    /// The default implementation; nil.
    public var restorationParent: (any UIStateRestoring)? { nil }
    /// The default implementation; nil.
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
    /// The default implementation; does nothing.
    public func encodeRestorableState(with coder: NSCoder) {}
    /// The default implementation; does nothing.
    public func decodeRestorableState(with coder: NSCoder) {}
    /// The default implementation; does nothing.
    public func applicationFinishedRestoringState() {}
}

/// A class that makes objects when state is restored.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
    /// Returns the object with a name, as the names of its ancestors and its own.
    static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> (any UIStateRestoring)?
}

/// A class that makes controllers when state is restored.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
    /// Returns the controller with a name, as the names of its ancestors and its own.
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?
}

extension UIViewController: UIStateRestoring {}

extension UIApplication {
    /// Makes an object known to state restoration by a name.
    public class func registerObject(forStateRestoration object: any UIStateRestoring, restorationIdentifier: String) {
        shared.restoredObjects[restorationIdentifier] = object
    }
    /// Announces that state is restored asynchronously; does nothing, because Lamina restores no state.
    public func extendStateRestoration() {}
    /// Announces that asynchronous restoration is complete; does nothing, because Lamina restores no state.
    public func completeStateRestoration() {}
    /// Makes the app start without its saved state the next time; does nothing, because Lamina restores no state.
    public func ignoreSnapshotOnNextApplicationLaunch() {}
}
