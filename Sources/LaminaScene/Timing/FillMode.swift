/// What an animation shows before its beginning and after its end.
package enum FillMode: String, Sendable, Hashable {
    /// Nothing: the model shows.
    case removed
    /// The last value after the end.
    case forwards
    /// The first value before the beginning.
    case backwards
    case both

    /// The first value shows before the beginning.
    package var fillsBefore: Bool { self == .backwards || self == .both }

    /// The last value shows after the end.
    package var fillsAfter: Bool { self == .forwards || self == .both }

    /// The same before the beginning, and nothing after the end.
    package var withoutForwards: FillMode { fillsBefore ? .backwards : .removed }
}
