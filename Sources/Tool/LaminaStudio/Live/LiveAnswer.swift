import LaminaHistory

/// The state of a live run, after a command or without one.
struct LiveAnswer: Encodable {
    /// Seconds since the start of the run.
    let duration: Double
    /// The number of commits, events, calls and messages so far, by which the page knows that something has happened.
    let news: Int
    /// The number of the run: another one has a past of its own.
    let run: Int
    /// True for a command that had no effect, because its page has not seen yet what another one did.
    let isStale: Bool

    init(_ history: History, run: Int, isStale: Bool = false) {
        (duration, news, self.run, self.isStale) = (history.duration, history.newsCount, run, isStale)
    }
}

extension History {
    /// The number of commits, events, calls and messages so far, with those that were left out: it never falls while a run goes on.
    var newsCount: Int { commits.count + omittedCommits + entries.count + omittedEntries }
}
