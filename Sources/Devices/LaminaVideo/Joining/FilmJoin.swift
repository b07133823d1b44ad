import Foundation
import Glibc
import LaminaImages
package import LaminaRun

/// The parts of a film in a hidden folder beside it, and their union.
///
/// Films of ffmpeg are joined without encoding them again: each part begins with a key frame and refers to no other part. Streams are appended, and
/// numbered pictures get their final names.
package struct FilmJoin {
    private let request: RunRequest
    /// The frames of each part, consecutive.
    package let ranges: [ClosedRange<Int>]
    /// The hidden folder; nil for a run without a file.
    private let folder: String?
    private let target: Target

    private enum Target {
        case nothing
        case film(Staging)
        case stream(Staging)
        case pictures(SequenceStaging)

        /// The path of the result until it is complete, on the result's file system.
        var temporaryPath: String? {
            switch self {
            case .nothing: nil
            case .film(let staging), .stream(let staging): staging.temporaryPath
            case .pictures(let staging): staging.temporaryFolder
            }
        }
    }

    /// Chooses the hidden folder; creates nothing yet.
    ///
    /// - Throws: `.notInParts` for a format whose parts cannot be joined, and for standard output.
    package init(_ request: RunRequest, ranges: [ClosedRange<Int>]) throws(OutputError) {
        (self.request, self.ranges) = (request, ranges)
        switch request.destination {
        case .nowhere: (folder, target) = (nil, .nothing)
        case .file(let path):
            target = try Self.target(request, path)
            folder = target.temporaryPath.map { $0 + ".parts" }
        case .descriptor, .window: throw .notInParts(path: request.destination.name)
        }
    }

    private static func target(_ request: RunRequest, _ path: String) throws(OutputError) -> Target {
        let staging = Staging(path: path, overwrite: request.overwrite)
        switch request.format {
        case .mp4, .mov, .webm: return .film(staging)
        case .y4m, .bgra: return .stream(staging)
        case .pngSequence:
            guard let name = SequenceName(path) else { throw .badPattern(path: path) }
            return .pictures(SequenceStaging(name: name, frames: request.frames, overwrite: request.overwrite))
        case .gif, .apng, .png: throw .notInParts(path: path)
        }
    }

    /// Creates the hidden folder for the parts, beside the film.
    package func create() throws(OutputError) {
        guard let folder else { return }
        removeParts()
        guard unsafe mkdir(folder, 0o777) == 0 else { throw .cannotCreate(path: request.destination.name, code: errno) }
    }

    /// Removes the hidden folder with the parts.
    package func removeParts() {
        guard let folder else { return }
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Returns the request for one part.
    package func request(ofPart index: Int) -> RunRequest {
        var request = request
        if case .film(_, let rate) = request.moments { request.moments = .film(frames: ranges[index], rate: rate) }
        if folder != nil { request.destination = .file(path(ofPart: index)) }
        // The last part's app runs from its launch to the film's end, so it alone asks for all sounds.
        let isLast = index == ranges.count - 1
        request.sound.track = if isLast, let soundPath { .file(soundPath, firstFrame: self.request.frames.lowerBound) } else { .none }
        return request
    }

    /// Joins the parts and gives the film its name.
    package func finish() throws(OutputError) {
        switch target {
        case .nothing: return
        case .film(let staging): try joinFilm(staging)
        case .stream(let staging): try appendParts(staging)
        case .pictures(let staging): try namePictures(staging)
        }
    }

    private func path(ofPart index: Int) -> String {
        let name = request.format == .pngSequence ? "\(index)-%d.png" : "\(index).\(request.format.rawValue)"
        return "\(folder ?? "")/\(name)"
    }

    /// The path of the film's sound as samples; nil for a film without a file.
    private var soundPath: String? { folder.map { $0 + "/sound.f32" } }

    private func addSound(_ staging: Staging) throws(OutputError) {
        guard let soundPath, unsafe access(soundPath, F_OK) == 0, let codec = FilmCodec(request) else { return }
        let track = try SoundTrack(staging: staging, codec: codec, container: request.format.rawValue, program: FFmpeg.find())
        try track.add(samples: soundPath, patience: request.patience)
    }

    private func joinFilm(_ staging: Staging) throws(OutputError) {
        let list = "\(folder ?? "")/list.txt"
        // Stated durations, because files round theirs: WebM to milliseconds.
        let lines = ranges.indices.map { index in
            let seconds = request.time(ofFrame: ranges[index].count)
            return "file \(index).\(request.format.rawValue)\nduration \(String(format: "%.6f", seconds))\n"
        }
        guard (try? ("ffconcat version 1.0\n" + lines.joined()).write(toFile: list, atomically: false, encoding: .utf8)) != nil else {
            throw .cannotCreate(path: staging.path, code: errno)
        }
        try staging.probe()
        let arguments =
            ["-hide_banner", "-loglevel", "error", "-nostdin", "-y", "-f", "concat", "-safe", "0", "-i", FilmOutput.argument(list), "-c", "copy"]
            + (request.format == .webm ? [] : ["-movflags", "+faststart"])
            + ["-fflags", "+bitexact", "-f", request.format.rawValue, FilmOutput.argument(staging.temporaryPath)]
        do throws(OutputError) {
            try Encoder(program: FFmpeg.find(), arguments: arguments, path: staging.path).wait(patience: request.patience)
            try addSound(staging)
        } catch {
            staging.discard()
            throw error
        }
        try staging.commit()
    }

    private func appendParts(_ staging: Staging) throws(OutputError) {
        let target = try StreamTarget(staging)
        do throws(OutputError) {
            for index in ranges.indices {
                let header = request.format == .y4m && index > 0 ? StreamOutput.y4mHeader(request.frameFormat).count : 0
                try Self.append(path(ofPart: index), from: header, to: target)
                // The space of a part is given back before the next one is copied.
                unsafe unlink(path(ofPart: index))
            }
        } catch {
            target.discard()
            throw error
        }
        try target.commit()
    }

    /// Copies a file from a byte to its end.
    private static func append(_ path: String, from start: Int, to target: StreamTarget) throws(OutputError) {
        let source = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard source >= 0 else { throw .cannotWrite(path: target.name, code: errno) }
        defer { close(source) }
        guard lseek(source, start, SEEK_SET) == start else { throw .cannotWrite(path: target.name, code: errno) }
        var block = [UInt8](repeating: 0, count: 1 << 20)
        while true {
            // Safe because the kernel uses at most `count` bytes of the lent array.
            let count = unsafe block.withUnsafeMutableBytes { unsafe read(source, $0.baseAddress, $0.count) }
            guard count > 0 else {
                if count < 0 { throw .cannotWrite(path: target.name, code: errno) }
                return
            }
            if let code = File.writeAll(Array(block[..<count]), to: target.descriptor) { throw .cannotWrite(path: target.name, code: code) }
        }
    }

    private func namePictures(_ staging: SequenceStaging) throws(OutputError) {
        try staging.create()
        for (index, range) in ranges.enumerated() {
            for frame in range {
                guard unsafe rename("\(folder ?? "")/\(index)-\(frame).png", staging.temporaryPath(ofFrame: frame)) == 0 else {
                    let code = errno
                    staging.discard()
                    throw .cannotCreate(path: staging.path(ofFrame: frame), code: code)
                }
            }
        }
        try staging.commit()
    }
}
