/// The interpolation from one value to another; either end may be the layer's model value, whatever the animations before show.
///
/// A class, as each form of an interpolation is: reading the form from an enumeration then copies a reference instead of all values.
final class BasicInterpolation<V: Animatable>: Sendable {
    /// An end of a basic animation's interpolation: a fixed value, or the layer's own.
    private enum End: Sendable {
        case fixed(InterpolationEndpoint<V>)
        /// The layer's model value.
        case model
        /// The sum of the layer's model value and this value.
        case onModel(V)
    }

    private let from: End
    private let to: End
    /// The layer's model value as an endpoint, created once; nil if unknown, and the current value then takes its place.
    private let model: InterpolationEndpoint<V>?
    /// True when the two ends can be interpolated or an end is unknown; false when `Animatable.fallbackInterpolation` replaces interpolation.
    let canInterpolate: Bool

    /// Creates an interpolation from its values; nil when a value has the wrong type or a sum that is needed does not exist.
    ///
    /// - Parameter model: The property's value without animations; nil if unknown.
    init?(_ values: BasicValues, model: V?) {
        guard let ends = BasicInterpolation.ends(values) else { return nil }
        let model = model.map { InterpolationEndpoint($0) }
        canInterpolate = BasicInterpolation.canInterpolate(ends.from, ends.to, model: model)
        (from, to) = ends
        self.model = model
    }

    /// The value at a progress, which may lie outside 0...1; nil when an end is a sum that does not exist.
    ///
    /// - Parameter current: Returns the value that the preceding animations give; called only when an end is the model value and that is unknown.
    func value(at progress: Double, current: () -> V) -> V? {
        if case .fixed(let from) = from, case .fixed(let to) = to { return InterpolationEndpoint.mix(from, to, at: progress) }
        guard let from = endpoint(from, current), let to = endpoint(to, current) else { return nil }
        return InterpolationEndpoint.mix(from, to, at: progress)
    }

    /// The value at the end of a cycle.
    ///
    /// - Parameter isReversed: True for an autoreversing animation, whose cycle ends at its start value.
    func cycleEnd(isReversed: Bool, current: () -> V) -> V? { endpoint(isReversed ? from : to, current)?.value }

    private func endpoint(_ end: End, _ current: () -> V) -> InterpolationEndpoint<V>? {
        switch end {
        case .fixed(let endpoint): endpoint
        case .model: model ?? InterpolationEndpoint(current())
        case .onModel(let step): step.added(to: model?.value ?? current()).map { InterpolationEndpoint($0) }
        }
    }

    /// True unless both ends are known in advance and cannot be interpolated.
    private static func canInterpolate(_ from: End, _ to: End, model: InterpolationEndpoint<V>?) -> Bool {
        func known(_ end: End) -> InterpolationEndpoint<V>? {
            switch end {
            case .fixed(let endpoint): endpoint
            case .model: model
            case .onModel: nil
            }
        }
        guard let first = known(from), let second = known(to) else { return true }
        return InterpolationEndpoint.canInterpolate(first, second)
    }

    /// The two ends according to the table at `BasicValues`; nil when a value has the wrong type or a sum does not exist.
    private static func ends(_ values: BasicValues) -> (from: End, to: End)? {
        func fixed(_ value: V?) -> End? { value.map { .fixed(InterpolationEndpoint($0)) } }
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
        case (let from?, nil, nil): return both(fixed(from), .model)
        case (nil, let to?, nil): return both(.model, fixed(to))
        case (nil, nil, let by?): return both(.model, by.map(End.onModel))
        case (nil, nil, nil): return both(fixed(values.previous.flatMap { V($0) }), .model)
        }
    }
}
