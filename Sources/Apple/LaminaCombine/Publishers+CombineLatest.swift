public import OpenCombine

// As Apple documents: a request goes to all publishers, each of which has a buffer of one value; the whole finishes when all have finished, and fails with
// the first failure. The subscriber gets its subscription first, because a publisher may end as soon as it is subscribed to.
extension Publishers {
    /// A publisher of the latest values of two publishers.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        /// The latest values, in the order of the publishers.
        public typealias Output = (A.Output, B.Output)
        /// The failure of each of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates a publisher of the latest values of two publishers.
        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }

        /// Subscribes to all publishers for a subscriber.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == (A.Output, B.Output), Downstream.Failure == A.Failure {
            let joined = JoinedSubscription(subscriber)
            let aBranch = Branch<A.Output, Downstream>(joined)
            let bBranch = Branch<B.Output, Downstream>(joined)
            joined.begin([aBranch, bBranch]) {
                guard let a = aBranch.latest, let b = bBranch.latest else { return nil }
                return (a, b)
            }
            joined.start()
            a.subscribe(aBranch)
            b.subscribe(bBranch)
        }
    }

    /// A publisher of the latest values of three publishers.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// The latest values, in the order of the publishers.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The failure of each of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Creates a publisher of the latest values of three publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        /// Subscribes to all publishers for a subscriber.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == (A.Output, B.Output, C.Output), Downstream.Failure == A.Failure {
            let joined = JoinedSubscription(subscriber)
            let aBranch = Branch<A.Output, Downstream>(joined)
            let bBranch = Branch<B.Output, Downstream>(joined)
            let cBranch = Branch<C.Output, Downstream>(joined)
            joined.begin([aBranch, bBranch, cBranch]) {
                guard let a = aBranch.latest, let b = bBranch.latest, let c = cBranch.latest else { return nil }
                return (a, b, c)
            }
            joined.start()
            a.subscribe(aBranch)
            b.subscribe(bBranch)
            c.subscribe(cBranch)
        }
    }

    /// A publisher of the latest values of four publishers.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// The latest values, in the order of the publishers.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The failure of each of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Creates a publisher of the latest values of four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        /// Subscribes to all publishers for a subscriber.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == (A.Output, B.Output, C.Output, D.Output), Downstream.Failure == A.Failure {
            let joined = JoinedSubscription(subscriber)
            let aBranch = Branch<A.Output, Downstream>(joined)
            let bBranch = Branch<B.Output, Downstream>(joined)
            let cBranch = Branch<C.Output, Downstream>(joined)
            let dBranch = Branch<D.Output, Downstream>(joined)
            joined.begin([aBranch, bBranch, cBranch, dBranch]) {
                guard let a = aBranch.latest, let b = bBranch.latest, let c = cBranch.latest, let d = dBranch.latest else { return nil }
                return (a, b, c, d)
            }
            joined.start()
            a.subscribe(aBranch)
            b.subscribe(bBranch)
            c.subscribe(cBranch)
            d.subscribe(dBranch)
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
