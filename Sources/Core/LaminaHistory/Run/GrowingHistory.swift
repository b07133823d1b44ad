/// The history of a run in progress, put together from the parts that its app sends.
///
///     app ──part──▶ records ──reader──▶ commits 0…n
///         ──part──▶ further records  ─▶ commits 0…n+m, which share what did not change
package struct GrowingHistory {
    /// The history up to the last part; nil before the first one.
    package private(set) var history: History?
    private let name: String
    private var reader: HistoryReader?

    /// - Parameter name: The app's name, for errors.
    package init(name: String) { self.name = name }

    /// Takes the next part.
    ///
    /// - Throws: `HistoryError` for records that no app of this version sends.
    package mutating func add(_ part: HistoryPart) throws(HistoryError) {
        // Without a copy here the reader appends in place.
        history = nil
        if part.beginsAnew || reader == nil {
            reader = try HistoryReader(part.records, name: name)
            try reader?.readAll()
        } else {
            try reader?.read(part.records)
        }
        history = reader?.history
        history?.duration = part.duration
    }
}
