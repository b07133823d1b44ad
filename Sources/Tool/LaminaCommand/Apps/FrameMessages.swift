import Glibc
import LaminaPrimitives
import LaminaRun

/// The lines that an app has written while it made a film: hashes of frames, and messages.
struct FrameMessages {
    /// The hashes of the frames, in the order in which they were drawn.
    private(set) var hashes: [FrameHash] = []
    /// Receives each line that is no hash; nil keeps the last ones only.
    var onLine: ((String) -> Void)?
    private var lines: [String] = []
    private var rest: [UInt8] = []

    private static let mostLines = 10
    /// The longest line that is kept; a longer one is cut into pieces.
    private static let mostBytes = 4096

    /// Adds bytes in the order in which they were written.
    mutating func add(_ bytes: ArraySlice<UInt8>) {
        rest += bytes
        var lines = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let last = lines.popLast() ?? []
        for line in lines { add(line: String(decoding: line, as: UTF8.self)) }
        rest = Array(last)
        if rest.count > Self.mostBytes {
            add(line: String(decoding: rest, as: UTF8.self))
            rest = []
        }
    }

    /// Adds the bytes that can be read from a descriptor without waiting.
    mutating func drain(_ descriptor: Int32) {
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            // Safe because the kernel writes at most `count` bytes into the block.
            let count = unsafe block.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            add(block[..<count])
        }
    }

    /// The hash of the list of the frames' hashes.
    var listHash: String {
        var hash = StableHash()
        for frame in hashes { hash.add(frame.hash) }
        return hash.text
    }

    /// The last lines as one text; nil when the app has written none.
    var text: String? {
        let all = lines + (rest.isEmpty ? [] : [String(decoding: rest, as: UTF8.self)])
        return all.isEmpty ? nil : all.suffix(Self.mostLines).joined(separator: "\n")
    }

    private mutating func add(line: String) {
        if let value = FrameHash(line: line) {
            hashes.append(value)
        } else if line.contains(where: { !$0.isWhitespace }) {
            onLine?(line)
            lines = (lines + [line]).suffix(Self.mostLines)
        }
    }
}
