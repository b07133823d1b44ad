/// A question of the studio's page, such as `picture?time=1.5`.
package struct StudioQuestion: Sendable {
    /// The name before the question mark.
    package let name: String
    private let parameters: [String: String]

    /// Reads a path; percent signs and plus signs are those of a form.
    package init(_ path: String) {
        let parts = path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        name = String(parts[0])
        let pairs =
            parts.count < 2 ? [] : parts[1].split(separator: "&").map { $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false) }
        parameters = pairs.reduce(into: [:]) { $0[Self.decoded($1[0])] = $1.count < 2 ? "" : Self.decoded($1[1]) }
    }

    /// The text of a parameter; nil without it.
    package subscript(name: String) -> String? { parameters[name] }

    /// A finite number within a range.
    package func number(_ name: String, in range: ClosedRange<Double>) throws(StudioError) -> Double {
        guard let text = parameters[name], let number = Double(text), range.contains(number) else {
            throw .parameter(name: name, value: parameters[name], expected: "a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    /// An integer within a range.
    package func integer(_ name: String, in range: ClosedRange<Int>) throws(StudioError) -> Int {
        guard let text = parameters[name], let number = Int(text), range.contains(number) else {
            throw .parameter(name: name, value: parameters[name], expected: "an integer from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    /// The times from `from` to `to`, in seconds.
    ///
    /// - Parameter duration: The largest time.
    package func range(upTo duration: Double) throws(StudioError) -> ClosedRange<Double> {
        let from = try number("from", in: 0...duration)
        return from...(try number("to", in: from...duration))
    }

    private static func decoded(_ text: Substring) -> String {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.count >= 2, let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
                bytes.append(code)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// A question that has no answer.
package enum StudioError: Error, Hashable, CustomStringConvertible {
    /// No question has this name.
    case question(String)
    /// A parameter is missing or has another form.
    case parameter(name: String, value: String?, expected: String)
    /// No layer has this number at this time, in seconds.
    case layer(UInt64, time: Double)
    /// The answer would be too large; the number counts frames.
    case tooManyFrames(Int)
    /// The app cannot do what the question asks of it, for this reason.
    case app(String)
    /// A file could not be made, for this reason.
    case export(String)

    package var description: String {
        switch self {
        case .question(let name): "no question is called \(name.debugDescription)"
        case .parameter(let name, let value, let expected): "\(name) is \(value.map { "\($0.debugDescription), not" } ?? "missing:") \(expected)"
        case .layer(let number, let time): "layer \(number) is not in the tree at \(time) s"
        case .tooManyFrames(let count): "\(count) frames are too many for one answer"
        case .app(let reason), .export(let reason): reason
        }
    }

    /// The HTTP status of the answer.
    var status: Int {
        switch self {
        case .question, .layer: 404
        case .parameter, .tooManyFrames: 400
        case .app: 409
        case .export: 500
        }
    }
}
