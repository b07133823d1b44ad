public import Foundation
import LaminaConcurrency
import LaminaStandIns

/// The key of the place in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The key of the speed.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The key of the usual speed.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// The key of the item's place in the list.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// The key of the number of items in the list.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// The key of the kind of media.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// The key of the answer whether the media is a broadcast.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// The key of a file's address.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"

/// The words about what is heard, which the locked screen would show; there is none here.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    // Sendable because its state is behind a lock.

    private struct State: @unchecked Sendable {
        // Sendable because the app hands its values over.
        var words: [String: Any]?
        var playback = MPNowPlayingPlaybackState.unknown
    }

    private static let only = MPNowPlayingInfoCenter()
    private let state = Guarded(State())

    /// Returns the center.
    open class func `default`() -> MPNowPlayingInfoCenter { only }
    /// The words by their keys; nil for none.
    open var nowPlayingInfo: [String: Any]? {
        get { state.withLock { $0 }.words }
        set {
            StandIn.say("MPNowPlayingInfoCenter", "there is no locked screen here, so words about the music are stored and not shown")
            // Safe because the app hands its values over.
            nonisolated(unsafe) let words = newValue
            state.withLock { unsafe $0.words = words }
        }
    }
    /// The state.
    open var playbackState: MPNowPlayingPlaybackState {
        get { state.withLock { $0.playback } }
        set { state.withLock { $0.playback = newValue } }
    }
}
