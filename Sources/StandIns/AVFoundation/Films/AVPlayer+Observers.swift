public import CoreMedia
public import Foundation
import LaminaStandIns

extension AVPlayer {
    /// Calls a closure at all multiples of an interval while the item plays, and after jumps.
    ///
    /// - Returns: The object with which the calls end.
    public func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void) -> Any {
        observe(PlayerObserver(.every(max(0.001, interval.isNumeric ? interval.seconds : 1)), block))
    }
    /// Calls a closure when the item passes places.
    ///
    /// - Parameter times: The places, as `NSValue(time:)`.
    /// - Returns: The object with which the calls end.
    public func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void) -> Any {
        observe(PlayerObserver(.at(times.map(\.timeValue).filter(\.isNumeric).map(\.seconds).sorted()), { _ in block() }))
    }
    /// Ends the calls of a closure.
    public func removeTimeObserver(_ observer: Any) {
        guard let observer = observer as? PlayerObserver else { return }
        observer.invalidate()
        observers.removeAll { $0 === observer }
    }

    private func observe(_ observer: PlayerObserver) -> PlayerObserver {
        observers.append(observer)
        watch(observer)
        return observer
    }

    /// Waits for the next place of an observer.
    func watch(_ observer: PlayerObserver) {
        guard let item = currentItem else { return observer.invalidate() }
        observer.wait(at: seconds(in: item), speed: Double(rate), upTo: item.end ?? .infinity) { [weak self, weak observer] place in
            guard let self, let observer else { return }
            observer.call(place)
            if observers.contains(where: { $0 === observer }) { watch(observer) }
        }
    }

    /// Tells the periodic observers that the place or the speed has changed.
    func noteJump() {
        guard let item = currentItem else { return }
        for observer in observers where observer.isPeriodic {
            StandIn.answer { [weak self] in if let self { observer.call(seconds(in: item)) } }
        }
    }
}
