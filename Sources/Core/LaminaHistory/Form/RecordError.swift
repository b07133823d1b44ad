/// The reasons for which a record of a history cannot be read, or a value cannot be written.
package enum RecordError: Error, Hashable, CustomStringConvertible {
    /// The record, or the file, ends before the value does.
    case truncated
    /// The record has this many bytes after its last value.
    case leftover(Int)
    /// A count has more elements than the rest of the record can hold.
    case count(UInt64)
    /// A number does not fit into the type.
    case overflow
    /// A reference to a record that does not precede this one; cycles would need one.
    case missing(String, UInt64)
    case unknownCase(Int, of: String)
    /// A name that none of the known ones is.
    case unknownName(String, of: String, known: [String])
    /// A property that this version does not know.
    case unknownProperty(String)
    /// A value of the wrong type, or one that the property refuses.
    case unsuitable(String)
    case notANumber(String)
    /// A text is no UTF-8.
    case badText
    /// Values are nested more deeply than readers accept.
    case tooDeep
    /// A picture, or all of them, has more pixels than readers accept.
    case tooManyPixels(Int)
    /// A tree has more parts than readers accept.
    case tooLarge
    /// The kinds of records have an order, which this one breaks.
    case misplaced

    package var description: String {
        switch self {
        case .truncated: "it ends too early"
        case .leftover(let bytes): "it has \(bytes) bytes too many"
        case .count(let count): "it is too short for \(count) elements"
        case .overflow: "a number is too large"
        case .missing(let kind, let index): "there is no \(kind) \(index) before it"
        case .unknownCase(let tag, let type): "\(tag) is no case of \(type)"
        case .unknownName(let name, let kind, let known): "“\(name)” is no \(kind); there are \(known.joined(separator: ", "))"
        case .unknownProperty(let name): "the property \(name) is unknown"
        case .unsuitable(let name): "the value of \(name) is not suitable"
        case .notANumber(let name): "\(name) is not a number"
        case .badText: "a text is not UTF-8"
        case .tooDeep: "values are nested too deeply"
        case .tooManyPixels(let pixels): "\(pixels) pixels are too many"
        case .tooLarge: "the tree has too many parts"
        case .misplaced: "it is not allowed here"
        }
    }
}
