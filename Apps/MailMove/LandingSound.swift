import Foundation

/// The short tone of a message that lands in a mailbox, made as the bytes of a WAVE file.
enum LandingSound {
    /// A mono file of 16-bit samples: a sine that fades within a fifth of a second.
    static let file: Data = {
        let samples = (0..<rate / 5).map { index in
            let time = Double(index) / Double(rate)
            return Int16((16_000 * exp(-20 * time) * sin(2 * .pi * 660 * time)).rounded())
        }
        let bytes = samples.flatMap { little(Int($0), 2) }
        let format = little(1, 2) + little(1, 2) + little(rate, 4) + little(2 * rate, 4) + little(2, 2) + little(16, 2)
        return Data(chunk("RIFF", Array("WAVE".utf8) + chunk("fmt ", format) + chunk("data", bytes)))
    }()

    /// Samples per second.
    private static let rate = 48_000

    private static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] { Array(name.utf8) + little(bytes.count, 4) + bytes }

    /// The lowest bytes of a number, the lowest first.
    private static func little(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
}
