public import Foundation

/// A request for resources that an app store delivers later; here they lie in the app's bundle from the beginning.
///
/// Sendable as Apple's class; only the urgency can be changed, and nothing reads it.
open class NSBundleResourceRequest: NSObject, @unchecked Sendable {
    /// The tags of the resources.
    public let tags: Set<String>
    /// The bundle.
    public let bundle: Bundle
    /// The urgency, between 0 and 1; without effect.
    open var loadingPriority = 0.5
    /// The progress: complete.
    public let progress = Progress(totalUnitCount: 1)

    /// Creates a request for resources of a bundle.
    public init(tags: Set<String>, bundle: Bundle) {
        (self.tags, self.bundle) = (tags, bundle)
        super.init()
        progress.completedUnitCount = 1
    }
    /// Creates a request for resources of the main bundle.
    public convenience init(tags: Set<String>) { self.init(tags: tags, bundle: .main) }

    /// Calls the closure without an error, from the main queue.
    open func beginAccessingResources(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil) }
    }
    /// Calls the closure with true, from the main queue.
    open func conditionallyBeginAccessingResources(completionHandler: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.main.async { completionHandler(true) }
    }
    /// Ends the use of the resources.
    open func endAccessingResources() {}
}
