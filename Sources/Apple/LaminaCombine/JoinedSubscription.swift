import Foundation
import OpenCombine

/// The subscription of one subscriber to the latest values of several publishers.
///
/// Every publisher has a `Branch` that keeps its latest value. A new value is sent on with the latest ones of the other branches, once all have one and
/// while the subscriber has demand; a value without demand is dropped, but stays the latest of its branch.
///
/// The lock is recursive and held while the subscriber is called, so that values arrive one after the other and a subscriber may ask for more, cancel,
/// or send to one of the publishers.
final class JoinedSubscription<Downstream: Subscriber>: Subscription {
    let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var branches: [any JoinedBranch] = []
    /// Joins the latest values of the branches; nil while one of them has none.
    private var join: (() -> Downstream.Input?)?
    /// The values that the subscriber has asked for and not received.
    private var demand = Subscribers.Demand.none
    private var finished = 0

    init(_ downstream: Downstream) { self.downstream = downstream }

    /// Begins with branches that are subscribed already.
    func begin(_ branches: [any JoinedBranch], _ join: @escaping () -> Downstream.Input?) {
        lock.withLock { (self.branches, self.join) = (branches, join) }
    }

    /// Gives the subscriber its subscription, after which it may ask for values.
    func start() { lock.withLock { downstream }?.receive(subscription: self) }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock {
            guard downstream != nil else { return }
            self.demand += demand
            for branch in branches { branch.request(demand) }
        }
    }

    func cancel() { end() }

    /// Sends the latest values after a branch received one.
    ///
    /// - Returns: The further demand of the subscriber, which the other branches have been asked for.
    func send(from sender: any JoinedBranch) -> Subscribers.Demand {
        lock.withLock {
            guard let downstream, demand > 0, let value = join?() else { return .none }
            demand -= 1
            let more = downstream.receive(value)
            guard more > 0, self.downstream != nil else { return .none }
            demand += more
            for branch in branches where branch !== sender { branch.request(more) }
            return more
        }
    }

    /// Ends by the failure of one publisher, or when all have finished.
    func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        lock.withLock {
            finished += 1
            if case .finished = completion, finished < branches.count { return }
            guard let downstream = end() else { return }
            downstream.receive(completion: completion)
        }
    }

    @discardableResult
    private func end() -> Downstream? {
        lock.withLock {
            let ended = (downstream, branches)
            (downstream, branches, join) = (nil, [], nil)
            for branch in ended.1 { branch.cancel() }
            return ended.0
        }
    }
}

/// One of the publishers whose values are joined.
protocol JoinedBranch: AnyObject {
    func request(_ demand: Subscribers.Demand)
    func cancel()
}

/// The subscriber to one of several publishers, with the latest value of it.
final class Branch<Input, Downstream: Subscriber>: Subscriber, JoinedBranch {
    typealias Failure = Downstream.Failure

    private let joined: JoinedSubscription<Downstream>
    private var subscription: (any Subscription)?
    /// The demand that came before the subscription.
    private var pending = Subscribers.Demand.none
    private var isOver = false
    private(set) var latest: Input?

    init(_ joined: JoinedSubscription<Downstream>) { self.joined = joined }

    func receive(subscription: any Subscription) {
        let wanted: Subscribers.Demand? = joined.lock.withLock {
            guard self.subscription == nil, !isOver else { return nil }
            self.subscription = subscription
            defer { pending = .none }
            return pending
        }
        guard let wanted else { return subscription.cancel() }
        if wanted > 0 { subscription.request(wanted) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        joined.lock.withLock {
            guard !isOver else { return .none }
            latest = input
            return joined.send(from: self)
        }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        joined.lock.withLock {
            guard !isOver else { return }
            (isOver, subscription) = (true, nil)
            joined.complete(completion)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        joined.lock.withLock {
            if let subscription { subscription.request(demand) } else if !isOver { pending += demand }
        }
    }

    func cancel() {
        joined.lock.withLock {
            let old = subscription
            (isOver, subscription) = (true, nil)
            old?.cancel()
        }
    }
}
