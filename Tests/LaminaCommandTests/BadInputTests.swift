import Foundation
import LaminaRun
import Testing
import TestSupport

@testable import LaminaCommand

/// Errors that the tool finds before it starts an app: each test checks the message, the exit code and that no file is left.
@Suite struct BadInputTests {
    private let folder: Folder
    private let app: String

    init() throws {
        folder = try Folder()
        try FileManager.default.createDirectory(atPath: folder.file("out"), withIntermediateDirectories: false)
        // The script creates a file when it runs, which shows that the tool started the app. No test here may start it.
        app = try folder.script("App", "touch '\(folder.path)/started'; printf 'ready\\n' >&3")
    }

    private func expectRefusal(
        _ arguments: [String], _ status: RunStatus, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let result = try Tool.run(arguments)
        #expect(result.status == status.rawValue, sourceLocation: sourceLocation)
        #expect(result.errors.contains(message), "\(result.errors)", sourceLocation: sourceLocation)
        #expect(result.output.isEmpty, sourceLocation: sourceLocation)
        #expect(try folder.names == ["App", "out"], sourceLocation: sourceLocation)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("out")).isEmpty, sourceLocation: sourceLocation)
    }

    private func out(_ name: String) -> String { folder.file("out/\(name)") }

    @Test func aFileThatIsNoRecordingIsCalledSo() throws {
        try expectRefusal(["history", app], .noInput, "App is no recording of Lamina")
        try expectRefusal(["history", folder.file("out")], .noInput, "out is no recording of Lamina")
        try expectRefusal(["history", folder.file("none")], .noInput, "none: no such file or folder")
    }

    @Test func noMoreProcessesMakeAFilmThanHelp() {
        #expect(PartedFilm.workers(999_999, processors: 2) == 16)
        #expect(PartedFilm.workers(3, processors: 1) == 3)
        #expect(PartedFilm.ranges(of: 0...2, count: 16).count == 3)
    }

    @Test func anAppThatDoesNotExistIsRefused() throws {
        try expectRefusal(["render", "NoSuchApp", "-o", out("a.y4m")], .noInput, "lamina: NoSuchApp: no such app")
        try expectRefusal(["still", folder.file("None"), "--time", "1", "-o", out("a.png")], .noInput, "\(folder.file("None")): no such app")
    }

    @Test func anUnknownDeviceIsRefusedWithTheNamesOfAll() throws {
        try expectRefusal(["still", app, "--device", "iPhone 99", "--time", "1", "-o", out("a.png")], .usage, "“iPhone 99” is no device of Lamina")
        try expectRefusal(["still", app, "--device", "iPhone 99", "--time", "1", "-o", out("a.png")], .usage, "“iPad Pro 13”")
    }

    @Test(arguments: [
        (["--landscape"], "--landscape works only with --device"), (["--bezel"], "--bezel works only with --device"),
        (["--hardware-keyboard"], "--hardware-keyboard works only with --device"),
        (["--device", "iPhone 16", "--size", "10x10"], "--size and --device exclude each other"),
    ])
    func optionsOfDevicesAreForDevices(options: [String], message: String) throws {
        try expectRefusal(["still", app, "--time", "1", "-o", out("a.png")] + options, .usage, message)
    }

    @Test func anUnknownRuleIsRefused() throws {
        try expectRefusal(["lint", app, "--rules", "cost,nonsense"], .usage, "no rule is named “nonsense”")
    }

