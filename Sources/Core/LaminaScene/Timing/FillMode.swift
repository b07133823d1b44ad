/// The values that an animation shows before its beginning and after its end.
package enum FillMode: String, Sendable, Hashable, CaseIterable {
    /// No animated value: the model value shows.
    case removed
    /// The last value shows after the end.
    case forwards
    /// The first value shows before the beginning.
    case backwards
    /// The first value shows before the beginning, and the last value after the end.
    case both

    /// True when the first value shows before the beginning.
    package var fillsBefore: Bool { self == .backwards || self == .both }

    /// True when the last value shows after the end.
    package var fillsAfter: Bool { self == .forwards || self == .both }

    /// The mode without its effect after the end.
    package var withoutForwards: FillMode { fillsBefore ? .backwards : .removed }
}
