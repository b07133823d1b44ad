import Foundation
import LaminaConcurrency

/// The requests of an app to hardware that is not there, such as sounds, in order.
package enum Records {
    /// One request of the app to hardware that is not there, such as a sound.
    package struct Entry: Sendable, Hashable {
        /// The kind, such as `sound.play`.
        package let kind: String
        /// The object of the request, such as a file's name.
        package let detail: String
        /// The system's uptime at the request, in seconds.
        package let time: Double
    }

    private static let entries = Guarded<[Entry]>([])
    private static let most = 10_000

    /// Records a request; the last 10,000 are kept.
    package static func add(_ kind: String, _ detail: String = "") {
        let entry = Entry(kind: kind, detail: detail, time: ProcessInfo.processInfo.systemUptime)
        entries.withLock { entries in
            if entries.count >= most { entries.removeFirst() }
            entries.append(entry)
        }
    }

    /// All requests since the start or the last `removeAll()`, in order.
    package static var all: [Entry] { entries.withLock { $0 } }

    /// Forgets all requests.
    package static func removeAll() { entries.withLock { $0 = [] } }
}
