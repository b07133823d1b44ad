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
    /// True when the app ends in place of its next answer.
    let isBroken = Guarded(false)

    func start() throws -> LiveRun.App {
        let pair = try #require(SocketPair())
        taps.withLock { $0.append(0) }
        Thread.detachNewThread { [self] in
            serve(MessageChannel(descriptor: pair.ends.1))
            close(pair.ends.1)
        }
        return LiveRun.App(channel: MessageChannel(descriptor: pair.ends.0)) { close(pair.ends.0) }
    }

    private func serve(_ channel: MessageChannel) {
        var history = TestHistory.empty()
        history.duration = 0
        guard var writer = try? HistoryWriter(history) else { return }
        var (isFirst, count) = (true, 0)
        while let message = try? channel.receive(), let command = try? LiveCommand(json: message), !isBroken.withLock({ $0 }) {
            guard case .run(let all, let time, _) = command else {
                _ = channel.send((try? LiveDocument.text("<caml taps=\"\(count)\"/>").json) ?? [])
                continue
            }
            let events = all.filter { if case .tap = $0.gesture { true } else { false } }
            count += events.count
            taps.withLock { $0[$0.count - 1] += events.count }
            history.duration = max(history.duration, time)
            let square = LayerNode(id: LayerID(2), state: TestHistory.state(10 + 10 * Double(count), 10, 20, .red))
            let tree = TestHistory.tree([square], at: 1000 + (isFirst ? 0 : history.duration))
            history.commits.append(tree)
            do { try writer.add(tree) } catch { return }
            guard channel.send(HistoryPart(duration: history.duration, beginsAnew: isFirst, records: writer.take()).bytes) else { return }
            isFirst = false
        }
    }
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

    @Test func aRecordedRunDoesNotGoOn() {
        let recorded = StudioEngine(TestHistory.movingSquare(), threadCount: 1) { _, _, _, _ in [] }
        #expect(recorded.answer(StudioQuestion("live?time=5")).status == 409)
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
