import Foundation
import Glibc
import LaminaProcess

/// A program of ffmpeg whose standard output is read from a pipe.
///
/// The program runs ahead of its reader until the pipe is full, so what it makes needs bounded memory.
final class ProgramReader {
    private let child: ChildProcess
    private let descriptor: Int32
    /// True once the program has been waited for.
    private var hasEnded = false
    /// Lines that have been read and not returned, and the part of a line after them.
    private var lines: ArraySlice<Substring> = []
    private var rest = ""
    private var isAtEnd = false

    /// Starts the program; its messages are discarded.
    ///
    /// - Parameters:
    ///   - file: The file's name in errors.
    ///   - input: A descriptor that becomes the program's standard input, for a file without a name.
    init(_ program: MediaProgram, _ arguments: [String], file: String, input: Int32? = nil) throws(MediaError) {
        guard let path = program.path(), let pipe = DescriptorPipe() else { throw .programMissing(file: file, program: program.rawValue) }
        pipe.widen(to: 1 << 20)
        defer { close(pipe.writeEnd) }
        let nothing = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { close(nothing) }
        let descriptors = [STDIN_FILENO: input ?? nothing, STDOUT_FILENO: pipe.writeEnd, STDERR_FILENO: nothing]
        let launch = ChildProcess.Launch(
            path: path, arguments: arguments, environment: ProcessInfo.processInfo.environment, descriptors: descriptors, hasOwnGroup: true)
        do throws(ChildProcess.NotStarted) {
            child = try ChildProcess.start(launch)
        } catch {
            close(pipe.readEnd)
            throw .programMissing(file: file, program: path)
        }
        descriptor = pipe.readEnd
    }

    deinit {
        close(descriptor)
        guard !hasEnded else { return }
        child.send(SIGKILL, toGroup: true)
        _ = child.wait()
    }

    /// The path of a file without a name, by which a program can seek in it.
    static let inputPath = "/dev/fd/0"

    /// Reads the next bytes into a buffer; returns their number, which is less than the buffer's length at the end only.
    func read(into buffer: inout [UInt8]) -> Int {
        let (descriptor, length) = (descriptor, buffer.count)
        // Safe because the kernel writes at most the rest of the lent array.
        return unsafe buffer.withUnsafeMutableBytes { bytes in
            var filled = 0
            while filled < length {
                guard let start = bytes.baseAddress else { break }
                let count = unsafe Glibc.read(descriptor, start + filled, length - filled)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                filled += count
            }
            return filled
        }
    }

    /// Reads the next line without its end; nil at the end of the output.
    func nextLine() -> Substring? {
        while true {
            if let line = lines.popFirst() { return line }
            guard !isAtEnd else { return nil }
            var block = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(into: &block)
            isAtEnd = count < block.count
            let text = rest + String(decoding: block[..<count], as: UTF8.self)
            var parts = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
            rest = isAtEnd ? "" : String(parts.popLast() ?? "")
            lines = parts
        }
    }

    /// Reads the output to its end, but at most a number of bytes.
    func readAll(most: Int) -> [UInt8] {
        var (all, block) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
        while all.count < most {
            let count = read(into: &block)
            all += block[..<count]
            guard count == block.count else { break }
        }
        return all
    }

    /// Waits for the program's end after all of its output has been read; returns true when it succeeded.
    func finish() -> Bool {
        guard !hasEnded else { return false }
        hasEnded = true
        return child.wait() == .exited(status: 0)
    }
}
