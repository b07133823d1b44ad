import ArgumentParser
import Glibc
import LaminaProcess
import LaminaRun

/// A process of the tool that draws and encodes one part of a film.
final class RunningPart {
    let part: FilmPart
    private let child: ChildProcess
    private let pipe: DescriptorPipe
    private var messages = FrameMessages()
    /// The way in which the process ended; nil while it runs.
    private(set) var ending: ChildProcess.Ending?

    /// Starts the process.
    ///
    /// - Parameter isLast: True for the part whose app runs to the film's end: its messages are those of a single run, and are passed on.
    init(_ part: FilmPart, isLast: Bool) throws {
        guard let pipe = DescriptorPipe() else { throw ToolError.noResources(code: errno) }
        _ = fcntl(pipe.readEnd, F_SETFL, fcntl(pipe.readEnd, F_GETFL) | O_NONBLOCK)
        (self.part, self.pipe) = (part, pipe)
        if isLast { messages.onLine = { writeToStandardError($0 + "\n") } }
        defer { close(pipe.writeEnd) }
        do {
            child = try part.start(messages: pipe.writeEnd)
        } catch {
            close(pipe.readEnd)
            throw error
        }
    }

    deinit { close(pipe.readEnd) }

    /// The hashes of the frames that the process has drawn.
    var hashes: [FrameHash] { messages.hashes }

    /// Reads the process's messages.
    ///
    /// - Throws: `ExitCode` when it has failed; its last messages have been written then.
    func examine() throws {
        guard ending == nil else { return }
        ending = child.endingIfOver()
        messages.drain(pipe.readEnd)
        switch ending {
        case nil, .exited(status: 0): return
        case .exited(let status):
            if messages.onLine == nil, let text = messages.text { writeToStandardError(text + "\n") }
            throw ExitCode(status)
        case .killed(let signal): throw ToolError.appKilled(name: part.app, signal: signal)
        }
    }

    /// Ends the process and waits until it is gone with its app.
    func end() {
        guard ending == nil else { return }
        child.send(SIGTERM)
        ending = child.wait()
    }
}
