public import CoreMedia
public import Foundation
import LaminaFoundation
import LaminaMedia

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

/// A film or sound that a player plays.
open class AVPlayerItem: NSObject {
    /// The states.
    public typealias Status = AVPlayerItemStatus

    /// The film or sound.
    public let asset: AVAsset
    /// The state: ready for a film or sound that can be read and for addresses of the network, and failed for others.
    open var status: Status { failure == nil ? .readyToPlay : .failed }
    /// The reason for a failure, which names the file.
    open var error: (any Error)? { failure.map(AVError.reason) }
    /// The length; unknown for addresses of the network.
    open var duration: CMTime { asset.duration }
    /// The size of the pictures; zero for sounds and for addresses of the network.
    open var presentationSize: CGSize { asset.facts?.pictures.map { CGSize(width: $0.width, height: $0.height) } ?? .zero }
    /// The loaded spans: all of a file.
    open var loadedTimeRanges: [NSValue] { [] }
    /// True when enough data is loaded.
    open var isPlaybackLikelyToKeepUp: Bool { failure == nil }
    /// True when no data is loaded.
    open var isPlaybackBufferEmpty: Bool { failure != nil }
    /// True when all data is loaded.
    open var isPlaybackBufferFull: Bool { failure == nil }
    /// The time at which playing ends; invalid for the end of the film.
    open var forwardPlaybackEndTime = CMTime.invalid
    /// The wanted stretch of loaded data, in seconds.
    open var preferredForwardBufferDuration: TimeInterval = 0
    /// The most bits a second that a stream of the network should take, 0 for no limit; stored, because there are no streams.
    open var preferredPeakBitRate = 0.0
    /// The largest pictures that a stream of the network should have, zero for no limit; stored, because there are no streams.
    open var preferredMaximumResolution = CGSize.zero

    /// The reason for which the item cannot be played.
    private lazy var failure: MediaError? = {
        guard let info = asset.info else { return nil }
        switch info {
        case .failure(let error): return error
        case .success(let facts) where facts.sound == nil && facts.pictures == nil: return .unknownFormat(file: asset.address.path)
        case .success: return nil
        }
    }()
    /// The pictures; nil for sounds and for films that cannot be read.
    private(set) lazy var decoder: FilmDecoder? = openFilm()
    /// The player's place in the item, in seconds.
    var place: TimeInterval = 0
    /// The player that plays the item.
    weak var player: AVPlayer?

    /// Creates an item of an address.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
    /// Creates an item.
    public init(asset: AVAsset) {
        self.asset = asset
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
    /// Moves to another place; it is always the exact one.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
        seek(to: time, completionHandler: completionHandler)
    }

    /// The place at which playing ends, in seconds; nil when it is not known.
    var end: TimeInterval? {
        let time = forwardPlaybackEndTime.isNumeric ? forwardPlaybackEndTime : duration
        return time.isNumeric ? time.seconds : nil
    }

    private func openFilm() -> FilmDecoder? {
        guard let facts = asset.facts, facts.pictures != nil else { return nil }
        do throws(MediaError) {
            return try FilmDecoder(asset.address.path)
        } catch {
            Diagnostics.warn("AVPlayer: \(error)")
            return nil
        }
    }
}
