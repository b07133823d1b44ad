import LaminaHistory
import LaminaRun
import LaminaScene

extension StudioEngine {
    var abilities: RunDescription.Abilities {
        .init(isLive: live != nil, isAttached: live?.isAttached == true, followsSources: sources != nil, hasEarlier: earlier != nil)
    }

    /// Runs the app on, or from an earlier time anew, with the events of the page.
    func goOn(_ question: StudioQuestion) throws -> LiveAnswer {
        guard let live else { throw StudioError.app("this run has been recorded; it cannot go on") }
        if live.isAttached {
            history = try live.advance(to: 0, with: [])
            return LiveAnswer(history)
        }
        if question["from"] != nil {
            show(try live.goBack(to: try question.number("from", in: 0...history.duration)))
        }
        let screen = history.screen
        let events = try question["events"].map { try parsedEvents(in: $0) } ?? []
        for event in events { try check(event) }
        let time = try question.number("time", in: 0...min(history.duration + LiveRun.longestStep, RunLimits.mostSeconds))
        history = try live.advance(to: time, with: events)
        // An event that turns the device changes the shape of the picture.
        if history.screen != screen { show(history) }
        return LiveAnswer(history)
    }

    /// Shows the run of a new build beside the one before; the reason when it does not run, and the shown run stays.
    private func startNewBuild(of live: LiveRun) -> String? {
        do {
            let new = try live.start(to: history.duration)
            let before = history
            show(new)
            earlier = before
            return nil
        } catch {
            return "\(error)"
        }
    }

    /// Runs an app that was built anew to the same time with the same events, and keeps the run before for comparison.
    func followSources() throws -> SourceAnswer {
        guard let live, let news = sources?() else { throw StudioError.app("the sources of this run are not followed") }
        if news.state == .built, news.number != shownBuild {
            shownBuild = news.number
            startFailure = startNewBuild(of: live)
        }
        return SourceAnswer(news, startFailure: news.number == shownBuild ? startFailure : nil)
    }

    /// Refuses a change that its layer would not take, so that the page says so at once.
    private func check(_ event: RunEvent) throws(StudioError) {
        guard case .set(let keyPath, let number, let value) = event.gesture else { return }
        guard let layer = find(number, at: history.duration) else { throw .layer(number, time: history.duration) }
        guard ShownProperty.named(keyPath, of: layer.node.state)?.takes(value, in: layer.node.state) == true else {
            throw .parameter(name: keyPath, value: value, expected: "a value that it takes")
        }
    }

    private func parsedEvents(in text: String) throws -> [RunEvent] {
        do {
            return try RunEvents.parse(Array(text.utf8), file: "the page")
        } catch {
            throw StudioError.parameter(name: "events", value: nil, expected: "events: \(error)")
        }
    }
}
