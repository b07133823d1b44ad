import ArgumentParser
import Foundation
import LaminaHardware
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
    private var scale: Double?
    private var device: DeviceModel?
    /// True for landscape, false for portrait, nil for neither.
    private var isLandscape: Bool?

    /// - Parameters:
    ///   - format: The format that the output's extension names.
    ///   - path: The output's path.
    init(format: OutputFormat, path: String) { request = RunRequest(destination: .file(path), format: format) }

    /// Sets an option.
    ///
    /// - Throws: `ValidationError` for a value that the option does not allow, and `RunEventsError`.
    mutating func set(_ option: FilmOption, to text: String, events: EventFiles) throws {
        switch option {
        case .device: device = try ArgumentReader.device(text)
        case .orientation: isLandscape = try ArgumentReader.isLandscape(text)
        case .size:
            let size = try ScreenSize(argument: text)
            (request.width, request.height, hasSize) = (Double(size.width), Double(size.height), true)
        case .scale: scale = try ArgumentReader.positive(text)
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
    /// - Parameter app: The app, whose Info.plist says whether it supports landscape.
    /// - Throws: `ValidationError` when options contradict each other or the format.
    func finished(for app: BuiltApp) throws -> RunRequest {
        var request = try placed(for: app)
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

    /// Returns the request with the screen of the device, if there is one.
    private func placed(for app: BuiltApp) throws -> RunRequest {
        var request = request
        if let device {
            guard !hasSize else { throw ValidationError("“size” and “device” exclude each other") }
            request.begin(with: device, isLandscape: app.starts(on: device, inLandscape: isLandscape ?? false))
        } else if isLandscape != nil {
            throw ValidationError("“orientation” works only with “device”")
        } else if request.turnsDevice {
            throw ValidationError("an event has “rotate”, which works only with “device”")
        }
        if let scale { request.scale = scale }
        return request
    }
}
