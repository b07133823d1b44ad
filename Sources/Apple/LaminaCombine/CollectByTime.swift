import Foundation
public import OpenCombine

extension Publishers {
    /// The moments at which collected values are published.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// Publishes after every interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// Publishes after every interval, and as soon as a list has the given number of values.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// A publisher of the values that arrive in an interval, as lists.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The values of an interval, in the order of their arrival.
        public typealias Output = [Upstream.Output]
        /// The failure of the publisher.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are collected.
        public let upstream: Upstream
        /// The moments at which lists are published.
        public let strategy: TimeGroupingStrategy<Context>
        /// The options of the scheduler's calls.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher of collected values.
        public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
            (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
        }

        /// Collects the publisher's values for a subscriber.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
            upstream.subscribe(TimedCollection(subscriber, strategy, options))
        }
    }
}

extension Publisher {
    /// Publishes the values that arrive in an interval, as lists; an interval without values has none.
    ///
    /// Values that are left when the publisher finishes are published if the subscriber has demand; those before a failure are not.
    public func collect<Context: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, Context> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

/// A subscriber that collects values until their time has come; while the subscriber has no demand, the list grows.
///
/// The lock guards the state, and is never held while the publisher or the subscriber is called.
private final class TimedCollection<Input, Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription
where Downstream.Input == [Input] {
    typealias Failure = Downstream.Failure

    private let lock = NSLock()
    private let subscriber: SerialSubscriber<Downstream>
    private var upstream: (any Subscription)?
    private var timer: (any Cancellable)?
    private var values: [Input] = []
    private var demand = Subscribers.Demand.none
    private var isOver = false
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let count: Int
    private let options: Context.SchedulerOptions?

    init(_ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>, _ options: Context.SchedulerOptions?) {
        subscriber = SerialSubscriber(downstream)
        self.options = options
        switch strategy {
        case .byTime(let scheduler, let interval): (self.scheduler, self.interval, count) = (scheduler, interval, .max)
        case .byTimeOrCount(let scheduler, let interval, let count): (self.scheduler, self.interval, self.count) = (scheduler, interval, count)
        }
    }

    // MARK: Subscriber

    func receive(subscription: any Subscription) {
        let isFirst = lock.withLock {
            guard upstream == nil, !isOver else { return false }
            upstream = subscription
            return true
        }
        guard isFirst else { return subscription.cancel() }
        let start = scheduler.now.advanced(by: interval)
        let timer = scheduler.schedule(after: start, interval: interval, tolerance: scheduler.minimumTolerance, options: options) { [weak self] in
            self?.flush(least: 1)
        }
        let isCancelled = lock.withLock {
            if !isOver { self.timer = timer }
            return isOver
        }
        if isCancelled { return timer.cancel() }
        subscriber.receive(self)
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.withLock { if !isOver { values.append(input) } }
        flush(least: count)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if case .finished = completion { flush(least: 1) }
        let timer = lock.withLock { end().timer }
        timer?.cancel()
        subscriber.add(.completion(completion))
        subscriber.deliver(request)
    }

    // MARK: Subscription

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
        flush(least: count)
    }

    func cancel() {
        subscriber.end()
        let ended = lock.withLock { end() }
        ended.timer?.cancel()
        ended.upstream?.cancel()
    }

    /// Ends the collection; the caller holds the lock, and cancels the results without it.
    private func end() -> (timer: (any Cancellable)?, upstream: (any Subscription)?) {
        defer { (upstream, timer, values, isOver) = (nil, nil, [], true) }
        return (timer, upstream)
    }

    /// Sends the list if it has enough values and the subscriber has demand.
    private func flush(least: Int) {
        lock.withLock {
            guard !isOver, demand > 0, !values.isEmpty, values.count >= least else { return }
            subscriber.add(.value(values))
            values = []
            demand -= 1
        }
        subscriber.deliver(request)
    }
}
