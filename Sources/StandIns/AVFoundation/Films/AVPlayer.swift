public import CoreMedia
public import Foundation
import LaminaFoundation
import LaminaMedia
import LaminaProcess
import LaminaStandIns

/// A player of films and sounds: its place moves with the clock, its layers show the picture of that place, and a film of the app has its sound.
///
/// An item of the network is dark and silent, since it is never loaded; it plays until it is paused or reaches its `forwardPlaybackEndTime`.
open class AVPlayer: NSObject {
    /// The item that is played.
    open internal(set) var currentItem: AVPlayerItem? { didSet { didChangeValue(forKey: "currentItem") } }
    /// The state.
    open var status: Status { .readyToPlay }
    /// The reason for a failure: nil.
    open var error: (any Error)? { nil }
    /// The action at the end of an item.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// The volume from 0 to 1.
    open var volume: Float = 1 { didSet { changeVolume() } }
    /// True for silence.
    open var isMuted = false { didSet { changeVolume() } }
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
    /// The closures that are called at places of the item.
    var observers: [PlayerObserver] = []
    private let screen = FilmScreen()
    private var ticket: SoundJournal.Ticket?

    /// Creates a player without an item.
    public override init() { super.init() }
    /// Creates a player of an address.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
    /// Creates a player of an item.
    public init(playerItem item: AVPlayerItem?) {
        super.init()
        take(item)
    }

    deinit { SoundJournal.shared.end(ticket, at: SoundJournal.now ?? 0) }

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
            noteJump()
            didChangeValue(forKey: "rate")
            didChangeValue(forKey: "timeControlStatus")
        }
    }
    /// The state of playing.
    open var timeControlStatus: TimeControlStatus {
        speed == 0 ? .paused : currentItem?.status == .readyToPlay ? .playing : .waitingToPlayAtSpecifiedRate
    }

    /// Plays.
    open func play() {
        if currentItem?.asset.address.isFileURL == false { StandIn.say("AVPlayer", "there is no network here, so its films are black and silent") }
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
        noteJump()
        NotificationCenter.default.post(name: .AVPlayerItemTimeJumped, object: item)
    }

    /// Makes an item the current one.
    func take(_ item: AVPlayerItem?) {
        settle()
        if currentItem?.player === self { currentItem?.player = nil }
        item?.player = self
        screen.forget()
        currentItem = item
        // Without an item before, the clock has not moved on.
        if start != nil { start = Date() }
        schedule()
    }

    /// Stores the place, from which the clock counts again.
    private func settle() {
        guard let item = currentItem else { return }
        item.place = seconds(in: item)
        if start != nil { start = Date() }
    }

    /// Sets the timers of the item's end, of the next picture and of the observers, and lets the item be heard from its place on.
    private func schedule() {
        endTimer?.invalidate()
        endTimer = nil
        hear()
        updatePicture()
        for observer in observers { watch(observer) }
        guard speed > 0, let item = currentItem, let end = item.end else { return }
        endTimer = StandInTimer(max(0, end - item.place) / Double(speed), repeats: false) { [weak self] in self?.reachEnd() }
    }

    private func reachEnd() {
        guard let item = currentItem else { return }
        settle()
        item.place = item.end ?? item.place
        // A queue keeps its speed where another item follows.
        if actionAtItemEnd == .pause || actionAtItemEnd == .advance && !hasNext { rate = 0 }
        NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
        if actionAtItemEnd == .advance { advance() }
    }

    /// False: a player of one item has no next one.
    var hasNext: Bool { false }
    /// Does nothing: a player of one item has no next one; a queue goes to it.
    func advance() {}

    // MARK: Pictures and sound

    /// Shows the present picture in a layer, and the next ones.
    func add(_ layer: AVPlayerLayer) {
        screen.add(layer)
        screen.forget()
        updatePicture()
    }
    /// Shows no more pictures in a layer.
    func remove(_ layer: AVPlayerLayer) { screen.remove(layer) }

    private func updatePicture() {
        let place = currentItem.map { seconds(in: $0) } ?? 0
        screen.show(currentItem, at: place, speed: Double(speed)) { [weak self] in self?.updatePicture() }
    }

    /// Ends the sound of the film before, and begins the one of the present place.
    private func hear() {
        SoundJournal.shared.end(ticket, at: SoundJournal.now ?? 0)
        ticket = nil
        // Nothing is heard backwards, and at speeds that nobody understands.
        guard let item = currentItem, item.asset.facts?.sound != nil, (0.25...4).contains(speed) else { return }
        var event = SoundEvent(.file(item.asset.address.path), start: SoundJournal.now ?? 0)
        (event.place, event.speed, event.volume) = (item.place, Double(speed), loudness)
        if let end = item.end, end > item.place { event.part = 0..<end }
        ticket = SoundJournal.shared.begin(event)
    }

    private var loudness: Float { isMuted || volume.isNaN ? 0 : min(max(volume, 0), 1) }
    private func changeVolume() { SoundJournal.shared.setVolume(loudness, of: ticket, at: SoundJournal.now ?? 0) }
}
