import Foundation
import LaminaConcurrency
import LaminaHistory
import LaminaPrimitives
import LaminaProcess
import LaminaRun
import LaminaScene
import Testing

@testable import LaminaStudio

/// An app in a thread of this process: each tap moves its square, layer 2, by ten points.
final class TestApp: Sendable {
    /// The taps that each start of the app has received, in the order of the starts.
    let taps = Guarded<[Int]>([])
    /// The events of the last start, in the order in which they arrived.
    let received = Guarded<[RunEvent]>([])
    /// True for each start whose picture has space for turns, in the order of the starts.
    let turns = Guarded<[Bool]>([])
    /// True when the app ends in place of its next answer.
    let isBroken = Guarded(false)

    /// - Parameter turns: True for a picture that is a square of 100 points, in which the device's screen lies 20 points to the right.
    func start(turns: Bool = false) throws -> LiveRun.App {
        self.turns.withLock { $0.append(turns) }
        received.withLock { $0 = [] }
        let pair = try #require(SocketPair())
        taps.withLock { $0.append(0) }
        Thread.detachNewThread { [self] in
            serve(MessageChannel(descriptor: pair.ends.1), turns: turns)
            close(pair.ends.1)
        }
        return LiveRun.App(channel: MessageChannel(descriptor: pair.ends.0)) { close(pair.ends.0) }
    }

    private func serve(_ channel: MessageChannel, turns: Bool) {
        var history = TestHistory.empty()
        if turns { (history.screen.height, history.layers) = (200, [LayerID(3): Self.screen]) }
        history.duration = 0
        guard var writer = try? HistoryWriter(history) else { return }
        var (isFirst, count) = (true, 0)
        while let message = try? channel.receive(), let command = try? LiveCommand(json: message), !isBroken.withLock({ $0 }) {
            guard case .run(let all, let time, _) = command else {
                _ = channel.send((try? LiveDocument.text("<caml taps=\"\(count)\"/>").json) ?? [])
                continue
            }
            received.withLock { $0 += all }
            let events = all.filter { if case .tap = $0.gesture { true } else { false } }
            count += events.count
            taps.withLock { $0[$0.count - 1] += events.count }
            history.duration = max(history.duration, time)
            let square = LayerNode(id: LayerID(2), state: TestHistory.state(10 + 10 * Double(count), 10, 20, .red))
            let screen = LayerNode(id: LayerID(3), state: TestHistory.state(60, 40, 80, nil))
            let tree = TestHistory.tree([square] + (turns ? [screen] : []), at: 1000 + (isFirst ? 0 : history.duration))
            history.commits.append(tree)
            do {
                try writer.add(tree)
                try writer.add(history.layers)
            } catch { return }
            guard channel.send(HistoryPart(duration: history.duration, beginsAnew: isFirst, records: writer.take()).bytes) else { return }
            isFirst = false
        }
    }

    private static let screen = LayerName(className: "CALayer", name: nil, delegateClass: LayerName.screenClass)
}

@Suite struct LiveRunTests {
    private let app = TestApp()
    private let engine: StudioEngine
    private let run: LiveRun

    init() throws {
        let app = app
        run = LiveRun(name: "Test", events: [RunEvent(time: 0.5, gesture: .tap(.init(1, 1)))]) { _ in try app.start() }
        engine = StudioEngine(try run.start(to: 1), live: run, threadCount: 1) { _, _, _, _ in [] }
    }

    private func ask(_ path: String) -> (status: Int, text: String) {
        let answer = engine.answer(StudioQuestion(path))
        return (answer.status, String(decoding: answer.content, as: UTF8.self))
    }

    /// The square's place at a time.
    private func place(at time: Double) throws -> String {
        let answer = try JSONSerialization.jsonObject(with: Data(ask("layer?id=2&time=\(time)").text.utf8)) as? [String: Any]
        let rows = try #require(answer?["properties"] as? [[String: Any]])
        return try #require(rows.first { $0["key"] as? String == "position" }?["model"] as? String)
    }

