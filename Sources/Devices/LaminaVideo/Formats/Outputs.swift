import LaminaImages
import LaminaMedia
import LaminaPrimitives
package import LaminaRun

/// The factory of outputs; also checks in advance that the output of a request can be created.
package enum Outputs {
    /// Checks a request for all errors that can be known before a frame is drawn; leaves no trace in the file system.
    package static func check(_ request: RunRequest) throws(OutputError) {
        try checkSettings(request)
        guard case .file(let path) = request.destination else { return }
        if request.format == .pngSequence {
            try sequence(path, of: request).probe()
        } else {
            try Staging(path: path, overwrite: request.overwrite).probe()
        }
    }

    /// Checks the format and the encoder's settings of a request; neither reads nor writes its destination.
    package static func checkSettings(_ request: RunRequest) throws(OutputError) {
        try checkFormat(request)
        try checkSound(request)
        if let codec = FilmCodec(request) {
            _ = try quality(of: request, codec: codec)
            _ = try FFmpeg.find()
        } else if let (option, value) = encoderOption(of: request) {
            throw .unknownSetting(path: request.destination.name, option: option, value: value, allowed: "this format has no such option")
        }
    }

    /// The first option of a request that is for encoders only; nil when there is none.
    private static func encoderOption(of request: RunRequest) -> (name: String, value: String)? {
        if let preset = request.preset { return ("preset", preset) }
        let numbers = [("crf", request.constantRateFactor), ("encoder-threads", request.encoderThreads)]
        return numbers.lazy.compactMap { name, number in number.map { (name, "\($0)") } }.first
    }

    /// Creates the output of a request; its frames have the format `request.frameFormat`.
    package static func open(_ request: RunRequest) throws(OutputError) -> any Output {
        try checkFormat(request)
        if case .nowhere = request.destination { return DiscardingOutput(format: request.frameFormat) }
        if let codec = FilmCodec(request), case .file(let path) = request.destination {
            let staging = Staging(path: path, overwrite: request.overwrite)
            let quality = try quality(of: request, codec: codec)
            let film = FilmDescription(
                codec: codec, container: request.format.rawValue, frame: request.frameFormat, frameCount: request.frames.count, quality: quality)
            return try FilmOutput(film, staging: staging, program: FFmpeg.find())
        }
        switch (request.format, request.destination) {
        case (.pngSequence, .file(let path)):
            return try SequenceOutput(format: request.frameFormat, staging: sequence(path, of: request))
        case (.y4m, _): return try StreamOutput(format: request.frameFormat, target: target(of: request), header: .y4m)
        case (.png, _): return try PictureOutput(format: request.frameFormat, target: target(of: request))
        default: return try StreamOutput(format: request.frameFormat, target: target(of: request), header: .none)
        }
    }

    /// Returns the most bitmaps that the output of a request holds while the next one is drawn.
    ///
    /// Streams and films hold bytes in their place.
    package static func heldBitmaps(of request: RunRequest) -> Int { request.format == .pngSequence ? FramePump<Bitmap>.heldFrames : 0 }

    /// Removes the incomplete files of an app that died while it wrote them.
    ///
    /// - Parameter process: The app's process, which has ended.
    package static func removeRemains(of request: RunRequest, process: Int32) {
        guard case .file(let path) = request.destination else { return }
        if request.format == .pngSequence {
            try? sequence(path, of: request, process: process).discard()
        } else {
            Staging(path: path, overwrite: request.overwrite, process: process).discard()
        }
    }

    private static func target(of request: RunRequest) throws(OutputError) -> StreamTarget {
        switch request.destination {
        case .file(let path): try StreamTarget(Staging(path: path, overwrite: request.overwrite))
        case .descriptor(let descriptor): StreamTarget(descriptor: descriptor, name: request.destination.name)
        case .window, .nowhere: throw .unknownFormat(path: request.destination.name)
        }
    }

    private static func sequence(_ pattern: String, of request: RunRequest, process: Int32? = nil) throws(OutputError) -> SequenceStaging {
        guard let name = SequenceName(pattern) else { throw .badPattern(path: pattern) }
        guard let process else { return SequenceStaging(name: name, frames: request.frames, overwrite: request.overwrite) }
        return SequenceStaging(name: name, frames: request.frames, overwrite: request.overwrite, process: process)
    }
}

