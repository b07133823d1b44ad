import CLaminaRuntime
import Foundation
import Glibc
import LaminaProcess
import LaminaRun
import Synchronization

/// A running ffmpeg that reads frames from a pipe.
final class Encoder: Sendable {
    /// The descriptor to which frames are written; closed by `wait` and `closeInput`.
    let input: Int32
    private let program: String
    private let path: String
    private let child: ChildProcess
    private let messages: MessageTail

    /// Starts ffmpeg in a process group of its own, because Ctrl-C in the terminal must reach only this process, which then ends ffmpeg itself.
    ///
    /// - Parameter path: The film's name in errors.
    init(program: String, arguments: [String], path: String) throws(OutputError) {
        guard let frames = DescriptorPipe() else { throw .cannotCreate(path: path, code: errno) }
        // 1 MiB is the largest pipe that Linux grants every process by default; it holds a third of a 1080p frame.
        frames.widen(to: 1 << 20)
        // The child has its own copy of the read end. Ours is closed, so that writes fail with EPIPE once the child has ended.
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

    /// Reads the encoder's messages, so that they never fill the pipe.
    func drainMessages() { messages.drain() }

    /// Closes the input and waits until the film is complete.
    func wait() throws(OutputError) {
        close(input)
        try report(child.wait())
    }

    /// Like `wait`, but kills an encoder that uses no processor time for too long.
    ///
    /// - Parameter patience: That time, in seconds; 0 waits for ever.
    func wait(patience: Double) throws(OutputError) {
        guard patience > 0 else { return try wait() }
        close(input)
        let pause = 0.01
        var (seen, waited) = (child.processorTime, 0.0)
        while waited < patience {
            if let ending = child.endingIfOver() { return try report(ending) }
            lamina_clock_real_pause(Int64(pause * 1e9))
            let now = child.processorTime
            (seen, waited) = now == seen ? (now, waited + pause) : (now, 0)
        }
        kill()
        throw .encoderStuck(path: path, program: program, seconds: patience)
    }

    private func report(_ ending: ChildProcess.Ending) throws(OutputError) {
        guard let error = error(for: ending, lines: messages.lastLines()) else { return }
        throw error
    }

    /// Kills the encoder and waits for its end.
    ///
    /// The pipe's read end closes with it, which makes a blocked write on another thread fail.
    func kill() {
        child.send(SIGKILL, toGroup: true)
        _ = child.wait()
    }

    /// Closes the input of a killed encoder; called when no thread writes to it any more.
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
