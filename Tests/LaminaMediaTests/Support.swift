import Foundation

@testable import LaminaMedia

/// True when ffmpeg and ffprobe are installed.
let hasFFmpeg = MediaProgram.ffmpeg.path() != nil && MediaProgram.ffprobe.path() != nil

/// Returns the whole mix, the left and the right side in turn.
func mixed(_ events: [SoundEvent], from start: Double = 0, to end: Double) -> [Float] {
    var all: [Float] = []
    SoundMix(events, from: start, to: end).forEachBlock { all += $0 }
    return all
}

/// Returns a sound whose left side counts 1, 2, 3 … thousandths, and whose right side is the negative of it.
func counting(_ count: Int) -> SharedSamples {
    SharedSamples((1...count).flatMap { [Float($0) / 1000, -Float($0) / 1000] }, rate: 48_000)
}

/// Returns an event of a counting sound.
func event(_ samples: SharedSamples, at sample: Int, _ change: (inout SoundEvent) -> Void = { _ in }) -> SoundEvent {
    var event = SoundEvent(.samples(samples), start: nanoseconds(sample))
    change(&event)
    return event
}

/// Returns the time of a sample, in nanoseconds, rounded to the nearest.
func nanoseconds(_ sample: Int) -> Int64 { Int64((Double(sample) * 1e9 / 48_000).rounded()) }

/// Runs ffmpeg, and returns its standard output.
@discardableResult
func ffmpeg(_ arguments: [String]) throws -> [UInt8] {
    let reader = try ProgramReader(.ffmpeg, ["-v", "error", "-nostdin", "-y"] + arguments, file: "test")
    let output = reader.readAll(most: 1 << 30)
    _ = reader.finish()
    return output
}

/// Returns the bytes of a WAVE file of 16-bit samples of one channel.
func wave(_ samples: [Int16], rate: Int = 48_000) -> Data {
    func bytes(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
    let size = 2 * samples.count
    let header =
        Array("RIFF".utf8) + bytes(36 + size, 4) + Array("WAVEfmt ".utf8) + bytes(16, 4) + bytes(1, 2) + bytes(1, 2) + bytes(rate, 4)
        + bytes(2 * rate, 4) + bytes(2, 2) + bytes(16, 2) + Array("data".utf8) + bytes(size, 4)
    return Data(header + samples.flatMap { bytes(Int(UInt16(bitPattern: $0)), 2) })
}
