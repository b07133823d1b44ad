import Foundation
import LaminaConcurrency

extension UITraitCollection {
    private static let key = "lamina.uikit.traits"
    private static let ofScreen = Guarded(UITraitCollection(.screen))

    /// The traits with which colours are resolved on this thread: a view's traits while it draws or lays out, otherwise the screen's.
    public class var current: UITraitCollection {
        get { Thread.current.threadDictionary[key] as? UITraitCollection ?? screen }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    /// Calls a closure while this collection is the current one of the thread, and restores the previous one afterwards.
    public func performAsCurrent(_ actions: () -> Void) {
        let before = Thread.current.threadDictionary[Self.key]
        Thread.current.threadDictionary[Self.key] = self
        actions()
        Thread.current.threadDictionary[Self.key] = before
    }

    /// The traits of the screen, shared by all threads.
    package static var screen: UITraitCollection {
        get { ofScreen.withLock { $0 } }
        set { ofScreen.withLock { $0 = newValue } }
    }

    /// Returns the same traits with another interface style; nil and `unspecified` change nothing.
    package func with(_ style: UIUserInterfaceStyle?) -> UITraitCollection {
        guard let style, style != .unspecified, style != values.style else { return self }
        return UITraitCollection(traitsFrom: [self, UITraitCollection(userInterfaceStyle: style)])
    }

    /// Returns the traits with a text size between two others; the largest wins when the limits contradict each other.
    package func withTextSize(from smallest: UIContentSizeCategory?, to largest: UIContentSizeCategory?) -> UITraitCollection {
        var size = preferredContentSizeCategory
        if let smallest, size < smallest { size = smallest }
        if let largest, size > largest { size = largest }
        guard size != preferredContentSizeCategory else { return self }
        return UITraitCollection(traitsFrom: [self, UITraitCollection(preferredContentSizeCategory: size)])
    }
}
