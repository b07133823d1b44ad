/// A method's signature with parameters of our own names, from which generated code is put together.
struct Signature {
    let member: MemberRecord

    /// `_ a0: Int, at a1: String`.
    var parameters: String {
        zip(member.labels, member.types).enumerated().map { position, parameter in
            "\(parameter.0.isEmpty ? "_" : quoted(parameter.0)) a\(position): \(parameter.1)"
        }.joined(separator: ", ")
    }

    /// `a0: Int, a1: String`, with escaping closures, for the parameters of a closure.
    var closureParameters: [String] { member.types.enumerated().map { "a\($0): \(isFunction($1) ? "@escaping " : "")\($1)" } }

    /// `Int, String`, as in a function type.
    var types: String { member.types.joined(separator: ", ") }

    var result: String { member.result ?? "Void" }

    /// The names of the parameters.
    var names: [String] { member.types.indices.map { "a\($0)" } }

    /// `-> Int`, or nothing.
    var arrow: String { member.result.map { " -> \($0)" } ?? "" }

    /// `-> Int`, for closures, in which an overloaded method is ambiguous without; nothing for types that closures cannot return.
    var closureArrow: String {
        guard let result = member.result, !result.contains(/\b(Self|some)\b/) else { return "" }
        return " -> " + (result.hasSuffix("!") ? result.dropLast() + "?" : result)
    }

    var effects: String { member.isThrowing ? " throws" : "" }

    /// `(a0, at: a1)`.
    var arguments: String {
        "(" + zip(member.labels, names).map { $0.isEmpty ? $1 : "\($0): \($1)" }.joined(separator: ", ") + ")"
    }

    /// A call by selector, for members that an object may or may not have.
    var dispatch: String {
        let closures = zip(member.types, names).filter { isFunction($0.0) }.map(\.1)
        let values = names.map { closures.contains($0) ? "e\($0)" : $0 }.joined(separator: ", ")
        let call = "LaminaMethods.Methods.dispatch(\"\(member.selector)\", self, [\(values)])" + (member.result == nil ? " as Void" : "")
        // A closure that does not escape cannot be stored in an array, even for the time of a call.
        return closures.reversed().reduce(call) { "withoutActuallyEscaping(\($1)) { e\($1) in \($0) }" }
    }

    /// Returns true for closures that do not escape.
    private func isFunction(_ type: String) -> Bool {
        type.contains("->") && !type.contains("@escaping") && !type.hasSuffix("?") && !type.hasSuffix("!") && !type.hasPrefix("[")
            && !type.hasPrefix("Optional<")
    }

    private func quoted(_ label: String) -> String { keywords.contains(label) ? "`\(label)`" : label }
}

/// The labels that need backticks.
private let keywords: Set = ["inout", "var", "let"]