    private func query(_ events: String) throws -> String { try #require(events.addingPercentEncoding(withAllowedCharacters: .alphanumerics)) }

    @Test func theRunGoesOnWithEvents() throws {
        #expect(try place(at: 1) == "(20, 10)")
        let answer = ask("live?time=1.5&events=\(try query(#"[{"at": 1.2, "tap": [5, 5]}]"#))")
        #expect(answer.status == 200 && answer.text.contains("\"duration\":1.5"), "\(answer.text)")
        #expect(try place(at: 1.5) == "(30, 10)")
        #expect(try place(at: 1) == "(20, 10)")
    }

    @Test func goingOnFromAnEarlierTimeDropsWhatCameAfter() throws {
        _ = ask("live?time=2&events=\(try query(#"[{"at": 1.8, "tap": [5, 5]}]"#))")
        #expect(run.events.map(\.time) == [0.5, 1.8])
        #expect(ask("live?from=0.7&time=0.9").status == 200)
        #expect(run.events.map(\.time) == [0.5])
        #expect(app.taps.withLock { $0 } == [2, 1])
        #expect(ask("picture?time=1.5").status == 400)
        #expect(try place(at: 0.9) == "(20, 10)")
    }

    @Test func anEventOfThePastHappensAtTheEndOfTheRun() throws {
        _ = ask("live?time=2")
        _ = ask("live?time=2.5&events=\(try query(#"[{"at": 1.5, "tap": [5, 5]}]"#))")
        #expect(run.events.map(\.time) == [0.5, 2])
    }

    @Test func aFingerThatWasLostLeavesBeforeItComesDownAgain() throws {
        _ = ask("live?time=2&events=\(try query(#"[{"at": 1.2, "down": [5, 6]}, {"at": 1.3, "move": [7, 8]}]"#))")
        _ = ask("live?time=3&events=\(try query(#"[{"at": 2.5, "down": [1, 1]}, {"at": 2.6, "up": [1, 1]}, {"at": 2.7, "down": [2, 2]}]"#))")
        let phases = run.events.compactMap { event in if case .touch(let phase, _, _) = event.gesture { "\(phase) \(event.time)" } else { nil } }
        #expect(phases == ["down 1.2", "move 1.3", "cancel 2.5", "down 2.5", "up 2.6", "down 2.7"])
    }

    @Test func theEventsSoFarAreExported() throws {
        _ = ask("live?time=2&events=\(try query(#"[{"at": 1.8, "down": [5, 6]}]"#))")
        let text = ask("export?form=events&time=0").text
        #expect(try RunEvents.parse(Array(text.utf8), file: "") == run.events && run.events.count == 2)
    }

    @Test func aLayersDocumentIsThatOfItsTime() throws {
        _ = ask("live?time=2&events=\(try query(#"[{"at": 1.8, "tap": [5, 5]}]"#))")
        #expect(ask("export?form=caml&id=2&time=1") == (200, "<caml taps=\"1\"/>"))
        #expect(ask("export?form=caml&id=2&time=2") == (200, "<caml taps=\"2\"/>"))
        #expect(ask("export?form=caml&id=&time=2").status == 400)
        // The shown run stays where it is.
        #expect(try place(at: 2) == "(30, 10)")
    }

    @Test func anAppThatEndsIsSaidAndStartsAgain() throws {
        app.isBroken.withLock { $0 = true }
        let answer = ask("live?time=2")
        #expect(answer.status == 409 && answer.text.contains("Test has ended"), "\(answer.text)")
        #expect(ask("live?time=2").status == 409)
        #expect(ask("picture?time=1").status == 200)
        app.isBroken.withLock { $0 = false }
        #expect(ask("live?from=1&time=2").status == 200)
    }

    @Test func anAppThatCannotStartAgainWasEndedOnce() throws {
        struct Missing: Error {}
        let (app, ends) = (TestApp(), Guarded(0))
        var isMissing = false
        do {
            let run = LiveRun(name: "Test", events: []) { _ in
                if isMissing { throw Missing() }
                let started = try app.start()
                return LiveRun.App(channel: started.channel) {
                    started.end()
                    ends.withLock { $0 += 1 }
                }
            }
            _ = try run.start(to: 1)
            isMissing = true
            #expect(throws: Missing.self) { try run.goBack(to: 0.5) }
            #expect(throws: StudioError.self) { try run.advance(to: 2, with: []) }
        }
        #expect(ends.withLock { $0 } == 1)
    }

    @Test(arguments: [
        "live", "live?time=-1", "live?time=12", "live?time=nan", "live?time=2&events=x", "live?time=2&from=3",
        "live?time=2&events=%5B%7B%22at%22%3A1%7D%5D",
    ]) func aMistakeOfThePageIsSaid(path: String) {
        #expect(ask(path).status == 400)
        #expect(ask("run").text.contains("\"duration\":1,"))
    }

    @Test func aChangeThatTheLayerWouldNotTakeIsRefused() throws {
        let change = { (key: String, layer: Int, value: String) in
            ask("live?time=1&events=\(try query("[{\"at\": 1, \"set\": \"\(key)\", \"layer\": \(layer), \"value\": \"\(value)\"}]"))").status
        }
        #expect(try change("opacity", 2, "0.5") == 200)
        #expect(try change("backgroundColor", 2, "#102030") == 200)
        #expect(try change("opacity", 2, "much") == 400)
        #expect(try change("nothing", 2, "1") == 400)
        #expect(try change("opacity", 9, "1") == 404)
    }

    // MARK: Several pages

    /// A number in an answer.
    private func number(_ key: String, in text: String) throws -> Int {
        let answer = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        return try #require(answer?[key] as? Int)
    }

    @Test func aPageSeesWhatAnotherOneDoes() throws {
        let before = ask("state").text
        #expect(before.contains("\"duration\":1,") && before.contains("\"isStale\":false"))
        _ = ask("live?time=2&run=0&events=\(try query(#"[{"at": 1.8, "tap": [5, 5]}]"#))")
        let after = ask("state").text
        #expect(after.contains("\"duration\":2,"))
        #expect(try number("run", in: after) == number("run", in: before))
        #expect(try number("news", in: after) > number("news", in: before))
        let description = ask("run").text
        #expect(try number("run", in: description) == number("run", in: after) && number("news", in: description) == number("news", in: after))
    }

    @Test func aPageThatHasNotSeenANewBeginningMovesNothing() throws {
        let run = try number("run", in: ask("state").text)
        _ = ask("live?time=4&run=\(run)")
        // Another page goes back; the first one still plays at 4 s.
        let back = ask("live?from=0.7&time=0.9&run=\(run)").text
        #expect(try number("run", in: back) != run)
        let stale = ask("live?time=4.1&run=\(run)&events=\(try query(#"[{"at": 4, "tap": [5, 5]}]"#))")
        #expect(stale.status == 200 && stale.text.contains("\"isStale\":true") && stale.text.contains("\"duration\":0.9,"), "\(stale.text)")
        #expect(self.run.events.map(\.time) == [0.5])
        #expect(ask("live?time=1.1&run=\(try number("run", in: stale.text))").text.contains("\"duration\":1.1,"))
    }

    @Test func theNumberOfNewsGrowsWithEachCommitThoughOthersAreLeftOut() throws {
        let app = TestApp()
        // Room for three trees of a root and a square.
        let run = LiveRun(name: "Test", events: [], budget: 3 * 2000) { _ in try app.start() }
        let engine = StudioEngine(try run.start(to: 1), live: run, threadCount: 1) { _, _, _, _ in [] }
        func ask(_ path: String) -> String { String(decoding: engine.answer(StudioQuestion(path)).content, as: UTF8.self) }
        var seen = [try number("news", in: ask("state"))]
        for step in 1...12 {
            let time = 1 + Double(step) / 10
            // Each tap moves the square: equal trees share their parts.
            let answer = ask("live?time=\(time)&events=\(try query("[{\"at\": \(time), \"tap\": [5, 5]}]"))")
            seen.append(try number("news", in: answer))
            #expect(try number("news", in: ask("run")) == seen.last)
        }
        #expect(engine.history.omittedCommits > 0)
        #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 < $1 }, "\(seen)")
    }

    /// Each page's clock goes at the speed of time, and one of them is behind; their questions arrive in turns.
    @Test func twoPagesThatPlayMoveOneRunThatNeverGoesBack() throws {
        var ends: [Double] = []
        for frame in 1...20 {
            for behind in [0.0, 0.35] {
                let time = max(1, 1 + Double(frame) / 20 - behind)
                let tap = behind > 0 && frame % 5 == 0 ? "&events=\(try query("[{\"at\": \(time), \"tap\": [5, 5]}]"))" : ""
                let answer = ask("live?time=\(time)&run=0\(tap)")
                #expect(answer.status == 200 && answer.text.contains("\"isStale\":false"), "\(answer.text)")
                ends.append(try #require(Double(answer.text.firstMatch(of: /"duration":([0-9.]+)/)?.1 ?? "")))
            }
        }
        #expect(ends == ends.sorted() && ends.last == 2)
        // The taps of the page that is behind happen at the end of the run, and each reaches the app once.
        #expect(run.events.map(\.time) == [0.5, 1.25, 1.5, 1.75, 2])
        #expect(app.received.withLock { $0 } == run.events && app.taps.withLock { $0 } == [5])
        #expect(try place(at: 2) == "(60, 10)")
    }

    // MARK: Turns

    /// An engine with a device that is held upright at the launch.
    private func engineWithDevice() throws -> (engine: StudioEngine, run: LiveRun, app: TestApp) {
        let app = TestApp()
        let run = LiveRun(name: "Test", events: [], held: .portrait) { try app.start(turns: $0) }
        return (StudioEngine(try run.start(to: 1), live: run, threadCount: 1) { _, _, _, _ in [] }, run, app)
    }

    @Test func theDeviceTurnsByQuartersToTheRight() throws {
        let (engine, run, app) = try engineWithDevice()
        func ask(_ path: String) -> String { String(decoding: engine.answer(StudioQuestion(path)).content, as: UTF8.self) }
        #expect(ask("run").contains("\"turns\":true"))
        #expect(ask("live?time=1.5&turns=1").contains("\"run\":1"))
        #expect(ask("run").contains("\"height\":100"))
        // Only the first turn gives the picture another shape.
        #expect(ask("live?time=2&turns=2").contains("\"run\":1"))
        let turned: [RunEvent.Orientation] = [.landscapeRight, .portraitUpsideDown, .landscapeLeft]
        let expected = zip([1.5, 2, 2], turned).map { RunEvent(time: $0, gesture: .turn($1)) }
        #expect(run.events == expected && app.turns.withLock { $0 } == [false, true] && app.received.withLock { $0 } == expected)
        #expect(try RunEvents.parse(Array(ask("export?form=events&time=0").utf8), file: "") == expected)
        // Before the turn the picture has its first shape again.
        #expect(ask("live?from=1.2&time=1.3").contains("\"run\":2"))
        #expect(run.events.isEmpty && app.turns.withLock { $0 } == [false, true, false])
        #expect(ask("run").contains("\"height\":80"))
    }

    @Test func eventsBeforeATurnAtTheSameTimeStayBeforeIt() throws {
        let (engine, run, app) = try engineWithDevice()
        let tap = try query(#"[{"at": 1, "tap": [5, 5]}]"#)
        for path in ["live?time=1&events=\(tap)", "live?time=1&turns=1", "live?time=1&events=\(tap)", "live?from=1&time=1"] {
            #expect(engine.answer(StudioQuestion(path)).status == 200)
        }
        #expect(run.events.map(\.isTurn) == [false, true, false])
        #expect(app.received.withLock { $0 } == run.events)
    }

    @Test func placesInAPictureOfADeviceAreThoseOfItsScreen() throws {
        let (engine, run, _) = try engineWithDevice()
        for path in ["live?time=1.1&turns=1", "live?time=1.2&events=\(try query(#"[{"at": 1.2, "down": [50, 30]}]"#))"] {
            #expect(engine.answer(StudioQuestion(path)).status == 200)
        }
        #expect(run.events.last?.gesture == .touch(.down, .init(30, 30), finger: 0))
    }

    @Test func aRunWithoutADeviceDoesNotTurn() throws {
        for path in ["live?time=2&turns=1", "live?time=2&events=\(try query(#"[{"at": 2, "rotate": "portrait"}]"#))"] {
            let answer = ask(path)
            #expect(answer.status == 409 && answer.text.contains("--device"), "\(answer.text)")
        }
        #expect(run.events.count == 1)
        #expect(ask("run").text.contains("\"turns\":false"))
    }

    @Test func aRecordedRunDoesNotGoOn() {
        let recorded = StudioEngine(TestHistory.movingSquare(), threadCount: 1) { _, _, _, _ in [] }
        for question in ["live?time=5", "state"] { #expect(recorded.answer(StudioQuestion(question)).status == 409) }
        for form in ["events", "caml"] { #expect(recorded.answer(StudioQuestion("export?form=\(form)&id=2&time=0")).status == 409) }
    }

    @Test func aPropertyIsAStatementOfSwift() throws {
        let answer = try JSONSerialization.jsonObject(with: Data(ask("layer?id=2&time=1").text.utf8)) as? [String: Any]
        let rows = try #require(answer?["properties"] as? [[String: Any]])
        let statements = Dictionary(
            uniqueKeysWithValues: rows.compactMap { row in (row["swift"] as? String).map { (row["key"] as? String ?? "", $0) } })
        #expect(statements["position"] == "layer.position = CGPoint(x: 20, y: 10)")
        #expect(statements["opacity"] == "layer.opacity = 1")
        #expect(statements["hidden"] == "layer.isHidden = false")
        #expect(statements["backgroundColor"] == "layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)")
        #expect(statements["transform"] == "layer.transform = CATransform3DIdentity")
    }
}
