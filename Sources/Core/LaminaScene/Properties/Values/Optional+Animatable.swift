/// Optional properties: in interpolation the type's blank value stands in for a missing value.
extension Optional: Animatable where Wrapped: Animatable {
    package typealias InterpolationForm = Wrapped.InterpolationForm?

    package init?(_ value: Value) {
        if case .null = value {
            self = .none
        } else if let wrapped = Wrapped(value) {
            self = .some(wrapped)
        } else {
            return nil
        }
    }

    package var value: Value { self?.value ?? .null }

    package var interpolationForm: InterpolationForm? {
        guard let wrapped = self else { return .some(.none) }
        return wrapped.interpolationForm.map(Optional<Wrapped.InterpolationForm>.some)
    }

    package static func mix(_ from: InterpolationForm, _ to: InterpolationForm, at fraction: Double) -> Wrapped?? {
        if from == nil && to == nil { return .some(.none) }
        guard let from = from ?? blankInterpolationForm, let to = to ?? blankInterpolationForm else { return nil }
        return Wrapped.mix(from, to, at: fraction).map(Optional.some)
    }

    /// Interpolates between values that `mix` refuses; without a blank value the end shows at once, so that a first image or path does not appear
    /// late.
    package static func fallbackInterpolation(_ from: Wrapped?, _ to: Wrapped?, at fraction: Double) -> Wrapped? {
        guard let first = from ?? Wrapped.blank, let second = to ?? Wrapped.blank else { return to }
        return InterpolationEndpoint.mix(InterpolationEndpoint(first), InterpolationEndpoint(second), at: fraction)
    }

    package static func mix(_ keys: KeyNeighbors<InterpolationForm>, weights: SIMD4<Double>) -> Wrapped?? {
        guard let before = keys.before ?? blankInterpolationForm, let from = keys.from ?? blankInterpolationForm,
            let to = keys.to ?? blankInterpolationForm, let after = keys.after ?? blankInterpolationForm
        else { return nil }
        let wrapped = KeyNeighbors(before: before, from: from, to: to, after: after)
        return Wrapped.mix(wrapped, weights: weights).map(Optional.some)
    }

    package func added(to current: Wrapped?) -> Wrapped?? {
        guard let wrapped = self else { return .some(current) }
        guard let base = current ?? Wrapped.blank else { return .some(wrapped) }
        return wrapped.added(to: base).map(Optional.some)
    }

    package func removed(from sum: Wrapped?) -> Wrapped?? {
        guard let wrapped = self else { return .some(sum) }
        guard let sum = sum ?? Wrapped.blank else { return nil }
        return wrapped.removed(from: sum).map(Optional.some)
    }

    package func repeated(_ count: Int) -> Wrapped?? {
        guard let wrapped = self else { return .some(.none) }
        return wrapped.repeated(count).map(Optional.some)
    }

    package func distance(to other: Wrapped?) -> Double? {
        if self == nil && other == nil { return 0 }
        guard let from = self ?? Wrapped.blank, let to = other ?? Wrapped.blank else { return nil }
        return from.distance(to: to)
    }

    private static var blankInterpolationForm: Wrapped.InterpolationForm? { Wrapped.blank?.interpolationForm }
}
