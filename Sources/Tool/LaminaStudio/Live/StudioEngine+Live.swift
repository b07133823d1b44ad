import LaminaHistory
import LaminaPrimitives
import LaminaRun
import LaminaScene

extension StudioEngine {
    var abilities: RunDescription.Abilities {
        .init(
            isLive: live != nil, isAttached: live?.isAttached == true, followsSources: sources != nil, hasEarlier: earlier != nil,
            turns: live?.hasDevice == true)
    }

    /// The state of the run, by which a page sees what another one has done.
    func liveState() throws -> LiveAnswer {
        _ = try goingRun()
        return LiveAnswer(history, run: runNumber)
    }

    private func goingRun() throws -> LiveRun {
        guard let live else { throw StudioError.app("this run has been recorded; it cannot go on") }
        return live
    }

    /// Runs the app on, or from an earlier time anew, with the events of the page.
    ///
    /// All pages share one run. A page that acts moves it for all, and one that has not seen yet that another page began it anew, with its `run`, is told.
    func goOn(_ question: StudioQuestion) throws -> LiveAnswer {
        let live = try goingRun()
        if live.isAttached {
            try advance(live, to: 0, with: [])
            return LiveAnswer(history, run: runNumber)
        }
        if let known = question["run"], known != "\(runNumber)" { return LiveAnswer(history, run: runNumber, isStale: true) }
        // Everything is checked before the run begins anew, so that a refused event drops nothing.
        let goesBack = question["from"] != nil
        let start = goesBack ? try question.number("from", in: 0...history.duration) : history.duration
        let time = try question.number("time", in: 0...min(start + LiveRun.longestStep, RunLimits.mostSeconds))
        let events = onScreen(try question["events"].map { try parsedEvents(in: $0) } ?? [], at: start) + (try turns(question, at: time))
        for event in events { try check(event, at: start) }
        if goesBack { show(try live.goBack(to: start)) }
        try advance(live, to: time, with: events)
        return LiveAnswer(history, run: runNumber)
    }

    private func advance(_ live: LiveRun, to time: Double, with events: [RunEvent]) throws {
        let (startCount, omittedCount) = (live.startCount, history.omittedCommits)
        history = try live.advance(to: time, with: events)
        // The first turn of the device begins the run anew, in a picture of another shape.
        if live.startCount != startCount { return show(history) }
        if history.omittedCommits != omittedCount { beginPictures() }
    }

    /// The quarter turns of the device to the right for which a question asks.
    private func turns(_ question: StudioQuestion, at time: Double) throws -> [RunEvent] {
        guard question["turns"] != nil else { return [] }
        guard var position = live?.orientation(at: time) else { throw StudioError.app(Self.noDevice) }
        return (0..<(try question.integer("turns", in: 0...Self.mostTurns))).map { _ in
            position = position.turnedRight
            return RunEvent(time: time, gesture: .turn(position))
        }
    }

    private static let mostTurns = 4
    private static let noDevice = "the run has no device that turns; begin it with --device"

    /// The events with places on the screen in place of those in the picture, in which the screen of a device may be turned, smaller or inside its body.
    private func onScreen(_ events: [RunEvent], at time: Double) -> [RunEvent] {
        guard let number = history.layers.first(where: { $0.value.delegateClass == LayerName.screenClass })?.key.number,
            let map = find(number, at: time)?.placement.affine?.inverse
        else { return events }
        return events.map { event in
            event.moved { place in
                let point = map(Point(place.x, place.y))
                return RunEvent.Position((point.x * 1000).rounded() / 1000, (point.y * 1000).rounded() / 1000)
            }
        }
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
    private func check(_ event: RunEvent, at time: Double) throws(StudioError) {
        if event.isTurn, live?.hasDevice != true { throw .app(Self.noDevice) }
        guard case .set(let keyPath, let number, let value) = event.gesture else { return }
        guard let layer = find(number, at: time) else { throw .layer(number, time: time) }
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
