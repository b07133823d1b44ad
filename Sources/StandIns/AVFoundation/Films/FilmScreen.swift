import CoreGraphics
import Foundation
import LaminaFoundation
import LaminaMedia
import LaminaStandIns

/// The layers of a player, which get the picture of each moment.
///
/// A timer fires when the next picture begins, so that every frame of an app's film has the picture of its own time, whatever the two rates are.
final class FilmScreen {
    private struct Entry {
        weak var layer: AVPlayerLayer?
    }

    private var entries: [Entry] = []
    private var timer: StandInTimer?
    /// The item and the number of the picture that is shown.
    private var shown: (item: ObjectIdentifier, number: Int)?

    func add(_ layer: AVPlayerLayer) { entries = entries.filter { $0.layer != nil && $0.layer !== layer } + [Entry(layer: layer)] }
    func remove(_ layer: AVPlayerLayer) { entries.removeAll { $0.layer == nil || $0.layer === layer } }
    /// Forgets the shown picture, so that a new layer gets it too.
    func forget() { shown = nil }

    /// Shows an item's picture, and waits for the next one.
    ///
    /// - Parameters:
    ///   - place: The place in the item, in seconds.
    ///   - speed: The speed of the player.
    ///   - update: Called when another picture is due.
    func show(_ item: AVPlayerItem?, at place: TimeInterval, speed: Double, _ update: @escaping () -> Void) {
        timer?.invalidate()
        timer = nil
        let layers = entries.compactMap(\.layer)
        guard !layers.isEmpty else { return }
        guard let item, let decoder = item.decoder else {
            for layer in layers { layer.show(nil) }
            return shown = nil
        }
        let number = decoder.index.picture(at: place)
        if shown?.item != ObjectIdentifier(item) || shown?.number != number, let image = image(number, decoder) {
            for layer in layers { layer.show(image) }
            shown = (ObjectIdentifier(item), number)
        }
        if speed != 0, let delay = Self.delay(after: number, decoder.index.times, place, speed) { wait(delay, update) }
    }

    private func image(_ number: Int, _ decoder: FilmDecoder) -> CGImage? {
        do throws(MediaError) {
            return try decoder.picture(number: number)?.image
        } catch {
            Diagnostics.warn("AVPlayer: \(error)")
            return nil
        }
    }

    /// Returns the seconds until the next picture is shown; nil after the last one.
    private static func delay(after number: Int, _ times: [Double], _ place: TimeInterval, _ speed: Double) -> TimeInterval? {
        let next = speed > 0 ? number + 1 : number
        guard times.indices.contains(next), speed > 0 || next > 0 else { return nil }
        // A frame of the app's film at the same instant comes after the timer, whatever was rounded. Backwards, the picture changes just below its time.
        let distance = speed > 0 ? times[next] - place - FilmIndex.tolerance / 2 : place - times[next] + FilmIndex.tolerance * 2
        return max(0, distance) / abs(speed)
    }

    private func wait(_ delay: TimeInterval, _ update: @escaping () -> Void) {
        timer = StandInTimer(delay, repeats: false, update)
    }

    deinit { timer?.invalidate() }
}
