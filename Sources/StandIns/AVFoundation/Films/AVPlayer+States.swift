extension AVPlayer {
    /// The states.
    public typealias Status = AVPlayerStatus

    /// The states of playing.
    public typealias TimeControlStatus = AVPlayerTimeControlStatus

    /// The actions at the end of an item.
    public typealias ActionAtItemEnd = AVPlayerActionAtItemEnd
}
