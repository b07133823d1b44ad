import Foundation
import LaminaGoldens
import LaminaPrimitives
import TestSupport
import Testing

struct FailureFolderTests {
    private let folder: Folder
    private let failures: FailureFolder
    private let black = Bitmap(width: 2, height: 1, fill: 0xFF00_0000)
    private let white = Bitmap(width: 2, height: 1, fill: 0xFFFF_FFFF)

    init() throws {
        folder = try Folder()
        failures = FailureFolder(folder.url.appending(path: "failures"))
    }

    private func fail(_ name: String, message: String = "2 pixels differ") throws {
        var report = FailureReport(name: name, place: "CardTests.swift:7", golden: "/golden.png", message: message)
        try failures.add(actual: black, expected: white, to: &report)
        try failures.add(report)
    }

    private var page: String { get throws { try String(contentsOf: failures.page, encoding: .utf8) } }

    @Test func aFailureHasItsPicturesAndAPlaceOnThePage() throws {
        try fail("CardTests/card")
        let files = try FileManager.default.contentsOfDirectory(atPath: failures.folder(of: "CardTests/card").path).sorted()
        #expect(files == ["actual.png", "difference.png", "expected.png", "failure.json"])
        #expect(try page.contains("CardTests/card/actual.png"))
        #expect(try page.contains("1 failed snapshot<"))
    }

    @Test func thePageShowsTheFailuresOfAllProcesses() throws {
        try fail("CardTests/card")
        // Another process has a folder value of its own.
        let other = FailureFolder(failures.url)
        try other.add(FailureReport(name: "ListTests/list", place: "ListTests.swift:1", golden: "/g.png", message: "there is no golden"))
        #expect(failures.reports.map(\.name) == ["CardTests/card", "ListTests/list"])
        #expect(try page.contains("there is no golden"))
    }

    @Test func aSnapshotThatPassesAgainLeavesThePage() throws {
        for name in ["CardTests/card", "CardTests/other"] { try fail(name) }
        try failures.forget("CardTests/card")
        #expect(failures.reports.map(\.name) == ["CardTests/other"])
        #expect(try !page.contains("CardTests/card<"))
    }

    @Test func anotherRunBeginsWithAnEmptyPage() throws {
        #expect(try !failures.begin("first", creates: false))
        #expect(try failures.begin("first", creates: true))
        for name in ["CardTests/card", "CardTests/other"] { try fail(name) }
        // A second process of the same run.
        try failures.begin("first", creates: true)
        #expect(failures.reports.count == 2)
        try failures.begin("second", creates: false)
        #expect(failures.reports == [])
        #expect(try page.contains("No snapshot failed"))
    }

    @Test func theProcessesOfOneParentAreOneRun() {
        #expect(TestRun.name() == TestRun.name(parent: getppid()))
        #expect(TestRun.name() != TestRun.name(parent: getpid()))
        #expect(TestRun.name().split(separator: " ").count == 2)
    }

    @Test func forgettingWhatNeverFailedWritesNothing() throws {
        try failures.forget("CardTests/card")
        #expect(!FileManager.default.fileExists(atPath: failures.url.path))
    }

    @Test func textsOfAFailureCannotBecomePartsOfThePage() throws {
        try fail("CardTests/card", message: "<script>alert(\"1 & 2\")</script>")
        #expect(try page.contains("&lt;script&gt;alert(&quot;1 &amp; 2&quot;)"))
    }

    @Test func aReportThatCannotBeReadIsLeftOut() throws {
        try fail("CardTests/card")
        try folder.write(Data("{".utf8), to: "failures/CardTests/broken/failure.json")
        #expect(failures.reports.map(\.name) == ["CardTests/card"])
    }
}
