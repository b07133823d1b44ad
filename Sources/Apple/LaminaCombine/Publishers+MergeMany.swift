public import OpenCombine

extension Publishers {
    /// A publisher of all values of any number of publishers of one type.
    ///
    /// It finishes when all have finished, and fails with the first failure. Without unlimited demand one value of each publisher is kept until the
    /// subscriber asks for it.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// The values of the publishers.
        public typealias Output = Upstream.Output
        /// The failure of each of the publishers.
        public typealias Failure = Upstream.Failure

        /// The merged publishers.
        public let publishers: [Upstream]

        /// Creates a publisher of all values of publishers.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// Creates a publisher of all values of the publishers of a sequence.
        public init<Source: Swift.Sequence>(_ upstream: Source) where Source.Element == Upstream { publishers = Array(upstream) }

        /// Subscribes to all publishers for a subscriber.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
            Publishers.Sequence<[Upstream], Upstream.Failure>(sequence: publishers).flatMap { $0 }.receive(subscriber: subscriber)
        }

        /// Adds a publisher.
        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
