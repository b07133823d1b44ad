import Foundation
import Glibc
import LaminaConcurrency
import LaminaRun

/// A folder for the intermediate files of one command, below the machine's folder for temporary files.
///
/// The command removes it, also when a signal such as Ctrl-C ends it. A command that is killed cannot; the next command removes what such commands left:
/// folders whose process is gone and that nobody has changed for an hour, because the process may live in a container with numbers of its own.
struct CommandFolder {
    /// The time, in seconds, for which a folder of an unknown process is left alone.
    private static let patience = 3600.0
    /// The work before a signal ends the command; begun with the first folder.
    private static let removal: Void = EndSignals.beforeEnd {
        // A running encoder would create its file again.
        EncoderProcesses.end(of: getpid())
        for folder in existing.withLock({ $0 }) { try? FileManager.default.removeItem(at: folder) }
    }
    /// The folders that this process has created and not removed.
    private static let existing = Guarded(Set<URL>())

    let url: URL
    var path: String { url.path }

    /// Creates the folder.
    ///
    /// - Parameter parent: The folder in which it lies.
    /// - Throws: `ToolError.cannotCreate`.
    init(in parent: URL = FileManager.default.temporaryDirectory) throws(ToolError) {
        Self.removal
        Self.removeLeftovers(in: parent)
        url = parent.appending(path: "lamina-\(getpid())-\(UUID().uuidString)")
        do {
            Self.existing.withLock { _ = $0.insert(url) }
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw .cannotCreate(path: url.path, reason: error.localizedDescription)
        }
    }

    /// Removes the folder with everything in it.
    func remove() {
        try? FileManager.default.removeItem(at: url)
        Self.existing.withLock { _ = $0.remove(url) }
    }

    /// Removes the folders of killed commands.
    private static func removeLeftovers(in parent: URL) {
        let keys: [URLResourceKey] = [.contentModificationDateKey]
        let entries = (try? FileManager.default.contentsOfDirectory(at: parent, includingPropertiesForKeys: keys)) ?? []
        for entry in entries {
            guard let process = process(of: entry.lastPathComponent), kill(process, 0) != 0, errno == ESRCH,
                let date = try? entry.resourceValues(forKeys: Set(keys)).contentModificationDate, -date.timeIntervalSinceNow > patience
            else { continue }
            try? FileManager.default.removeItem(at: entry)
        }
    }

    /// The number of the process that created a folder with this name; nil for other names.
    private static func process(of name: String) -> Int32? {
        let parts = name.split(separator: "-", maxSplits: 2)
        guard parts.count == 3, parts[0] == "lamina", UUID(uuidString: String(parts[2])) != nil, let number = Int32(parts[1]), number > 0 else {
            return nil
        }
        return number
    }
}
