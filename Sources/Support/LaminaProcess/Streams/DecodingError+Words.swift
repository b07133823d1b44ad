extension DecodingError {
    /// The mistake for the user: the key and the permitted type in plain words, without names of Swift's types.
    package var words: String {
        switch self {
        case .keyNotFound(let key, let context): "\(Self.place(context.codingPath + [key])) is missing"
        case .valueNotFound(let type, let context): "\(Self.place(context.codingPath)) must be \(Self.noun(of: type)), not null"
        case .typeMismatch(let type, let context): "\(Self.place(context.codingPath)) must be \(Self.noun(of: type))"
        case .dataCorrupted(let context) where context.codingPath.isEmpty: "it is not JSON, or has a number that does not fit"
        case .dataCorrupted(let context): "\(Self.place(context.codingPath)) has a value that is not permitted"
        @unknown default: "it has another form"
        }
    }

    /// The place of a value, such as “images.2.scale”; elements of lists count from 0.
    private static func place(_ path: [any CodingKey]) -> String {
        path.isEmpty ? "the outermost value" : "“\(path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: "."))”"
    }

    private static func noun(of type: any Any.Type) -> String {
        switch type {
        case is String.Type: "a text"
        case is Bool.Type: "true or false"
        case is any BinaryInteger.Type: "a whole number"
        case is any FloatingPoint.Type: "a number"
        case is any DecodedList.Type: "a list"
        default: "an object"
        }
    }
}

/// The lists among the types that can be decoded.
private protocol DecodedList {}
extension Array: DecodedList {}
extension Set: DecodedList {}
