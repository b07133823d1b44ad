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

    /// Nil when a value is of another type, or the values do not go together.
    ///
    /// - Parameter model: The property without animations, if there is one.
    init?(_ values: BasicValues, model: V?) {
        guard let ends = BasicCourse.ends(values) else { return nil }
        if case .fixed(let from) = ends.from, case .fixed(let to) = ends.to {
            guard V.mix(from.mixable, to.mixable, at: 0.5) != nil else { return nil }
        }
        (from, to) = ends
        self.model = model.flatMap { Prepared($0) }
    }

    /// What shows at a progress, which may lie outside 0...1; nil when the values do not go together.
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
        case .onCurrent(let step): step.added(to: current).flatMap { Prepared($0) }
        }
    }

    /// The table of `BasicValues`.
    private static func ends(_ values: BasicValues) -> (from: End, to: End)? {
        func fixed(_ value: V?) -> End? { value.flatMap { Prepared($0) }.map(End.fixed) }
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
