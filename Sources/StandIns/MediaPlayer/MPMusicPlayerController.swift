public import Foundation
import LaminaStandIns

/// A list of music to play.
open class MPMusicPlayerQueueDescriptor: NSObject {}

/// A list of music of the library.
open class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor {
    /// The question whose items are played.
    public let query: MPMediaQuery
    /// The items.
    public let itemCollection: MPMediaItemCollection
    /// The first item.
    open var startItem: MPMediaItem?

    /// Creates a list from a question.
    public init(query: MPMediaQuery) {
        (self.query, itemCollection) = (query, MPMediaItemCollection(items: query.items ?? []))
        super.init()
    }
    /// Creates a list from items.
    public init(itemCollection: MPMediaItemCollection) {
        (query, self.itemCollection) = (MPMediaQuery(), itemCollection)
        super.init()
    }
}

/// The methods by which music is begun and held.
public protocol MPMediaPlayback: NSObjectProtocol {
    /// True when playing can begin at once.
    var isPreparedToPlay: Bool { get }
    /// The place in seconds.
    var currentPlaybackTime: TimeInterval { get set }
    /// The speed; 0 while held.
    var currentPlaybackRate: Float { get set }
    /// Loads the music.
    func prepareToPlay()
    /// Begins.
    func play()
    /// Holds.
    func pause()
    /// Ends.
    func stop()
    /// Begins to move forward.
    func beginSeekingForward()
    /// Begins to move back.
    func beginSeekingBackward()
    /// Ends a movement.
    func endSeeking()
}

/// A player of the library's music, which is empty: it stays stopped.
open class MPMusicPlayerController: NSObject, MPMediaPlayback, @unchecked Sendable {
    // Sendable because apps use it on the main thread, as MediaPlayer asks.

    /// The player of the system's music.
    public static let systemMusicPlayer = MPMusicPlayerController()
    /// The player of the app's music.
    public static let applicationMusicPlayer = MPMusicPlayerController()
    /// The player of the app's list of music.
    public static let applicationQueuePlayer = MPMusicPlayerApplicationController()

    /// The way in which music repeats.
    open var repeatMode = MPMusicRepeatMode.default
    /// The order of music.
    open var shuffleMode = MPMusicShuffleMode.default
    /// The state.
    open var playbackState: MPMusicPlaybackState { .stopped }
    /// The item that is heard; nil, because the library is empty.
    open var nowPlayingItem: MPMediaItem? {
        get { nil }
        set {}
    }
    /// The place of the item in the list: `NSNotFound`.
    open var indexOfNowPlayingItem: Int { NSNotFound }
    open var isPreparedToPlay: Bool { false }
    open var currentPlaybackTime: TimeInterval {
        get { 0 }
        set {}
    }
    open var currentPlaybackRate: Float {
        get { 0 }
        set {}
    }

    /// Sets the list of music.
    open func setQueue(with query: MPMediaQuery) {}
    /// Sets the list of music.
    open func setQueue(with itemCollection: MPMediaItemCollection) {}
    /// Sets the list of music.
    open func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) {}
    /// Sets the list of music by the numbers of a store.
    open func setQueue(with storeIDs: [String]) {}
    /// Adds music to the list.
    open func append(_ descriptor: MPMusicPlayerQueueDescriptor) {}
    /// Puts music before the rest of the list.
    open func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) {}
    /// Goes to the next item.
    open func skipToNextItem() {}
    /// Goes to the beginning of the item.
    open func skipToBeginning() {}
    /// Goes to the item before.
    open func skipToPreviousItem() {}
    /// Begins notices; there are none.
    open func beginGeneratingPlaybackNotifications() {}
    /// Ends notices.
    open func endGeneratingPlaybackNotifications() {}

    open func prepareToPlay() { MPMediaLibrary.say() }
    /// Loads the music, and calls a closure with the reason why there is none.
    open func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void) {
        MPMediaLibrary.say()
        StandIn.answer { completionHandler(MPError(.notFound)) }
    }
    open func play() { MPMediaLibrary.say() }
    open func pause() {}
    open func stop() {}
    open func beginSeekingForward() {}
    open func beginSeekingBackward() {}
    open func endSeeking() {}
}

/// The player of a list that the app can change.
open class MPMusicPlayerApplicationController: MPMusicPlayerController, @unchecked Sendable {
    // Sendable because apps use it on the main thread, as MediaPlayer asks.

    /// Changes the list, and calls a closure with the reason why there is none.
    open func perform(
        queueTransaction: @escaping (MPMusicPlayerControllerMutableQueue) -> Void,
        completionHandler: @escaping (MPMusicPlayerControllerQueue, (any Error)?) -> Void
    ) {
        queueTransaction(MPMusicPlayerControllerMutableQueue())
        StandIn.answer { completionHandler(MPMusicPlayerControllerQueue(), MPError(.notFound)) }
    }
}

/// The list of a player: empty.
open class MPMusicPlayerControllerQueue: NSObject {
    /// The items.
    open var items: [MPMediaItem] { [] }
}

/// The list of a player during a change.
open class MPMusicPlayerControllerMutableQueue: MPMusicPlayerControllerQueue {
    /// Adds music after an item.
    open func insert(_ queueDescriptor: MPMusicPlayerQueueDescriptor, after afterItem: MPMediaItem?) {}
    /// Removes an item.
    open func remove(_ item: MPMediaItem) {}
}

/// The domain of errors of media.
public let MPErrorDomain = "MPErrorDomain"

/// An error of media.
public struct MPError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons.
    public typealias Code = MPErrorCode

    /// The reason.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The domain.
    public static var errorDomain: String { MPErrorDomain }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
}

extension NSNotification.Name {
    /// Posted when the state has changed; never here.
    public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name("MPMusicPlayerControllerPlaybackStateDidChangeNotification")
    /// Posted when another item is heard; never here.
    public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
        "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
    /// Posted when the volume has changed; never here.
    public static let MPMusicPlayerControllerVolumeDidChange = NSNotification.Name("MPMusicPlayerControllerVolumeDidChangeNotification")
    /// Posted when the list has changed; never here.
    public static let MPMusicPlayerControllerQueueDidChange = NSNotification.Name("MPMusicPlayerControllerQueueDidChange")
}
