extension Animatable {
    package static func update(by interpolation: Interpolation<Self>) -> @Sendable (Phase, inout Self) -> Void {
        { phase, property in
            if let value = interpolation.value(in: phase, onto: property) { property = value }
        }
    }

    package static func updateOptional(by interpolation: Interpolation<Self?>) -> @Sendable (Phase, inout Self?) -> Void {
        { phase, property in
            if let value = interpolation.value(in: phase, onto: property) { property = value }
        }
    }
}

extension Optional where Wrapped: Animatable {
    package static func update(by interpolation: Interpolation<Wrapped?>) -> @Sendable (Phase, inout Wrapped?) -> Void {
        Wrapped.updateOptional(by: interpolation)
    }
}
