import Foundation
import Glibc
import LaminaServer
import Synchronization

/// A running ffmpeg that reads frames from a pipe.
final class Encoder: Sendable {
    /// Where frames go; closed by `wait` and `kill`.
    let input: Int32
    private let program: String
    private let path: String
    private let child: ChildProcess
    private let messages: MessageTail

    /// Starts it out of reach of the terminal's Ctrl-C: it is this process that decides what becomes of the film.
    ///
    /// - Parameter path: What errors call the film.
    init(program: String, arguments: [String], path: String) throws(OutputError) {
        guard let frames = DescriptorPipe() else { throw .cannotCreate(path: path, code: errno) }
        // As much as anybody may ask for by default: a third of a frame of 1080p.
        frames.widen(to: 1 << 20)
        // Closed by hand on each way out; the child has its own copy.
        defer { close(frames.readEnd) }
        guard let messages = MessageTail(), case let nothing = unsafe open("/dev/null", O_WRONLY | O_CLOEXEC), nothing >= 0 else {
            close(frames.writeEnd)
            throw .cannotCreate(path: path, code: errno)
        }
        defer { close(nothing) }
        do throws(ChildProcess.NotStarted) {
            let mark = [EncoderProcesses.variable: "\(getpid())"]
            child = try ChildProcess.start(
                ChildProcess.Launch(
                    path: program, arguments: arguments, environment: ProcessInfo.processInfo.environment.merging(mark) { _, mark in mark },
                    descriptors: [0: frames.readEnd, 1: nothing, 2: messages.writeEnd], hasOwnGroup: true))
        } catch {
            close(frames.writeEnd)
            throw error.code == ENOENT ? .encoderMissing(program: program) : .cannotCreate(path: path, code: error.code)
        }
        input = frames.writeEnd
        (self.program, self.path, self.messages) = (program, path, messages)
    }

    /// Takes what the encoder has said, so that its messages never fill the pipe.
    func drainMessages() { messages.drain() }

    /// Ends the input and waits for the film.
    func wait() throws(OutputError) {
        close(input)
        let ending = child.wait()
        guard let error = error(for: ending, lines: messages.lastLines()) else { return }
        throw error
    }

    /// Ends the encoder at once, and after it the input, which frees a thread that is writing to it.
    func kill() {
        child.send(SIGKILL, toGroup: true)
        _ = child.wait()
    }

    /// Closes the input of an encoder that was killed, once nobody writes to it.
    func closeInput() { close(input) }

    private func error(for ending: ChildProcess.Ending, lines: [String]) -> OutputError? {
        if lines.contains(where: { $0.contains("No space left on device") }) { return .cannotWrite(path: path, code: ENOSPC) }
        if lines.contains(where: { $0.contains("File too large") }) { return .cannotWrite(path: path, code: EFBIG) }
        switch ending {
        case .exited(status: 0): return nil
        case .killed(signal: SIGXFSZ): return .cannotWrite(path: path, code: EFBIG)
        case .exited(let status): return .encoderFailed(path: path, program: program, status: status, lines: lines)
        case .killed(let signal): return .encoderKilled(path: path, program: program, signal: signal, lines: lines)
        }
    }
}
