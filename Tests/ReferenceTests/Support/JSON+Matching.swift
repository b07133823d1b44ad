extension JSON {
    /// Returns true when an answer equals the expected value.
    ///
    /// - Parameters:
    ///   - answer: The framework's value. An expected object may contain only some of the answer's members, or some elements of a matrix.
    ///   - tolerance: The absolute tolerance for numbers.
    func matches(_ answer: JSON, within tolerance: Double) -> Bool {
        if let expected = number, let actual = answer.number { return expected == actual || abs(expected - actual) <= tolerance }
        switch (self, answer) {
        case (.text("identity"), .array), (.text("model"), .array):
            // The layers of these cases are new, so their model value is the identity.
            return Self.identity.matches(answer, within: tolerance)
        case (.array(let expected), .array(let actual)):
            return expected.count == actual.count && zip(expected, actual).allSatisfy { $0.matches($1, within: tolerance) }
        case (.object(let expected), _):
            return expected.allSatisfy { name, value in answer.member(name).map { value.matches($0, within: tolerance) } ?? false }
        default: return self == answer
        }
    }

    private static let identity = JSON.array((0..<16).map { .number($0 % 5 == 0 ? 1 : 0) })

    /// Returns a member of an object, or an element of a 4 × 4 matrix, whose name is `m` and the digits of row and column.
    func member(_ name: String) -> JSON? {
        guard case .array(let elements) = self, elements.count == 16 else { return self[name] }
        let digits = name.dropFirst().compactMap(\.wholeNumberValue)
        guard name.first == "m", digits.count == 2, digits.allSatisfy({ (1...4).contains($0) }) else { return nil }
        return elements[(digits[0] - 1) * 4 + digits[1] - 1]
    }

    /// A short text for messages.
    var line: String {
        switch self {
        case .null: "null"
        case .bool(let flag): "\(flag)"
        case .number(let number): "\(number)"
        case .text(let text): text
        case .array(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
        case .object(let members): "{" + members.sorted { $0.key < $1.key }.map { "\($0): \($1.line)" }.joined(separator: ", ") + "}"
        }
    }
}
