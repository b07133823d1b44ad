public import Foundation

/// The number of a task that continues in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int
    /// Creates an identifier from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The number of no task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The tasks that an app has begun and not ended.
struct BackgroundTasks {
    private var last = 0
    private(set) var running: Set<UIBackgroundTaskIdentifier> = []

    mutating func begin() -> UIBackgroundTaskIdentifier {
        last += 1
        let task = UIBackgroundTaskIdentifier(rawValue: last)
        running.insert(task)
        return task
    }

    mutating func end(_ task: UIBackgroundTaskIdentifier) { running.remove(task) }
}

extension UIApplication {
    /// Begins a task that continues in the background; the handler is never called, because nothing suspends the app.
    public func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin()
    }
    /// Begins a task that continues in the background; the handler is never called, because nothing suspends the app.
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { backgroundTasks.begin() }
    /// Ends a task.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { backgroundTasks.end(identifier) }
    /// The time until the app is suspended, in seconds: endless.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    /// The tasks that run.
    package var runningBackgroundTasks: Set<UIBackgroundTaskIdentifier> { backgroundTasks.running }
}
