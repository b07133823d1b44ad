public import CoreMedia
public import Foundation
import LaminaFoundation
import LaminaProcess
import LaminaStandIns

/// A player without sound and pictures: it has a rate and a place, which moves with the clock.
///
/// An item of known length, a WAVE file or one with a `forwardPlaybackEndTime`, ends with its notice; all others go on until they are paused.
open class AVPlayer: NSObject {
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

    /// The item that is played.
    open internal(set) var currentItem: AVPlayerItem? { didSet { didChangeValue(forKey: "currentItem") } }
    /// The state.
    open var status: Status { .readyToPlay }
    /// The reason for a failure: nil.
    open var error: (any Error)? { nil }
    /// The action at the end of an item.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// The volume from 0 to 1.
    open var volume: Float = 1
    /// True for silence.
    open var isMuted = false
    /// The speed of `play()`.
    open var defaultRate: Float = 1
    /// True when playing waits for enough data.
    open var automaticallyWaitsToMinimizeStalling = true
    /// True when the display stays on.
    open var preventsDisplaySleepDuringVideoPlayback = true
    /// True when other devices may play.
    open var allowsExternalPlayback = true

    /// The time at which playing began; nil while it is paused.
    private var start: Date?
    private var speed: Float = 0
    private var endTimer: StandInTimer?
    private var observers: [ObjectIdentifier: StandInTimer] = [:]

    /// Creates a player without an item.
    public override init() { super.init() }
    /// Creates a player of an address.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
    /// Creates a player of an item.
    public init(playerItem item: AVPlayerItem?) {
        super.init()
        take(item)
    }

    /// Plays another item.
    open func replaceCurrentItem(with item: AVPlayerItem?) { take(item) }

    /// The speed; 0 while the player is paused.
    open var rate: Float {
        get { speed }
        set {
            guard newValue.isFinite, newValue != speed else { return }
            settle()
            speed = newValue
            start = newValue == 0 ? nil : Date()
            schedule()
            didChangeValue(forKey: "rate")
            didChangeValue(forKey: "timeControlStatus")
        }
    }
    /// The state of playing.
    open var timeControlStatus: TimeControlStatus {
        speed == 0 ? .paused : currentItem?.status == .readyToPlay ? .playing : .waitingToPlayAtSpecifiedRate
    }

    /// Plays, in darkness and silence.
    open func play() {
        StandIn.say("AVPlayer", "nothing is decoded here, so films are black and silent")
        Records.add("player.play", currentItem?.asset.address.lastPathComponent ?? "")
        rate = defaultRate
    }
    /// Plays at once.
    open func playImmediately(atRate rate: Float) {
        play()
        self.rate = rate
    }
    /// Pauses.
    open func pause() { rate = 0 }

