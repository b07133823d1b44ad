import Foundation
import OpenCombine

/// A subscriber that is called by several threads: one event after the other, in the order in which they were added, and without a lock.
///
/// Publishers call subscribers, and subscribers call publishers back to ask for more or to cancel. Two operators that held their locks during such
/// calls would wait for each other when one thread sends and another one cancels.
///
///     thread 1: add(a), deliver ──▶ receive(a) ──▶ receive(b) ──▶ done
///     thread 2:          add(b), deliver ──▶ returns at once
final class SerialSubscriber<Downstream: Subscriber> {
    enum Event {
        case value(Downstream.Input)
        case completion(Subscribers.Completion<Downstream.Failure>)
    }

    private let lock = NSLock()
    private var downstream: Downstream?
    private var events: [Event] = []
    private var isDelivering = false

    init(_ downstream: Downstream) { self.downstream = downstream }

    /// Gives the subscriber its subscription.
    func receive(_ subscription: any Subscription) { lock.withLock { downstream }?.receive(subscription: subscription) }

    /// Adds an event; the caller may hold its own lock, so that the order of events is that of its state.
    func add(_ event: Event) { lock.withLock { if downstream != nil { events.append(event) } } }

    /// Delivers the events, unless another call does so already; the caller holds no lock.
    ///
    /// - Parameter request: Called with the further demand of the subscriber.
    func deliver(_ request: (Subscribers.Demand) -> Void) {
        guard lock.withLock({ claim() }) else { return }
        while let (downstream, event) = lock.withLock({ next() }) {
            switch event {
            case .value(let value):
                let more = downstream.receive(value)
                if more > 0 { request(more) }
            case .completion(let completion):
                end()
                downstream.receive(completion: completion)
            }
        }
    }

    /// Forgets the subscriber and the events that were not delivered.
    func end() { lock.withLock { (downstream, events) = (nil, []) } }

    private func claim() -> Bool {
        defer { isDelivering = true }
        return !isDelivering
    }

    /// Removes the first event; ends the delivery when there is none.
    private func next() -> (Downstream, Event)? {
        guard let downstream, !events.isEmpty else {
            isDelivering = false
            return nil
        }
        return (downstream, events.removeFirst())
    }
}
