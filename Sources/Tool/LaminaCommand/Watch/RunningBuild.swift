import Foundation
import Glibc
import LaminaProcess

/// A build of an app in a process of the tool, which ends with this process.
struct RunningBuild {
    private let child: ChildProcess
    /// The output: the path of the program, and the words of the compiler.
    private let output: FileHandle
    private let messages: FileHandle

    /// Begins to build; nil when the system has no resources for it.
    ///
    /// - Parameter environment: The environment of the compiler.
    init?(of app: String, target: String?, environment: [String: String]) {
        // Files and not pipes: nobody has to read them meanwhile, and a process that a build leaves behind keeps no end open.
        guard let output = FileHandle.nameless, let messages = FileHandle.nameless else { return nil }
        let tool = AppFinder().tool
        let build = [tool, "build", app] + (target.map { ["--target", $0] } ?? [])
        let launch = ChildProcess.Launch(
            path: tool, arguments: EndWithParent.arguments(build), environment: environment,
            descriptors: [STDOUT_FILENO: output.fileDescriptor, STDERR_FILENO: messages.fileDescriptor], hasOwnGroup: true)
        guard let child = try? ChildProcess.start(launch) else { return nil }
        (self.child, self.output, self.messages) = (child, output, messages)
    }

    /// The outcome; nil while the build runs.
    ///
    /// Must not be called again after it has returned an outcome.
    func outcomeIfOver() -> SourceWatch.Outcome? {
        guard let ending = child.endingIfOver() else { return nil }
        guard ending == .exited(status: 0) else { return .failed(messages.text) }
        return .built(program: output.text.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    /// Ends a build that still runs, with everything that it has started.
    func cancel() {
        child.send(SIGTERM)
        _ = child.wait()
    }
}

extension FileHandle {
    /// A new file for reading and writing that has no name, so that nothing is left of it; nil when it cannot be created.
    fileprivate static var nameless: FileHandle? {
        let url = FileManager.default.temporaryDirectory.appending(path: "lamina-build-\(UUID().uuidString)")
        guard FileManager.default.createFile(atPath: url.path, contents: nil) else { return nil }
        defer { try? FileManager.default.removeItem(at: url) }
        guard let file = try? FileHandle(forUpdating: url) else { return nil }
        // Foundation leaves it open in programs that the tool starts, such as an app that runs while another is built.
        _ = fcntl(file.fileDescriptor, F_SETFD, FD_CLOEXEC)
        return file
    }

    /// The whole content as text.
    fileprivate var text: String {
        try? seek(toOffset: 0)
        return String(decoding: (try? readToEnd()) ?? Data(), as: UTF8.self)
    }
}
