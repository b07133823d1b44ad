public import CoreMedia
public import Foundation

/// The notices of players.
extension NSNotification.Name {
    /// An item was played to its end.
    public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// An item cannot be played to its end.
    public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
    /// An item jumped to another time.
    public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
    /// An item waits for its data.
    public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
    /// An item has a new line in its log.
    public static let AVPlayerItemNewErrorLogEntry = NSNotification.Name("AVPlayerItemNewErrorLogEntryNotification")
}

/// A film or sound that is played in darkness and silence.
open class AVPlayerItem: NSObject {
    /// The states.
    public enum Status: Int, Sendable {
        /// Not known yet.
        case unknown = 0
        /// Ready.
        case readyToPlay
        /// Failed.
        case failed
    }

    /// The film or sound.
    public let asset: AVAsset
    /// The state: ready for a file that exists and for addresses of the network, and failed for a missing file.
    open var status: Status { exists ? .readyToPlay : .failed }
    /// The reason for a failure.
    open var error: (any Error)? { exists ? nil : CocoaError(.fileReadNoSuchFile) }
    /// The length; unknown for all but WAVE files.
    open var duration: CMTime { asset.duration }
    /// The size of the pictures; none is decoded.
    open var presentationSize: CGSize { .zero }
    /// The loaded spans.
    open var loadedTimeRanges: [NSValue] { [] }
    /// True when enough data is loaded.
    open var isPlaybackLikelyToKeepUp: Bool { exists }
    /// True when no data is loaded.
    open var isPlaybackBufferEmpty: Bool { !exists }
    /// True when all data is loaded.
    open var isPlaybackBufferFull: Bool { exists }
    /// The time at which playing ends; invalid for the end of the film.
    open var forwardPlaybackEndTime = CMTime.invalid
    /// The wanted stretch of loaded data, in seconds.
    open var preferredForwardBufferDuration: TimeInterval = 0

    private let exists: Bool
    /// The player's place in the item, in seconds.
    var place: TimeInterval = 0
    /// The player that plays the item.
    weak var player: AVPlayer?

    /// Creates an item of an address.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
    /// Creates an item.
    public init(asset: AVAsset) {
        self.asset = asset
        exists = !asset.address.isFileURL || FileManager.default.fileExists(atPath: asset.address.path)
        super.init()
    }
    /// Creates an item; the keys need not be loaded.
    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }

    /// Returns the place.
    open func currentTime() -> CMTime { CMTime(seconds: player?.seconds(in: self) ?? place, preferredTimescale: 1_000_000_000) }
    /// Moves to another place.
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
        guard time.isNumeric else { return completionHandler?(false) ?? () }
        if let player, player.currentItem === self { player.move(to: time) } else { place = max(0, time.seconds) }
        completionHandler?(true)
    }

    /// The place at which playing ends, in seconds; nil when it is not known.
    var end: TimeInterval? {
        let time = forwardPlaybackEndTime.isNumeric ? forwardPlaybackEndTime : duration
        return time.isNumeric ? time.seconds : nil
    }
}
