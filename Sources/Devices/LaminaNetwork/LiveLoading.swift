import Foundation
import Synchronization

/// The way of a film's requests to the network: through a process of the tool.
///
/// The process of a film has a clock that stands still between two instants, and with it the timers of Foundation's own loading, so that an answer
/// would come late or never. In the tool's process time passes. The driven clock waits meanwhile: the answer comes at the instant of its request, as
/// it does when it is read from a file.
struct LiveLoading: Sendable {
    let tool: String
    let begin: @convention(c) () -> Void
    let end: @convention(c) () -> Void

    /// Loads a request on another thread.
    func load(_ request: FetchedRequest, then deliver: @escaping @Sendable (StoredAnswer) -> Void) {
        begin()
        Thread.detachNewThread {
            let answer = self.answer(to: request)
            deliver(answer)
            self.end()
        }
    }

    private func answer(to request: FetchedRequest) -> StoredAnswer {
        guard let library = Self.library, let input = try? JSONEncoder().encode(request) else { return StoredAnswer(failure: .unknown) }
        guard let answers = Self.spawning.withLock({ _ in start(input, library) }) else {
            Notes.write("\(tool) cannot be started to load \(request.key)")
            return StoredAnswer(failure: .unknown)
        }
        let output = answers.readDataToEndOfFile()
        return (try? StoredAnswer(output, file: request.url.absoluteString)) ?? StoredAnswer(failure: .unknown)
    }

    /// Starts the tool and gives it a request; returns the end of its answer's pipe, or nil when it cannot be started.
    private func start(_ input: Data, _ library: String) -> FileHandle? {
        let process = Process()
        process.executableURL = URL(filePath: tool)
        process.arguments = ["network-fetch", library]
        let (requests, answers) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput) = (requests, answers)
        guard (try? process.run()) != nil else { return nil }
        try? requests.fileHandleForWriting.write(contentsOf: input)
        try? requests.fileHandleForWriting.close()
        return answers.fileHandleForReading
    }

    /// Held from the making of a pipe to its closing: a process that starts meanwhile would inherit the open end, and two of them would each wait for
    /// the end of the other's request.
    private static let spawning = Mutex(())

    /// The path of this library, which the tool opens by it.
    private static let library: String? = {
        let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
        let line = maps.split(separator: "\n").first { $0.hasSuffix("/libLaminaNetwork.so") }
        return line.flatMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
    }()
}
