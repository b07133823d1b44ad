import CoreMedia
public import Foundation

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

    override var hasNext: Bool { !waiting.isEmpty }
    override func advance() { advanceToNextItem() }
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
