import ArgumentParser

/// The options for all films of a batch, as texts: they are read together with the rows that override them.
struct FilmDefaults: ParsableArguments {
    @Option(help: ArgumentHelp("The device to imitate, such as “iPhone 16”.", valueName: "name"))
    var device: String?

    @Option(help: ArgumentHelp("The way in which the device is held; default: portrait.", valueName: "portrait|landscape"))
    var orientation: String?

    @Option(help: ArgumentHelp("Size of the screen in points; default: 375x667.", valueName: "WxH"))
    var size: String?

    @Option(help: ArgumentHelp("Pixels per point; default: 2.", valueName: "s"))
    var scale: String?

    @Option(help: ArgumentHelp("Frames per second; default: 60, for .gif 50.", valueName: "n"))
    var fps: String?

    @Option(help: ArgumentHelp("Seconds of film, from time 0; default: 5.", valueName: "s"))
    var duration: String?

    @Option(help: ArgumentHelp("The time of pictures, in seconds.", valueName: "s"))
    var at: String?

    @Option(help: ArgumentHelp("The app's locale; default: en_US.", valueName: "l"))
    var locale: String?

    @Option(help: ArgumentHelp("The app's appearance; default: light.", valueName: "light|dark"))
    var appearance: String?

    @Option(help: ArgumentHelp("Seed of the random numbers.", valueName: "n"))
    var seed: String?

    @Option(help: ArgumentHelp("The calendar date at time 0, in ISO 8601.", valueName: "date"))
    var date: String?

    @Option(help: ArgumentHelp("A JSON file of touches, keys, text and tilts.", valueName: "file"))
    var events: String?

    @Option(
        help: ArgumentHelp("The answers to the app's requests: a folder, record:FOLDER or live; default: they fail.", valueName: "folder"))
    var network: String?

    @Option(help: ArgumentHelp("Background colour where the app draws nothing; default: black.", valueName: "color"))
    var background: String?

    @Option(help: ArgumentHelp("x264 preset; default: veryfast.", valueName: "p"))
    var preset: String?

    @Option(help: ArgumentHelp("Constant rate factor, lower is better.", valueName: "n"))
    var crf: String?

    @Option(help: ArgumentHelp("A sound file that is mixed with the app's own sounds.", valueName: "file"))
    var audio: String?

    @Option(help: ArgumentHelp("Number of x264's threads; default: 1, with `lamina render` 8.", valueName: "n"))
    var encoderThreads: String?

    /// The texts of the options that were given.
    var values: [FilmOption: String] {
        let all: [FilmOption: String?] = [
            .device: device, .orientation: orientation, .size: size, .scale: scale, .fps: fps, .duration: duration, .at: at, .locale: locale,
            .appearance: appearance, .seed: seed, .date: date, .events: events, .network: network, .background: background, .preset: preset,
            .crf: crf, .audio: audio, .encoderThreads: encoderThreads,
        ]
        return all.compactMapValues { $0 }
    }
}
