import Foundation
import Glibc

/// The results that tasks have left in a batch's folder, one file each.
///
/// A result survives its task, the coordinator and the machine; the coordinator stores it in the queue and removes the file.
package struct TaskResults {
    let folder: BatchFolder

    package init(_ folder: BatchFolder) { self.folder = folder }

    /// Writes a result under another name, stores it on the disk and renames it, so that it is complete or absent.
    package func write(_ result: FilmResult) throws(BatchFolderError) {
        let path = folder.taskResult(result.row)
        let temporary = "\(path).\(getpid())"
        guard let data = try? JSONEncoder().encode(result), Self.store(Array(data), temporary), unsafe rename(temporary, path) == 0 else {
            unsafe unlink(temporary)
            throw .cannotCreate(path: path)
        }
    }

    /// Returns the result of a film; nil when its task has left none.
    package func read(_ number: Int) -> FilmResult? { Self.result(at: folder.taskResult(number)) }

    /// Removes the result of a film.
    package func remove(_ number: Int) { unsafe unlink(folder.taskResult(number)) }

    /// The numbers of the films whose tasks have left a result, in order.
    package func numbers() -> [Int] { names.compactMap { $0.hasSuffix(".json") ? Int($0.dropLast(".json".count)) : nil }.sorted() }

    /// Removes the files of tasks that died while they wrote; called when no task is running.
    package func removeRemains() {
        for name in names where !name.hasSuffix(".json") { unsafe unlink("\(folder.taskResults)/\(name)") }
    }

    private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.taskResults)) ?? [] }

    private static func result(at path: String) -> FilmResult? {
        FileManager.default.contents(atPath: path).flatMap { try? JSONDecoder().decode(FilmResult.self, from: $0) }
    }

    private static func store(_ bytes: [UInt8], _ path: String) -> Bool {
        let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        // Safe because the kernel reads at most `count` bytes of the lent array.
        return unsafe bytes.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) } == bytes.count && fsync(descriptor) == 0
    }
}
