import Foundation
import LaminaGoldens
import LaminaPrimitives
import TestSupport
import Testing

/// Snapshots, taken by the program `SnapshotProbe`: a process that takes snapshots has another clock than these tests.
struct SnapshotTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    /// Runs a scenario of the probe; returns the lines that it prints.
    private func run(_ scenario: String, environment: [String: String] = [:]) throws -> [String] {
        try start(Self.probe, [scenario], environment)
    }

    private static let probe = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "SnapshotProbe")

    private func start(_ program: URL, _ arguments: [String], _ environment: [String: String]) throws -> [String] {
        let process = Process()
        let pipe = Pipe()
        (process.executableURL, process.arguments) = (program, arguments)
        let own = ["LAMINA_SNAPSHOTS": folder.file("goldens"), "LAMINA_SNAPSHOT_FAILURES": folder.file("failures"), "CI": ""]
        process.environment = ProcessInfo.processInfo.environment.merging(own) { $1 }.merging(environment) { $1 }
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private func golden(_ name: String) throws -> Golden? { try Golden(path: folder.file("goldens/main/SnapshotProbe.\(name).png")) }
    private var failures: [FailureReport] { FailureFolder(folder.url.appending(path: "failures")).reports }

    @Test func aFirstRunStoresWhatALaterOneFindsAgain() throws {
        #expect(try run("card") == ["false"])
        #expect(try run("card") == ["true"])
        #expect(failures == [])
    }

    @Test func onCINothingIsStored() throws {
        #expect(try run("card", environment: ["CI": "true", "LAMINA_RECORD": "all"]) == ["false"])
        #expect(try golden("card.iPhone-16") == nil)
        #expect(failures.map(\.message) == ["there is no golden"])
    }

    @Test func aPictureThatDiffersFailsWithPicturesAndTree() throws {
        _ = try run("card")
        #expect(try run("card", environment: ["PROBE_TEXT": "Rainy, 9 °C"]) == ["false"])
        let report = try #require(failures.first)
        #expect(report.message.contains("pixels"))
        #expect(report.pictures == [.init(actual: "actual.png", expected: "expected.png", difference: "difference.png")])
        let tree = try String(contentsOfFile: folder.file("failures/\(report.name)/tree.json"), encoding: .utf8)
        #expect(tree.contains("Rainy, 9 °C"))
        #expect(try run("card") == ["true"])
        #expect(failures == [])
    }

    @Test func failuresOfAnEarlierRunLeaveThePage() throws {
        _ = try run("card")
        _ = try run("card", environment: ["PROBE_TEXT": "Rainy, 9 °C"])
        // The processes of one run have one parent, here the tests.
        #expect(try run("empty") == ["false"])
        #expect(failures.count == 2)
        // The shell is the parent of another run.
        #expect(try start(URL(filePath: "/bin/sh"), ["-c", "\(Self.probe.path) empty; true"], [:]) == ["false"])
        #expect(failures.map(\.name) == ["main/SnapshotProbe.empty.iPhone-16"])
    }

    @Test func theModeFailedReplacesWhatDiffers() throws {
        _ = try run("card")
        let other = ["PROBE_TEXT": "Rainy, 9 °C", "LAMINA_RECORD": "failed"]
        #expect(try run("card", environment: other) == ["false"])
        #expect(try run("card", environment: other) == ["true"])
    }

    @Test func aDamagedGoldenFailsAndStays() throws {
        let path = try folder.write("no picture", to: "goldens/main/SnapshotProbe.card.iPhone-16.png")
        #expect(try run("card") == ["false"])
        #expect(failures.first?.message.contains(path) == true)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "no picture")
    }

    @Test func aGoldenOfAnotherSizeIsSaidToBe() throws {
        try folder.write(Data(Golden.encode(Bitmap(width: 4, height: 5))), to: "goldens/main/SnapshotProbe.card.iPhone-16.png")
        #expect(try run("card") == ["false"])
        #expect(failures.first?.message.hasSuffix("its golden 4×5") == true)
    }

    /// The square stands at half of its way after half of its time, and is red at the end; the display link has ticked 60 times a second.
    @Test func animationsTheirEndsAndDisplayLinksRunUntilTheTime() throws {
        _ = try run("moving")
        #expect(try run("moving") == ["true", "true", "true", "true"])
        let (half, end) = (try golden("moving.at-0.5.iPhone-16")?.frame(0), try golden("moving.at-2.5.iPhone-16")?.frame(0))
        // 40 and 80 points, at 3 pixels per point.
        #expect(half?[119, 30] == 0xFFFF_FFFF && half?[121, 30] == 0xFF00_00FF)
        #expect(end?[241, 30] == 0xFFFF_0000)
    }

    @Test func timeGoesForwardOnly() throws {
        #expect(try run("past") == ["false", "false"])
        #expect(try run("past") == ["true", "false"])
    }

    @Test func eachVariantHasAPictureOfItsOwn() throws {
        _ = try run("variants")
        #expect(try run("variants") == Array(repeating: "true", count: 16))
        let (plain, dark) = (try golden("variants.iPhone-SE"), try golden("variants.iPhone-SE.dark"))
        let (large, mirrored) = (try golden("variants.iPhone-SE.text-AccessibilityL"), try golden("variants.iPhone-SE.rightToLeft"))
        #expect(try #require(plain).hashes.hashes != #require(dark).hashes.hashes)
        #expect(try #require(plain).hashes.width < #require(large).hashes.width)
        #expect(try #require(plain).hashes.width == #require(mirrored).hashes.width)
        #expect(try #require(plain).hashes.hashes != #require(mirrored).hashes.hashes)
    }

    @Test func twoExpectationsMayNotShareAName() throws {
        #expect(try run("twice") == ["false", "false"])
        #expect(try run("twice") == ["true", "false"])
    }

    @Test func severalPicturesOfOneLineNeedNames() throws {
        #expect(try run("loop") == ["false", "false"])
        #expect(try run("loop") == ["true", "false"])
        #expect(failures.first?.message.contains("another picture under the name SnapshotProbe.iPhone-16 before: pass a named:") == true)
    }

    @Test func aTestThatIsRepeatedKeepsItsName() throws {
        _ = try run("repeated")
        #expect(try run("repeated") == ["true", "true"])
    }

    @Test func namesThatDifferInCaseOnlyAreRefused() throws {
        #expect(try run("case") == ["false", "false"])
        #expect(try run("case") == ["true", "false"])
        #expect(failures.first?.message.contains("the name SnapshotProbe.Card.iPhone-16 differs only in case") == true)
    }

    @Test func aSizeThatIsNoneIsNamed() throws {
        #expect(try run("sizes") == Array(repeating: "false", count: 4))
        #expect(failures.first?.message.hasPrefix("size: is 20000.0×20.0 points") == true)
    }

    @Test func aLanguageIsNoPath() throws {
        #expect(try run("locale") == ["false", "false"])
        #expect(failures.map(\.message) == Array(repeating: "“../../x” is no language such as en or de-AT", count: 2))
    }

    @Test func aViewWithoutASizeFails() throws {
        #expect(try run("empty") == ["false"])
        #expect(try golden("empty.iPhone-16") == nil)
        #expect(failures.first?.message.contains("0.0×0.0 points") == true)
    }

    @Test func whatATestMakesHasTheDefaultVariantWhateverWasShownBefore() throws {
        let lines = try run("between")
        #expect(lines.first == "(393.0, 852.0) 3.0 1 17.0")
        #expect(lines.dropFirst(3).first == lines.first)
        // The view on the stage keeps its own.
        #expect(lines.last == "2")
    }

    @Test func aViewThatLeftTheStageHasNoLaterMoments() throws {
        _ = try run("ended")
        #expect(try run("ended") == ["true", "true", "false"])
        #expect(failures.first?.message.contains("left the screen") == true)
    }

    @Test func aPresentedSheetIsShownOnTheWholeScreen() throws {
        #expect(try run("sheet") == ["false", "false", "false", "true"])
        let sheet = try #require(try golden("sheet.at-0.6.iPhone-16"))
        #expect((sheet.hashes.width, sheet.hashes.height) == (1179, 2556))
    }

    @Test func aTransformStaysAndDecidesThePicturesSize() throws {
        #expect(try run("transform") == ["false", "(300.0, 210.0)"])
        let picture = try #require(try golden("transform.iPhone-16"))
        #expect((picture.hashes.width, picture.hashes.height) == (450, 315))
    }

    @Test func aViewInAHiddenWindowFails() throws {
        #expect(try run("hidden") == ["false", "false"])
        #expect(failures.allSatisfy { $0.message.contains("hidden") } && failures.count == 2)
    }

    @Test func anUnknownModeStoresNothing() throws {
        #expect(try run("card", environment: ["LAMINA_RECORD": "yes"]) == ["false"])
        #expect(try golden("card.iPhone-16") == nil)
    }

    @Test func noTimePassesWhileATestRuns() throws {
        #expect(try run("clock", environment: ["TZ": "Asia/Tokyo"]) == ["1024.0 true 0"])
    }

    @Test func anAnimationEndsAtItsTimeWhileATestWaits() throws {
        #expect(try run("waiting") == ["true"])
    }

    @Test func aFilmIsTheSameAgain() throws {
        #expect(try run("film") == ["false"])
        #expect(try run("film", environment: ["TZ": "Asia/Tokyo"]) == ["true"])
        let film = try #require(try golden("iPhone-16.film"))
        #expect((film.hashes.width, film.hashes.height, film.hashes.hashes.count) == (393, 852, 15))
        // The timer fires at 0.5 s, and the tap comes at 1 s.
        #expect(Set(film.hashes.hashes[0...4]).count == 1)
        #expect(Set([0, 5, 11].map { film.hashes.hashes[$0] }).count == 3)
    }

    @Test func aControllerCanBeFilmed() throws {
        #expect(try run("controller-film") == ["false"])
        #expect(try run("controller-film") == ["true"])
    }

    @Test func aFilmThatDiffersHasPicturesOfTheFramesThatDo() throws {
        _ = try run("film")
        #expect(try run("film", environment: ["PROBE_TEXT": "none"]) == ["false"])
        let report = try #require(failures.first)
        #expect(report.message == "5 of 15 frames differ, first frame 0")
        #expect(report.pictures.map(\.time) == [0, 0.1, 0.2, 0.3, 0.4])
        #expect(report.pictures.allSatisfy { $0.actual != nil && $0.expected != nil && $0.difference != nil })
    }

    @Test func anAppThatEndsEarlyFailsItsFilmWithItsMessage() throws {
        #expect(try run("film", environment: ["PROBE_CRASH": "1"]) == ["false"])
        let message = try #require(failures.first?.message)
        #expect(message.contains("CounterApp ended after 11 of 15 frames"))
        #expect(message.contains("too many taps"))
    }

    @Test func aFilmThatCannotBeMadeSaysWhy() throws {
        #expect(try run("bad-film") == Array(repeating: "false", count: 21))
        let reasons = [
            "at 1.5 s, but the first frame is at 0 s and the last at 1.4 s", "at -1.0 s", "at nan s", "touches (394.0, 100.0)",
            "touches (100.0, -1.0)", "fewer than two points", "types no text", "tilts by (2.0, 0.0)", "holds for -1.0 s", "frameRate: 0 ",
            "frameRate: -1 ", "frameRate: 1001 ",
            "duration: 0.0 ", "duration: -1.0 ", "duration: nan ", "duration: inf ", "has 10001 frames", "scale: 0.0 ", "scale: nan ", "scale: 11.0 ",
            "patience: 0.0 ",
        ]
        let messages = failures.map(\.message)
        #expect(messages.count == reasons.count)
        for reason in reasons { #expect(messages.contains { $0.contains(reason) }, "\(reason)") }
    }

    @Test func anAppThatHangsIsEndedAndSaidToHang() throws {
        #expect(try run("hang", environment: ["PROBE_HANG": "1"]) == ["false"])
        #expect(failures.first?.message.hasPrefix("CounterApp drew no frame for 2 s after ") == true)
    }

    @Test func anAppThatDoesNotComeToItsLaunchIsEnded() throws {
        #expect(try run("sleepy") == ["false"])
        #expect(failures.first?.message == "SleepyApp drew no frame for 0.5 s after 0 of 10 frames and was ended")
    }

    @Test func aClassThatIsNoAppFails() throws {
        #expect(try run("no-app") == ["false"])
    }
}
