import Foundation
import Glibc

extension FileHandle {
    /// A new file for reading and writing that has no name, so that nothing is left of it; nil when it cannot be created.
    ///
    /// Unlike a pipe, it has room for all that a program writes while nobody reads, and a process that the program leaves behind holds nobody up.
    static var nameless: FileHandle? {
        let url = FileManager.default.temporaryDirectory.appending(path: "lamina-build-\(UUID().uuidString)")
        guard FileManager.default.createFile(atPath: url.path, contents: nil) else { return nil }
        defer { try? FileManager.default.removeItem(at: url) }
        guard let file = try? FileHandle(forUpdating: url) else { return nil }
        // Foundation leaves it open in programs that the tool starts, such as an app that runs while another is built.
        _ = fcntl(file.fileDescriptor, F_SETFD, FD_CLOEXEC)
        return file
    }

    /// The whole content.
    var content: Data {
        try? seek(toOffset: 0)
        return (try? readToEnd()) ?? Data()
    }
}
