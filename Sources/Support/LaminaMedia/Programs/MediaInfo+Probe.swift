import Foundation
import Glibc
import LaminaConcurrency

/// The answers of ffprobe about unchanged files, because apps make several players of one file.
enum ProbeCache {
    private struct Key: Hashable {
        let path: String
        let size: Int
        /// The time of the last change, in nanoseconds.
        let change: Int
    }

    private static let answers = Guarded<[Key: MediaInfo]>([:])
    private static let most = 256

    static func info(of path: String) throws(MediaError) -> MediaInfo {
        let key = key(of: path)
        if let known = answers.withLock({ $0[key] }) { return known }
        let info = try MediaInfo.probe(MediaProgram.argument(path), file: path, input: nil)
        answers.withLock { answers in
            if answers.count >= most { answers = [:] }
            answers[key] = info
        }
        return info
    }

    private static func key(of path: String) -> Key {
        var status = stat()
        // Safe because the call writes the structure only for its duration.
        _ = unsafe stat(path, &status)
        return Key(path: path, size: status.st_size, change: status.st_mtim.tv_sec &* 1_000_000_000 &+ status.st_mtim.tv_nsec)
    }
}

extension MediaInfo {
    /// The answer of ffprobe, as far as it is used.
    private struct Answer: Decodable {
        struct Format: Decodable {
            var duration: String?
            var start_time: String?
        }
        struct Stream: Decodable {
            var index: Int
            var start_time: String?
            var pix_fmt: String?
            var codec_type: String?
            var width: Int?
            var height: Int?
            var sample_aspect_ratio: String?
            var avg_frame_rate: String?
            var duration: String?
            var sample_rate: String?
            var channels: Int?
            var disposition: [String: Int]?
            var side_data_list: [SideData]?
        }
        struct SideData: Decodable {
            var rotation: Double?
        }
        var format: Format?
        var streams: [Stream]?
    }

    /// Asks ffprobe.
    ///
    /// - Parameters:
    ///   - address: The file as ffprobe's argument.
    ///   - file: The file's name in errors.
    static func probe(_ address: String, file: String, input: Int32?) throws(MediaError) -> MediaInfo {
        let fields = "index,codec_type,start_time,pix_fmt,width,height,sample_aspect_ratio,avg_frame_rate,duration,sample_rate,channels"
        let entries = "format=duration,start_time:stream=\(fields):stream_disposition=attached_pic:stream_side_data=rotation"
        let arguments = ["-v", "error", "-show_entries", entries, "-of", "json", "-i", address]
        let reader = try ProgramReader(.ffprobe, arguments, file: file, input: input)
        let text = reader.readAll(most: 1 << 20)
        guard reader.finish(), let answer = try? JSONDecoder().decode(Answer.self, from: Data(text)), let streams = answer.streams else {
            throw .unknownFormat(file: file)
        }
        return try MediaInfo(answer.format, streams, file: file)
    }

    private init(_ format: Answer.Format?, _ streams: [Answer.Stream], file: String) throws(MediaError) {
        let length = Self.number(format?.duration)
        duration = length
        start = Self.number(format?.start_time, allowed: -1e9...1e9)
        let sound = streams.first { $0.codec_type == "audio" }
        self.sound = sound.map { stream in
            Sound(
                rate: stream.sample_rate.flatMap { Int($0) } ?? 48_000, channels: max(1, stream.channels ?? 2),
                duration: stream.duration.map { Self.number($0) } ?? length,
                delay: max(0, Self.number(stream.start_time, allowed: -1e9...1e9) - start))
        }
        guard let film = streams.first(where: { $0.codec_type == "video" && $0.disposition?["attached_pic"] != 1 }) else { return }
        pictures = try Self.pictures(film, length, file)
    }

    private static func pictures(_ stream: Answer.Stream, _ length: Double, _ file: String) throws(MediaError) -> Pictures {
        guard let width = stream.width, let height = stream.height, width > 0, height > 0 else { throw .unknownFormat(file: file) }
        guard width <= mostPixels, height <= mostPixels, width * height <= mostPixels else {
            throw .tooManyPixels(file: file, width: width, height: height, most: mostPixels)
        }
        let aspect = ratio(stream.sample_aspect_ratio, separator: ":")
        // A ratio beyond these is a mistake of the file.
        let wide = (0.1...10).contains(aspect) ? max(1, (Double(width) * aspect).rounded()) : Double(width)
        var sides = (Int(min(wide, Double(mostPixels / height))), height)
        let turn = stream.side_data_list?.lazy.compactMap(\.rotation).first ?? 0
        if turn.isFinite, abs(turn.remainder(dividingBy: 180)) > 45 { sides = (sides.1, sides.0) }
        let duration = stream.duration.map { number($0) } ?? length
        let hasAlpha = alphaFormats.contains { stream.pix_fmt?.hasPrefix($0) == true }
        return Pictures(
            stream: stream.index, width: sides.0, height: sides.1, hasAlpha: hasAlpha, rate: ratio(stream.avg_frame_rate, separator: "/"),
            duration: duration)
    }

    /// The beginnings of the names of ffmpeg's pixel formats with alpha.
    private static let alphaFormats = ["yuva", "rgba", "bgra", "argb", "abgr", "gbrap", "ya8", "ya16", "pal8"]

    /// Reads a number of seconds; 0 for other texts, such as `N/A`, and for numbers beyond the limits.
    private static func number(_ text: String?, allowed: ClosedRange<Double> = 0...1e9) -> Double {
        guard let number = text.flatMap({ Double($0) }), allowed.contains(number) else { return 0 }
        return number
    }

    /// Reads a fraction; 0 for other texts and for a denominator of 0.
    private static func ratio(_ text: String?, separator: Character) -> Double {
        let parts = (text ?? "").split(separator: separator).compactMap { Double($0) }
        return parts.count == 2 && parts[1] != 0 ? parts[0] / parts[1] : 0
    }
}
