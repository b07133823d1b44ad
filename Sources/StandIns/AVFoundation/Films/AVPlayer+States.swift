extension AVPlayer {
    /// The states.
    public enum Status: Int, Sendable {
        /// Not known yet.
        case unknown = 0
        /// Ready.
        case readyToPlay
        /// Failed.
        case failed
    }

    /// The states of playing.
    public enum TimeControlStatus: Int, Sendable {
        /// Paused.
        case paused = 0
        /// Waits for data.
        case waitingToPlayAtSpecifiedRate
        /// Plays.
        case playing
    }

    /// The actions at the end of an item.
    public enum ActionAtItemEnd: Int, Sendable {
        /// The next item.
        case advance = 0
        /// A pause.
        case pause
        /// Nothing.
        case none
    }
}
