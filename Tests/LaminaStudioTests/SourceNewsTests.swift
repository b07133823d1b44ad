import Testing

@testable import LaminaStudio

/// Builds of changed sources, as the studio shows them.
@Suite struct SourceNewsTests {
    private func errors(_ output: String) -> [String] { SourceNews(number: 1, state: .failed, output: output).errors }

    @Test func anErrorHasItsFileAndLineOnce() {
        let output = """
            [3/5] Emitting module App
            /home/me/App/Sources/App/Main.swift:18:32: error: type 'UIColor?' has no member 'systemBlau'
            16 |         let box = UIView()
               |                   `- error: type 'UIColor?' has no member 'systemBlau'
            /home/me/App/Sources/App/Main.swift:18:32: error: type 'UIColor?' has no member 'systemBlau'
            /home/me/App/Sources/App/Main.swift:20:1: warning: unused
            """
        #expect(errors(output) == ["Main.swift:18:32: error: type 'UIColor?' has no member 'systemBlau'"])
    }

    @Test func anOutputWithoutSuchErrorsShowsItsEnd() {
        #expect(errors("one\ntwo\n") == ["one", "two"])
        #expect(errors((0..<50).map { "\($0)" }.joined(separator: "\n")) == (38..<50).map { "\($0)" })
        #expect(errors("") == [])
    }

    @Test func aNewBuildRunsToTheSameTimeAndKeepsTheRunBefore() throws {
        let news = SourceNewsBox()
        var starts = 0
        let run = LiveRun(name: "Test", events: []) { _ in
            starts += 1
            return try TestApp().start()
        }
        let engine = StudioEngine(try run.start(to: 2), live: run, sources: { news.latest }, threadCount: 1) { _, _, _, _ in [] }
        func ask(_ path: String) -> (status: Int, text: String) {
            let answer = engine.answer(StudioQuestion(path))
            return (answer.status, String(decoding: answer.content, as: UTF8.self))
        }
        #expect(ask("picture?time=1&run=earlier").status == 409)
        news.latest = SourceNews(number: 1, state: .building, seconds: 2.5)
        #expect(ask("sources").text.contains("building") && starts == 1)
        #expect(ask("sources").text.contains("\"seconds\":2.5"))
        news.latest = SourceNews(number: 2, state: .built)
        #expect(ask("sources").status == 200 && starts == 2)
        #expect(ask("sources").status == 200 && starts == 2)
        #expect(ask("picture?time=1&run=earlier").status == 200)
        #expect(ask("run").text.contains("\"hasEarlier\":true"))
        #expect(ask("run").text.contains("\"duration\":2,"))
    }

    @Test func aNewBuildThatDoesNotRunIsSaidAndTheRunStays() throws {
        let (news, app) = (SourceNewsBox(), TestApp())
        let run = LiveRun(name: "Test", events: []) { _ in try app.start() }
        let engine = StudioEngine(try run.start(to: 2), live: run, sources: { news.latest }, threadCount: 1) { _, _, _, _ in [] }
        app.isBroken.withLock { $0 = true }
        news.latest = SourceNews(number: 2, state: .built)
        // The second question gets the same answer.
        for _ in 0..<2 {
            let text = String(decoding: engine.answer(StudioQuestion("sources")).content, as: UTF8.self)
            #expect(text.contains("\"crashed\"") && text.contains("Test has ended"), "\(text)")
        }
        #expect(engine.answer(StudioQuestion("picture?time=1")).status == 200)
        #expect(engine.answer(StudioQuestion("picture?time=1&run=earlier")).status == 409)
    }

    @Test func aRunWhoseSourcesNobodyFollowsSaysSo() {
        let engine = StudioEngine(TestHistory.movingSquare(), threadCount: 1) { _, _, _, _ in [] }
        #expect(engine.answer(StudioQuestion("sources")).status == 409)
    }
}

private final class SourceNewsBox {
    var latest = SourceNews(number: 0, state: .unchanged)
}
