import CoreGraphics
import Dispatch
import LaminaPrimitives
import LaminaScene

/// A delegate whose drawing must happen on the main thread, such as a view, whose methods are isolated to the main actor.
package protocol DrawingOnMainThread: AnyObject {}

extension CATiledLayer {
    /// The queue on which tiles are drawn; one thread, so that tiles arrive in the order of their requests.
    private static let queue = DispatchQueue(label: "lamina.tiles", qos: .userInitiated)

    /// Requests the missing tiles of the part that the host's screen shows.
    ///
    /// - Returns: True when the shown tiles have changed.
    func updateTiles(of host: LayerHost) -> Bool {
        guard store.isDisplayed else { return false }
        let states = statesToRoot { $0.currentPresentation }
        let screen = states.last?.frame ?? .zero
        guard let part = VisiblePart(of: states, on: screen, displayScale: host.displayScale) else {
            store.needNothing()
            return show([])
        }
        let grid = grid(for: part.scale)
        store.use(tileSize: state.tiled.tileSize, contentsScale: state.contents.scale)
        let places = grid.places(in: part.rect)
        for place in store.need(places, of: grid, in: state.bounds) {
            if let request = store.request(for: place, isOpaque: isOpaque) { draw(request, for: host) }
        }
        let tiles = store.shown(places, over: part.rect, at: LayerConversion.time(host.now, from: nil, to: self))
        store.trim()
        return show(tiles)
    }

    /// True while an animation of the layer or of an ancestor may change the visible part.
    var mayMove: Bool {
        var current: CALayer? = self
        while let layer = current {
            if layer.attachments.animations.contains(where: { !$0.hasStopped }) { return true }
            current = layer.links.superlayer
        }
        return false
    }

    /// The animation that stands for the fading of tiles, so that frames are drawn while they fade.
    var tileAnimation: LayerAnimation? {
        state.tiled.changes.map { LayerAnimation(id: 0, begin: $0.lowerBound, end: $0.upperBound, tracks: [], mayTilt: false) }
    }

    /// Draws the tiles that a rectangle shows, at once and without storing them.
    ///
    /// - Parameter states: The states of the layer and its ancestors, up to the layer whose superlayer coordinates contain `screen`.
    func drawnTiles(in states: [LayerState], on screen: Rect, displayScale: Double) -> [ContentsTile] {
        guard store.isDisplayed, let part = VisiblePart(of: states, on: screen, displayScale: displayScale) else { return [] }
        let grid = grid(for: part.scale)
        return grid.places(in: part.rect).compactMap { place in
            guard let rect = grid.rect(of: place).intersection(state.bounds), !rect.isEmpty else { return nil }
            let picture = picture(of: TileRequest(place: place, rect: rect, scale: grid.scale, isOpaque: isOpaque))
            return ContentsTile(picture: picture, rect: rect, scale: grid.scale, fade: nil, end: nil)
        }
    }

    private func grid(for scale: Double) -> ContentsGrid {
        let (tiled, contentsScale) = (state.tiled, max(state.contents.scale, 1e-3))
        let size = Size(state.bounds.width * contentsScale, state.bounds.height * contentsScale)
        let levels = DetailLevels(count: tiled.levelsOfDetail, magnified: tiled.levelsOfDetailBias, size: size)
        return ContentsGrid(level: levels.level(for: scale / contentsScale), tileSize: tiled.tileSize, contentsScale: contentsScale)
    }

    private func show(_ tiles: [ContentsTile]) -> Bool {
        guard tiles != state.tiled.tiles else { return false }
        state.tiled.tiles = tiles
        noteChange()
        return true
    }
}

// MARK: Drawing

extension CATiledLayer {
    /// Draws a tile on the thread that the host and the delegate ask for.
    private func draw(_ request: TileRequest, for host: LayerHost) {
        if host.drawsTilesAtOnce { return receive(picture(of: request), for: request) }
        // Safe because the app's drawing code must bear calls from another thread, as on Apple's systems; all else happens under the lock of layers.
        nonisolated(unsafe) let layer = self
        let deliver = RunLoopIteration.mainPerformer()
        guard !(delegate is any DrawingOnMainThread) else {
            return deliver { unsafe layer.receive(layer.pictureIfWanted(request), for: request) }
        }
        Self.queue.async {
            let picture = unsafe layer.pictureIfWanted(request)
            deliver { unsafe layer.receive(picture, for: request) }
        }
    }

    /// Returns the picture of a tile; nil when the tile is no longer visible.
    private func pictureIfWanted(_ request: TileRequest) -> Picture? { store.isWanted(request.place) ? picture(of: request) : nil }

    private func picture(of request: TileRequest) -> Picture {
        let (rect, scale) = (request.rect, request.scale)
        let (width, height) = (Int((rect.width * scale).rounded(.up)), Int((rect.height * scale).rounded(.up)))
        let context = CGContext(
            bitmap: Bitmap(width: max(1, width), height: max(1, height)), isOpaque: request.isOpaque,
            userSpace: AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -rect.minX * scale, ty: -rect.minY * scale))
        context.clip(to: CGRect(rect))
        draw(in: context)
        return Picture(context.takeBitmap())
    }

    /// Stores the picture of a tile, which fades in from now on.
    private func receive(_ picture: Picture?, for request: TileRequest) {
        store.receive(picture, for: request, fade: fade)
        noteChange()
    }

    /// The times between which a tile fades in that arrives now; nil when the layer has no fade, or its time does not pass.
    private var fade: ClosedRange<Double>? {
        let duration = type(of: self).fadeDuration()
        guard duration > 0, duration.isFinite, let now = hostTime, !statesToRoot({ $0.state }).contains(where: { $0.timing.speed <= 0 })
        else { return nil }
        let time = LayerConversion.time(now, from: nil, to: self)
        return ClosedRange(from: time, upTo: time + duration)
    }

    /// Returns the states of the layer and its ancestors, up to the root.
    private func statesToRoot(_ state: (CALayer) -> LayerState) -> [LayerState] {
        var states: [LayerState] = []
        var current: CALayer? = self
        while let layer = current {
            states.append(state(layer))
            current = layer.links.superlayer
        }
        return states
    }
}
