/// From one value to another, either of which may be what the layer shows at the moment.
struct BasicCourse<V: Animatable>: Sendable {
    private enum End: Sendable {
        case fixed(Prepared<V>)
        case current
        /// This on top of what the layer shows.
        case onCurrent(V)
    }

    private let from: End
    private let to: End
    /// What the layer shows most often, so that it need not be taken apart in every frame.
    private let model: Prepared<V>?
    /// The values are mixed, and not bridged; true also while it is not known what the layer shows.
    let mixes: Bool

    /// Nil when a value is of another type, or a sum of two is needed that do not add up.
    ///
    /// - Parameter model: The property without animations, if there is one.
    init?(_ values: BasicValues, model: V?) {
        guard let ends = BasicCourse.ends(values) else { return nil }
        let model = model.map { Prepared($0) }
        mixes = BasicCourse.mixes(ends.from, ends.to, model: model)
        (from, to) = ends
        self.model = model
    }

    /// The value at a progress, which may lie outside 0...1; nil when an end is a sum that does not exist.
    func value(at progress: Double, current: () -> V) -> V? {
        if case .fixed(let from) = from, case .fixed(let to) = to { return Prepared.mix(from, to, at: progress) }
        let current = current()
        guard let from = prepared(from, current), let to = prepared(to, current) else { return nil }
        return Prepared.mix(from, to, at: progress)
    }

    /// The same with the two values apart.
    func mixture(at progress: Double, current: () -> V) -> Mixture<V>? {
        let current = current()
        guard let from = prepared(from, current), let to = prepared(to, current) else { return nil }
        return Mixture(from: from.value, to: to.value, fraction: progress)
    }

    /// - Parameter isReversed: At the end of a way back, which is the start.
    func cycleEnd(isReversed: Bool, current: () -> V) -> V? { prepared(isReversed ? from : to, current())?.value }

    private func prepared(_ end: End, _ current: V) -> Prepared<V>? {
        switch end {
        case .fixed(let prepared): prepared
        case .current: model?.value == current ? model : Prepared(current)
        case .onCurrent(let step): step.added(to: current).map { Prepared($0) }
        }
    }

    private static func mixes(_ from: End, _ to: End, model: Prepared<V>?) -> Bool {
        func known(_ end: End) -> Prepared<V>? {
            switch end {
            case .fixed(let prepared): prepared
            case .current: model
            case .onCurrent: nil
            }
        }
        guard let first = known(from), let second = known(to) else { return true }
        return Prepared.mixes(first, second)
    }

    /// The table of `BasicValues`.
    private static func ends(_ values: BasicValues) -> (from: End, to: End)? {
        func fixed(_ value: V?) -> End? { value.map { .fixed(Prepared($0)) } }
        func both(_ from: End?, _ to: End?) -> (End, End)? {
            guard let from, let to else { return nil }
            return (from, to)
        }
        let from = values.from.map { V($0) }
        let to = values.to.map { V($0) }
        let by = values.by.map { V($0) }
        switch (from, to, by) {
        case (let from?, let to?, _): return both(fixed(from), fixed(to))
        case (let from?, nil, let by?): return both(fixed(from), fixed(from.flatMap { by?.added(to: $0) }))
        case (nil, let to?, let by?): return both(fixed(to.flatMap { by?.removed(from: $0) }), fixed(to))
        case (let from?, nil, nil): return both(fixed(from), .current)
        case (nil, let to?, nil): return both(.current, fixed(to))
        case (nil, nil, let by?): return both(.current, by.map(End.onCurrent))
        case (nil, nil, nil): return both(fixed(values.previous.flatMap { V($0) }), .current)
        }
    }
}
