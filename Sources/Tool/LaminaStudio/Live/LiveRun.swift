package import LaminaHistory
package import LaminaProcess
package import LaminaRun

/// A run that goes on while the studio shows it.
///
/// The app stands still on its driven clock until a command says up to which time it runs, and which events happen before. It answers with the news of
/// its history. So live mode is no other kind of run: the same events give the same history, and going back is a new run with the events before that time.
///
///     page: tap at 2.1 s, on to 2.2 s ──▶ app runs to 2.2 s ──▶ history 0…2.2 s
///     page: at 1.5 s, go on from here ──▶ new app, events before 1.5 s ──▶ history 0…1.5 s
package final class LiveRun {
    /// An app that has been started.
    package struct App {
        let channel: MessageChannel
        /// Ends the app, whatever it does.
        let end: () -> Void

        package init(channel: MessageChannel, end: @escaping () -> Void) { (self.channel, self.end) = (channel, end) }

        fileprivate func answer(to command: LiveCommand, within patience: Double) throws -> [UInt8] {
            guard channel.send(try command.json) else { throw MessageChannel.Failure.closed }
            return try channel.receive(within: patience)
        }
    }

    /// Starts the app; its events follow as commands.
    ///
    /// - Parameter turns: True when one of them turns the device, which the app must know before it begins: its picture is a square then.
    package typealias Launch = (_ turns: Bool) throws -> App

    /// The real time that an app may take from its start to a time, and for one step of a live run, in seconds.
    static let (startPatience, patience) = (60.0, 10.0)
    /// The most seconds of the run for one command of the page.
    static let longestStep = 10.0

    private let name: String
    /// True for an app in a window, which goes on by itself and is only looked at.
    package let isAttached: Bool
    private let launch: Launch
    /// The position in which the device is held at the launch; nil without a device.
    private let held: RunEvent.Orientation?
    private var app: App?
    /// True when the app was launched for a picture in which the device has space in each orientation.
    private var hasSpaceToTurn = false
    /// The number of times that the app was started.
    package private(set) var startCount = 0
    private let budget: Int
    private var growing: GrowingHistory
    /// The events of the run so far, in the order of their times.
    package private(set) var events: [RunEvent]

    /// - Parameters:
    ///   - events: The events that the user has given.
    ///   - held: The position in which the device is held at the launch; nil for a run without a device, which cannot be turned.
    ///   - budget: The memory that the trees may take, in bytes.
    package init(
        name: String, events: [RunEvent], held: RunEvent.Orientation? = nil, isAttached: Bool = false, budget: Int = HistoryBudget.usualBytes,
        launch: @escaping Launch
    ) {
        (self.name, self.events, self.held, self.isAttached, self.budget, self.launch) = (name, events, held, isAttached, budget, launch)
        growing = GrowingHistory(name: name, limit: budget)
    }

    deinit { app?.end() }

    /// Starts the app, anew if it runs already, and runs it to a time with the events so far.
    ///
    /// - Throws: `StudioError.app` when the app does not start, ends or hangs.
    package func start(to time: Double) throws -> History {
        app?.end()
        app = nil
        growing = GrowingHistory(name: name, limit: budget)
        (hasSpaceToTurn, startCount) = (events.contains(where: \.isTurn), startCount + 1)
        app = try launch(hasSpaceToTurn)
        return try run(to: time, with: events, within: Self.startPatience)
    }

    /// True when the run has a device, which events can turn.
    package var hasDevice: Bool { held != nil }

    /// The position in which the device is held at a time; nil without a device.
    package func orientation(at time: Double) -> RunEvent.Orientation? {
        guard case .turn(let last) = events.last(where: { $0.isTurn && $0.time <= time })?.gesture else { return held }
        return last
    }

    /// Goes on to a time.
    ///
    /// - Parameter new: Events that happen meanwhile; the first one that turns the device starts the run anew, because its picture has another shape.
    func advance(to time: Double, with new: [RunEvent]) throws -> History {
        let new = complete(new)
        events = (events + new).enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
        if !hasSpaceToTurn, new.contains(where: \.isTurn) { return try start(to: time) }
        return try run(to: time, with: new, within: Self.patience)
    }

    /// The events as the app gets them: none before the end of the run, and a finger that comes down again has left before.
    private func complete(_ new: [RunEvent]) -> [RunEvent] {
        let end = growing.history?.duration ?? 0
        var touching = Fingers(events)
        return new.map { $0.time < end ? RunEvent(time: end, gesture: $0.gesture, hold: $0.hold) : $0 }.flatMap { event in
            let lost = touching.lost(before: event)
            touching.note(event)
            return lost + [event]
        }
    }

    /// Forgets the events after a time, and runs to it again.
    func goBack(to time: Double) throws -> History {
        events.removeAll { $0.time > time }
        return try start(to: time)
    }

    /// The CAML document of a layer at a time.
    ///
    /// An app of its own runs to that time, since the shown one may be further.
    func document(of layer: UInt64, at time: Double) throws -> String {
        let before = events.filter { $0.time <= time }
        let app = try launch(before.contains(where: \.isTurn))
        defer { app.end() }
        do {
            _ = try app.answer(to: .run(events: before, to: time), within: Self.startPatience)
            switch try LiveDocument(json: app.answer(to: .document(layer: layer), within: Self.patience)) {
            case .text(let text): return text
            case .refused(let reason): throw StudioError.export(reason)
            }
        } catch {
            throw StudioError.app(reason(for: error, Self.startPatience))
        }
    }

    private func run(to time: Double, with events: [RunEvent], within patience: Double) throws -> History {
        guard let app else { throw StudioError.app("\(name) has ended") }
        do {
            let command = LiveCommand.run(events: events, to: time, beginsAnew: growing.needsNewRecords)
            guard let part = HistoryPart(try app.answer(to: command, within: patience)) else {
                throw StudioError.app("\(name) has sent no part of a history")
            }
            try add(part)
        } catch {
            app.end()
            self.app = nil
            throw StudioError.app(reason(for: error, patience))
        }
        guard let history = growing.history else { throw StudioError.app("\(name) has sent no history") }
        return history
    }

    private func add(_ part: HistoryPart) throws {
        let wasWhole = growing.history?.omittedCommits ?? 0 == 0
        try growing.add(part)
        guard wasWhole, growing.history?.omittedCommits ?? 0 > 0 else { return }
        StandardError.write(
            "lamina: the history exceeds its budget of \(budget >> 20) MiB; every second commit so far is left out, and again when needed\n")
    }

    private func reason(for error: any Error, _ patience: Double) -> String {
        let cure = "go back in time to start it again"
        return switch error {
        case MessageChannel.Failure.closed: "\(name) has ended; \(cure)"
        case MessageChannel.Failure.late: "\(name) has not answered for \(patience.shownText) seconds and was ended; \(cure)"
        default: "\(error)"
        }
    }
}

/// The fingers that touch the screen.
private struct Fingers {
    private var places: [Int: RunEvent.Position] = [:]

    init(_ events: [RunEvent]) { for event in events { note(event) } }

    mutating func note(_ event: RunEvent) {
        guard case .touch(let phase, let place, let finger) = event.gesture else { return }
        places[finger] = phase == .down || phase == .move ? place : nil
    }

    /// The cancellation of a finger that comes down without having left, because its page has gone.
    func lost(before event: RunEvent) -> [RunEvent] {
        guard case .touch(.down, _, let finger) = event.gesture, let place = places[finger] else { return [] }
        return [RunEvent(time: event.time, gesture: .touch(.cancel, place, finger: finger))]
    }
}
