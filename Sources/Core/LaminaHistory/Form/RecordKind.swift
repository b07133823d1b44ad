/// The kinds of records; the raw value is the first byte of the record.
package enum RecordKind: UInt8, Sendable, CaseIterable {
    /// The screen and the run; the first record.
    case header = 1
    /// The names of the properties, to whose order states refer; the second record.
    case properties
    case picture
    case path
    case state
    case animation
    case piece
    case block
    case node
    /// A tree with its time.
    case commit
    /// The names of a layer.
    case layer
    /// An event, a call or a message.
    case entry
    /// The line of code that has added an animation.
    case line
    /// The number of all records before; the last record.
    case end
}
