import LaminaHistory

/// The state of a live run after a command.
struct LiveAnswer: Encodable {
    /// Seconds since the start of the run.
    let duration: Double
    /// The number of commits, events, calls and messages so far, by which the page knows that something has happened.
    let news: Int

    init(_ history: History) { (duration, news) = (history.duration, history.commits.count + history.entries.count) }
}
