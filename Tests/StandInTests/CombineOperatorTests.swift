import Foundation
import LaminaCombine
import LaminaConcurrency
import Testing

/// The operators of Combine that OpenCombine lacks.
struct CombineOperatorTests {
    struct Failed: Error {}

    /// A subscriber that notes its values and the end, as text.
    final class Ear<Input, Failure: Error>: Subscriber {
        let heard = Guarded<[String]>([])
        private let first: Subscribers.Demand
        private let later: Subscribers.Demand
        private(set) var subscription: (any Subscription)?

        init(first: Subscribers.Demand = .unlimited, later: Subscribers.Demand = .none) { (self.first, self.later) = (first, later) }
        func receive(subscription: any Subscription) {
            self.subscription = subscription
            subscription.request(first)
        }
        func receive(_ input: Input) -> Subscribers.Demand {
            heard.withLock { $0.append("\(input)") }
            return later
        }
        func receive(completion: Subscribers.Completion<Failure>) {
            heard.withLock { heard in if case .finished = completion { heard.append("end") } else { heard.append("failure") } }
        }
        var texts: [String] { heard.withLock { $0 } }
    }

    @Test func theLatestValuesAreJoinedWhenAllHaveOne() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        let ear = Ear<(Int, String), Never>()
        a.combineLatest(b).subscribe(ear)
        a.send(1)
        a.send(2)
        b.send("x")
        b.send("y")
        a.send(3)
        a.send(completion: .finished)
        b.send("z")
        #expect(ear.texts == ["(2, \"x\")", "(2, \"y\")", "(3, \"y\")", "(3, \"z\")"])
        b.send(completion: .finished)
        #expect(ear.texts.last == "end")
    }

    @Test func threeAndFourPublishersAndTransformsAreJoined() {
        let subjects = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
        let heard = Guarded<[String]>([])
        let note = { (text: String) in heard.withLock { $0.append(text) } }
        var held: Set<AnyCancellable> = []
        subjects[0].combineLatest(subjects[1]) { $0 + $1 }.sink { note("\($0)") }.store(in: &held)
        subjects[0].combineLatest(subjects[1], subjects[2]).sink { note("\($0)") }.store(in: &held)
        subjects[0].combineLatest(subjects[1], subjects[2]) { $0 + $1 + $2 }.sink { note("\($0)") }.store(in: &held)
        subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]).sink { note("\($0)") }.store(in: &held)
        subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]) { $0 + $1 + $2 + $3 }.sink { note("\($0)") }.store(in: &held)
        #expect(heard.withLock { $0 } == ["1", "(0, 1, 2)", "3", "(0, 1, 2, 3)", "6"])
        heard.withLock { $0 = [] }
        subjects[3].send(9)
        #expect(heard.withLock { $0.sorted() } == ["(0, 1, 2, 9)", "12"])
        held = []
        subjects[3].send(10)
        #expect(heard.withLock { $0.count } == 2)
    }

    @Test func aFailureEndsJoinedValuesAndCancelsTheOthers() {
        let (a, b) = (PassthroughSubject<Int, Failed>(), PassthroughSubject<Int, Failed>())
        let cancelled = Guarded(0)
        let ear = Ear<(Int, Int), Failed>()
        a.combineLatest(b.handleEvents(receiveCancel: { cancelled.withLock { $0 += 1 } })).subscribe(ear)
        b.send(1)
        a.send(completion: .failure(Failed()))
        a.send(2)
        b.send(2)
        #expect(ear.texts == ["failure"] && cancelled.withLock { $0 } == 1)
        let early = Ear<(Int, Int), Failed>()
        Fail<Int, Failed>(error: Failed()).combineLatest(a).subscribe(early)
        #expect(early.texts == ["failure"])
    }

    @Test func joinedValuesKeepToTheDemand() {
        let (a, b) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
        let ear = Ear<(Int, Int), Never>(first: .max(2))
        a.combineLatest(b).subscribe(ear)
        a.send(1)
        b.send(2)
        #expect(ear.texts == ["(1, 0)", "(1, 2)"])
        b.send(3)
        a.send(4)
        #expect(ear.texts.count == 2)
        ear.subscription?.request(.max(1))
        a.send(5)
        #expect(ear.texts.count == 3)
        ear.subscription?.cancel()
        a.send(6)
        #expect(ear.texts.count == 3)
        let asking = Ear<(Int, Int), Never>(first: .max(1), later: .max(1))
        a.combineLatest(b).subscribe(asking)
        for value in 0..<5 { a.send(value) }
        #expect(asking.texts.count == 5)
    }

    @Test func joinedValuesFromManyThreadsArriveOneByOne() {
        let subjects = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
        let (inside, clashes, count) = (Guarded(0), Guarded(0), Guarded(0))
        let held = subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]).sink { _ in
            if inside.withLock({
                $0 += 1; return $0
            }) != 1 {
                clashes.withLock { $0 += 1 }
            }
            count.withLock { $0 += 1 }
            inside.withLock { $0 -= 1 }
        }
        // Subjects may be sent to from any thread.
        nonisolated(unsafe) let shared = subjects
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for value in 0..<200 { shared[thread].send(value) }
        }
        held.cancel()
        #expect(clashes.withLock { $0 } == 0)
        #expect(count.withLock { $0 } == 801)
    }

    @Test func mergedPublishersSendAllTheirValues() {
        let subjects = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
        let erased = subjects.map { $0.eraseToAnyPublisher() }
        let ears = (0..<8).map { _ in Ear<Int, Never>() }
        subjects[0].merge(with: erased[1]).subscribe(ears[0])
        subjects[0].merge(with: erased[1], erased[2]).subscribe(ears[1])
        subjects[0].merge(with: erased[1], erased[2], erased[3]).subscribe(ears[2])
        subjects[0].merge(with: erased[1], erased[2], erased[3], erased[4]).subscribe(ears[3])
        subjects[0].merge(with: erased[1], erased[2], erased[3], erased[4], erased[5]).subscribe(ears[4])
        subjects[0].merge(with: erased[1], erased[2], erased[3], erased[4], erased[5], erased[6]).subscribe(ears[5])
        subjects[0].merge(with: erased[1], erased[2], erased[3], erased[4], erased[5], erased[6], erased[7]).subscribe(ears[6])
        Publishers.MergeMany(subjects).subscribe(ears[7])
        for (value, subject) in subjects.enumerated() { subject.send(value) }
        for subject in subjects { subject.send(completion: .finished) }
        let expected = [2, 3, 4, 5, 6, 7, 8, 8].map { count in (0..<count).map { "\($0)" } + ["end"] }
        #expect(ears.map(\.texts) == expected)
    }

    @Test func mergedPublishersOfOneTypeAreMany() {
        let many: Publishers.MergeMany<Just<Int>> = Just(1).merge(with: Just(2))
        let ear = Ear<Int, Never>()
        many.merge(with: Just(3)).subscribe(ear)
        #expect(ear.texts == ["1", "2", "3", "end"])
        #expect(many == Publishers.MergeMany(Just(1), Just(2)))
        let none = Ear<Int, Never>()
        Publishers.MergeMany([Just<Int>]()).subscribe(none)
        #expect(none.texts == ["end"])
    }

    @Test func mergedValuesKeepToTheDemandAndOneWaits() {
        let (a, b) = ([1, 2].publisher, [3, 4].publisher)
        let ear = Ear<Int, Never>(first: .max(1))
        a.merge(with: b).subscribe(ear)
        #expect(ear.texts == ["1"])
        ear.subscription?.request(.max(2))
        #expect(ear.texts.count == 3)
        ear.subscription?.request(.unlimited)
        #expect(ear.texts.sorted() == ["1", "2", "3", "4", "end"])
        let failing = Ear<Int, Failed>()
        let subject = PassthroughSubject<Int, Failed>()
        subject.merge(with: Fail<Int, Failed>(error: Failed())).subscribe(failing)
        subject.send(1)
        #expect(failing.texts == ["failure"])
    }

    /// A scheduler whose timers fire when a test says so.
    final class ManualScheduler: Scheduler {
        typealias SchedulerTimeType = RunLoop.OCombine.SchedulerTimeType
        typealias SchedulerOptions = Never
        private var timers: [Int: () -> Void] = [:]
        private(set) var intervals: [SchedulerTimeType.Stride] = []
        var now: SchedulerTimeType { SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0)) }
        var minimumTolerance: SchedulerTimeType.Stride { 0 }
        func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
        func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void) {}
        func schedule(
            after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: Never?,
            _ action: @escaping () -> Void
        ) -> any Cancellable {
            intervals.append(interval)
            let key = intervals.count
            timers[key] = action
            return AnyCancellable { self.timers[key] = nil }
        }
        func fire() { for action in Array(timers.values) { action() } }
        var isIdle: Bool { timers.isEmpty }
    }

    @Test func valuesOfAnIntervalAreCollected() {
        let (clock, subject) = (ManualScheduler(), PassthroughSubject<Int, Failed>())
        let ear = Ear<[Int], Failed>()
        subject.collect(.byTime(clock, .seconds(2))).subscribe(ear)
        #expect(clock.intervals == [.seconds(2)])
        clock.fire()
        subject.send(1)
        subject.send(2)
        #expect(ear.texts.isEmpty)
        clock.fire()
        subject.send(3)
        subject.send(completion: .finished)
        #expect(ear.texts == ["[1, 2]", "[3]", "end"])
        #expect(clock.isIdle)
    }

    @Test func aFullListIsPublishedBeforeItsTime() {
        let (clock, subject) = (ManualScheduler(), PassthroughSubject<Int, Failed>())
        let ear = Ear<[Int], Failed>()
        subject.collect(.byTimeOrCount(clock, .seconds(2), 2)).subscribe(ear)
        for value in 1...3 { subject.send(value) }
        #expect(ear.texts == ["[1, 2]"])
        clock.fire()
        subject.send(4)
        subject.send(completion: .failure(Failed()))
        #expect(ear.texts == ["[1, 2]", "[3]", "failure"])
        #expect(clock.isIdle)
    }

    @Test func collectedValuesWaitForDemandUntilTheyAreCancelled() {
        let (clock, subject) = (ManualScheduler(), PassthroughSubject<Int, Never>())
        let ear = Ear<[Int], Never>(first: .max(1))
        subject.collect(.byTime(clock, .seconds(1))).subscribe(ear)
        for value in 1...3 {
            subject.send(value)
            clock.fire()
        }
        #expect(ear.texts == ["[1]"])
        ear.subscription?.request(.max(1))
        clock.fire()
        #expect(ear.texts == ["[1]", "[2, 3]"])
        ear.subscription?.cancel()
        #expect(clock.isIdle)
    }
}
