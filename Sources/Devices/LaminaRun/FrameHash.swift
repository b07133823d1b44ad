/// The hash of one frame, as `--hash` prints it.
package struct FrameHash: Hashable {
    package let frame: Int
    package let hash: UInt64

    /// Parses a line such as `frame 12 0123456789abcdef`; nil for other lines.
    package init?(line: String) {
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[0] == "frame", let frame = Int(words[1]), words[2].count == 16, let hash = UInt64(words[2], radix: 16)
        else { return nil }
        (self.frame, self.hash) = (frame, hash)
    }

    /// The line from which this value can be parsed.
    package var line: String {
        let digits = String(hash, radix: 16)
        return "frame \(frame) \(String(repeating: "0", count: 16 - digits.count))\(digits)"
    }
}