extension Outputs {
    /// Refuses options of sound for a film that has none, and music that cannot be read.
    private static func checkSound(_ request: RunRequest) throws(OutputError) {
        guard request.sound.isAskedFor, request.destination != .nowhere else { return }
        let option = request.sound.music != nil ? "audio" : request.sound.haptics ? "haptics" : "system-sounds"
        guard FilmCodec(request)?.holdsSound == true else {
            let value = request.sound.music ?? ""
            throw .unknownSetting(path: request.destination.name, option: option, value: value, allowed: "only .mp4, .mov and .webm have sound")
        }
        guard let music = request.sound.music else { return }
        do throws(MediaError) {
            _ = try MediaInfo.read(music).playableSound(of: music)
        } catch {
            throw .unusableSound(path: request.destination.name, reason: "\(error)")
        }
    }

    private static func checkFormat(_ request: RunRequest) throws(OutputError) {
        let (path, traits, frame) = (request.destination.name, FormatTraits.of(request.format), request.frameFormat)
        if case .still = request.moments, request.format != .png { throw .holdsFilms(path: path) }
        guard traits.holdsFilms || request.frames.count == 1 else { throw .holdsOnePicture(path: path) }
        guard traits.holdsAlpha || !frame.hasAlpha else { throw .holdsNoAlpha(path: path) }
        let sides = 1...traits.largestSide
        guard sides.contains(frame.width), sides.contains(frame.height), frame.width * frame.height <= ImageLimits.mostPixels else {
            throw .unacceptableSize(path: path, width: frame.width, height: frame.height)
        }
        if let most = traits.mostPixels, frame.width * frame.height > most {
            throw .tooManyPixels(path: path, width: frame.width, height: frame.height, most: most)
        }
        try checkMemory(request)
        guard !traits.needsEvenSides || (frame.width % 2 == 0 && frame.height % 2 == 0) else {
            throw .oddSize(path: path, width: frame.width, height: frame.height)
        }
        if let most = traits.mostFramesPerSecond, frame.rate.framesPerSecond > Double(most) {
            throw .tooManyFramesPerSecond(path: path, rate: frame.rate, most: most)
        }
    }

    /// Refuses a film whose frames would not fit into memory, before they are allocated.
    private static func checkMemory(_ request: RunRequest) throws(OutputError) {
        let frame = request.frameFormat
        // The frames that wait and the next one, as bitmaps or bytes, the bitmap that is drawn, one for a layer or group of the screen's size, and the
        // encoder's own.
        let needed = (FramePump<Bitmap>.heldFrames + 4) * 4 * frame.width * frame.height
        guard !MemoryRoom.fits(bytes: needed) else { return }
        throw .tooLittleMemory(
            path: request.destination.name, width: frame.width, height: frame.height, needed: needed, available: MemoryRoom.available ?? 0)
    }

    /// Returns the settings of the encoder that a request asks for; throws for settings that the codec does not have.
    static func quality(of request: RunRequest, codec: FilmCodec) throws(OutputError) -> EncodingQuality {
        func unknown(_ option: String, _ value: String, _ allowed: String) -> OutputError {
            .unknownSetting(path: request.destination.name, option: option, value: value, allowed: allowed)
        }
        let factors = EncodingQuality.rateFactors(of: codec)
        var quality = EncodingQuality(constantRateFactor: factors?.usual ?? 0)
        if let name = request.preset {
            guard factors != nil else { throw unknown("preset", name, "this format has no such option") }
            guard let preset = EncodingPreset(rawValue: name) else {
                throw unknown("preset", name, "choose one of " + EncodingPreset.allCases.map(\.rawValue).joined(separator: ", "))
            }
            quality.preset = preset
        }
        if let factor = request.constantRateFactor {
            guard let factors else { throw unknown("crf", "\(factor)", "this format has no such option") }
            guard factors.allowed.contains(factor) else {
                throw unknown("crf", "\(factor)", "allowed: \(factors.allowed.lowerBound) to \(factors.allowed.upperBound)")
            }
            quality.constantRateFactor = factor
        }
        if let threads = request.encoderThreads {
            guard codec == .h264 else { throw unknown("encoder-threads", "\(threads)", "this format has no such option") }
            quality.threads = threads
        }
        return quality
    }
}
