import Foundation
import Synchronization

extension UITraitCollection {
    private static let key = "lamina.uikit.traits"
    private static let ofScreen = Mutex(UITraitCollection(.screen))

    /// What colours resolve to on this thread: the view's traits while it draws or lays out, else the screen's.
    public class var current: UITraitCollection {
        get { Thread.current.threadDictionary[key] as? UITraitCollection ?? screen }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    /// Makes the collection the current one while something is done.
    public func performAsCurrent(_ actions: () -> Void) {
        let before = Thread.current.threadDictionary[Self.key]
        Thread.current.threadDictionary[Self.key] = self
        actions()
        Thread.current.threadDictionary[Self.key] = before
    }

    /// The screen's, for every thread.
    static var screen: UITraitCollection {
        get { ofScreen.withLock { $0 } }
        set { ofScreen.withLock { $0 = newValue } }
    }

    /// The same traits, light or dark as a part of the views wants it.
    func with(_ style: UIUserInterfaceStyle?) -> UITraitCollection {
        guard let style, style != .unspecified, style != values.style else { return self }
        return UITraitCollection(traitsFrom: [self, UITraitCollection(userInterfaceStyle: style)])
    }
}
