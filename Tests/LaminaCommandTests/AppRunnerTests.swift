import Foundation
import LaminaRun
import Testing
import TestSupport

@testable import LaminaCommand

/// The protocol between the tool and an app; shell scripts stand in for apps.
@Suite struct AppRunnerTests {
    private let folder: Folder
    /// The beginning of a script that never reports the end of its run.
    private static let ready = "printf 'ready\\n' >&3\n"
    /// The beginning of a script that reports the end of its run, whatever its exit status.
    private static let run = "trap 'printf \"end\\\\n\" >&3' EXIT\n" + ready

    init() throws { folder = try Folder() }

    private func render(_ script: String, _ more: [String] = [], output: String = "a.y4m") throws -> Tool.Result {
        let app = try folder.script("App", script)
        return try Tool.run(["render", app, "-o", output.hasPrefix("-") ? output : folder.file(output), "--size", "64x64"] + more)
    }

    @Test func theToolReturnsTheAppsExitCode() throws {
        for status in [0, 1, 74] as [Int32] { #expect(try render(Self.run + "exit \(status)").status == status) }
    }

    @Test func theAppFindsItsRequestAndItsArguments() throws {
        let script = Self.run + "printf '%s' \"$LAMINA_RUN\" > '\(folder.path)/request'; echo \"$@\" > '\(folder.path)/arguments'"
        #expect(try render(script, ["--fps", "24", "--duration", "2", "--seed", "7", "--", "--fast", "x y"]).status == 0)
        let text = try String(contentsOfFile: folder.file("request"), encoding: .utf8)
        let request = try #require(try RunRequest.read(from: [RunRequest.variable: text]))
        #expect(request.destination == .file(folder.file("a.y4m")))
        #expect(request.moments == .film(frames: 0...47, rate: FrameRate(24)))
        #expect(request.seed == 7)
        #expect(request.progress == .lines)
        #expect(try String(contentsOfFile: folder.file("arguments"), encoding: .utf8) == "--fast x y\n")
    }

    @Test func aStillAsksForOneMoment() throws {
        let app = try folder.script("App", Self.run + "printf '%s' \"$LAMINA_RUN\" > '\(folder.path)/request'")
        #expect(try Tool.run(["still", app, "--time", "1.5", "-o", folder.file("a.png")]).status == 0)
        let text = try String(contentsOfFile: folder.file("request"), encoding: .utf8)
        #expect(try RunRequest.read(from: [RunRequest.variable: text])?.moments == .still(time: 1.5))
    }

    @Test func anAppsOutputNeverMixesWithAFilmOnStandardOutput() throws {
        let result = try render(Self.run + "echo chatter; printf film >&4", output: "-.y4m")
        #expect(result.output == "film")
        #expect(result.errors == "chatter\n")
    }

    @Test func timeZoneAndLanguageAreTheSameEverywhere() throws {
        #expect(try render(Self.run + "echo $TZ $LC_ALL").errors == "UTC C.UTF-8\n")
    }

    @Test func everyFilmBeginsWithAnEmptyHomeThatIsRemoved() throws {
        let script = Self.run + "ls $CFFIXED_USER_HOME; ls $XDG_CONFIG_HOME; echo 1 > $XDG_CONFIG_HOME/App.plist; echo $CFFIXED_USER_HOME"
        for _ in 0..<2 {
            let lines = try render(script).errors.split(separator: "\n")
            #expect(lines.dropLast() == ["Documents", "Library", "tmp"])
            #expect(!FileManager.default.fileExists(atPath: String(try #require(lines.last))))
        }
    }

    @Test func cachesSupportAndTemporaryFilesOfAFilmLieInItsHome() throws {
        let script = Self.run + "for f in \"$XDG_CACHE_HOME\" \"$XDG_DATA_HOME\" \"$TMPDIR\"; do cd \"$f\" && echo ${f#$CFFIXED_USER_HOME/}; done"
        #expect(try render(script).errors == "Library/Caches\nLibrary/Application Support\ntmp\n")
    }

    @Test func theSeedAffectsTheFirstRandomNumber() throws {
        #expect(try render(Self.run + "echo $LAMINA_SEED").errors == "1\n")
        #expect(try render(Self.run + "echo $LAMINA_SEED", ["--seed", "18446744073709551615"]).errors == "18446744073709551615\n")
    }

    @Test func aProgramThatExitsImmediatelyIsNotAnApp() throws {
        let result = try render("exit 0")
        #expect(result.status == RunStatus.unavailable.rawValue)
        #expect(result.errors == "lamina: \(folder.file("App")) is not a Lamina app: it ended with status 0 before it was ready\n")
    }

    @Test func aProgramThatCrashesImmediatelyIsNotAnApp() throws {
        let result = try render("kill -SEGV $$")
        #expect(result.status == RunStatus.unavailable.rawValue)
        #expect(result.errors.contains("is not a Lamina app: it was killed by signal 11 "))
    }

    @Test func aProgramThatWritesUnexpectedDataIsKilled() throws {
        let result = try render("echo hello >&3; exec sleep 1000")
        #expect(result.status == RunStatus.unavailable.rawValue)
        #expect(result.errors.contains("is not a Lamina app: it wrote unexpected data to descriptor 3"))
    }

    @Test func aProgramThatIsNeverReadyIsKilled() throws {
        let app = try folder.script("App", "exec sleep 1000")
        let arguments = ["render", app, "-o", folder.file("a.y4m"), "--size", "64x64"]
        let result = try Tool.run(arguments, environment: [AppRunner.patienceVariable: "0.1"])
        #expect(result.status == RunStatus.unavailable.rawValue)
        #expect(result.errors == "lamina: \(folder.file("App")) is not a Lamina app: it was not ready within 0.1 seconds\n")
        #expect(try folder.names == ["App"])
    }

    @Test func aFileInAnUnknownExecutableFormatIsNotAnApp() throws {
        try folder.executable("App", Array("no program".utf8))
        let result = try Tool.run(["render", folder.file("App"), "-o", folder.file("a.y4m"), "--size", "64x64"])
        #expect(result.status == RunStatus.unavailable.rawValue)
        #expect(result.errors == "lamina: \(folder.file("App")) is not a Lamina app: Exec format error\n")
    }

    @Test func aCrashedAppIsReportedAndItsTemporaryFilesAreRemoved() throws {
        let result = try render(Self.ready + "touch '\(folder.path)/.a.y4m.lamina-'$$; kill -SEGV $$")
        #expect(result.status == RunStatus.failure.rawValue)
        #expect(result.errors == "lamina: \(folder.file("App")) was killed by signal 11 (Segmentation fault)\n")
        #expect(try folder.names == ["App"])
    }

    @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
    func aSignalIsForwardedAndNoFileIsLeft(signal: Int32, status: Int32) throws {
        mkfifo(folder.file("begun"), 0o600)
        let app = try folder.script("App", Self.ready + "touch '\(folder.path)/.a.y4m.lamina-'$$; : > '\(folder.path)/begun'; exec sleep 1000")
        let tool = try Tool.start(["render", app, "-o", folder.file("a.y4m"), "--size", "64x64"])
        try waitForWriter(of: folder.file("begun"))
        tool.send(signal)
        #expect(try tool.result().status == status)
        #expect(try folder.names == ["App", "begun"])
    }

    @Test func anAppThatHandlesCtrlCStillExitsWith130() throws {
        mkfifo(folder.file("begun"), 0o600)
        let app = try folder.script(
            "App", "trap 'echo tidied >&2; exit 3' INT\n" + Self.ready + ": > '\(folder.path)/begun'; while :; do sleep 0.05; done")
        let tool = try Tool.start(["render", app, "-o", folder.file("a.y4m"), "--size", "64x64"])
        try waitForWriter(of: folder.file("begun"))
        tool.send(SIGINT)
        let result = try tool.result()
        #expect(result.status == 130)
        #expect(result.errors == "tidied\n")
    }
}
