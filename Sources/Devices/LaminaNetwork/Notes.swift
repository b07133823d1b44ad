import Foundation
import Synchronization

/// Lines about requests on standard error.
enum Notes {
    /// The lines already written, so that a request that is repeated is named once.
    private static let written = Mutex<Set<String>>([])
    /// The largest number of remembered lines, which bounds the memory.
    private static let capacity = 4096

    static func write(_ note: String) {
        let isNew = written.withLock { lines in
            if lines.count >= capacity { lines.removeAll() }
            return lines.insert(note).inserted
        }
        if isNew { FileHandle.standardError.write(Data("lamina: network: \(note)\n".utf8)) }
    }
}
