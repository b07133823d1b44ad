import ArgumentParser
import Foundation
import LaminaRun
import LaminaVideo

/// The request for one film of a batch, as its options are read one by one.
struct FilmSettings {
    private var request: RunRequest
    private var rate: FrameRate?
    private var duration: Double?
    /// The time of a still, in seconds.
    private var moment: Double?
    private var hasSize = false

    /// - Parameters:
    ///   - format: The format that the output's extension names.
    ///   - path: The output's path.
    init(format: OutputFormat, path: String) { request = RunRequest(destination: .file(path), format: format) }

    /// Sets an option.
    ///
    /// - Throws: `ValidationError` for a value that the option does not allow, and `RunEventsError`.
    mutating func set(_ option: FilmOption, to text: String, events: EventFiles) throws {
        switch option {
        case .size:
            let size = try ScreenSize(argument: text)
            (request.width, request.height, hasSize) = (Double(size.width), Double(size.height), true)
        case .scale: request.scale = try ArgumentReader.positive(text)
        case .fps: rate = try ArgumentReader.frameRate(text)
        case .duration: duration = try ArgumentReader.seconds(text)
        case .at: moment = try ArgumentReader.moment(text)
        case .locale: request.locale = try ArgumentReader.locale(text)
        case .appearance: request.appearance = try ArgumentReader.appearance(text)
        case .seed: request.seed = try ArgumentReader.seed(text)
        case .date: request.date = try ArgumentReader.date(text)
        case .events: request.events = try events.read(text).events
        case .network: request.network = try ArgumentReader.network(text)
        case .background: request.background = try ArgumentReader.background(text)
        case .preset: request.preset = text
        case .audio: request.sound.music = URL(filePath: text).path
        case .crf: request.constantRateFactor = try ArgumentReader.wholeNumber(text)
        case .encoderThreads: request.encoderThreads = try ArgumentReader.count(text)
        }
    }

    /// The number of x264's threads in batches; nil for a film of another codec and for one that has a number of its own.
    ///
    /// With several films at once, more threads only cost time: of 2 s of Credits, x264 takes 1.3 s with one thread and 1.7 s with eight.
    var usualEncoderThreads: Int? { request.encoderThreads == nil && FilmCodec(request) == .h264 ? 1 : nil }

    /// Returns the request with all options.
    ///
    /// - Throws: `ValidationError` when options contradict each other or the format.
    func finished() throws -> RunRequest {
        var request = request
        let holdsFilms = FormatTraits.of(request.format).holdsFilms
        guard holdsFilms == (moment == nil) else {
            throw ValidationError(holdsFilms ? "“at” is for pictures; this format holds films" : "a picture needs its time, “at”")
        }
        if let moment {
            request.moments = .still(time: moment)
        } else {
            let rate = rate ?? FormatTraits.of(request.format).usualRate
            request.moments = .film(frames: try ArgumentReader.frames(duration: duration ?? 5, rate: rate), rate: rate)
        }
        if let usualEncoderThreads { request.encoderThreads = usualEncoderThreads }
        if !hasSize { request.fitSize() }
        return request
    }
}
