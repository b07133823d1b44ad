public import Foundation

/// The methods by which a player reports; both are optional.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// Tells the delegate that the sound has played to its end.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// Tells the delegate that the sound cannot be decoded; never called, because a film decodes its sounds at its end.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    /// The default implementation; does nothing.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// The default implementation; does nothing.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