    /// Returns the place in the item.
    open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }
    /// Moves to another place.
    open func seek(to time: CMTime) { move(to: time) }
    /// Moves to another place.
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        move(to: time)
        StandIn.answer { completionHandler(time.isNumeric) }
    }
    /// Moves to another place; the tolerance is not used.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { move(to: time) }
    /// Moves to another place; the tolerance is not used.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void) {
        seek(to: time, completionHandler: completionHandler)
    }

    /// Calls a closure at equal distances of time while the item plays.
    ///
    /// - Returns: The object with which the calls end.
    open func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void) -> Any {
        let timer = StandInTimer(max(0.001, interval.isNumeric ? interval.seconds : 1), repeats: true) { [weak self] in
            guard let self, rate != 0 else { return }
            block(currentTime())
        }
        observers[ObjectIdentifier(timer)] = timer
        return timer
    }
    /// Ends the calls of a closure.
    open func removeTimeObserver(_ observer: Any) {
        guard let timer = observer as? StandInTimer else { return }
        timer.invalidate()
        observers[ObjectIdentifier(timer)] = nil
    }

    // MARK: Time

    /// The place in an item, in seconds.
    func seconds(in item: AVPlayerItem) -> TimeInterval {
        guard item === currentItem, let start else { return item.place }
        let place = max(0, item.place + Date().timeIntervalSince(start) * Double(speed))
        return min(place, item.end ?? .infinity)
    }

    /// Moves to another place.
    func move(to time: CMTime) {
        guard let item = currentItem, !time.seconds.isNaN else { return }
        settle()
        item.place = min(max(0, time.seconds), item.end ?? .greatestFiniteMagnitude)
        schedule()
        NotificationCenter.default.post(name: .AVPlayerItemTimeJumped, object: item)
    }

    /// Makes an item the current one.
    func take(_ item: AVPlayerItem?) {
        settle()
        if currentItem?.player === self { currentItem?.player = nil }
        item?.player = self
        currentItem = item
        schedule()
    }

    /// Stores the place, from which the clock counts again.
    private func settle() {
        guard let item = currentItem else { return }
        item.place = seconds(in: item)
        if start != nil { start = Date() }
    }

    /// Sets the timer of the item's end.
    private func schedule() {
        endTimer?.invalidate()
        endTimer = nil
        guard speed > 0, let item = currentItem, let end = item.end else { return }
        endTimer = StandInTimer(max(0, end - item.place) / Double(speed), repeats: false) { [weak self] in self?.reachEnd() }
    }

    private func reachEnd() {
        guard let item = currentItem else { return }
        settle()
        item.place = item.end ?? item.place
        if actionAtItemEnd != .none { rate = 0 }
        NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
        if actionAtItemEnd == .advance { advance() }
    }

    /// Does nothing: a player of one item has no next one; a queue goes to it.
    func advance() {}
}

/// A player of several items.
open class AVQueuePlayer: AVPlayer {
    private var waiting: [AVPlayerItem] = []

    /// Creates a player without items.
    public override init() {
        super.init()
        actionAtItemEnd = .advance
    }
    /// Creates a player of items.
    public convenience init(items: [AVPlayerItem]) {
        self.init()
        waiting = Array(items.dropFirst())
        take(items.first)
    }
    /// Creates a player of one item.
    public override init(playerItem item: AVPlayerItem?) {
        super.init(playerItem: item)
        actionAtItemEnd = .advance
    }

    /// Returns the current item and those that wait.
    open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + waiting }
    /// Goes to the next item.
    open func advanceToNextItem() {
        let wasPlaying = rate != 0
        take(waiting.isEmpty ? nil : waiting.removeFirst())
        if wasPlaying, currentItem == nil { rate = 0 }
    }
    /// Returns true for an item that is not in the queue.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { !items().contains { $0 === item } }
    /// Adds an item after another, or at the end.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else { return }
        guard currentItem != nil else { return take(item) }
        let place = afterItem.flatMap { after in waiting.firstIndex { $0 === after }.map { $0 + 1 } ?? (currentItem === after ? 0 : nil) }
        waiting.insert(item, at: place ?? waiting.count)
    }
    /// Removes an item.
    open func remove(_ item: AVPlayerItem) {
        if item === currentItem { advanceToNextItem() } else { waiting.removeAll { $0 === item } }
    }
    /// Removes all items.
    open func removeAllItems() {
        waiting = []
        take(nil)
    }

    override func advance() {
        let next = waiting.first
        advanceToNextItem()
        if next != nil { rate = defaultRate }
    }
}

/// The endless repetition of an item by a player of several items.
open class AVPlayerLooper: NSObject {
    private let item: AVPlayerItem
    private weak var player: AVQueuePlayer?
    private var observer: (any NSObjectProtocol)?
    /// The number of repetitions until now.
    open private(set) var loopCount = 0

    /// Creates the repetition of an item.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        item = itemToLoop
        self.player = player
        super.init()
        player.removeAllItems()
        player.insert(itemToLoop, after: nil)
        player.actionAtItemEnd = .none
        // Safe because the notice is posted on the main thread.
        nonisolated(unsafe) weak let looper = self
        observer = NotificationCenter.default.addObserver(forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil) { _ in
            unsafe looper?.again()
        }
    }

    /// Ends the repetition with the present one.
    open func disableLooping() {
        if let observer { NotificationCenter.default.removeObserver(observer) }
        observer = nil
        player?.actionAtItemEnd = .pause
    }

    private func again() {
        loopCount += 1
        player?.seek(to: .zero)
    }
}
