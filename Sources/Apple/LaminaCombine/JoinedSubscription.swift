import Foundation
import OpenCombine

/// The subscription of one subscriber to the latest values of several publishers.
///
/// Every publisher has a `Branch` that keeps its latest value. A new value is sent on with the latest ones of the other branches, once all have one and
/// while the subscriber has demand; a value without demand is dropped, but stays the latest of its branch.
///
/// The lock guards the state of the subscription and of its branches. It is never held while a publisher or the subscriber is called.
final class JoinedSubscription<Downstream: Subscriber>: Subscription {
    let lock = NSLock()
    private let subscriber: SerialSubscriber<Downstream>
    private var branches: [any JoinedBranch] = []
    /// Joins the latest values of the branches; nil while one of them has none.
    private var join: (() -> Downstream.Input?)?
    /// The values that the subscriber has asked for and that were not sent.
    private var demand = Subscribers.Demand.none
    private var finished = 0

    init(_ downstream: Downstream) { subscriber = SerialSubscriber(downstream) }

    /// Begins with branches that are subscribed already.
    func begin(_ branches: [any JoinedBranch], _ join: @escaping () -> Downstream.Input?) {
        lock.withLock { (self.branches, self.join) = (branches, join) }
    }

    /// Gives the subscriber its subscription, after which it may ask for values.
    func start() { subscriber.receive(self) }

    func request(_ demand: Subscribers.Demand) {
        let branches = lock.withLock {
            self.demand += demand
            return self.branches
        }
        for branch in branches { branch.request(demand) }
    }

    func cancel() {
        subscriber.end()
        let branches = lock.withLock {
            defer { (self.branches, join) = ([], nil) }
            return self.branches
        }
        for branch in branches { branch.cancel() }
    }

    /// Sends the latest values after a branch has received one, which `change` stores.
    func send(after change: () -> Bool) {
        lock.withLock {
            guard change(), demand > 0, let value = join?() else { return }
            demand -= 1
            subscriber.add(.value(value))
        }
        subscriber.deliver(request)
    }

    /// Ends by the failure of one publisher, or when all have finished.
    ///
    /// - Parameter change: Ends the branch; false when it has ended before.
    func complete(_ completion: Subscribers.Completion<Downstream.Failure>, after change: () -> Bool) {
        let isLast = lock.withLock {
            guard change() else { return false }
            finished += 1
            if case .finished = completion, finished < branches.count { return false }
            subscriber.add(.completion(completion))
            return true
        }
        guard isLast else { return }
        subscriber.deliver(request)
        let rest = lock.withLock {
            defer { (branches, join) = ([], nil) }
            return branches
        }
        for branch in rest { branch.cancel() }
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
        joined.send {
            guard !isOver else { return false }
            latest = input
            return true
        }
        // Further demand is requested of all branches when the subscriber has answered.
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        joined.complete(completion) {
            guard !isOver else { return false }
            (isOver, subscription) = (true, nil)
            return true
        }
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        let known = joined.lock.withLock {
            if subscription == nil, !isOver { pending += demand }
            return subscription
        }
        known?.request(demand)
    }

    func cancel() {
        let old = joined.lock.withLock {
            defer { (isOver, subscription) = (true, nil) }
            return subscription
        }
        old?.cancel()
    }
}
