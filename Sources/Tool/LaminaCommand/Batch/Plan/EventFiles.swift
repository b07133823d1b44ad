import LaminaPrimitives
import LaminaRun

/// The event files of a batch; each file is read once.
final class EventFiles {
    /// The events of a file, and the hash of its bytes.
    struct Contents {
        let events: [RunEvent]
        let hash: String
    }

    private var files: [String: Result<Contents, RunEventsError>] = [:]

    /// Returns the contents of a file.
    ///
    /// - Throws: `RunEventsError`.
    func read(_ path: String) throws(RunEventsError) -> Contents {
        if let known = files[path] { return try known.get() }
        let contents = Result { () throws(RunEventsError) in
            let events = try RunEvents.read(path: path)
            var hash = StableHash()
            hash.add("\(events)")
            return Contents(events: events, hash: hash.text)
        }
        files[path] = contents
        return try contents.get()
    }
}
