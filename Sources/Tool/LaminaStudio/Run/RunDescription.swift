import LaminaHistory
import LaminaScene

/// The run as the page's timeline shows it.
struct RunDescription: Encodable {
    let name: String
    /// The screen's size in points, and its pixels per point.
    let width: Double
    let height: Double
    let scale: Double
    /// Seconds.
    let duration: Double
    /// The rate by which the page steps from frame to frame.
    let frameRate: Double
    /// The number of the run, and that of all that has happened, as `LiveAnswer` has them.
    let run: Int
    let news: Int
    let abilities: Abilities
    let commits: [Moment]
    let events: [Moment]
    let callbacks: [Moment]
    let diagnostics: [Moment]
    let animations: [RunAnimation]
    let layers: [Layer]

    /// Something that happened, with its time in seconds since the start.
    struct Moment: Encodable {
        let time: Double
        let text: String
        let layer: UInt64?
    }

    /// The things that the page can do with the run besides looking.
    struct Abilities: Encodable {
        /// True for an app that runs on, false for a recorded run.
        let isLive: Bool
        /// True for an app in a window, which runs on by itself and takes nothing from the page.
        let isAttached: Bool
        /// True when a change of the app's sources builds it again.
        let followsSources: Bool
        /// True when there is the run of the sources before, for comparison.
        let hasEarlier: Bool
        /// True when the page can turn the device of the run.
        let turns: Bool
    }

    struct Layer: Encodable {
        let id: UInt64
        let name: String?
        let `class`: String
        let view: String?
    }

    init(_ history: History, number: Int, animations: [RunAnimation], frameRate: Double, abilities: Abilities) {
        name = history.app
        (width, height) = (Double(history.screen.width) / history.screen.scale, Double(history.screen.height) / history.screen.scale)
        scale = history.screen.scale
        duration = history.duration
        self.frameRate = frameRate
        (run, news) = (number, history.newsCount)
        self.abilities = abilities
        commits = history.commits.map { Moment(time: max(0, history.time(ofMedia: $0.commitTime)), text: "commit", layer: nil) }
        events = Self.moments(history, [.event])
        callbacks = Self.moments(history, [.animationDidStart, .animationDidStop, .transactionCompletion, .viewCompletion])
        diagnostics = Self.moments(history, [.diagnostic])
        self.animations = animations
        let animated = Set(animations.map(\.layer))
        layers = history.layers.filter { animated.contains($0.key.number) }.sorted { $0.key < $1.key }.map { id, name in
            Layer(id: id.number, name: name.name, class: name.className, view: name.delegateClass)
        }
    }

    private static func moments(_ history: History, _ kinds: Set<HistoryEntry.Kind>) -> [Moment] {
        history.entries.filter { kinds.contains($0.kind) }.map { entry in
            let end = entry.isFinished.map { $0 ? " (finished)" : " (not finished)" } ?? ""
            let text = entry.kind == .event || entry.kind == .diagnostic ? entry.text : "\(entry.kind.rawValue) \(entry.text)\(end)"
            return Moment(time: Double(entry.time) / 1e9, text: text, layer: entry.layer?.number)
        }
    }
}