    @Test func aRotationNeedsADevice() throws {
        let events = try folder.write(#"[{"at": 1, "rotate": "portrait"}]"#, to: "events.json")
        let result = try Tool.run(["still", app, "--time", "1", "-o", out("a.png"), "--events", events])
        #expect(result.status == RunStatus.usage.rawValue)
        #expect(result.errors.contains("“rotate”, which works only with --device"), "\(result.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.file("started")))
    }

    @Test func aFolderThatDoesNotExistIsRefused() throws {
        try expectRefusal(
            ["render", app, "-o", "/nowhere/a.y4m", "--size", "64x64"], .cannotCreate, "/nowhere/a.y4m: cannot be created: No such file")
    }

    @Test func aFolderThatCannotBeWrittenToIsRefused() throws {
        try expectRefusal(["render", app, "-o", "/proc/a.y4m", "--size", "64x64"], .cannotCreate, "/proc/a.y4m: cannot be created: ")
    }

    @Test func anOddSizeIsRefusedForH264() throws {
        try expectRefusal(
            ["render", app, "-o", out("a.mp4"), "--size", "375x667", "--scale", "1"], .usage,
            "a.mp4: this format needs even sides; the picture has 375×667 pixels")
    }

    @Test func aTransparentBackgroundIsRefusedForMP4() throws {
        try expectRefusal(["render", app, "-o", out("a.mp4"), "--background", "transparent"], .usage, "a.mp4: cannot hold a transparent background")
    }

    @Test func aRunWithoutOutputHashOrStatisticsIsRefused() throws {
        try expectRefusal(["render", app], .usage, "Missing expected argument '--output <file>'")
        try expectRefusal(["still", app, "--time", "1"], .usage, "Missing expected argument '--output <file>'")
    }

    @Test func statisticsInTwoFormsAreRefused() throws {
        try expectRefusal(["render", app, "--statistics", "--statistics-json"], .usage, "--statistics-json")
    }

    @Test func anUnknownExtensionIsRefused() throws {
        try expectRefusal(["render", app, "-o", out("a.avi")], .usage, "a.avi: unknown file extension")
    }

    @Test func aStillInAFilmFormatIsRefused() throws {
        try expectRefusal(["still", app, "--time", "1", "-o", out("a.mp4")], .usage, "a.mp4: this format is for films")
        try expectRefusal(["render", app, "-o", out("a.png")], .usage, "a.png: this format holds one picture")
    }

    @Test func anEventsFileThatDoesNotExistIsRefused() throws {
        try expectRefusal(["render", app, "-o", out("a.mp4"), "--events", "/nowhere/e.json"], .noInput, "/nowhere/e.json: No such file")
    }

    @Test func anEventsFileWithAnUnknownKeyIsRefused() throws {
        let events = try Folder()
        try #"[{"at": 1, "tap": [1, 1]}, {"at": 2, "tpa": [1, 1]}]"#.write(toFile: events.file("e.json"), atomically: true, encoding: .utf8)
        try expectRefusal(
            ["render", app, "-o", out("a.mp4"), "--events", events.file("e.json")], .usage, "e.json: event 1: unknown key “tpa”")
    }

    @Test(arguments: [
        (["--fps", "0"], "“0” is not a frame rate"), (["--size", "375"], "“375” is not a size"), (["--scale", "x"], "“x” is not a number above 0"),
        (["--frames", "5-1"], "“5-1” is not a frame range"), (["--duration", "x"], "“x” is not a number of seconds"),
        (["--threads", "0"], "“0” is not a whole number above 0"), (["--crf", "52"], "--crf “52” is not valid; allowed: 0 to 51"),
        (["--preset", "warp"], "--preset “warp” is not valid; choose one of ultrafast"), (["--background", "whitish"], "“whitish” is not a colour"),
        (["--date", "today"], "“today” is not a date"), (["--appearance", "dim"], "“dim” is neither light nor dark"),
        (["--duration", "1", "--frames", "0-1"], "use either --duration or --frames, not both"), (["--unknown"], "--unknown"),
        (["--seed", "x"], "--seed"), (["--duration", "1e300"], "1e+300 exceeds the limit"), (["--locale", "../x"], "“../x” is not a locale"),
        (["--size", "100000x100000"], "a.mp4: cannot hold 200000×200000 pixels"), (["extra"], "extra"),
    ])
    func invalidArgumentsAreRefusedWithTheirValue(arguments: [String], message: String) throws {
        try expectRefusal(["render", app, "-o", out("a.mp4")] + arguments, .usage, message)
    }

    @Test(arguments: [
        (["--time", "1e308"], "“1e308” is longer than the limit of 86400 seconds"), (["--time", "86401"], "“86401” is longer than"),
        (["--time", "1", "--date", "0001-01-01T00:00:00Z"], "“0001-01-01T00:00:00Z” is outside the range 1678"),
        (["--time", "1", "--date", "9999-12-31T23:59:59Z"], "“9999-12-31T23:59:59Z” is outside the range 1678"),
        (["--time", "1", "--scale", "1e308"], "--scale 1e+308 is out of range: more than 0 and at most 1000.0"),
        (["--time", "1", "--scale", "1", "--threads", "1000000"], "--threads 1000000.0 is out of range: 1.0 to 4096.0"),
        (["--time", "1", "--size", "2000000x10"], "--size, width 2000000.0 is out of range"),
    ])
    func numbersOutOfRangeAreNamedWithTheirOption(arguments: [String], message: String) throws {
        try expectRefusal(["still", app, "-o", out("a.png")] + arguments, .usage, message)
    }

    @Test func aFilmLongerThanADayIsRefused() throws {
        try expectRefusal(
            ["render", app, "-o", out("a.y4m"), "--fps", "1/1000", "--frames", "0-87"], .usage, "last moment, in seconds, 87000.0 is out of range")
    }

    @Test(arguments: [
        (#"[{"at": 1e10, "tap": [1, 1]}]"#, "event 0: “at” must be at most 86400.0 seconds, not 10000000000"),
        (#"[{"at": 1, "drag": [[1, 1], [2, 2]], "for": 1e308}]"#, "event 0: “for” must be at most 3600.0 seconds, not 1e+308"),
        (#"[{"at": 1, "drag": [[1, 1], [2, 2]], "for": 1e9}]"#, "event 0: “for” must be at most 3600.0 seconds, not 1000000000"),
        (#"[{"at": 1, "tap": [1e10, 1]}]"#, "event 0: “tap” must be [x, y] in points"),
        (
            #"[{"at":1,"drag":[[1,1],[2,2]],"for":3600},{"at":1,"drag":[[1,1],[2,2]],"for":3600},{"at":1,"drag":[[1,1],[2,2]],"for":3600}]"#,
            "event 2: “for” must be at most 10000.0 seconds for all drags together"
        ),
    ])
    func eventsWithNumbersOutOfRangeAreRefused(text: String, message: String) throws {
        let events = try Folder()
        try text.write(toFile: events.file("e.json"), atomically: true, encoding: .utf8)
        try expectRefusal(["render", app, "-o", out("a.mp4"), "--events", events.file("e.json")], .usage, message)
    }

    @Test func aFilmWithMorePixelsThanPlayersAcceptIsRefused() throws {
        try expectRefusal(
            ["render", app, "-o", out("a.mp4"), "--size", "16384x16384", "--scale", "1"], .usage,
            "a.mp4: cannot hold 16384×16384 pixels; players accept at most 35651584 per frame")
    }

    @Test func anExistingFileIsNotReplaced() throws {
        let other = try Folder()
        try "old".write(toFile: other.file("a.mp4"), atomically: true, encoding: .utf8)
        try expectRefusal(["render", app, "-o", other.file("a.mp4")], .cannotCreate, "a.mp4: exists; --overwrite replaces it")
        #expect(try String(contentsOfFile: other.file("a.mp4"), encoding: .utf8) == "old")
    }

    @Test func aMissingFFmpegIsNamedWithItsPackage() throws {
        let result = try Tool.run(["render", app, "-o", out("a.mp4")], environment: ["PATH": "/nowhere"])
        #expect(result.status == RunStatus.unavailable.rawValue)
        #expect(result.errors == "lamina: ffmpeg: not found; install the Debian package ffmpeg\n")
    }
}
