import Foundation
import Glibc

/// The key of decoded samples: another speed gives other samples.
struct DecodedKey: Hashable {
    let source: SoundSource
    let speed: Double
    let keepsPitch: Bool

    /// Samples of the decoded sound for one second of the source.
    var samplesPerSecond: Double { Double(MixFormat.rate) / speed }
}

/// Samples of a source from a place on, decoded by ffmpeg to the format of the mix, the left and the right side in turn.
final class SoundDecoder {
    private let reader: SampleReader
    /// Kept while the program reads it.
    private let unnamed: UnnamedFile?

    /// Starts decoding.
    ///
    /// - Parameter place: The place in the source, in seconds.
    init(_ key: DecodedKey, from place: Double = 0) throws(MediaError) {
        let (input, unnamed) = try Self.input(of: key.source)
        self.unnamed = unnamed
        let seek = place > 0 ? ["-ss", String(format: "%.6f", place)] : []
        // Without the processor's special instructions a sound is the same on every machine.
        let arguments =
            ["-cpuflags", "0", "-v", "error", "-nostdin"] + seek + input.arguments + ["-map", "0:a:0", "-vn"]
            + Self.filters(key, input, from: place) + ["-ac", "2", "-ar", "\(MixFormat.rate)", "-f", "f32le", "pipe:1"]
        reader = SampleReader(try ProgramReader(.ffmpeg, arguments, file: key.source.name, input: unnamed?.descriptor), channels: 2)
    }

    /// Returns the next samples: `count` of each side, fewer at the end only.
    func next(_ count: Int) -> [Float] { reader.next(count) }

    /// The arguments of ffmpeg that name the input, and the properties of its sound.
    private struct Input {
        var arguments: [String]
        var channels: Int
        /// The silence before the first sample, in seconds.
        var delay = 0.0
    }

    private static func input(of source: SoundSource) throws(MediaError) -> (Input, UnnamedFile?) {
        switch source {
        case .file(let path):
            let sound = try MediaInfo.read(path).playableSound(of: path)
            return (Input(arguments: ["-i", MediaProgram.argument(path)], channels: sound.channels, delay: sound.delay), nil)
        case .bytes(let shared):
            let sound = try MediaInfo.read(shared.bytes, name: source.name).playableSound(of: source.name)
            let input = Input(arguments: ["-i", ProgramReader.inputPath], channels: sound.channels, delay: sound.delay)
            return (input, try unnamed(shared.bytes, source))
        case .samples(let shared):
            let bytes = unsafe shared.samples.withUnsafeBytes { unsafe Data($0) }
            let format = ["-f", "f32le", "-ar", "\(Int(shared.rate.rounded()))", "-ac", "2"]
            return (Input(arguments: format + ["-i", ProgramReader.inputPath], channels: 2), try unnamed(bytes, source))
        case .click: throw .noSound(file: source.name)
        }
    }

    private static func unnamed(_ bytes: Data, _ source: SoundSource) throws(MediaError) -> UnnamedFile {
        guard let file = UnnamedFile(bytes) else { throw .unreadable(file: source.name, code: errno) }
        return file
    }

    /// The filters of channels and speed.
    ///
    /// ffmpeg makes a single channel quieter when it becomes two; players do not.
    private static func filters(_ key: DecodedKey, _ input: Input, from place: Double) -> [String] {
        var filters = input.channels == 1 ? ["pan=stereo|c0=c0|c1=c0"] : []
        // In a film, the sound may begin after the pictures.
        let silence = input.delay - place
        if silence > 0.0001, silence < 3600 { filters.append(String(format: "adelay=delays=%.6f:all=1", silence * 1000)) }
        if key.speed != 1 {
            if key.keepsPitch {
                var rest = key.speed
                // The filter takes speeds from 0.5 on.
                while rest < 0.5 {
                    filters.append("atempo=0.5")
                    rest /= 0.5
                }
                filters.append(String(format: "atempo=%.9f", rest))
            } else {
                filters += ["aresample=\(MixFormat.rate)", "asetrate=\(Int((Double(MixFormat.rate) * key.speed).rounded()))"]
            }
        }
        return filters.isEmpty ? [] : ["-af", filters.joined(separator: ",")]
    }
}
