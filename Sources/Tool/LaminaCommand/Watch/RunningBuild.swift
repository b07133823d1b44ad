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
        guard ending == .exited(status: 0) else { return .failed(String(decoding: messages.content, as: UTF8.self)) }
        return .built(program: String(decoding: output.content, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
    }

    /// Ends a build that still runs, with everything that it has started.
    func cancel() {
        child.send(SIGTERM)
        _ = child.wait()
    }
}
