import ArgumentParser
import LaminaHardware
import LaminaRun

/// The options that films, stills and windows share: the environment in which the app runs.
struct AppOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Size of the screen in points; default: 375x667, or the next larger size that the format accepts.", valueName: "WxH"),
        transform: ScreenSize.init(argument:))
    var size: ScreenSize?

    @Option(
        help: ArgumentHelp(
            "The device to imitate: its screen, safe area, status bar, home indicator and keyboard.",
            discussion: "One of: \(DeviceModel.all.map(\.name).joined(separator: ", ")).", valueName: "name"),
        transform: ArgumentReader.device)
    var device: DeviceModel?

    @Flag(help: "Begin with the device on its side, if the app supports that.")
    var landscape = false

    @Flag(help: "Draw the body of the device around its screen.")
    var bezel = false

    @Flag(
        inversion: .prefixedNo,
        help: "Leave the device's keyboard away, as with one that is attached; default: in windows, but not in films and stills.")
    var hardwareKeyboard: Bool?

    @Option(
        help: ArgumentHelp("Number of rendering threads; default: the number of cores. The pixels do not depend on it.", valueName: "n"),
        transform: ArgumentReader.count)
    var threads: Int?

    @Option(
        help: ArgumentHelp(
            "Background colour where the app draws nothing: #RGB, #RRGGBB, #RRGGBBAA, a name, or transparent; default: black.",
            valueName: "color"),
        transform: ArgumentReader.background)
    var background = Background.black

    @Option(
        help: ArgumentHelp(
            #"A JSON file of touches, keys, text, tilts and rotations: a list of {"at": 1, "tap": [x, y]}, {"at": 2, "drag": [[x, y], ...], "hold": 0.6, "for": 0.5}, "#
                + #"{"at": 3, "text": "Hello"}, {"at": 4, "key": "return"}, {"at": 5, "tilt": [h, v]} or {"at": 6, "rotate": "landscapeLeft"}. "#
                + #""hold" is the time in seconds that the finger of a tap or drag rests first; "second" is the path of a second finger in a drag."#,
            valueName: "file"))
    var events: String?

    @Option(help: ArgumentHelp("Seed of the random numbers.", valueName: "n"))
    var seed: UInt64?

    @Option(
        help: ArgumentHelp("The calendar date at time 0, in ISO 8601; default: 2026-01-01T10:09:30Z.", valueName: "date"),
        transform: ArgumentReader.date)
    var date: Double?

    @Option(help: ArgumentHelp("The app's locale; default: en_US.", valueName: "l"), transform: ArgumentReader.locale)
    var locale: String?

    @Option(help: ArgumentHelp("The app's appearance; default: light.", valueName: "light|dark"), transform: ArgumentReader.appearance)
    var appearance = RunRequest.Appearance.light

    @Option(
        help: ArgumentHelp(
            "The size of texts that the user prefers; default: large.",
            discussion: "One of: \(TextSize.allCases.map(\.rawValue).joined(separator: ", ")).", valueName: "size"),
        transform: ArgumentReader.textSize)
    var textSize: TextSize?

    @Flag(help: "Lay the app out from right to left, whatever its locale.")
    var rightToLeft = false

    func validate() throws {
        if device == nil, landscape { throw ValidationError("--landscape works only with --device") }
        if device == nil, bezel { throw ValidationError("--bezel works only with --device") }
        if device == nil, hardwareKeyboard != nil { throw ValidationError("--hardware-keyboard works only with --device") }
        if device != nil, size != nil { throw ValidationError("--size and --device exclude each other") }
    }

    /// Copies the options that were given to a request, which keeps its defaults for the others.
    ///
    /// - Parameter app: The app, whose Info.plist says whether it supports landscape; nil for a package.
    func apply(to request: inout RunRequest, app: BuiltApp?) throws {
        if let device { request.begin(with: device, isLandscape: app?.starts(on: device, inLandscape: landscape) ?? landscape) }
        let isAttached = hardwareKeyboard ?? (request.window != nil)
        request.device?.hasKeyboard = !isAttached
        request.device?.hasBezel = bezel
        if let size { (request.width, request.height) = (Double(size.width), Double(size.height)) }
        (request.threads, request.background, request.appearance) = (threads, background, appearance)
        (request.textSize, request.isRightToLeft) = (textSize?.category, rightToLeft)
        if let seed { request.seed = seed }
        if let locale { request.locale = locale }
        if let date { request.date = date }
        if let events { request.events = try RunEvents.read(path: events) }
        if device == nil, request.turnsDevice { throw ValidationError("an event of --events has “rotate”, which works only with --device") }
    }
}

extension RunRequest {
    /// Gives the request a device, with its screen's size and scale.
    mutating func begin(with model: DeviceModel, isLandscape: Bool) {
        var device = RunDevice(model: model)
        device.isLandscape = isLandscape
        (self.device, scale) = (device, model.scale)
        (width, height) = device.screenSize
    }
}
