extension Animatable {
    package static func update(by course: Course<Self>) -> @Sendable (Phase, inout Self) -> Void {
        { phase, property in
            if let value = course.value(in: phase, onto: property) { property = value }
        }
    }

    package static func updateOptional(by course: Course<Self?>) -> @Sendable (Phase, inout Self?) -> Void {
        { phase, property in
            if let value = course.value(in: phase, onto: property) { property = value }
        }
    }
}

extension Optional where Wrapped: Animatable {
    package static func update(by course: Course<Wrapped?>) -> @Sendable (Phase, inout Wrapped?) -> Void {
        Wrapped.updateOptional(by: course)
    }
}
