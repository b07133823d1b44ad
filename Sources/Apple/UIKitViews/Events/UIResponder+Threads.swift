import CoreGraphics
import Foundation
import QuartzCore

extension UIResponder {
    /// Reports a call on a thread other than the main one, since UIKit guards none of its own values; layers may be changed by any thread.
    ///
    /// Called by the members that apps call from background threads by mistake. Only a thread's first call is reported, because it makes the others.
    ///
    /// - Parameter call: The called member.
    /// - Source: Apple's main thread checker, which names the method in the same words.
    nonisolated package final func checkThread(_ call: StaticString = #function) {
        guard !RunLoopIteration.isMain else { return }
        Self.reportBackgroundCall(call, of: type(of: self))
    }

    /// Reports a call of a class method; see `checkThread(_:)`.
    nonisolated package class func checkThread(_ call: StaticString = #function) {
        guard !RunLoopIteration.isMain else { return }
        reportBackgroundCall(call, of: self)
    }

    nonisolated private static func reportBackgroundCall(_ call: StaticString, of type: UIResponder.Type) {
        let key = "lamina.UIKit.background"
        guard Thread.current.threadDictionary[key] == nil else { return }
        Thread.current.threadDictionary[key] = true
        Diagnostics.warn("UIKit: \(type).\(call) must be used from the main thread only")
    }
}
