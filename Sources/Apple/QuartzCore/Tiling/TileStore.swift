import LaminaConcurrency
import LaminaPrimitives
import LaminaScene

/// The contents tiles of one layer: those that are drawn, and those that are being drawn.
///
/// Its values are protected by `layerLock`, because any thread may commit the layer.
final class TileStore {
    private struct Entry {
        var rect: Rect
        var scale: Double
        var picture: Picture?
        /// The times between which the picture fades in.
        var fade: ClosedRange<Double>?
        /// The picture that the newest one replaces while it fades in.
        var former: Picture?
        /// True when the picture is missing or shows an earlier state of the layer.
        var isStale = true
        var isPending = false
        /// The number of the update that last needed the tile.
        var lastUse = 0
    }

    /// The memory for pictures of tiles that are not visible, in pixels.
    private static let mostSpare = 16 << 20

    private var entries: [TilePlace: Entry] = [:]
    private var updates = 0
    private var tileSize = Size.zero
    private var contentsScale = 0.0
    /// True after the first `setNeedsDisplay()` was handled.
    private(set) var isDisplayed = false
    /// True while a host's list contains the layer.
    var isListed = false
    /// The tiles whose drawing was requested and is still useful.
    private let wanted = Guarded<Set<TilePlace>>([])

    /// Marks the tiles that a rectangle touches as stale; nil marks all.
    func invalidate(_ rect: Rect?) {
        layerLock.withLock {
            isDisplayed = true
            for (place, entry) in entries {
                guard let rect else {
                    entries[place]?.isStale = true
                    continue
                }
                if let part = entry.rect.intersection(rect), !part.isEmpty { entries[place]?.isStale = true }
            }
        }
    }

    /// Prepares for tiles of a size; forgets all tiles when the size has changed.
    func use(tileSize: Size, contentsScale: Double) {
        layerLock.withLock {
            guard tileSize != self.tileSize || contentsScale != self.contentsScale else { return }
            (self.tileSize, self.contentsScale) = (tileSize, contentsScale)
            entries = [:]
        }
    }

    /// Notes the tiles that are visible now, and returns the places whose pictures must be requested.
    func need(_ places: [TilePlace], of grid: ContentsGrid, in bounds: Rect) -> [TilePlace] {
        layerLock.withLock {
            updates += 1
            var missing: [TilePlace] = []
            for place in places {
                guard let rect = grid.rect(of: place).intersection(bounds), !rect.isEmpty else { continue }
                var entry = entries[place] ?? Entry(rect: rect, scale: grid.scale)
                if entry.rect != rect { entry = Entry(rect: rect, scale: grid.scale) }
                entry.lastUse = updates
                if entry.isStale, !entry.isPending {
                    (entry.isStale, entry.isPending) = (false, true)
                    missing.append(place)
                }
                entries[place] = entry
            }
            let pending = Set(entries.filter { $0.value.isPending && $0.value.lastUse == updates }.keys)
            wanted.withLock { $0 = pending }
            return missing
        }
    }

    /// Notes that no tile is visible now.
    func needNothing() {
        layerLock.withLock {
            updates += 1
            wanted.withLock { $0 = [] }
        }
    }

    /// Returns whether the picture of a tile is still useful; called by the thread that draws it.
    func isWanted(_ place: TilePlace) -> Bool { wanted.withLock { $0.contains(place) } }

    /// Returns the part that a request must draw; nil when the tile was forgotten.
    func request(for place: TilePlace, isOpaque: Bool) -> TileRequest? {
        layerLock.withLock {
            entries[place].map { TileRequest(place: place, rect: $0.rect, scale: $0.scale, isOpaque: isOpaque) }
        }
    }

    /// Stores the picture of a request, or notes that it was not drawn.
    func receive(_ picture: Picture?, for request: TileRequest, fade: ClosedRange<Double>?) {
        layerLock.withLock {
            guard var entry = entries[request.place], entry.rect == request.rect, entry.scale == request.scale else { return }
            entry.isPending = false
            if let picture {
                (entry.former, entry.picture, entry.fade) = (entry.picture, picture, fade)
            } else {
                entry.isStale = true
            }
            entries[request.place] = entry
        }
    }
}

// MARK: Shown tiles

extension TileStore {
    /// Returns the tiles to show, back to front: tiles of other levels where newer ones are missing or fading, then the needed ones.
    ///
    /// - Parameter time: The layer's own time, in seconds.
    func shown(_ needed: [TilePlace], over visible: Rect, at time: Double) -> [ContentsTile] {
        layerLock.withLock {
            let places = needed.filter { entries[$0] != nil }
            let end = completion(of: places)
            var tiles: [ContentsTile] = []
            if end.map({ $0 > time }) ?? true {
                let level = needed.first?.level
                for (place, entry) in entries.sorted(by: { $0.key < $1.key }) where place.level != level {
                    guard let picture = entry.picture, entry.rect.intersection(visible)?.isEmpty == false else { continue }
                    tiles.append(ContentsTile(picture: picture, rect: entry.rect, scale: entry.scale, fade: nil, end: end))
                }
            }
            for entry in places.compactMap({ entries[$0] }) {
                guard let picture = entry.picture else { continue }
                if let former = entry.former, let fade = entry.fade, fade.upperBound > time {
                    tiles.append(ContentsTile(picture: former, rect: entry.rect, scale: entry.scale, fade: nil, end: fade.upperBound))
                }
                tiles.append(ContentsTile(picture: picture, rect: entry.rect, scale: entry.scale, fade: entry.fade, end: nil))
            }
            return tiles
        }
    }

    /// Forgets tiles that are not visible, the longest unused first, while they exceed their memory.
    func trim() {
        layerLock.withLock {
            var spare = 0
            for (place, entry) in entries.sorted(by: { ($0.value.lastUse, $1.key) > ($1.value.lastUse, $0.key) }) where entry.lastUse < updates {
                spare += entry.picture.map { $0.width * $0.height } ?? 0
                if spare > Self.mostSpare, !entry.isPending { entries[place] = nil }
            }
        }
    }

    /// Returns the time at which the last of the tiles has faded in; nil while one is missing.
    private func completion(of places: [TilePlace]) -> Double? {
        var last = -Double.infinity
        for place in places {
            guard let entry = entries[place], entry.picture != nil else { return nil }
            last = max(last, entry.fade?.upperBound ?? last)
        }
        return last
    }
}

/// A request to draw one tile.
struct TileRequest: Sendable {
    let place: TilePlace
    /// The rectangle to draw, in the layer's coordinates.
    let rect: Rect
    /// The pixels per point.
    let scale: Double
    /// True when the picture has no alpha channel.
    let isOpaque: Bool
}
